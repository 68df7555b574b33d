// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/perfcounters.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <linux/perf_event.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <utility>

namespace jinbang::core::system {
namespace {

struct Kind {
    const char *name;
    std::uint64_t config;
};
constexpr std::array kKinds{Kind{"cycles", PERF_COUNT_HW_CPU_CYCLES},
                            Kind{"instructions", PERF_COUNT_HW_INSTRUCTIONS},
                            Kind{"branch-misses", PERF_COUNT_HW_BRANCH_MISSES},
                            Kind{"cache-misses", PERF_COUNT_HW_CACHE_MISSES}};

int openEvent(std::uint64_t config)
{
    perf_event_attr attributes{};
    attributes.type = PERF_TYPE_HARDWARE;
    attributes.size = sizeof attributes;
    attributes.config = config;
    attributes.disabled = 1;
    attributes.exclude_kernel = 1;
    attributes.exclude_hv = 1;
    attributes.read_format = PERF_FORMAT_TOTAL_TIME_ENABLED | PERF_FORMAT_TOTAL_TIME_RUNNING;
    return static_cast<int>(
        syscall(SYS_perf_event_open, &attributes, 0, -1, -1, PERF_FLAG_FD_CLOEXEC));
}

std::string reasonOf(int error)
{
    if (error == ENOENT || error == EOPNOTSUPP)
        return "this machine shows no hardware counters, as most virtual machines";
    std::string reason = std::string("perf_event_open: ") + std::strerror(error);
    std::string level;
    if (std::ifstream file("/proc/sys/kernel/perf_event_paranoid"); file >> level)
        reason += ", kernel.perf_event_paranoid is " + level;
    return reason;
}

} // namespace

Result<PerfCounters> PerfCounters::open()
{
    static_assert(kKinds.size() == kEvents);
    PerfCounters counters;
    int error = 0;
    for (std::size_t i = 0; i < kEvents; ++i) {
        counters.m_files[i] = openEvent(kKinds[i].config);
        if (counters.m_files[i] < 0 && error == 0)
            error = errno;
    }
    if (std::all_of(counters.m_files.begin(), counters.m_files.end(),
                    [](int file) { return file < 0; }))
        return Error{ErrorCode::Unsupported, "hardware counters", reasonOf(error)};
    return counters;
}

PerfCounters::PerfCounters(PerfCounters &&other) noexcept
    : m_files(other.m_files)
{
    other.m_files.fill(-1);
}

PerfCounters::~PerfCounters()
{
    for (const int file : m_files) {
        if (file >= 0)
            close(file);
    }
}

void PerfCounters::start()
{
    for (const int file : m_files) {
        if (file < 0)
            continue;
        ioctl(file, PERF_EVENT_IOC_RESET, 0);
        ioctl(file, PERF_EVENT_IOC_ENABLE, 0);
    }
}

std::map<std::string, double> PerfCounters::stop()
{
    std::map<std::string, double> counts;
    for (const int file : m_files) {
        if (file >= 0)
            ioctl(file, PERF_EVENT_IOC_DISABLE, 0);
    }
    for (std::size_t i = 0; i < kEvents; ++i) {
        struct {
            std::uint64_t count, enabled, running;
        } value{};
        if (m_files[i] < 0 || read(m_files[i], &value, sizeof value) != ssize_t(sizeof value)
            || value.running == 0)
            continue;
        counts[kKinds[i].name] = static_cast<double>(value.count)
                                 * static_cast<double>(value.enabled)
                                 / static_cast<double>(value.running);
    }
    return counts;
}

} // namespace jinbang::core::system

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/instruments.h"

#include "core/system/canary.h"

#include <charconv>
#include <fcntl.h>
#include <string_view>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

namespace jinbang::core::measure {
namespace {

/// Second number of "time-on-cpu time-waiting timeslices", in ns.
double waitingTime(int file)
{
    char buffer[96];
    const ssize_t size = file < 0 ? -1 : pread(file, buffer, sizeof buffer, 0);
    if (size <= 0)
        return 0;
    const std::string_view text(buffer, static_cast<std::size_t>(size));
    const std::size_t space = text.find(' ');
    std::uint64_t waiting = 0;
    if (space != text.npos)
        std::from_chars(text.data() + space + 1, text.data() + text.size(), waiting);
    return static_cast<double>(waiting);
}

} // namespace

ThreadInstruments::ThreadInstruments()
    : m_schedulerFile(open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC))
{
}

ThreadInstruments::~ThreadInstruments()
{
    if (m_schedulerFile >= 0)
        close(m_schedulerFile);
}

void ThreadInstruments::readCpuTime(Usage &usage) const
{
    timespec cpu{};
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &cpu) == 0)
        usage.cpuNs = static_cast<double>(cpu.tv_sec) * 1e9 + static_cast<double>(cpu.tv_nsec);
}

void ThreadInstruments::readSwitches(Usage &usage) const
{
    rusage used{};
    if (getrusage(RUSAGE_THREAD, &used) == 0) {
        usage.voluntary = used.ru_nvcsw;
        usage.involuntary = used.ru_nivcsw;
        usage.minorFaults = used.ru_minflt;
    }
    usage.runDelayNs = waitingTime(m_schedulerFile);
}

Usage ThreadInstruments::usageBefore()
{
    Usage usage;
    readCpuTime(usage);
    readSwitches(usage);
    return usage;
}

Usage ThreadInstruments::usageAfter()
{
    Usage usage;
    readSwitches(usage);
    readCpuTime(usage);
    return usage;
}

double ThreadInstruments::canaryNs()
{
    return system::canaryNs(m_clock);
}

} // namespace jinbang::core::measure

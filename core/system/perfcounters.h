#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The processor's own counters, where the kernel lets us read them.

#include "core/base/result.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>

namespace jinbang::core::system {

class PerfCounters
{
public:
    /// Opens cycles, instructions, branch misses and cache misses of this thread, user mode only;
    /// those that the machine lacks are left out. Errors: Unsupported with the reason when there is
    /// none.
    [[nodiscard]] static Result<PerfCounters> open();
    ~PerfCounters();
    PerfCounters(PerfCounters &&other) noexcept;
    PerfCounters &operator=(PerfCounters &&) = delete;

    void start();
    /// Counts since start, scaled where the kernel had to share a counter.
    [[nodiscard]] std::map<std::string, double> stop();

private:
    PerfCounters() { m_files.fill(-1); }
    static constexpr std::size_t kEvents = 4;
    std::array<int, kEvents> m_files{};
};

} // namespace jinbang::core::system

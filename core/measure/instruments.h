#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What a sample is measured with, behind an interface: tests put in a clock of their own and expect
// exact figures.

#include "core/system/clock.h"

#include <cstdint>

namespace jinbang::core::measure {

/// What the calling thread has used so far.
struct Usage {
    double cpuNs = 0, runDelayNs = 0;
    std::int64_t voluntary = 0, involuntary = 0, minorFaults = 0;
    friend Usage operator-(Usage a, const Usage &b)
    {
        return {a.cpuNs - b.cpuNs, a.runDelayNs - b.runDelayNs, a.voluntary - b.voluntary,
                a.involuntary - b.involuntary, a.minorFaults - b.minorFaults};
    }
    Usage &operator+=(const Usage &b)
    {
        return *this = {cpuNs + b.cpuNs, runDelayNs + b.runDelayNs, voluntary + b.voluntary,
                        involuntary + b.involuntary, minorFaults + b.minorFaults};
    }
};

class Instruments
{
public:
    virtual ~Instruments() = default;
    [[nodiscard]] virtual system::Clock &clock() = 0;
    /// Before and after a sample; not one function, see ThreadInstruments.
    [[nodiscard]] virtual Usage usageBefore() = 0;
    [[nodiscard]] virtual Usage usageAfter() = 0;
    /// 0 when there is no canary.
    [[nodiscard]] virtual double canaryNs() = 0;
};

/// Reads the kernel's figures of the thread that made it (and must be used by it).
/// To read a thread's CPU time the kernel brings its books up to date, finds the time slice used
/// up, and lets others run: on a busy machine one sample in four waited there, outside of what is
/// timed. So the CPU time is read first before a sample, where the thread also gets a fresh slice,
/// and last after it.
class ThreadInstruments final : public Instruments
{
public:
    ThreadInstruments();
    ~ThreadInstruments() override;
    ThreadInstruments(const ThreadInstruments &) = delete;
    ThreadInstruments &operator=(const ThreadInstruments &) = delete;

    system::Clock &clock() override { return m_clock; }
    Usage usageBefore() override;
    Usage usageAfter() override;
    double canaryNs() override;

private:
    void readCpuTime(Usage &usage) const;
    void readSwitches(Usage &usage) const;

    system::SystemClock m_clock;
    int m_schedulerFile; // kept open; -1 where the kernel has none
};

} // namespace jinbang::core::measure

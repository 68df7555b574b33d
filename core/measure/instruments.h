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
    [[nodiscard]] virtual Usage usage() = 0;
    /// 0 when there is no canary.
    [[nodiscard]] virtual double canaryNs() = 0;
};

/// Reads the kernel's figures of the thread that made it (and must be used by it).
class ThreadInstruments final : public Instruments
{
public:
    ThreadInstruments();
    ~ThreadInstruments() override;
    ThreadInstruments(const ThreadInstruments &) = delete;
    ThreadInstruments &operator=(const ThreadInstruments &) = delete;

    system::Clock &clock() override { return m_clock; }
    Usage usage() override;
    double canaryNs() override;

private:
    system::SystemClock m_clock;
    int m_schedulerFile; // kept open; -1 where the kernel has none
};

} // namespace jinbang::core::measure

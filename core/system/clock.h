#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The one clock, behind an interface so that everything built on it is tested with exact results,
// and what is known about it: a sample must be long against both its cost and its step.

#include <cstdint>

namespace jinbang::core::system {

class Clock
{
public:
    virtual ~Clock() = default;
    /// Nanoseconds since some fixed point; never goes back. May be called from any thread.
    [[nodiscard]] virtual std::int64_t now() = 0;
};

/// CLOCK_MONOTONIC. The kernel keeps it exact across cores and frequencies, which a raw counter
/// (rdtsc) is not everywhere; it costs some 20 ns, which is why samples are batches.
class SystemClock final : public Clock
{
public:
    [[nodiscard]] std::int64_t now() override;
};

struct ClockFacts {
    double costNs = 0; // of one reading
    double stepNs = 0; // smallest difference between two readings that is not 0
    friend bool operator==(const ClockFacts &, const ClockFacts &) = default;
};

/// Reads the clock until both are known: under 1 ms for a clock of nanoseconds, some 30 steps for a
/// coarse one, at most ten million readings for a broken one.
[[nodiscard]] ClockFacts measureClock(Clock &clock);

} // namespace jinbang::core::system

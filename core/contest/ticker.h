#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The clocks of a run, handed in, so that scheduling, limits and deadlines are tested with fake
// time.

#include <memory>
#include <string>

namespace jinbang::core::contest {

class Ticker
{
public:
    virtual ~Ticker() = default;

    /// Monotonic time. Units: nanoseconds since an arbitrary start, the same for the whole process.
    [[nodiscard]] virtual double nowNs() = 0;
    /// The calendar, for the report: ISO-8601 in UTC with seconds, "2024-05-01T09:30:00Z".
    [[nodiscard]] virtual std::string utcNow() = 0;
};

/// The system's clocks. May be shared by threads.
[[nodiscard]] std::unique_ptr<Ticker> systemTicker();

} // namespace jinbang::core::contest

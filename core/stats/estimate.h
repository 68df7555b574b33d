#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A number with what is known about its uncertainty: the shape in which every result leaves the
// statistics.

#include <cstddef>
#include <optional>

namespace jinbang::core::stats {

struct Interval {
    double low = 0;
    double high = 0;

    friend bool operator==(const Interval &, const Interval &) = default;
};

/// Below this many values there is no interval and no rank group (measurement 2.8).
inline constexpr std::size_t kFewestForInterval = 6;

struct Estimate {
    double value = 0;
    std::optional<Interval> interval; // none when n is too small for one
    double confidence = 0.95;         // of the interval
    std::size_t n = 0;                // values (blocks, forks) behind it

    friend bool operator==(const Estimate &, const Estimate &) = default;
};

/// Half the interval's length over the value, the "±x" of a result: 0.02 is ±2 %.
/// Nothing without an interval or with a value that is not above 0.
[[nodiscard]] inline std::optional<double> relativeHalfWidth(const Estimate &estimate)
{
    if (!estimate.interval || !(estimate.value > 0))
        return std::nullopt;
    return (estimate.interval->high - estimate.interval->low) / 2 / estimate.value;
}

} // namespace jinbang::core::stats

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about one list of numbers before anything is inferred from it. Outliers are counted
// and shown, never removed.

#include "core/stats/sample.h"

#include <cstddef>
#include <optional>

namespace jinbang::core::stats {

/// Quantile with linear interpolation between order statistics; q = 0.5 is the median.
/// Shape:  q in [0, 1].
/// Source: Hyndman & Fan 1996, definition 7 (the default of R).
[[nodiscard]] double quantile(const Sample &sample, double q);
[[nodiscard]] double median(const Sample &sample);

/// Arithmetic mean; finite even where the plain sum would overflow.
[[nodiscard]] double mean(const Sample &sample);

/// Sample standard deviation, divisor n - 1; nothing for a single value.
[[nodiscard]] std::optional<double> standardDeviation(const Sample &sample);

/// How many values lie outside the fences at 1.5 (mild) and 3 (severe) interquartile ranges.
struct Outliers {
    std::size_t lowSevere = 0;
    std::size_t lowMild = 0;
    std::size_t highMild = 0;
    std::size_t highSevere = 0;

    [[nodiscard]] std::size_t total() const { return lowSevere + lowMild + highMild + highSevere; }
    friend bool operator==(const Outliers &, const Outliers &) = default;
};

/// Source: Tukey, "Exploratory Data Analysis", 1977.
[[nodiscard]] Outliers outliers(const Sample &sample);

} // namespace jinbang::core::stats

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The exact null distribution of the Mann-Whitney statistic, for values that share no blocks.

#include <cstddef>
#include <optional>
#include <span>

namespace jinbang::core::stats {

/// Two-sided p value of "both lists come from one distribution". Ties get mid-ranks and the
/// distribution is exact given them (every choice of a.size() of the pooled ranks is equally
/// likely); above 80 values together the normal approximation with tie correction takes over.
/// An empty list is no evidence: p = 1.
/// Source: Mann & Whitney 1947; Lehmann, "Nonparametrics", 1975, ch. 1.
[[nodiscard]] double rankSumP(std::span<const double> a, std::span<const double> b);

/// The k for which the k-th smallest and k-th largest difference a[i] - b[j] bound the shift with
/// at least `confidence`. Nothing when the lists are too short for the confidence. Source:
/// Hollander & Wolfe, "Nonparametric Statistical Methods", section 4.3.
[[nodiscard]] std::optional<std::size_t> rankSumLimit(std::size_t sizeOfA, std::size_t sizeOfB,
                                                      double confidence);

} // namespace jinbang::core::stats

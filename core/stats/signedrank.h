#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The exact null distribution of Wilcoxon's signed-rank statistic. Blocks are few (7 to 80), so the
// normal approximation would be wrong just where decisions are made.

#include <cstddef>
#include <optional>
#include <span>

namespace jinbang::core::stats {

/// Two-sided p value of "the differences are symmetric about 0".
/// Zeros are dropped first (Wilcoxon 1945), and ties in size get mid-ranks; the distribution is
/// then exact given those ranks, because under the hypothesis each sign is still a fair coin. With
/// all differences 0, or none given, there is no evidence at all: p = 1. Above 200 values that are
/// not zero the normal approximation with continuity and tie correction takes over. Shape:  finite
/// differences. Source: Wilcoxon 1945; conditional exactness with ties: Lehmann, "Nonparametrics",
/// 1975, ch. 3.
[[nodiscard]] double signedRankP(std::span<const double> differences);

/// The k for which the k-th smallest and k-th largest Walsh average bound the centre with at least
/// `confidence`: the largest k with P(T <= k - 1) <= (1 - confidence) / 2. At 95 %: n = 6: 1, 7: 3,
/// 10: 9, 20: 53. Nothing when n is too small for the confidence.
/// Source: Hollander & Wolfe, "Nonparametric Statistical Methods", section 3.3.
[[nodiscard]] std::optional<std::size_t> signedRankLimit(std::size_t n, double confidence);

} // namespace jinbang::core::stats

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Mid-ranks as whole numbers, shared by the paired and the unpaired rank tests: twice a mid-rank is
// an integer, so exact distributions can be counted in arrays.

#include <cstddef>
#include <span>
#include <vector>

namespace jinbang::core::stats {

/// Twice the rank of each value (1 for the smallest); ties share the mean of their ranks.
[[nodiscard]] std::vector<std::size_t> doubledMidRanks(std::span<const double> values);

} // namespace jinbang::core::stats

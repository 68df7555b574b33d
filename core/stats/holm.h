#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Many questions at once: unadjusted tests among ten equal libraries name a false difference in 70
// % of runs (measurement, finding 7).

#include <span>
#include <vector>

namespace jinbang::core::stats {

/// Step-down adjusted p values, in the order given; reject those at or below the level. Never below
/// the raw p, never above 1, and in the raw values' order.
/// Source: Holm 1979.
[[nodiscard]] std::vector<double> holmAdjusted(std::span<const double> p);

} // namespace jinbang::core::stats

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The article's points of one metric: 100 for the best, the others in proportion.

#include "core/base/result.h"
#include "core/score/scoretable.h"

#include <optional>
#include <vector>

namespace jinbang::core::score {

/// One decimal, halves away from zero, as the article rounds.
[[nodiscard]] double oneDecimal(double value);

/// The scores of a metric on one scale (things a second, higher is better), in the order of its
/// rows; nothing for a row without a usable score. A score that is zero, negative or not finite is
/// not one. Errors: UnknownName for a unit, Contradiction when rows count different things (ops and
/// bytes) or
///         name one contender twice.
[[nodiscard]] Result<std::vector<std::optional<double>>> rates(const Metric &metric);

/// 100 x rate / best rate, not rounded. Twins are measured against the best of the others.
/// Source: article 000, "100*(Score/max)".
[[nodiscard]] std::vector<std::optional<double>>
exactPoints(const Metric &metric, const std::vector<std::optional<double>> &rates);

} // namespace jinbang::core::score

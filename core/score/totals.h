#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// From points by metric to one number a contender: the article's sum, or a geometric mean, which
// cannot reverse two libraries when a third is added (measurement, finding 8).

#include "core/base/words.h"
#include "core/score/grid.h"

#include <optional>
#include <span>
#include <vector>

namespace jinbang::core::score {

struct Rule {
    Formula formula = Formula::Article;
    UnsupportedRule unsupported = UnsupportedRule::Zero;

    friend bool operator==(const Rule &, const Rule &) = default;
};

enum class Rounding { OneDecimal, None };

/// Totals by contender; nothing for one without a single cell.
/// Article: the sum of the points, rounded to one decimal each as the article does (OneDecimal; the
/// tenths are added as whole numbers) or exact (None, for blocks); with Omit their mean over the
/// contender's own cells. Geometric: the geometric mean of the exact points over the metrics that
/// all contenders with any cell share (nothing if there is none), with Omit over the contender's
/// own. Twins get a total and do not narrow what is shared. Source: article 000, final list;
/// geometric: Fleming & Wallace 1986.
[[nodiscard]] std::vector<std::optional<double>> totals(const PointMatrix &points,
                                                        std::span<const Competitor> competitors,
                                                        const Rule &rule, Rounding rounding);

} // namespace jinbang::core::score

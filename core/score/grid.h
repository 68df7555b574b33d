#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The table of a ranking turned into points: contenders x metrics, once from the scores and once
// from each block. Inside core/score only.

#include "core/base/result.h"
#include "core/score/scoretable.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace jinbang::core::score {

/// Points, not rounded, by contender and metric; nothing where there is no score.
using PointMatrix = std::vector<std::vector<std::optional<double>>>;

struct Competitor {
    std::string id;
    std::string label;
    bool twin = false;
    std::string twinOf;
};

struct Grid {
    std::vector<Competitor> competitors; // in order of appearance
    std::vector<const Metric *> metrics; // of the table, which must outlive the grid
    PointMatrix points;
    std::vector<PointMatrix> blocks; // block b of every metric, up to the smallest valid count
};

/// Metrics of one operation, or all.
/// Errors: as rates().
[[nodiscard]] Result<Grid> makeGrid(const ScoreTable &table, std::optional<Operation> scope);

/// Block values of a metric's rows as rates; nothing where a row has no score or the block none.
/// Errors: as rates().
[[nodiscard]] Result<std::vector<stats::BlockValues>> blockRates(const Metric &metric);

} // namespace jinbang::core::score

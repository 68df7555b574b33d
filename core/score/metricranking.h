#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The ranking of one metric, as the article gives one under each table.

#include "core/base/result.h"
#include "core/score/notes.h"
#include "core/score/scoretable.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace jinbang::core::score {

struct MetricStanding {
    std::string id;
    std::string label;
    std::optional<double> score;  // as given, in the row's unit; nothing if it is no usable score
    std::optional<double> points; // one decimal
    std::optional<std::size_t> rank;  // shared by ties
    std::optional<std::size_t> group; // none under 6 blocks
    CellStatus status = CellStatus::Ok;
    std::string reason;

    friend bool operator==(const MetricStanding &, const MetricStanding &) = default;
};

struct MetricRanking {
    std::string key;
    std::vector<MetricStanding> standings; // by rank, then points; those without a score last
    std::optional<double> twinFloor;       // relative
    std::vector<Note> notes;

    friend bool operator==(const MetricRanking &, const MetricRanking &) = default;
};

/// Points, ranks and groups of one metric. Blocks pair by index, so a block that one contender
/// lacks still serves the others. Errors: as rates() and stats::rankGroups. Source: article 000;
/// measurement 2.11.
[[nodiscard]] Result<MetricRanking> rankMetric(const Metric &metric);

} // namespace jinbang::core::score

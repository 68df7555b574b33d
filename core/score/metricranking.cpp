// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/score/metricranking.h"

#include "core/score/grid.h"
#include "core/score/places.h"
#include "core/score/points.h"
#include "core/stats/comparison.h"
#include "core/stats/hodgeslehmann.h"

#include <algorithm>

namespace jinbang::core::score {
namespace {

std::optional<double> twinFloor(const Metric &metric, const std::vector<stats::BlockValues> &blocks)
{
    for (std::size_t twin = 0; twin < metric.rows.size(); ++twin) {
        for (std::size_t first = 0; first < metric.rows.size(); ++first) {
            if (!metric.rows[twin].twin || metric.rows[first].id != metric.rows[twin].twinOf)
                continue;
            const stats::BlockPair common = stats::commonBlocks(blocks[twin], blocks[first]);
            const auto ratio = stats::pairedRatio(common.a, common.b);
            return ratio ? stats::noiseFloor(*ratio) : std::nullopt;
        }
    }
    return std::nullopt;
}

MetricStanding standingOf(const Row &row, std::optional<double> points)
{
    MetricStanding standing{row.id, row.label, {}, {}, {}, {}, row.status, row.reason};
    if (points) {
        standing.score = row.score;
        standing.points = oneDecimal(*points);
    }
    return standing;
}

void sortByRank(std::vector<MetricStanding> &standings)
{
    std::stable_sort(standings.begin(), standings.end(),
                     [](const MetricStanding &a, const MetricStanding &b) {
                         if (a.rank != b.rank)
                             return a.rank.value_or(SIZE_MAX) < b.rank.value_or(SIZE_MAX);
                         return a.points.value_or(0) > b.points.value_or(0);
                     });
}

} // namespace

Result<MetricRanking> rankMetric(const Metric &metric)
{
    const auto scores = rates(metric);
    if (!scores)
        return scores.error();
    const auto blocks = blockRates(metric);
    if (!blocks)
        return blocks.error();
    const auto points = exactPoints(metric, *scores);
    MetricRanking ranking{metric.key, {}, twinFloor(metric, *blocks), {}};
    std::vector<std::optional<double>> values;
    std::vector<stats::BlockValues> compared;
    for (std::size_t i = 0; i < metric.rows.size(); ++i) {
        if (metric.rows[i].twin)
            continue;
        ranking.standings.push_back(standingOf(metric.rows[i], points[i]));
        values.push_back(points[i]);
        compared.push_back((*blocks)[i]);
    }
    const auto placed = places(values, compared);
    if (!placed)
        return placed.error();
    std::size_t measured = 0;
    std::string only;
    for (std::size_t i = 0; i < values.size(); ++i) {
        ranking.standings[i].rank = (*placed)[i].rank;
        ranking.standings[i].group = (*placed)[i].group;
        measured += values[i].has_value();
        if (values[i])
            only = ranking.standings[i].label;
    }
    sortByRank(ranking.standings);
    if (measured == 1)
        ranking.notes.push_back({NoteKind::OnlyOneContender, {only}});
    return ranking;
}

} // namespace jinbang::core::score

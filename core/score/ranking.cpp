// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/score/ranking.h"

#include "core/score/grid.h"
#include "core/score/places.h"
#include "core/score/points.h"
#include "core/score/rankingnotes.h"
#include "core/stats/comparison.h"
#include "core/stats/hodgeslehmann.h"

#include <algorithm>
#include <cmath>

namespace jinbang::core::score {
namespace {

/// The total of each block by contender: [contender][block].
std::vector<stats::BlockValues> blockTotals(const Grid &grid, const Rule &rule)
{
    std::vector<stats::BlockValues> result(grid.competitors.size());
    for (const PointMatrix &block : grid.blocks) {
        const auto values = totals(block, grid.competitors, rule, Rounding::None);
        for (std::size_t i = 0; i < values.size(); ++i)
            result[i].push_back(values[i]);
    }
    return result;
}

/// Noise floor of a total: the twin's total over its original's, on the metrics that both have.
std::optional<double> twinFloor(const Grid &grid, const Rule &rule)
{
    for (std::size_t twin = 0; twin < grid.competitors.size(); ++twin) {
        const auto original = std::find_if(
            grid.competitors.begin(), grid.competitors.end(),
            [&](const Competitor &one) { return one.id == grid.competitors[twin].twinOf; });
        if (!grid.competitors[twin].twin || original == grid.competitors.end())
            continue;
        const auto first = static_cast<std::size_t>(original - grid.competitors.begin());
        const std::vector<Competitor> pair{grid.competitors[first], *original};
        std::vector<stats::BlockValues> both(2);
        for (const PointMatrix &block : grid.blocks) {
            PointMatrix points{block[first], block[twin]};
            for (std::size_t metric = 0; metric < grid.metrics.size(); ++metric) {
                if (!points[0][metric] || !points[1][metric])
                    points[0][metric] = points[1][metric] = std::nullopt;
            }
            const auto values = totals(points, pair, rule, Rounding::None);
            both[0].push_back(values[0]);
            both[1].push_back(values[1]);
        }
        const stats::BlockPair common = stats::commonBlocks(both[1], both[0]);
        const auto ratio = stats::pairedRatio(common.a, common.b);
        return ratio ? stats::noiseFloor(*ratio) : std::nullopt;
    }
    return std::nullopt;
}

MissingCell missingCell(const Metric &metric, const Row &row)
{
    MissingCell cell{metric.key, row.status, row.reason, false};
    switch (row.status) {
    case CellStatus::Unsupported:
    case CellStatus::Skipped:
    case CellStatus::Cancelled:
        break;
    case CellStatus::Ok: // without a score but with a reason: measured, and not to be ranked
        cell.failed = row.score.has_value() || row.reason.empty();
        if (cell.failed)
            cell.reason = "the score is not a positive number";
        break;
    default:
        cell.failed = true;
    }
    return cell;
}

std::vector<MissingCell> missingCells(const Grid &grid, std::size_t contender)
{
    std::vector<MissingCell> missing;
    for (std::size_t column = 0; column < grid.metrics.size(); ++column) {
        if (grid.points[contender][column])
            continue;
        const Metric &metric = *grid.metrics[column];
        const auto row =
            std::find_if(metric.rows.begin(), metric.rows.end(), [&](const Row &candidate) {
                return candidate.id == grid.competitors[contender].id;
            });
        missing.push_back(row == metric.rows.end()
                              ? MissingCell{metric.key, CellStatus::Skipped, "not measured", false}
                              : missingCell(metric, *row));
    }
    return missing;
}

Standing standingOf(const Grid &grid, std::size_t contender)
{
    Standing standing;
    standing.id = grid.competitors[contender].id;
    standing.label = grid.competitors[contender].label;
    for (const auto &points : grid.points[contender])
        standing.points.push_back(points ? std::optional(oneDecimal(*points)) : std::nullopt);
    standing.missing = missingCells(grid, contender);
    standing.cellsTotal = grid.metrics.size();
    standing.cells = standing.cellsTotal - standing.missing.size();
    return standing;
}

/// 95 % limits of a mark, widened to hold the mark itself, which comes from rounded points.
std::optional<stats::Interval> markInterval(double mark, const stats::BlockValues &own,
                                            const stats::BlockValues &best)
{
    const stats::BlockPair common = stats::commonBlocks(own, best);
    const auto ratio = stats::pairedRatio(common.a, common.b);
    if (!ratio || !ratio->interval)
        return std::nullopt;
    return stats::Interval{std::min(mark, 100 * ratio->interval->low),
                           std::max(mark, 100 * ratio->interval->high)};
}

void addMarks(std::vector<Standing> &standings, const std::vector<stats::BlockValues> &blocks)
{
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < standings.size(); ++i) {
        if (standings[i].total && (!best || *standings[i].total > *standings[*best].total))
            best = i;
    }
    for (std::size_t i = 0; i < standings.size(); ++i) {
        if (!standings[i].total || !(*standings[*best].total > 0))
            continue;
        standings[i].mark = oneDecimal(100 * *standings[i].total / *standings[*best].total);
        standings[i].markInterval = markInterval(*standings[i].mark, blocks[i], blocks[*best]);
    }
}

void addTitles(std::vector<Standing> &standings)
{
    std::size_t last = 0;
    std::size_t ranked = 0;
    for (const Standing &standing : standings) {
        last = std::max(last, standing.rank.value_or(0));
        ranked += standing.rank.has_value();
    }
    for (Standing &standing : standings) {
        if (standing.rank)
            standing.title = titleOf(*standing.rank, last, ranked);
    }
}

void sortByRank(std::vector<Standing> &standings)
{
    std::stable_sort(standings.begin(), standings.end(), [](const Standing &a, const Standing &b) {
        if (a.rank != b.rank)
            return a.rank.value_or(SIZE_MAX) < b.rank.value_or(SIZE_MAX);
        return a.total.value_or(0) > b.total.value_or(0);
    });
}

} // namespace

Result<Ranking> rank(const ScoreTable &table, const Rule &rule, std::optional<Operation> scope)
{
    const auto grid = makeGrid(table, scope);
    if (!grid)
        return grid.error();
    Ranking ranking{scope, rule, {}, {}, grid->blocks.size(), twinFloor(*grid, rule), {}};
    for (const Metric *metric : grid->metrics)
        ranking.metrics.push_back(metric->key);
    const auto total = totals(grid->points, grid->competitors, rule, Rounding::OneDecimal);
    const auto allBlocks = blockTotals(*grid, rule);
    std::vector<std::optional<double>> values;
    std::vector<stats::BlockValues> blocks;
    for (std::size_t i = 0; i < grid->competitors.size(); ++i) {
        if (grid->competitors[i].twin)
            continue;
        ranking.standings.push_back(standingOf(*grid, i));
        ranking.standings.back().total = total[i];
        values.push_back(total[i]);
        blocks.push_back(allBlocks[i]);
    }
    const auto placed = places(values, blocks);
    if (!placed)
        return placed.error();
    for (std::size_t i = 0; i < values.size(); ++i) {
        ranking.standings[i].rank = (*placed)[i].rank;
        ranking.standings[i].group = (*placed)[i].group;
    }
    addMarks(ranking.standings, blocks);
    addTitles(ranking.standings);
    sortByRank(ranking.standings);
    ranking.notes = rankingNotes(*grid, ranking);
    return ranking;
}

std::string_view scopeText(std::optional<Operation> scope)
{
    return scope ? text(*scope) : "overall";
}

std::string coverage(const Standing &standing)
{
    return std::to_string(standing.cells) + " of " + std::to_string(standing.cellsTotal);
}

} // namespace jinbang::core::score

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/score/grid.h"

#include "core/score/points.h"

#include <algorithm>

namespace jinbang::core::score {
namespace {

using BlockTable = std::vector<std::vector<std::optional<double>>>; // [block][row]

/// The rates of each block in which every row with a score has one; a twin, which takes no part,
/// is not waited for.
BlockTable validBlocks(const Metric &metric, const std::vector<std::optional<double>> &scores,
                       const std::vector<stats::BlockValues> &values)
{
    std::size_t longest = 0;
    for (const auto &row : values)
        longest = std::max(longest, row.size());
    BlockTable valid;
    for (std::size_t block = 0; block < longest; ++block) {
        std::vector<std::optional<double>> rates(values.size());
        bool complete = true;
        for (std::size_t row = 0; row < values.size(); ++row) {
            if (!scores[row])
                continue;
            if (block < values[row].size())
                rates[row] = values[row][block];
            complete = complete && (rates[row] || metric.rows[row].twin);
        }
        if (complete)
            valid.push_back(std::move(rates));
    }
    return valid;
}

void addCompetitors(const Metric &metric, std::vector<Competitor> &competitors)
{
    for (const Row &row : metric.rows) {
        const bool known = std::any_of(competitors.begin(), competitors.end(),
                                       [&](const Competitor &one) { return one.id == row.id; });
        if (!known)
            competitors.push_back({row.id, row.label, row.twin, row.twinOf});
    }
}

std::size_t indexOf(const Grid &grid, const std::string &id)
{
    const auto found = std::find_if(grid.competitors.begin(), grid.competitors.end(),
                                    [&](const Competitor &one) { return one.id == id; });
    return static_cast<std::size_t>(found - grid.competitors.begin());
}

/// Puts one metric's points, in the order of its rows, into its column.
void fillColumn(const Grid &grid, std::size_t column,
                const std::vector<std::optional<double>> &points, PointMatrix &matrix)
{
    const Metric &metric = *grid.metrics[column];
    for (std::size_t row = 0; row < metric.rows.size(); ++row)
        matrix[indexOf(grid, metric.rows[row].id)][column] = points[row];
}

} // namespace

Result<std::vector<stats::BlockValues>> blockRates(const Metric &metric)
{
    const auto scores = rates(metric);
    if (!scores)
        return scores.error();
    std::vector<stats::BlockValues> result(metric.rows.size());
    for (std::size_t i = 0; i < metric.rows.size(); ++i) {
        if (!(*scores)[i])
            continue;
        const auto unit = parseUnit(metric.rows[i].unit);
        if (!unit)
            return unit.error();
        for (const auto &value : metric.rows[i].blocks) {
            const auto rate = value ? perSecond(*value, *unit) : Result<double>(Error{});
            result[i].push_back(rate ? std::optional(*rate) : std::nullopt);
        }
    }
    return result;
}

Result<Grid> makeGrid(const ScoreTable &table, std::optional<Operation> scope)
{
    Grid grid;
    for (const Metric &metric : table.metrics) {
        if (scope && metric.operation != scope)
            continue;
        grid.metrics.push_back(&metric);
        addCompetitors(metric, grid.competitors);
    }
    const PointMatrix empty(grid.competitors.size(),
                            std::vector<std::optional<double>>(grid.metrics.size()));
    grid.points = empty;
    std::vector<BlockTable> blocks(grid.metrics.size());
    std::optional<std::size_t> fewest;
    for (std::size_t column = 0; column < grid.metrics.size(); ++column) {
        const Metric &metric = *grid.metrics[column];
        const auto scores = rates(metric);
        if (!scores)
            return scores.error();
        fillColumn(grid, column, exactPoints(metric, *scores), grid.points);
        const auto values = blockRates(metric);
        if (!values)
            return values.error();
        blocks[column] = validBlocks(metric, *scores, *values);
        const bool anyone = std::any_of(scores->begin(), scores->end(),
                                        [](const auto &score) { return score.has_value(); });
        if (anyone) // a metric that nobody can do says nothing about blocks
            fewest = std::min(fewest.value_or(blocks[column].size()), blocks[column].size());
    }
    grid.blocks.assign(fewest.value_or(0), empty);
    for (std::size_t column = 0; column < grid.metrics.size(); ++column) {
        for (std::size_t block = 0; block < std::min(grid.blocks.size(), blocks[column].size());
             ++block)
            fillColumn(grid, column, exactPoints(*grid.metrics[column], blocks[column][block]),
                       grid.blocks[block]);
    }
    return grid;
}

} // namespace jinbang::core::score

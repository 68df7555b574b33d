// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/score/totals.h"

#include "core/score/points.h"

#include <algorithm>
#include <cmath>

namespace jinbang::core::score {
namespace {

using Cells = std::vector<std::optional<double>>;

std::size_t countOf(const Cells &cells)
{
    return static_cast<std::size_t>(std::count_if(
        cells.begin(), cells.end(), [](const auto &cell) { return cell.has_value(); }));
}

std::optional<double> articleTotal(const Cells &cells, const Rule &rule, Rounding rounding)
{
    const std::size_t count = countOf(cells);
    if (count == 0)
        return std::nullopt;
    double tenths = 0;
    for (const auto &cell : cells) {
        if (cell)
            tenths +=
                rounding == Rounding::OneDecimal ? std::round(oneDecimal(*cell) * 10) : *cell * 10;
    }
    const bool omit = rule.unsupported == UnsupportedRule::Omit;
    return tenths / 10 / (omit ? static_cast<double>(count) : 1.0);
}

std::optional<double> geometricMean(const Cells &cells, const std::vector<bool> &counted)
{
    double logs = 0;
    double count = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (!counted[i])
            continue;
        if (!cells[i] || !(*cells[i] > 0))
            return std::nullopt;
        logs += std::log(*cells[i]);
        ++count;
    }
    return count > 0 ? std::optional(std::exp(logs / count)) : std::nullopt;
}

/// Metrics in which everyone who takes part anywhere has a cell.
std::vector<bool> sharedMetrics(const PointMatrix &points, std::span<const Competitor> competitors)
{
    std::vector<bool> shared(points.empty() ? 0 : points.front().size(), true);
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (competitors[i].twin || countOf(points[i]) == 0)
            continue;
        for (std::size_t metric = 0; metric < shared.size(); ++metric)
            shared[metric] = shared[metric] && points[i][metric].has_value();
    }
    return shared;
}

std::vector<bool> ownMetrics(const Cells &cells)
{
    std::vector<bool> own;
    for (const auto &cell : cells)
        own.push_back(cell.has_value());
    return own;
}

} // namespace

std::vector<std::optional<double>> totals(const PointMatrix &points,
                                          std::span<const Competitor> competitors, const Rule &rule,
                                          Rounding rounding)
{
    const std::vector<bool> shared = sharedMetrics(points, competitors);
    std::vector<std::optional<double>> result;
    for (const Cells &cells : points) {
        if (rule.formula == Formula::Article)
            result.push_back(articleTotal(cells, rule, rounding));
        else if (rule.unsupported == UnsupportedRule::Omit)
            result.push_back(geometricMean(cells, ownMetrics(cells)));
        else
            result.push_back(countOf(cells) > 0 ? geometricMean(cells, shared) : std::nullopt);
    }
    return result;
}

} // namespace jinbang::core::score

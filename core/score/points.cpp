// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/score/points.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace jinbang::core::score {

double oneDecimal(double value)
{
    // Most decimal halves are no doubles: 41.25 may arrive as 41.249999999999993 from a division.
    constexpr double kSlack = 1e-12;
    return std::round(value * 10 * (1 + kSlack)) / 10;
}

Result<std::vector<std::optional<double>>> rates(const Metric &metric)
{
    std::vector<std::optional<double>> result;
    std::set<std::string_view> ids;
    std::optional<std::string> counted;
    for (const Row &row : metric.rows) {
        if (!ids.insert(row.id).second)
            return Error{ErrorCode::Contradiction, "metric " + metric.key,
                         row.id + " stands twice"};
        result.emplace_back();
        if (!row.score || row.status != CellStatus::Ok)
            continue;
        const auto unit = parseUnit(row.unit);
        if (!unit)
            return unit.error();
        if (counted && *counted != unit->counted) {
            return Error{ErrorCode::Contradiction, "metric " + metric.key,
                         "it mixes units of " + *counted + " and " + unit->counted};
        }
        counted = unit->counted;
        if (const auto rate = perSecond(*row.score, *unit))
            result.back() = *rate;
    }
    return result;
}

std::vector<std::optional<double>> exactPoints(const Metric &metric,
                                               const std::vector<std::optional<double>> &rates)
{
    double best = 0;
    for (std::size_t i = 0; i < rates.size(); ++i) {
        if (rates[i] && !metric.rows[i].twin)
            best = std::max(best, *rates[i]);
    }
    std::vector<std::optional<double>> points(rates.size());
    for (std::size_t i = 0; i < rates.size(); ++i) {
        const double value = rates[i] && best > 0 ? 100 * (*rates[i] / best) : 0;
        if (value > 0 && std::isfinite(value)) // the ratio of two extremes may leave the doubles
            points[i] = value;
    }
    return points;
}

} // namespace jinbang::core::score

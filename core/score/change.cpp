// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/score/change.h"

#include "core/score/points.h"

#include <algorithm>
#include <cmath>

namespace jinbang::core::score {
namespace {

std::optional<double> percent(std::optional<double> serialize, std::optional<double> deserialize)
{
    if (!serialize || !deserialize)
        return std::nullopt;
    const double change = 100 * (*deserialize / *serialize - 1);
    return std::isfinite(change) ? std::optional(change) : std::nullopt;
}

const Metric *serializeOf(const ScoreTable &table, const std::string &subject)
{
    const auto found =
        std::find_if(table.metrics.begin(), table.metrics.end(), [&](const Metric &metric) {
            return metric.operation == Operation::Serialize && metric.subject == subject;
        });
    return found == table.metrics.end() ? nullptr : &*found;
}

} // namespace

Result<std::vector<Change>> changes(const ScoreTable &table)
{
    std::vector<Change> result;
    for (const Metric &reading : table.metrics) {
        if (reading.operation != Operation::Deserialize)
            continue;
        const Metric *writing = serializeOf(table, reading.subject);
        if (writing == nullptr)
            continue;
        const auto readRates = rates(reading);
        if (!readRates)
            return readRates.error();
        const auto writeRates = rates(*writing);
        if (!writeRates)
            return writeRates.error();
        for (std::size_t i = 0; i < reading.rows.size(); ++i) {
            Change change{reading.rows[i].id, reading.subject, {}};
            for (std::size_t j = 0; j < writing->rows.size(); ++j) {
                if (writing->rows[j].id == change.id)
                    change.percent = percent((*writeRates)[j], (*readRates)[i]);
            }
            result.push_back(std::move(change));
        }
    }
    return result;
}

} // namespace jinbang::core::score

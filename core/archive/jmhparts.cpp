// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/jmhparts.h"

#include "core/archive/csvtable.h"
#include "core/archive/jmhscore.h"

#include <algorithm>
#include <cmath>

namespace jinbang::core::archive {
namespace {

/// 50 for "name·p0.50"; nothing for what is no percentile.
std::optional<double> rankOf(std::string_view part)
{
    const auto point = std::max(part.rfind("p0.") + 1, part.rfind("p1.") + 1); // 0: neither
    if (point == 0)
        return std::nullopt;
    const auto fraction = numberInCell(part.substr(point));
    if (!fraction || *fraction > 1)
        return std::nullopt;
    return std::round(*fraction * 1e8) / 1e6;
}

} // namespace

bool addJmhRow(ForeignScore row, std::vector<ForeignScore> &scores)
{
    const auto colon = row.benchmark.find(':');
    if (colon == std::string::npos) {
        scores.push_back(std::move(row));
        return true;
    }
    const std::string whole = row.benchmark.substr(0, colon);
    std::string part = row.benchmark.substr(colon + 1);
    const auto owner =
        std::find_if(scores.rbegin(), scores.rend(), [&](const ForeignScore &candidate) {
            return candidate.benchmark == whole && candidate.mode == row.mode
                   && candidate.params == row.params && candidate.threads == row.threads;
        });
    if (owner == scores.rend())
        return false;
    if (!row.score)
        return true;
    if (const auto rank = row.mode == Mode::SampleTime ? rankOf(part) : std::nullopt) {
        owner->percentiles[rankName(*rank)] = *row.score;
        return true;
    }
    if (part.starts_with("·"))
        part.erase(0, std::string_view("·").size());
    owner->secondary[part] = Classic{*row.score, row.error, row.samples, row.unit, {}};
    return true;
}

} // namespace jinbang::core::archive

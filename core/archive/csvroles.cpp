// SPDX-License-Identifier: GPL-3.0-or-later
// Which column of a table is what.
#include "core/archive/csvimport.h"
#include "core/archive/csvtable.h"
#include "core/base/number.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace jinbang::core::archive {
namespace {

struct KnownHeading {
    std::string_view heading; // in lower case
    ColumnRole role;
};
/// The earlier one of a role is taken.
constexpr std::array kKnown{
    KnownHeading{"metric", ColumnRole::Metric},
    KnownHeading{"benchmark", ColumnRole::Metric},
    KnownHeading{"test", ColumnRole::Metric},
    KnownHeading{"operation", ColumnRole::Metric},
    KnownHeading{"指标", ColumnRole::Metric},
    KnownHeading{"测试", ColumnRole::Metric},
    KnownHeading{"操作", ColumnRole::Metric},
    KnownHeading{"library", ColumnRole::Library},
    KnownHeading{"contender", ColumnRole::Library},
    KnownHeading{"name", ColumnRole::Library},
    KnownHeading{"implementation", ColumnRole::Library},
    KnownHeading{"库", ColumnRole::Library},
    KnownHeading{"类库", ColumnRole::Library},
    KnownHeading{"名称", ColumnRole::Library},
    KnownHeading{"unit", ColumnRole::Unit},
    KnownHeading{"units", ColumnRole::Unit},
    KnownHeading{"单位", ColumnRole::Unit},
    KnownHeading{"error", ColumnRole::Error},
    KnownHeading{"score_error", ColumnRole::Error},
    KnownHeading{"scoreerror", ColumnRole::Error},
    KnownHeading{"误差", ColumnRole::Error},
};

bool isScore(std::string_view heading)
{
    const std::string name = lowered(heading);
    static constexpr std::array<std::string_view, 12> kStarts{
        "score",  "time", "value", "ops",  "nsperop", "opspersecond",
        "result", "得分", "分数",  "成绩", "耗时",    "吞吐"};
    return name != "score_error" && name != "scoreerror"
           && std::ranges::any_of(kStarts,
                                  [&](std::string_view start) { return name.starts_with(start); });
}

std::optional<std::size_t> columnNamed(std::string_view text, std::span<const std::string> headings)
{
    const auto same = std::ranges::find_if(
        headings, [&](const std::string &heading) { return lowered(heading) == lowered(text); });
    if (same != headings.end())
        return static_cast<std::size_t>(same - headings.begin());
    const auto number = parseInteger(text);
    if (number && *number >= 1 && static_cast<std::size_t>(*number) <= headings.size())
        return static_cast<std::size_t>(*number) - 1;
    return std::nullopt;
}

} // namespace

std::optional<std::vector<ColumnRole>> rolesByHeading(std::span<const std::string> headings)
{
    // Of each role its best heading (the place among the known ones) and the first such column, in
    // one pass: what is asked may be a file of another kind with a million cells in its first line.
    std::map<ColumnRole, std::pair<std::size_t, std::size_t>> best;
    for (std::size_t i = 0; i < headings.size(); ++i) {
        const auto known = std::ranges::find(kKnown, lowered(headings[i]), &KnownHeading::heading);
        if (known == kKnown.end()) {
            if (isScore(headings[i]))
                best.try_emplace(ColumnRole::Score, 0, i);
            continue;
        }
        const std::pair place{static_cast<std::size_t>(known - kKnown.begin()), i};
        const auto [before, isNew] = best.try_emplace(known->role, place);
        if (!isNew)
            before->second = std::min(before->second, place);
    }
    for (const ColumnRole needed : {ColumnRole::Metric, ColumnRole::Library, ColumnRole::Score}) {
        if (!best.contains(needed))
            return std::nullopt;
    }
    std::vector<ColumnRole> roles(headings.size(), ColumnRole::Ignored);
    for (const auto &[role, place] : best)
        roles[place.second] = role;
    return roles;
}

Result<std::vector<ColumnRole>> parseRoles(std::string_view text,
                                           std::span<const std::string> headings)
{
    std::vector<ColumnRole> roles(headings.size(), ColumnRole::Ignored);
    while (!text.empty()) {
        const std::string_view part = text.substr(0, text.find(','));
        text.remove_prefix(std::min(part.size() + 1, text.size()));
        const auto equals = part.find('=');
        const auto role = parseWord<ColumnRole>(part.substr(0, equals));
        if (!role || equals == part.npos)
            return Error{ErrorCode::BadFormat, std::string(part),
                         "metric=COLUMN, library=, score=, unit= or error= is expected"};
        const auto column = columnNamed(part.substr(equals + 1), headings);
        if (!column) {
            std::string known;
            for (const std::string &heading : headings)
                known.append(known.empty() ? "there is: " : ", ").append(heading);
            return Error{ErrorCode::UnknownName,
                         "column '" + std::string(part.substr(equals + 1)) + "'", known};
        }
        roles[*column] = *role;
    }
    return roles;
}

} // namespace jinbang::core::archive

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/comparetable.h"

#include "core/base/number.h"

#include <algorithm>
#include <map>

namespace jinbang::core::archive {
namespace {

constexpr const char *kDash = "–"; // what is not there is never shown as a zero

std::string numberText(const CellComparison &cell, const std::optional<double> &value)
{
    if (!value)
        return kDash;
    return cell.isTime ? nsText(*value) + " ns" : si(*value) + "/s";
}

std::string ratioText(const CellComparison &cell)
{
    return cell.ratio ? fixed(*cell.ratio, 3) : kDash;
}

std::string intervalText(const CellComparison &cell)
{
    if (!cell.ciLow || !cell.ciHigh)
        return kDash;
    return fixed(*cell.ciLow, 3) + " to " + fixed(*cell.ciHigh, 3);
}

std::string verdictText(const CellComparison &cell)
{
    if (cell.verdict)
        return std::string(text(*cell.verdict));
    return cell.why.empty() ? kDash : "none";
}

/// Why there is none, once for all cells that share the reason: beside the numbers there is no
/// room for a sentence.
void addReasons(const ReportComparison &comparison, std::vector<std::string> &notes)
{
    std::map<std::string, std::size_t> counts;
    for (const CellComparison &cell : comparison.cells) {
        if (!cell.verdict && !cell.why.empty())
            ++counts[cell.why];
    }
    for (const auto &[why, count] : counts)
        notes.push_back("No verdict in " + std::to_string(count) + " of "
                        + std::to_string(comparison.cells.size()) + ": " + why + ".");
}

std::string rankText(int rank)
{
    return rank == 0 ? kDash : std::to_string(rank);
}

std::string markText(const std::optional<double> &mark)
{
    return mark ? fixed(*mark, 1) : kDash;
}

std::string listed(const std::vector<std::string> &names)
{
    std::string text;
    for (const std::string &name : names)
        text.append(text.empty() ? "" : ", ").append(name);
    return text;
}

} // namespace

TextTable factTable(const ReportComparison &comparison)
{
    TextTable table{
        "Conditions", {{"", false}, {"base", false}, {"new", false}, {"", false}}, {}, {}};
    for (const FactPair &fact : comparison.facts)
        table.rows.push_back({fact.name, fact.base.empty() ? kDash : fact.base,
                              fact.next.empty() ? kDash : fact.next,
                              fact.differs() ? "differs" : ""});
    return table;
}

TextTable ratioTable(const ReportComparison &comparison)
{
    TextTable table;
    table.title = comparison.paired
                      ? comparison.next + " against " + comparison.base + ", one run, by blocks"
                      : comparison.next + " against " + comparison.base + ", different sessions";
    table.columns = {{"metric", false}, {"entry", false}, {"base", true},    {"new", true},
                     {"ratio", true},   {"95 %", true},   {"verdict", false}};
    for (const CellComparison &cell : comparison.cells)
        table.rows.push_back({cell.key, cell.label, numberText(cell, cell.base),
                              numberText(cell, cell.next), ratioText(cell), intervalText(cell),
                              verdictText(cell)});
    table.notes.push_back("The ratio is time of new over time of base: below 1, new is faster.");
    if (std::ranges::any_of(comparison.cells,
                            [](const CellComparison &cell) { return cell.ciLow.has_value(); }))
        table.notes.push_back(
            "Where it has an interval it is estimated over the blocks, and need not be the "
            "quotient of the two figures beside it.");
    addReasons(comparison, table.notes);
    if (comparison.geometricMean)
        table.notes.push_back("Geometric mean of " + std::to_string(comparison.ratios)
                              + " ratios: " + fixed(*comparison.geometricMean, 3) + ".");
    for (const std::string &warning : comparison.warnings)
        table.notes.push_back(warning);
    if (!comparison.onlyInBase.empty())
        table.notes.push_back("Only in the base: " + listed(comparison.onlyInBase) + ".");
    if (!comparison.onlyInNext.empty())
        table.notes.push_back("Only in the new one: " + listed(comparison.onlyInNext) + ".");
    return table;
}

TextTable rankTable(const ReportComparison &comparison)
{
    TextTable table{"Ranks",
                    {{"ranking", false},
                     {"entry", false},
                     {"rank", true},
                     {"then", true},
                     {"mark", true},
                     {"then", true}},
                    {},
                    {}};
    for (const RankChange &change : comparison.ranks)
        table.rows.push_back({change.scope, change.label, rankText(change.base),
                              rankText(change.next), markText(change.baseMark),
                              markText(change.nextMark)});
    return table;
}

} // namespace jinbang::core::archive

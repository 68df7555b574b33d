// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/texttable.h"

#include "core/base/number.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace jinbang::core::archive {
namespace {

constexpr const char *kDash = "–"; // what is not there is never shown as a zero

/// With its version; the label instead where one library stands there several times.
std::string libraryText(const Report &report, const std::string &label)
{
    for (const ReportContender &contender : report.contenders) {
        if (contender.label != label)
            continue;
        const auto sameLibrary =
            std::ranges::count_if(report.contenders, [&](const ReportContender &other) {
                return other.library == contender.library;
            });
        const std::string &shown = sameLibrary > 1 ? label : contender.library;
        return contender.version.empty() ? shown : shown + " " + contender.version;
    }
    return label;
}

std::string pointsText(const std::optional<double> &points)
{
    return points ? fixed(*points, 1) : kDash;
}

std::string markText(const RankingEntry &entry)
{
    if (!entry.mark)
        return kDash;
    std::string text = fixed(*entry.mark, 1);
    if (entry.ciLow && entry.ciHigh)
        text.append(" ±").append(fixed((*entry.ciHigh - *entry.ciLow) / 2, 1));
    return text;
}

std::string rankText(const Ranking &ranking, const RankingEntry &entry)
{
    if (entry.rank == 0)
        return kDash;
    const auto sharing = std::ranges::count_if(
        ranking.entries, [&](const RankingEntry &other) { return other.rank == entry.rank; });
    return std::string(sharing > 1 ? "=" : "").append(std::to_string(entry.rank));
}

std::string noteOf(const Cell &cell)
{
    std::string note;
    const auto add = [&](const std::string &part) {
        note.append(note.empty() ? "" : "; ").append(part);
    };
    if (!cell.ranked && cell.status == CellStatus::Ok)
        add("not ranked: " + cell.unrankedReason);
    if (cell.exactness == Exactness::Ulp1)
        add("doubles up to 1 ulp off");
    for (const std::string &each : cell.notes)
        add(each);
    return note;
}

std::string megabytes(const Cell &cell)
{
    if (!cell.bytesPerSecond)
        return kDash;
    const double value = *cell.bytesPerSecond / 1e6;
    return value < 1000 ? fixed(value, 1)
                        : grouped(static_cast<std::uint64_t>(std::min(value, 1e15)));
}

/// The score as it was given, for a cell that tells no time.
std::string scoreText(const Cell &cell)
{
    if (!cell.classic)
        return kDash;
    return si(cell.classic->score)
           + (cell.classic->unit.empty() ? std::string{}
                                         : std::string(" ").append(cell.classic->unit));
}

/// One note a reason: "simdjson 3.0.1, SS MS BS: unsupported: ...".
void addMissing(const Report &report, const RankingEntry &entry, std::vector<std::string> &notes)
{
    std::map<std::string, std::string> metricsByReason;
    for (const auto &[metric, why] : entry.missing)
        metricsByReason[why].append(" ").append(metricHeading(report, metric));
    for (const auto &[why, metrics] : metricsByReason)
        notes.push_back(libraryText(report, entry.label) + "," + metrics + ": " + why);
}

double sortKey(const Cell &cell)
{
    if (cell.status != CellStatus::Ok)
        return std::numeric_limits<double>::infinity();
    if (cell.nsPerOp)
        return *cell.nsPerOp;
    return cell.classic ? -cell.classic->score : std::numeric_limits<double>::max();
}

/// Whether a cell has a score that tells no time.
bool isBareScore(const Cell &cell)
{
    return cell.status == CellStatus::Ok && !cell.nsPerOp && cell.classic;
}

std::vector<std::string> cellRow(const Report &report, const Cell &cell, bool withChange,
                                 bool allTimes)
{
    std::vector<std::string> row{libraryText(report, cell.label)};
    if (cell.status != CellStatus::Ok) {
        row.push_back(statusText(cell.status));
        row.insert(row.end(), withChange ? 5U : 4U, kDash);
        return row;
    }
    row.push_back(!cell.nsPerOp ? scoreText(cell)
                                : nsText(*cell.nsPerOp) + (allTimes ? "" : " ns/op"));
    row.push_back(plusMinusText(cell.relHalfWidth));
    row.push_back(megabytes(cell));
    row.push_back(cell.ranked ? pointsText(cell.points) : "unranked");
    if (withChange)
        row.push_back(cell.change ? std::string(*cell.change > 0 ? "+" : "")
                                        .append(fixed(*cell.change, 1))
                                        .append("%")
                                  : kDash);
    row.push_back(cell.targetMet ? "met" : cell.relHalfWidth ? "not met" : kDash);
    return row;
}

} // namespace

std::vector<std::string> metricKeys(const Report &report)
{
    std::vector<std::string> keys;
    for (const Cell &cell : report.cells) {
        const std::string key = metricKey(cell);
        if (std::ranges::find(keys, key) == keys.end())
            keys.push_back(key);
    }
    return keys;
}

std::string metricHeading(const Report &report, const std::string &key)
{
    for (const Cell &cell : report.cells) {
        if (!cell.foreign && metricKey(cell) == key && !articleName(cell).empty())
            return articleName(cell);
    }
    return key;
}

std::vector<const Cell *> cellsOf(const Report &report, const std::string &key)
{
    std::vector<const Cell *> cells;
    for (const Cell &cell : report.cells) {
        if (metricKey(cell) == key)
            cells.push_back(&cell);
    }
    std::ranges::stable_sort(cells, {}, [](const Cell *cell) { return sortKey(*cell); });
    return cells;
}

TextTable rankingTable(const Report &report, const Ranking &ranking)
{
    TextTable table;
    table.title = rankingTitle(ranking);
    table.columns = {{"#", true}, {"Title", false}, {"Library", false}};
    for (const std::string &metric : ranking.metrics)
        table.columns.push_back({metricHeading(report, metric), true});
    table.columns.push_back({ranking.formula == Formula::Article ? "Total" : "Mean", true});
    table.columns.push_back({"Mark", true});
    for (const RankingEntry &entry : ranking.entries) {
        std::vector<std::string> row{rankText(ranking, entry), entry.title,
                                     libraryText(report, entry.label)};
        for (const std::string &metric : ranking.metrics) {
            const auto points = entry.points.find(metric);
            row.push_back(pointsText(points == entry.points.end() ? std::nullopt : points->second));
        }
        row.push_back(pointsText(entry.total));
        row.push_back(markText(entry));
        table.rows.push_back(std::move(row));
        if (entry.cells != entry.cellsTotal)
            table.notes.push_back(libraryText(report, entry.label) + ": "
                                  + std::to_string(entry.cells) + " of "
                                  + std::to_string(entry.cellsTotal) + " metrics");
        addMissing(report, entry, table.notes);
    }
    table.notes.insert(table.notes.end(), ranking.notes.begin(), ranking.notes.end());
    if (ranking.twinFloor)
        table.notes.push_back("noise floor (one contender against itself): "
                              + fixed(*ranking.twinFloor * 100, 2) + " %");
    return table;
}

TextTable metricTable(const Report &report, const std::string &key)
{
    TextTable table;
    const std::string heading = metricHeading(report, key);
    table.title = heading == key ? key : heading + "  " + key;
    const auto cells = cellsOf(report, key);
    const bool withChange =
        std::ranges::any_of(cells, [](const Cell *cell) { return cell->change.has_value(); });
    const bool allTimes =
        std::ranges::none_of(cells, [](const Cell *cell) { return isBareScore(*cell); });
    table.columns = {{"Library", false},
                     {allTimes ? "ns/op" : "Score", true},
                     {"±", true},
                     {"MB/s", true},
                     {"Points", true}};
    if (withChange)
        table.columns.push_back({"Change", true});
    table.columns.push_back({"Target", false});
    for (const Cell *cell : cells) {
        table.rows.push_back(cellRow(report, *cell, withChange, allTimes));
        const std::string library = libraryText(report, cell->label);
        const bool failed =
            cell->status != CellStatus::Ok && cell->status != CellStatus::Unsupported;
        if (failed && !cell->reason.empty())
            table.notes.push_back(library + ": " + statusText(cell->status) + ": " + cell->reason);
        if (const std::string note = noteOf(*cell); !note.empty())
            table.notes.push_back(library + ": " + note);
    }
    return table;
}

std::string rankingTitle(const Ranking &ranking)
{
    std::string title = ranking.scope;
    const bool zero = ranking.unsupported == UnsupportedRule::Zero;
    if (ranking.formula == Formula::Article)
        title.append(zero ? ": sum of points (article), what is unsupported earns 0"
                          : ": mean of points (article), what is unsupported is left out");
    else
        title.append(zero ? ": geometric mean over shared cells"
                          : ": geometric mean over each one's own cells");
    return title;
}

std::string statusText(CellStatus status)
{
    switch (status) {
    case CellStatus::Wrong:
        return "wrong answer";
    case CellStatus::Rejected:
        return "refuses input";
    case CellStatus::Timeout:
        return "timed out";
    case CellStatus::OutOfMemory:
        return "out of memory";
    default:
        return std::string(text(status));
    }
}

std::string nsText(double nanoseconds)
{
    if (nanoseconds < 99.95)
        return fixed(nanoseconds, nanoseconds < 9.995 ? 2 : 1);
    if (nanoseconds < 1e18)
        return grouped(static_cast<std::uint64_t>(std::llround(nanoseconds)));
    return shortest(nanoseconds);
}

std::string plusMinusText(const std::optional<double> &relativeHalfWidth)
{
    if (!relativeHalfWidth)
        return {};
    // As wide as the value itself it is no longer a distance to both sides, which would end below
    // zero; the limits themselves stand in the files.
    if (*relativeHalfWidth > 1)
        return "±>100%";
    return "±" + fixed(*relativeHalfWidth * 100, 1) + "%";
}

} // namespace jinbang::core::archive

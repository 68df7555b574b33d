// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/texttable.h"

#include "core/base/number.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <unordered_map>
#include <unordered_set>

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

/// "2", or "=2" of one that several share.
std::string rankText(int rank, std::ptrdiff_t sharing)
{
    return std::string(sharing > 1 ? "=" : "").append(std::to_string(rank));
}

std::string rankText(const Ranking &ranking, const RankingEntry &entry)
{
    if (entry.rank == 0)
        return kDash;
    return rankText(entry.rank,
                    std::ranges::count(ranking.entries, entry.rank, &RankingEntry::rank));
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

/// What is true of several, said once, in the order in which it came up first.
class Shared
{
public:
    void add(const std::string &what, std::string who)
    {
        auto &known = m_who[what];
        if (known.empty())
            m_order.push_back(what);
        known.push_back(std::move(who));
    }
    /// tell(what, who), each once.
    template <class F>
    void forEach(F &&tell) const
    {
        for (const std::string &what : m_order)
            tell(what, m_who.at(what));
    }

private:
    std::vector<std::string> m_order;
    std::map<std::string, std::vector<std::string>> m_who;
};

std::string joined(const std::vector<std::string> &names, std::size_t most)
{
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), most); ++i)
        text.append(i == 0 ? "" : ", ").append(names[i]);
    if (names.size() > most)
        text.append(" and ").append(std::to_string(names.size() - most)).append(" more");
    return text;
}

constexpr std::size_t kNamed = 3; // of many that share a sentence

/// Whether a ranking before this one has said it all of the same metrics and more.
bool isPartOfFirst(const Report &report, const Ranking &ranking)
{
    const Ranking &first = report.rankings.empty() ? ranking : report.rankings.front();
    return &first != &ranking && std::ranges::all_of(ranking.metrics, [&](const auto &metric) {
        return std::ranges::find(first.metrics, metric) != first.metrics.end();
    });
}

/// "simdjson 3.0.1, SS MS BS: unsupported: ..."; what several share is said once: "10 cells, BS BDS
/// of simdjson 3.0.1, RapidJSON 1.1.0 and 3 more: skipped: ...".
void addMissing(const Report &report, const Ranking &ranking, std::vector<std::string> &notes)
{
    std::map<std::string, std::size_t> cellsOfOne; // for each sentence
    Shared shared;
    for (const RankingEntry &entry : ranking.entries) {
        std::map<std::string, std::vector<std::string>> metricsByReason;
        for (const std::string &metric : ranking.metrics) {
            if (const auto why = entry.missing.find(metric); why != entry.missing.end())
                metricsByReason[why->second].push_back(metricHeading(report, metric));
        }
        for (const auto &[why, metrics] : metricsByReason) {
            std::string what;
            for (const std::string &metric : metrics)
                what.append(what.empty() ? "" : " ").append(metric);
            what.append("\n").append(why);
            cellsOfOne[what] = metrics.size();
            shared.add(what, libraryText(report, entry.label));
        }
    }
    shared.forEach([&](const std::string &what, const std::vector<std::string> &who) {
        const auto between = what.find('\n');
        const std::string metrics = what.substr(0, between), why = what.substr(between + 1);
        if (who.size() == 1)
            notes.push_back(who.front() + ", " + metrics + ": " + why);
        else
            notes.push_back(std::to_string(who.size() * cellsOfOne[what]) + " cells, " + metrics
                            + " of " + joined(who, kNamed) + ": " + why);
    });
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

/// Older files say of every cell that it did not meet a target, also of those without one.
bool isJudged(const Cell &cell)
{
    return cell.status == CellStatus::Ok && cell.targetMet && !cell.foreign;
}

/// What the table of a metric has only where a cell needs it.
struct Needs {
    bool times = true; // all values are times
    bool change = false, target = false;
};

Needs needsOf(const std::vector<const Cell *> &cells)
{
    Needs needs;
    for (const Cell *cell : cells) {
        needs.times = needs.times && !isBareScore(*cell);
        needs.change = needs.change || cell->change.has_value();
        needs.target = needs.target || isJudged(*cell);
    }
    return needs;
}

std::vector<std::string> cellRow(const Report &report, const std::vector<const Cell *> &cells,
                                 const Cell &cell, const Needs &needs)
{
    const auto sharing =
        std::ranges::count_if(cells, [&](const Cell *other) { return other->rank == cell.rank; });
    std::vector<std::string> row{cell.rank ? rankText(*cell.rank, sharing) : kDash,
                                 libraryText(report, cell.label)};
    if (cell.status != CellStatus::Ok) {
        row.push_back(statusText(cell.status));
        row.insert(row.end(), 3U + (needs.change ? 1U : 0U) + (needs.target ? 2U : 0U), kDash);
        return row;
    }
    row.push_back(!cell.nsPerOp ? scoreText(cell)
                                : nsText(*cell.nsPerOp) + (needs.times ? "" : " ns/op"));
    row.push_back(plusMinusText(cell.relHalfWidth));
    row.push_back(megabytes(cell));
    row.push_back(cell.ranked ? pointsText(cell.points) : "unranked");
    if (needs.change)
        row.push_back(cell.change ? std::string(*cell.change > 0 ? "+" : "")
                                        .append(fixed(*cell.change, 1))
                                        .append("%")
                                  : kDash);
    if (needs.target) {
        row.push_back(cell.judgedRelHalfWidth ? plusMinusText(cell.judgedRelHalfWidth) : kDash);
        row.push_back(!isJudged(cell) ? kDash : *cell.targetMet ? "met" : "not met");
    }
    return row;
}

} // namespace

std::vector<std::string> metricKeys(const Report &report)
{
    std::vector<std::string> keys;
    std::unordered_set<std::string> known;
    for (const Cell &cell : report.cells) {
        if (std::string key = metricKey(cell); known.insert(key).second)
            keys.push_back(std::move(key));
    }
    return keys;
}

std::vector<MetricCells> metricsOf(const Report &report)
{
    std::vector<MetricCells> metrics;
    std::unordered_map<std::string, std::size_t> places;
    for (const Cell &cell : report.cells) {
        const std::string key = metricKey(cell);
        const auto [place, isNew] = places.try_emplace(key, metrics.size());
        if (isNew)
            metrics.push_back({key, {}});
        metrics[place->second].cells.push_back(&cell);
    }
    for (MetricCells &metric : metrics)
        std::ranges::stable_sort(metric.cells, {}, [](const Cell *cell) { return sortKey(*cell); });
    return metrics;
}

std::string metricHeading(const Report &report, const std::string &key)
{
    for (const Cell &cell : report.cells) {
        if (!cell.foreign && metricKey(cell) == key && !articleName(cell).empty())
            return articleName(cell);
    }
    return key;
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
    Shared coverage;
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
            coverage.add(std::to_string(entry.cells) + " of " + std::to_string(entry.cellsTotal)
                             + " metrics",
                         libraryText(report, entry.label));
    }
    coverage.forEach([&](const std::string &what, const std::vector<std::string> &who) {
        table.notes.push_back(joined(who, who.size()) + ": " + what);
    });
    if (!isPartOfFirst(report, ranking))
        addMissing(report, ranking, table.notes);
    table.notes.insert(table.notes.end(), ranking.notes.begin(), ranking.notes.end());
    if (ranking.twinFloor)
        table.notes.push_back("noise floor (one contender against itself): "
                              + fixed(*ranking.twinFloor * 100, 2) + " %");
    return table;
}

TextTable metricTable(const Report &report, const MetricCells &metric)
{
    TextTable table;
    const auto &[key, cells] = metric;
    const std::string heading = metricHeading(report, key);
    table.title = heading == key ? key : heading + "  " + key;
    const Needs needs = needsOf(cells);
    table.columns = {{"#", true}, {"Library", false}, {needs.times ? "ns/op" : "Score", true},
                     {"±", true}, {"MB/s", true},     {"Points", true}};
    if (needs.change)
        table.columns.push_back({"Change", true});
    if (needs.target)
        table.columns.insert(table.columns.end(), {{"± ratio", true}, {"Target", false}});
    Shared shared;
    for (const Cell *cell : cells) {
        table.rows.push_back(cellRow(report, cells, *cell, needs));
        const std::string library = libraryText(report, cell->label);
        const bool failed =
            cell->status != CellStatus::Ok && cell->status != CellStatus::Unsupported;
        if (failed && !cell->reason.empty())
            shared.add(statusText(cell->status) + ": " + cell->reason, library);
        if (const std::string note = noteOf(*cell); !note.empty())
            shared.add(note, library);
    }
    shared.forEach([&](const std::string &what, const std::vector<std::string> &who) {
        table.notes.push_back(who.size() == 1 ? who.front() + ": " + what
                                              : std::to_string(who.size()) + " cells ("
                                                    + joined(who, kNamed) + "): " + what);
    });
    return table;
}

std::vector<std::string> targetNotes(const Report &report)
{
    const auto judged = std::ranges::count_if(report.cells, isJudged);
    const auto met = std::ranges::count_if(
        report.cells, [](const Cell &cell) { return isJudged(cell) && *cell.targetMet; });
    if (judged == 0)
        return {};
    const bool isTable = report.importedFrom && report.importedFrom->format != "json";
    const std::string target =
        isTable // does not say what was asked for
            ? "their target."
            : "the target of ±" + shortest(report.plan.sampling.targetRelHalfWidth * 100) + " %.";
    return {
        std::to_string(met) + " of " + std::to_string(judged) + " cells met " + target,
        "The target is judged by ± ratio, half of the 95 % interval of a library's time over "
        "the fastest one's (of the fastest: over the second's; of one alone: of its own time)."};
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

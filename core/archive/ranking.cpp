// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/score/ranking.h"

#include "core/archive/cellblocks.h"
#include "core/archive/facts.h"
#include "core/archive/makereport.h"
#include "core/archive/texttable.h"
#include "core/score/change.h"
#include "core/score/metricranking.h"
#include "core/score/unit.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_set>

namespace jinbang::core::archive {
namespace {

/// Of scores that others measured, for which nobody can ask for more forks.
constexpr const char *kNoBlocks =
    "No intervals and no ties: these scores come without blocks, so every difference counts, "
    "however small. Measure with 'jinbang-cli run' to have intervals.";
constexpr const char *kBareScores =
    "The scores have no unit, so the higher one is taken to be better.";

score::Row rowOf(const Report &report, const Cell &cell)
{
    score::Row row;
    row.id = row.label = cell.label;
    row.status = cell.status;
    row.reason = cell.status == CellStatus::Ok ? cell.unrankedReason : cell.reason;
    const ReportContender *contender = contenderOf(report, cell.label);
    if (contender && contender->twin) {
        row.twin = true;
        row.twinOf = originalOf(report, *contender);
    }
    if (cell.status != CellStatus::Ok || (!cell.ranked && !row.twin))
        return row;
    if (cell.foreign && cell.classic) {
        row.score = cell.classic->score;
        row.unit = cell.classic->unit.empty() ? "ops/s"
                                              : cell.classic->unit; // a bare score: more is better
    } else {
        row.score = cell.nsPerOp;
        row.unit = "ns/op";
        row.blocks = blocksOf(cell);
    }
    return row;
}

/// "#t=4#reuse=off" of a key: what must be equal for two metrics to share a ranking.
std::string conditionsOf(const std::string &key)
{
    const auto hash = key.find('#');
    return hash == std::string::npos ? std::string{} : key.substr(hash);
}

score::ScoreTable tableOf(const Report &report, const std::vector<std::string> &keys)
{
    score::ScoreTable table;
    std::map<std::string, std::size_t> columns;
    for (const std::string &key : keys) {
        columns[key] = table.metrics.size();
        table.metrics.push_back(score::metricNamed(key));
    }
    for (const Cell &cell : report.cells) {
        if (const auto column = columns.find(metricKey(cell)); column != columns.end())
            table.metrics[column->second].rows.push_back(rowOf(report, cell));
    }
    return table;
}

std::string whyMissing(const score::MissingCell &missing)
{
    std::string why = missing.status == CellStatus::Ok ? "not ranked" : statusText(missing.status);
    if (!missing.reason.empty())
        why.append(": ").append(missing.reason);
    return why;
}

RankingEntry entryOf(const Report &report, const score::Ranking &ranking,
                     const score::Standing &standing)
{
    RankingEntry entry;
    entry.label = standing.label;
    if (const ReportContender *contender = contenderOf(report, standing.id)) {
        entry.contender = contender->id;
        entry.variant = contender->variant;
        entry.library = contender->library;
    }
    entry.rank = static_cast<int>(standing.rank.value_or(0));
    if (standing.title)
        entry.title = text(*standing.title);
    entry.total = standing.total;
    entry.mark = standing.mark;
    if (standing.markInterval) {
        entry.ciLow = standing.markInterval->low;
        entry.ciHigh = standing.markInterval->high;
    }
    if (standing.group)
        entry.group = static_cast<int>(*standing.group);
    for (std::size_t i = 0; i < ranking.metrics.size() && i < standing.points.size(); ++i)
        entry.points[ranking.metrics[i]] = standing.points[i];
    for (const score::MissingCell &missing : standing.missing)
        entry.missing[missing.metric] = whyMissing(missing);
    entry.cells = static_cast<int>(standing.cells);
    entry.cellsTotal = static_cast<int>(standing.cellsTotal);
    return entry;
}

Ranking rankingOf(const Report &report, const score::Ranking &from, const std::string &conditions)
{
    Ranking ranking;
    ranking.scope = std::string(score::scopeText(from.scope)) + conditions;
    ranking.formula = from.rule.formula;
    ranking.unsupported = from.rule.unsupported;
    ranking.metrics = from.metrics;
    ranking.twinFloor = from.twinFloor;
    for (const score::Standing &standing : from.standings)
        ranking.entries.push_back(entryOf(report, from, standing));
    const std::unordered_set<std::string> metrics(ranking.metrics.begin(), ranking.metrics.end());
    const auto ofMetrics = [&](const Cell &cell) { return metrics.contains(metricKey(cell)); };
    const bool allForeign = std::ranges::all_of(
        report.cells, [&](const Cell &cell) { return cell.foreign || !ofMetrics(cell); });
    for (const score::Note &note : from.notes)
        ranking.notes.push_back(allForeign && note.kind == score::NoteKind::FewBlocks
                                    ? std::string(kNoBlocks)
                                    : score::sentence(note));
    const bool hasBare = std::ranges::any_of(report.cells, [&](const Cell &cell) {
        return cell.foreign && cell.classic && cell.classic->unit.empty() && ofMetrics(cell);
    });
    if (hasBare)
        ranking.notes.emplace_back(kBareScores);
    return ranking;
}

/// Nothing for overall; then each operation, when there are several.
std::vector<std::optional<Operation>> scopesOf(const score::ScoreTable &table)
{
    std::vector<std::optional<Operation>> scopes{std::nullopt};
    for (const auto &word : kWords<Operation>) {
        const bool there = std::ranges::any_of(table.metrics, [&](const score::Metric &metric) {
            return metric.operation == word.value;
        });
        if (there)
            scopes.emplace_back(word.value);
    }
    if (scopes.size() == 2)
        scopes.pop_back();
    return scopes;
}

} // namespace

Result<std::vector<Ranking>> rank(const Report &report, Formula formula,
                                  UnsupportedRule unsupported)
{
    std::map<std::string, std::vector<std::string>> byConditions;
    for (const std::string &key : metricKeys(report))
        byConditions[conditionsOf(key)].push_back(key);
    std::vector<Ranking> rankings;
    for (const auto &[conditions, keys] : byConditions) {
        const score::ScoreTable table = tableOf(report, keys);
        for (const auto &scope : scopesOf(table)) {
            const auto ranking = score::rank(table, score::Rule{formula, unsupported}, scope);
            if (!ranking)
                return ranking.error();
            rankings.push_back(rankingOf(report, *ranking, conditions));
        }
    }
    return rankings;
}

Result<void> score(Report &report)
{
    const score::ScoreTable table = tableOf(report, metricKeys(report));
    std::map<std::pair<std::string, std::string>, score::MetricStanding> standings;
    for (const score::Metric &metric : table.metrics) {
        const auto ranking = score::rankMetric(metric);
        if (!ranking)
            return ranking.error();
        for (const score::MetricStanding &standing : ranking->standings)
            standings[{metric.key, standing.id}] = standing;
    }
    const auto changes = score::changes(table);
    if (!changes)
        return changes.error();
    std::map<std::pair<std::string, std::string>, std::optional<double>> change;
    for (const score::Change &each : *changes)
        change[{each.subject, each.id}] = each.percent;
    for (Cell &cell : report.cells) {
        const score::MetricStanding &standing = standings[{metricKey(cell), cell.label}];
        cell.points = standing.points;
        cell.rank.reset();
        if (standing.rank)
            cell.rank = static_cast<int>(*standing.rank);
        const score::Metric metric = score::metricNamed(metricKey(cell));
        cell.change.reset();
        if (metric.operation == Operation::Deserialize)
            cell.change = change[{metric.subject, cell.label}];
    }
    return {};
}

void rankWherePossible(Report &report)
{
    if (!report.rankings.empty())
        return;
    auto rankings = rank(report, Formula::Article, UnsupportedRule::Zero);
    if (rankings && score(report))
        report.rankings = *std::move(rankings);
}

void settleImport(Report &report, const std::filesystem::path &file)
{
    rankWherePossible(report);
    if (report.title.empty())
        report.title = file.filename().string();
    if (!report.importedFrom) // what is of another format has it already
        report.importedFrom = ImportedFile{file.filename().string(), "json", {}};
}

Result<void> checkUnits(const Report &report, const std::string &file)
{
    for (const Cell &cell : report.cells) {
        if (!cell.foreign || !cell.classic || cell.classic->unit.empty())
            continue;
        if (const auto unit = score::parseUnit(cell.classic->unit); !unit)
            return Error{ErrorCode::BadFormat, file,
                         "the score of " + cell.label + " in " + metricKey(cell) + ": "
                             + unit.error().subject + " is not known; " + unit.error().detail};
    }
    const score::ScoreTable table = tableOf(report, metricKeys(report));
    for (const score::Metric &metric : table.metrics) {
        if (const auto ranking = score::rankMetric(metric);
            !ranking && ranking.error().code == ErrorCode::Contradiction)
            return Error{ErrorCode::BadFormat, file,
                         ranking.error().subject + ": " + ranking.error().detail};
    }
    return {};
}

Result<Report> merged(std::vector<Report> reports, const std::vector<std::string> &files)
{
    if (reports.empty())
        return Error{ErrorCode::NothingToDo, "no report", {}};
    Report all = std::move(reports.front());
    std::map<std::pair<std::string, std::string>, std::size_t> seen; // in which report
    for (const Cell &cell : all.cells)
        seen.try_emplace({metricKey(cell), cell.label}, 0);
    for (std::size_t i = 1; i < reports.size(); ++i) {
        for (Cell &cell : reports[i].cells) {
            const auto [first, isNew] = seen.try_emplace({metricKey(cell), cell.label}, i);
            if (!isNew)
                return Error{ErrorCode::BadFormat, files[i],
                             cell.label + " has a second score for " + metricKey(cell)
                                 + "; the first is in " + files[first->second]};
            all.cells.push_back(std::move(cell));
        }
        for (ReportContender &contender : reports[i].contenders) {
            if (!contenderOf(all, contender.label))
                all.contenders.push_back(std::move(contender));
        }
        for (ReportFixture &fixture : reports[i].fixtures) {
            const auto same = [&](const ReportFixture &other) {
                return other.name == fixture.name;
            };
            if (std::ranges::none_of(all.fixtures, same))
                all.fixtures.push_back(std::move(fixture));
        }
    }
    if (reports.size() > 1)
        all.importedFrom.reset();
    all.comparisons.clear();
    all.rankings.clear();
    all.scaling.clear();
    all.axisFactors.clear();
    all.threadCurves.clear();
    return all;
}

} // namespace jinbang::core::archive

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/makereport.h"

#include "core/archive/axes.h"
#include "core/archive/cellblocks.h"
#include "core/archive/cellfigures.h"
#include "core/archive/eligibility.h"
#include "core/archive/scaling.h"
#include "core/archive/texttable.h"
#include "core/base/buildinfo.h"
#include "core/stats/comparison.h"
#include "core/stats/stoprule.h"

#include <algorithm>

namespace jinbang::core::archive {
namespace {

constexpr std::size_t kMostPairs = 60; // of one metric; beyond, only pairs with the leader

const protocol::VariantInfo *variantOf(const protocol::Hello &hello, const std::string &id)
{
    for (const protocol::VariantInfo &variant : hello.variants) {
        if (variant.id == id)
            return &variant;
    }
    return nullptr;
}

/// The variant that a cell runs: the chosen one, or the default of the operation.
std::string variantFor(const contest::Entry &entry, Operation operation)
{
    if (!entry.variant.empty())
        return entry.variant;
    const auto byDefault = entry.hello.defaults.find(operation);
    return byDefault == entry.hello.defaults.end() ? std::string{} : byDefault->second;
}

std::string stateText(contest::RunState state)
{
    switch (state) {
    case contest::RunState::Complete:
        return "complete";
    case contest::RunState::Failed:
        return "failed";
    default:
        return "stopped";
    }
}

/// Of the first of the run's operations that it has.
std::string firstVariant(const contest::RunData &data, const contest::Entry &entry)
{
    for (const contest::Row &row : data.rows) {
        if (const std::string way = variantFor(entry, row.operation); !way.empty())
            return way;
    }
    return {};
}

ReportContender contenderOf(const contest::RunData &data, const contest::Entry &entry)
{
    ReportContender contender;
    contender.id = entry.contender;
    contender.variant = firstVariant(data, entry);
    contender.label = entry.label;
    contender.library = entry.hello.library;
    contender.version = entry.hello.version;
    contender.homepage = entry.hello.homepage;
    contender.license = entry.hello.license;
    contender.sha256 = entry.sha256;
    contender.codeBytes = entry.programBytes;
    contender.facts = entry.hello.facts;
    contender.twin = entry.twin;
    if (const auto flags = entry.hello.build.find("flags"); flags != entry.hello.build.end())
        contender.flags = flags->second;
    if (const protocol::VariantInfo *variant = variantOf(entry.hello, contender.variant)) {
        contender.api = variant->api;
        contender.tier = variant->tier;
        contender.checking = variant->checking;
    }
    return contender;
}

ReportFixture fixtureOf(const contest::FixtureRecord &from)
{
    ReportFixture fixture;
    fixture.name = from.name;
    fixture.kind = from.kind;
    fixture.record = from.record;
    fixture.sha256 = from.sha256;
    fixture.encoding = from.encoding;
    fixture.path = from.path;
    fixture.count = from.count;
    fixture.bytes = from.facts.bytes;
    fixture.canonicalBytes = from.facts.canonicalBytes;
    fixture.seed = from.seed;
    fixture.escapePercent = from.facts.escapePercent;
    fixture.nonAsciiPercent = from.facts.nonAsciiPercent;
    fixture.floatPercent = from.facts.floatPercent;
    fixture.depth = from.facts.depth;
    fixture.notes = from.notes;
    return fixture;
}

/// What is known of a cell before anything was measured.
Cell cellOf(const contest::RunData &data, const contest::CellEnd &end)
{
    const contest::Row &row = data.rows[static_cast<std::size_t>(end.row)];
    const contest::Entry &entry = data.entries[static_cast<std::size_t>(end.entry)];
    Cell cell;
    cell.contender = entry.contender;
    cell.variant = end.variant.empty() ? variantFor(entry, row.operation) : end.variant;
    cell.library = entry.hello.library;
    cell.version = entry.hello.version;
    cell.label = entry.label;
    cell.operation = row.operation;
    cell.fixture = data.fixtures[static_cast<std::size_t>(row.fixture)].name;
    cell.mode = row.mode;
    cell.threads = row.threads;
    cell.reuse = row.reuse;
    cell.keys = row.keys;
    cell.allocator = row.allocator;
    cell.status = end.status;
    cell.reason = end.reason;
    return cell;
}

void addExtras(const contest::RunData &data, int row, int entry, Cell &cell)
{
    for (const contest::CellExtras &extras : data.extras) {
        if (extras.row != row || extras.entry != entry)
            continue;
        cell.allocsPerOp = extras.allocationsPerOp;
        cell.bytesPerOp = extras.allocatedBytesPerOp;
        cell.peakRssBytes = extras.peakRssBytes;
        cell.counters = extras.counters;
        cell.countersReason = extras.countersReason;
    }
}

/// More threads than cores measure the scheduler, too: that is said beside the figure.
void markOversubscribed(const contest::RunData &data, Cell &cell)
{
    int cores = data.environment.usableCores;
    if (const auto pinned = static_cast<int>(data.plan.pinnedCpus.size()); pinned > 0)
        cores = cores > 0 ? std::min(cores, pinned) : pinned;
    if (cores == 0 && cell.threads > 1 && !data.environment.runner.empty())
        cell.notes.push_back("oversubscribed or not: not known, for the other machine does not say "
                             "how many cores it has");
    if (cores > 0 && cell.threads > cores)
        cell.notes.push_back("oversubscribed: " + std::to_string(cell.threads)
                             + " threads, usable cores: " + std::to_string(cores));
}

void addCells(const contest::RunData &data, Report &report)
{
    std::map<std::pair<int, int>, ForksOfCell> forks;
    for (const contest::Fork &fork : data.forks)
        forks[{fork.row, fork.entry}].push_back(&fork);
    for (int row = 0; row < static_cast<int>(data.rows.size()); ++row) {
        for (int entry = 0; entry < static_cast<int>(data.entries.size()); ++entry) {
            const contest::CellEnd *end = contest::endOf(data, row, entry);
            if (!end)
                continue;
            const contest::Entry &who = data.entries[static_cast<std::size_t>(entry)];
            const int fixture = data.rows[static_cast<std::size_t>(row)].fixture;
            Cell cell = cellOf(data, *end);
            fillFigures(forks[{row, entry}], data.fixtures[static_cast<std::size_t>(fixture)],
                        data.plan.sampling.fixed.has_value(), cell);
            addExtras(data, row, entry, cell);
            markOversubscribed(data, cell);
            cell.unrankedReason =
                cell.status == CellStatus::Ok ? unrankedReason(who, data.environment, cell) : "";
            cell.ranked = cell.status == CellStatus::Ok && cell.unrankedReason.empty();
            report.cells.push_back(std::move(cell));
        }
    }
}

/// Who met the target is decided as the contest decides to stop: by the half-width to the leader.
void markTargets(Report &report)
{
    std::map<std::string, std::vector<Cell *>> metrics;
    for (Cell &cell : report.cells) {
        const ReportContender *contender = contenderOf(report, cell.label);
        if (cell.status == CellStatus::Ok && cell.nsPerOp && !(contender && contender->twin))
            metrics[metricKey(cell)].push_back(&cell);
    }
    const contest::Sampling &sampling = report.plan.sampling;
    const stats::StopSettings settings{static_cast<std::size_t>(sampling.minBlocks),
                                       static_cast<std::size_t>(sampling.maxBlocks),
                                       sampling.targetRelHalfWidth};
    for (const auto &[key, cells] : metrics) {
        std::vector<stats::BlockValues> values;
        for (const Cell *cell : cells)
            values.push_back(blocksOf(*cell));
        const auto decision = stats::decideStop(values, settings, true);
        for (std::size_t i = 0; decision && i < cells.size(); ++i) {
            cells[i]->judgedRelHalfWidth = decision->precision[i].relHalfWidth;
            cells[i]->targetMet = decision->precision[i].targetMet;
        }
    }
}

void addComparison(const std::string &key, const Cell &a, const Cell &b, Report &report)
{
    const auto pair = stats::commonBlocks(blocksOf(a), blocksOf(b));
    const auto result = stats::comparePaired(pair.a, pair.b);
    if (!result || !result->verdict)
        return;
    Comparison comparison;
    comparison.scope = key;
    comparison.a = a.label;
    comparison.b = b.label;
    comparison.ratio = result->ratio.value;
    if (result->ratio.interval) {
        comparison.ciLow = result->ratio.interval->low;
        comparison.ciHigh = result->ratio.interval->high;
    }
    comparison.p = result->p;
    comparison.verdict = text(*result->verdict);
    report.comparisons.push_back(std::move(comparison));
}

/// Every pair of a metric, fastest first; of many contenders only those with the leader.
void addComparisons(Report &report)
{
    for (auto &[key, cells] : metricsOf(report)) {
        std::erase_if(cells, [](const Cell *cell) {
            return cell->status != CellStatus::Ok || !cell->nsPerOp;
        });
        const bool all = cells.size() * cells.size() / 2 <= kMostPairs;
        for (std::size_t i = 0; i < cells.size() && (all || i == 0); ++i) {
            for (std::size_t j = i + 1; j < cells.size(); ++j)
                addComparison(key, *cells[i], *cells[j], report);
        }
    }
}

} // namespace

Report makeReport(const contest::RunData &given)
{
    contest::RunData data = given;
    contest::closeOpenCells(data);

    Report report;
    report.runId = data.runId;
    report.title = data.plan.title;
    report.startedAt = data.startedAt;
    report.finishedAt = data.finishedAt;
    report.generatorVersion = buildinfo::kVersion;
    report.generatorCommit = buildinfo::kCommit;
    report.state = stateText(data.state);
    report.plan = data.plan;
    report.environment = data.environment;
    for (const contest::Entry &entry : data.entries)
        report.contenders.push_back(contenderOf(data, entry));
    for (const contest::FixtureRecord &fixture : data.fixtures)
        report.fixtures.push_back(fixtureOf(fixture));
    addCells(data, report);
    markTargets(report);
    addComparisons(report);
    for (const contest::LogLine &line : data.log)
        report.log.push_back({line.atNs, line.level, line.message, {}});
    // Neither can fail on our own units; if one does, the numbers are still worth keeping.
    if (const auto scored = score(report); !scored)
        report.log.push_back({0, "error", sentence(scored.error()), {}});
    if (auto rankings = rank(report, data.plan.formula, data.plan.unsupported))
        report.rankings = *std::move(rankings);
    else
        report.log.push_back({0, "error", sentence(rankings.error()), {}});
    report.scaling = scalingOf(report);
    report.axisFactors = axisFactorsOf(report);
    report.threadCurves = threadCurvesOf(report);
    report.banners = bannersOf(report);
    return report;
}

} // namespace jinbang::core::archive

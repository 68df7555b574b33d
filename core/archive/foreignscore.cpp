// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/foreignscore.h"

#include "core/archive/jsontree.h"
#include "core/archive/units.h"
#include "core/stats/descriptive.h"

#include <algorithm>
#include <cmath>

namespace jinbang::core::archive {
namespace {

constexpr std::string_view kOwnPrefix = "jinbang.";

std::string param(const ForeignScore &score, const std::string &name)
{
    const auto found = score.params.find(name);
    return found == score.params.end() ? std::string{} : found->second;
}

/// Fills in the names of a cell that Jinbang itself exported; false when the name is not one of
/// ours.
bool nameOwn(const ForeignScore &score, Cell &cell)
{
    std::string_view name = score.benchmark;
    if (!name.starts_with(kOwnPrefix))
        return false;
    name.remove_prefix(kOwnPrefix.size());
    const auto dot = name.find('.');
    const auto operation = parseWord<Operation>(name.substr(0, dot));
    if (dot == name.npos || !operation)
        return false;
    name.remove_prefix(dot + 1);
    const auto line = name.find('_');
    cell.operation = *operation;
    cell.contender = name.substr(0, line);
    cell.variant = line == name.npos ? std::string{} : std::string(name.substr(line + 1));
    cell.fixture = param(score, "fixture");
    cell.reuse = param(score, "reuse") != "off";
    cell.keys = parseWord<KeyOrder>(param(score, "keys")).value_or(KeyOrder::Ordered);
    cell.allocator = score.params.contains("allocator") ? param(score, "allocator") : "system";
    cell.label = score.params.contains("entry") ? param(score, "entry") : cell.contender;
    cell.library = score.library.empty() ? cell.contender : score.library;
    cell.version = score.version;
    return true;
}

void nameForeign(const ForeignScore &score, const std::vector<NamePattern> &map, bool tellMode,
                 bool tellThreads, Cell &cell)
{
    SplitName names{score.metric, score.library};
    if (names.metric.empty())
        names = splitName(score.benchmark, map);
    const bool tellAll = !score.wholeMetric;
    for (const auto &[name, value] : score.params) {
        if (tellAll)
            names.metric.append(":").append(name).append("=").append(value);
    }
    if (tellAll && tellMode)
        names.metric.append("#mode=").append(text(score.mode));
    if (tellAll && tellThreads)
        names.metric.append("#t=").append(std::to_string(score.threads));
    cell.contender = cell.library = cell.label = names.library;
    cell.foreign = Foreign{score.benchmark, names.metric, score.params, {}, {}};
}

/// The time of all `count` operations from which division gets the time of one again.
double wholeTime(double ns, std::uint64_t count)
{
    const auto operations = static_cast<double>(count);
    const double whole = ns * operations;
    for (const double near : {std::nextafter(whole, 0), std::nextafter(whole, 2 * whole)}) {
        if (whole / operations != ns && near / operations == ns)
            return near;
    }
    return whole;
}

void fillFork(const ForeignScore &score, std::size_t index, ReportFork &fork)
{
    std::vector<double> times;
    for (std::size_t i = 0; i < score.raw[index].size(); ++i) {
        const auto ns = nsPerOperation(score.raw[index][i], score.unit);
        if (!ns)
            continue;
        std::uint64_t count = score.rawCount.empty() ? 1 : score.rawCount[index][i];
        if (count == 0 || !std::isfinite(wholeTime(*ns, count)))
            count = 1;
        const auto cpu = score.rawCpu.empty() ? std::nullopt
                                              : nsPerOperation(score.rawCpu[index][i], score.unit);
        fork.samples.push_back(
            {count, wholeTime(*ns, count), cpu ? wholeTime(*cpu, count) : 0, {}});
        times.push_back(*ns);
    }
    fork.n = fork.samples.empty() ? 1 : fork.samples.front().n;
    if (const auto sample = stats::Sample::from(times, "iterations"))
        fork.nsPerOp = stats::median(*sample);
}

void fillForks(const ForeignScore &score, Cell &cell)
{
    const std::size_t count = std::max(score.raw.size(), score.histogram.size());
    for (std::size_t i = 0; i < count; ++i) {
        ReportFork fork;
        fork.block = static_cast<int>(i);
        if (i < score.raw.size())
            fillFork(score, i, fork);
        if (i < score.histogram.size()) {
            for (const auto &[value, times] : score.histogram[i]) {
                if (const auto ns = nsPerOperation(value, score.unit))
                    fork.histogram.emplace_back(*ns, times);
            }
        }
        cell.forks.push_back(std::move(fork));
    }
    cell.blocks = static_cast<int>(count);
}

void fillSpread(Cell &cell)
{
    std::vector<double> times;
    for (const ReportFork &fork : cell.forks) {
        for (const ReportSample &sample : fork.samples)
            times.push_back(sample.wallNs / static_cast<double>(sample.n));
    }
    const auto sample = stats::Sample::from(times, "iterations");
    if (!sample)
        return;
    cell.min = sample->min();
    cell.median = stats::median(*sample);
    cell.mean = stats::mean(*sample);
    cell.max = sample->max();
    cell.withinSd = stats::standardDeviation(*sample);
}

void fillNumbers(const ForeignScore &score, Cell &cell)
{
    cell.mode = score.mode;
    cell.threads = score.threads;
    cell.status = score.status;
    cell.reason = score.reason;
    cell.notes = score.notes;
    if (!score.score) {
        if (cell.status == CellStatus::Ok) {
            cell.status = CellStatus::Skipped;
            cell.reason = "the file has no finite score";
        }
        return;
    }
    cell.classic = Classic{*score.score, score.error, score.samples, score.unit, {}};
    cell.nsPerOp = nsPerOperation(*score.score, score.unit);
    if (cell.nsPerOp)
        cell.opsPerSecond = 1e9 / *cell.nsPerOp;
    if (cell.opsPerSecond && score.bytes)
        cell.bytesPerSecond = *score.bytes * *cell.opsPerSecond;
    for (const auto &[rank, value] : score.percentiles) {
        // Those of a rate are not those of the time: the slowest is the lowest.
        if (const auto ns =
                higherIsBetter(score.unit) ? std::nullopt : nsPerOperation(value, score.unit))
            cell.percentiles[rank] = *ns;
    }
    fillForks(score, cell);
    fillSpread(cell);
    if (const auto bytes = score.secondary.find("gc.alloc.rate.norm");
        bytes != score.secondary.end())
        cell.bytesPerOp = bytes->second.score;
    if (cell.foreign)
        cell.foreign->secondary = score.secondary;
}

template <class Value>
bool differs(const std::vector<ForeignScore> &scores, Value ForeignScore::*member)
{
    return std::ranges::any_of(
        scores, [&](const ForeignScore &score) { return score.*member != scores.front().*member; });
}

} // namespace

Result<Report> reportOf(std::vector<ForeignScore> scores, std::string generator,
                        std::string_view text, const ReadOptions &options)
{
    if (scores.empty())
        return Error{ErrorCode::BadFormat, options.subject, "it holds no result"};
    Report report;
    report.generatorName = std::move(generator);
    report.title = options.title();
    const bool tellMode = differs(scores, &ForeignScore::mode);
    const bool tellThreads = differs(scores, &ForeignScore::threads);
    std::map<std::pair<std::string, std::string>, std::size_t> seen;
    bool allOwn = true;
    for (const ForeignScore &score : scores) {
        Cell cell;
        if (!nameOwn(score, cell)) {
            nameForeign(score, options.map, tellMode, tellThreads, cell);
            allOwn = false;
        }
        fillNumbers(score, cell);
        const auto [before, isNew] = seen.try_emplace({metricKey(cell), cell.label}, score.at);
        if (!isNew)
            return Error{ErrorCode::BadFormat, options.subject,
                         placeInText(text, score.at) + ": " + cell.label
                             + " has a second result for " + metricKey(cell)
                             + " (the first: " + placeInText(text, before->second) + ")"};
        addNames(report, cell);
        report.cells.push_back(std::move(cell));
    }
    if (allOwn)
        report.generatorName = "jinbang";
    return report;
}

void addNames(Report &report, const Cell &cell)
{
    const bool known =
        std::ranges::any_of(report.contenders, [&](const ReportContender &contender) {
            return contender.label == cell.label;
        });
    if (!known) {
        ReportContender contender;
        contender.id = cell.contender;
        contender.variant = cell.variant;
        contender.label = cell.label;
        contender.library = cell.library;
        contender.version = cell.version;
        report.contenders.push_back(std::move(contender));
    }
    const bool listed = std::ranges::any_of(report.fixtures, [&](const ReportFixture &fixture) {
        return fixture.name == cell.fixture;
    });
    if (!cell.foreign && !listed) {
        ReportFixture fixture;
        fixture.name = cell.fixture;
        fixture.kind = isRecordOperation(cell.operation) ? "record" : "document";
        report.fixtures.push_back(std::move(fixture));
    }
}

std::string ownBenchmarkName(const Cell &cell)
{
    std::string name(kOwnPrefix);
    name.append(text(cell.operation)).append(".").append(cell.contender);
    if (!cell.variant.empty())
        name.append("_").append(cell.variant);
    return name;
}

std::map<std::string, std::string> ownParams(const Cell &cell)
{
    std::map<std::string, std::string> params{{"fixture", cell.fixture}};
    if (!cell.reuse)
        params["reuse"] = "off";
    if (cell.keys != KeyOrder::Ordered)
        params["keys"] = text(cell.keys);
    if (cell.allocator != "system")
        params["allocator"] = cell.allocator;
    if (cell.label != cell.contender)
        params["entry"] = cell.label;
    return params;
}

} // namespace jinbang::core::archive

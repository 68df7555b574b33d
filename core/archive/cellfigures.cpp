// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/cellfigures.h"

#include "core/archive/jmhscore.h"
#include "core/archive/units.h"
#include "core/stats/descriptive.h"
#include "core/stats/histogram.h"
#include "core/stats/hodgeslehmann.h"

#include <algorithm>
#include <cmath>

namespace jinbang::core::archive {
namespace {

ReportFork forkOf(const contest::Fork &from)
{
    ReportFork fork;
    fork.block = from.block;
    fork.position = from.position;
    fork.n = from.result.n;
    fork.firstCallNs = from.result.firstCallNs;
    fork.steady = from.result.steady;
    fork.valid = from.valid;
    fork.reason = from.reason;
    fork.nsPerOp = from.nsPerOp;
    for (const contest::FlaggedSample &sample : from.samples) {
        if (!sample.sample.warmup)
            fork.samples.push_back(
                {sample.sample.n, sample.sample.wallNs, sample.sample.cpuNs, sample.rejected});
    }
    for (const protocol::HistogramBucket &bucket : from.result.histogram)
        fork.histogram.emplace_back(bucket.ns, bucket.count);
    return fork;
}

std::vector<double> forkTimes(const Cell &cell)
{
    std::vector<double> times;
    for (const ReportFork &fork : cell.forks) {
        if (fork.valid && fork.nsPerOp && *fork.nsPerOp > 0 && std::isfinite(*fork.nsPerOp))
            times.push_back(*fork.nsPerOp);
    }
    return times;
}

std::vector<double> sampleTimes(const ReportFork &fork, bool cleanOnly)
{
    std::vector<double> times;
    for (const ReportSample &sample : fork.samples) {
        const double time = sample.wallNs / static_cast<double>(sample.n);
        if (sample.n > 0 && std::isfinite(time) && time > 0 && (!cleanOnly || sample.flag.empty()))
            times.push_back(time);
    }
    return times;
}

void fillEstimate(const std::vector<double> &times, Cell &cell)
{
    const auto estimate = stats::typicalTime(times);
    if (!estimate)
        return;
    cell.nsPerOp = estimate->value;
    cell.opsPerSecond = 1e9 / estimate->value;
    cell.relHalfWidth = stats::relativeHalfWidth(*estimate);
    if (estimate->interval) {
        cell.ciLow = estimate->interval->low;
        cell.ciHigh = estimate->interval->high;
    }
}

/// Root of the mean variance within the forks.
std::optional<double> spreadWithin(const Cell &cell)
{
    double sum = 0;
    int count = 0;
    for (const ReportFork &fork : cell.forks) {
        const auto sample = stats::Sample::from(sampleTimes(fork, true), "samples");
        const auto deviation =
            fork.valid && sample ? stats::standardDeviation(*sample) : std::nullopt;
        if (deviation) {
            sum += *deviation * *deviation;
            ++count;
        }
    }
    return count > 0 ? std::optional(std::sqrt(sum / count)) : std::nullopt;
}

void fillSpread(const std::vector<double> &times, Cell &cell)
{
    const auto sample = stats::Sample::from(times, "forks");
    if (!sample)
        return;
    cell.min = sample->min();
    cell.median = stats::median(*sample);
    cell.mean = stats::mean(*sample);
    cell.max = sample->max();
    cell.betweenSd = stats::standardDeviation(*sample);
    cell.withinSd = spreadWithin(cell);
}

void fillPercentiles(Cell &cell)
{
    stats::Histogram histogram;
    for (const ReportFork &fork : cell.forks) {
        for (const auto &[ns, count] : fork.histogram) {
            if (fork.valid && ns >= 0 && ns < 9e18)
                histogram.add(static_cast<std::uint64_t>(std::llround(ns)), count);
        }
    }
    for (const double rank : stats::kJmhPercentiles) {
        if (const auto value = histogram.percentile(rank))
            cell.percentiles[rankName(rank)] = *value;
    }
}

void fillOutcome(const contest::Fork &fork, Cell &cell)
{
    const protocol::RunResult &result = fork.result;
    for (const std::string &note : result.notes) {
        if (std::ranges::find(cell.notes, note) == cell.notes.end())
            cell.notes.push_back(note);
    }
    if (result.exactness != Exactness::NotApplicable
        && (cell.exactness == Exactness::NotApplicable || result.exactness > cell.exactness))
        cell.exactness = result.exactness;
    if (result.outputBytes > 0)
        cell.outputBytes = result.outputBytes;
}

/// Least over most operations of a thread, of every sample that has them.
std::vector<double> fairnessOf(const contest::Fork &fork, bool cleanOnly)
{
    std::vector<double> shares;
    for (const contest::FlaggedSample &each : fork.samples) {
        const auto &counts = each.sample.perThread;
        if (each.sample.warmup || counts.size() < 2 || (cleanOnly && !each.rejected.empty()))
            continue;
        const auto [least, most] = std::ranges::minmax(counts);
        if (most > 0)
            shares.push_back(static_cast<double>(least) / static_cast<double>(most));
    }
    return shares;
}

/// How evenly the threads got on, on average over the samples that count. A fork that is valid
/// without a clean sample was kept on purpose, with all of them.
void fillFairness(const ForksOfCell &forks, Cell &cell)
{
    std::vector<double> all;
    for (const contest::Fork *fork : forks) {
        if (!fork->valid)
            continue;
        std::vector<double> shares = fairnessOf(*fork, true);
        if (shares.empty())
            shares = fairnessOf(*fork, false);
        all.insert(all.end(), shares.begin(), shares.end());
    }
    if (const auto sample = stats::Sample::from(all, "threads"))
        cell.fairness = stats::mean(*sample);
}

} // namespace

void fillFromForks(Cell &cell)
{
    const std::vector<double> times = forkTimes(cell);
    cell.blocks = static_cast<int>(times.size());
    if (cell.status != CellStatus::Ok)
        return;
    fillEstimate(times, cell);
    fillSpread(times, cell);
    fillPercentiles(cell);
}

void fillFigures(const ForksOfCell &forks, const contest::FixtureRecord &fixture, bool withClassic,
                 Cell &cell)
{
    for (const contest::Fork *fork : forks) {
        cell.forks.push_back(forkOf(*fork));
        fillOutcome(*fork, cell);
    }
    fillFromForks(cell);
    if (cell.status != CellStatus::Ok)
        return;
    fillFairness(forks, cell);
    const std::uint64_t bytes =
        isWriting(cell.operation) ? fixture.facts.canonicalBytes : fixture.facts.bytes;
    if (cell.opsPerSecond && bytes > 0)
        cell.bytesPerSecond = static_cast<double>(bytes) * *cell.opsPerSecond;
    if (withClassic) {
        if (const auto result = jmhResult(cell))
            cell.classic = result->classic;
    }
}

std::optional<double> fullEstimate(const Cell &cell)
{
    std::vector<double> medians;
    for (const ReportFork &fork : cell.forks) {
        if (const auto sample = stats::Sample::from(sampleTimes(fork, false), "samples"))
            medians.push_back(stats::median(*sample));
    }
    const auto estimate = stats::typicalTime(medians);
    return estimate ? std::optional(estimate->value) : std::nullopt;
}

} // namespace jinbang::core::archive

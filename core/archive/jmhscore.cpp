// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/jmhscore.h"

#include "core/archive/foreignscore.h"
#include "core/archive/units.h"
#include "core/base/number.h"

#include <algorithm>
#include <cmath>

namespace jinbang::core::archive {
namespace {

std::vector<double> iterationsOf(const ReportFork &fork, bool cleanOnly, std::string_view unit)
{
    std::vector<double> iterations;
    for (const ReportSample &sample : fork.samples) {
        if (cleanOnly && !sample.flag.empty())
            continue;
        if (const auto score = scoreOf(sample.wallNs / static_cast<double>(sample.n), unit))
            iterations.push_back(*score);
    }
    return iterations;
}

/// What counts: the clean samples of the valid forks. A fork that is valid without a clean sample
/// was kept on purpose, with all of them.
std::vector<std::vector<double>> rawOf(const Cell &cell, std::string_view unit)
{
    std::vector<std::vector<double>> raw;
    for (const ReportFork &fork : cell.forks) {
        if (!fork.valid)
            continue;
        std::vector<double> iterations = iterationsOf(fork, true, unit);
        if (iterations.empty())
            iterations = iterationsOf(fork, false, unit);
        if (!iterations.empty())
            raw.push_back(std::move(iterations));
    }
    return raw;
}

/// What a cell of ours in mode sample counted, in the unit; empty where it counted nothing.
std::vector<stats::Bucket> countedTimes(const Cell &cell, std::string_view unit)
{
    std::map<double, std::uint64_t> counts;
    for (const ReportFork &fork : cell.forks) {
        for (const auto &[ns, count] : fork.histogram) {
            const auto score = fork.valid && count > 0 ? scoreOf(ns, unit) : std::nullopt;
            if (score)
                counts[*score] += count;
        }
    }
    std::vector<stats::Bucket> buckets;
    for (const auto &[value, count] : counts)
        buckets.push_back({value, count});
    return buckets;
}

Classic classicOf(const stats::JmhScore &score, const std::string &unit)
{
    return {score.score, score.scoreError, static_cast<std::int64_t>(score.samples), unit, {}};
}

std::map<std::string, double> percentilesOf(const Cell &cell, const stats::Sample *pooled,
                                            std::string_view unit)
{
    std::map<std::string, double> result;
    for (const double rank : stats::kJmhPercentiles) {
        const auto measured = cell.percentiles.find(rankName(rank));
        if (measured != cell.percentiles.end()) {
            if (const auto score = scoreOf(measured->second, unit))
                result[rankName(rank)] = *score;
        } else if (pooled) {
            result[rankName(rank)] = stats::jmhPercentile(*pooled, rank);
        }
    }
    return result;
}

} // namespace

std::optional<JmhResult> jmhResult(const Cell &cell)
{
    if (cell.status != CellStatus::Ok || (!cell.nsPerOp && !cell.classic))
        return std::nullopt;
    JmhResult result;
    const char *ownUnit = cell.mode == Mode::Throughput ? "ops/s" : "ns/op";
    const std::string unit = cell.classic ? cell.classic->unit : ownUnit;
    result.raw = rawOf(cell, unit);
    std::vector<double> all;
    for (const auto &fork : result.raw)
        all.insert(all.end(), fork.begin(), fork.end());
    const auto pooled = stats::Sample::from(all, "iterations");
    const std::vector<stats::Bucket> counted = cell.mode == Mode::SampleTime && !cell.foreign
                                                   ? countedTimes(cell, unit)
                                                   : std::vector<stats::Bucket>{};
    if (!counted.empty()) { // JMH's mode sample knows no iterations
        result.classic = classicOf(stats::jmhScore(counted), unit);
        for (const double rank : stats::kJmhPercentiles)
            result.percentiles[rankName(rank)] = stats::jmhPercentile(counted, rank);
        return result;
    }
    if (cell.classic) {
        result.classic = *cell.classic;
    } else if (pooled) {
        result.classic = classicOf(stats::jmhScore(*pooled), unit);
    } else {
        result.classic = {scoreOf(*cell.nsPerOp, unit).value_or(0), std::nullopt, 1, unit, {}};
    }
    if (result.raw.empty())
        result.raw = {{result.classic.score}};
    const auto shown = pooled ? pooled : stats::Sample::from(result.raw.front(), "score");
    result.percentiles = percentilesOf(cell, shown ? &*shown : nullptr, unit);
    return result;
}

std::string whyNoJmh(const Report &report)
{
    if (std::ranges::any_of(report.cells,
                            [](const Cell &cell) { return jmhResult(cell).has_value(); }))
        return {};
    return report.http.empty() ? "no cell has a score"
                               : "loads over HTTP are no benchmarks to JMH; .json, .csv and .html "
                                 "hold them";
}

std::string rankName(double rank)
{
    std::string name = shortest(rank);
    if (name.find('.') == name.npos)
        name += ".0";
    return name;
}

std::string benchmarkName(const Cell &cell)
{
    return cell.foreign ? cell.foreign->benchmark : ownBenchmarkName(cell);
}

std::map<std::string, std::string> benchmarkParams(const Cell &cell)
{
    return cell.foreign ? cell.foreign->params : ownParams(cell);
}

} // namespace jinbang::core::archive

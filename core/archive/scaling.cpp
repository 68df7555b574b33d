// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/scaling.h"

#include "core/archive/cellblocks.h"
#include "core/archive/texttable.h"
#include "core/base/number.h"
#include "core/stats/scaling.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace jinbang::core::archive {
namespace {

std::string workloadOf(const std::string &fixture)
{
    return fixture.substr(0, fixture.find(':'));
}

/// The cell's metric with the workload in place of the fixture.
std::string scalingKey(const Cell &cell)
{
    Cell without = cell;
    without.forks.clear();
    without.fixture = workloadOf(cell.fixture);
    return metricKey(without);
}

using Counts = std::map<double, std::vector<const Cell *>>; // the cells at each count

/// By key, in the order of first appearance.
std::vector<std::pair<std::string, Counts>> workloadsOf(const Report &report)
{
    std::map<std::string, double> counts;
    for (const ReportFixture &fixture : report.fixtures) {
        if (!fixture.record.empty() && fixture.count > 0)
            counts[fixture.name] = static_cast<double>(fixture.count);
    }
    std::vector<std::pair<std::string, Counts>> workloads;
    for (const Cell &cell : report.cells) {
        const auto count = counts.find(cell.fixture);
        if (cell.foreign || count == counts.end())
            continue;
        const std::string key = scalingKey(cell);
        auto found = std::ranges::find(workloads, key, &std::pair<std::string, Counts>::first);
        if (found == workloads.end())
            found = workloads.insert(workloads.end(), {key, {}});
        found->second[count->second].push_back(&cell);
    }
    std::erase_if(workloads, [](const auto &workload) { return workload.second.size() < 2; });
    return workloads;
}

const Cell *cellOf(const std::vector<const Cell *> &cells, const std::string &label)
{
    const auto found = std::ranges::find(cells, label, &Cell::label);
    return found == cells.end() ? nullptr : *found;
}

bool hasTime(const Cell *cell)
{
    return cell && cell->status == CellStatus::Ok && cell->nsPerOp && *cell->nsPerOp > 0
           && std::isfinite(*cell->nsPerOp);
}

std::vector<stats::CurvePoint> pointsOf(const ScalingCurve &curve)
{
    std::vector<stats::CurvePoint> points;
    for (const ScalingPoint &point : curve.points)
        points.push_back({point.count, point.nsPerOp});
    return points;
}

ScalingCurve curveOf(const std::string &label, const Counts &counts)
{
    ScalingCurve curve;
    curve.label = label;
    for (const auto &[count, cells] : counts) {
        const Cell *cell = cellOf(cells, label);
        if (hasTime(cell)) {
            curve.points.push_back(
                {count, *cell->nsPerOp, cell->ciLow, cell->ciHigh, cell->peakRssBytes});
        } else if (cell) {
            curve.missing.append(curve.missing.empty() ? "" : ", ")
                .append(statusText(cell->status))
                .append(" at ")
                .append(grouped(static_cast<std::uint64_t>(count)));
        }
    }
    if (const auto fit = stats::fitLogLog(pointsOf(curve))) {
        curve.slope = fit->slope;
        curve.rSquared = fit->rSquared;
    }
    return curve;
}

/// Who takes part in advice: everybody but twins and what is measured without a rank.
std::vector<std::string> competitorsOf(const Report &report, const Counts &counts)
{
    std::vector<std::string> labels;
    for (const ReportContender &contender : report.contenders) {
        bool everRanked = false;
        for (const auto &[count, cells] : counts) {
            const Cell *cell = cellOf(cells, contender.label);
            everRanked = everRanked || (hasTime(cell) && cell->ranked);
        }
        if (everRanked && !contender.twin)
            labels.push_back(contender.label);
    }
    return labels;
}

/// One value where there are no blocks: the estimate, from which no group can come.
stats::BlockValues valuesOf(const Cell *cell)
{
    if (!hasTime(cell) || !cell->ranked)
        return {};
    stats::BlockValues values = blocksOf(*cell);
    return values.empty() ? stats::BlockValues{cell->nsPerOp} : values;
}

std::vector<ScalingAdvice> adviceFor(const std::vector<std::string> &labels, const Counts &counts)
{
    std::vector<stats::CountBlocks> rows;
    for (const auto &[count, cells] : counts) {
        stats::CountBlocks row{count, {}};
        for (const std::string &label : labels)
            row.contenders.push_back(valuesOf(cellOf(cells, label)));
        rows.push_back(std::move(row));
    }
    std::vector<ScalingAdvice> list;
    const auto spans = stats::adviceByCount(rows);
    if (!spans)
        return list;
    for (const stats::Advice &span : *spans) {
        ScalingAdvice advice{span.fromCount, span.toCount, {}, span.clear, list.empty(), false};
        for (const std::size_t leader : span.leaders)
            advice.labels.push_back(labels[leader]);
        list.push_back(std::move(advice));
    }
    if (!list.empty())
        list.back().last = true;
    return list;
}

bool leadsSomewhere(const std::vector<ScalingAdvice> &advice, const std::string &label)
{
    return std::ranges::any_of(advice, [&](const ScalingAdvice &each) {
        return std::ranges::find(each.labels, label) != each.labels.end();
    });
}

/// Are the two intervals at this count apart?
bool areApart(const ScalingCurve &a, const ScalingCurve &b, double count)
{
    const auto pointOfA = std::ranges::find(a.points, count, &ScalingPoint::count);
    const auto pointOfB = std::ranges::find(b.points, count, &ScalingPoint::count);
    if (pointOfA == a.points.end() || pointOfB == b.points.end())
        return false;
    const bool known = pointOfA->ciLow && pointOfA->ciHigh && pointOfB->ciLow && pointOfB->ciHigh;
    return known && (*pointOfA->ciHigh < *pointOfB->ciLow || *pointOfB->ciHigh < *pointOfA->ciLow);
}

void addCrossings(ScalingResult &result)
{
    for (std::size_t i = 0; i < result.curves.size(); ++i) {
        for (std::size_t j = i + 1; j < result.curves.size(); ++j) {
            const ScalingCurve &a = result.curves[i], &b = result.curves[j];
            if (!leadsSomewhere(result.advice, a.label) || !leadsSomewhere(result.advice, b.label))
                continue;
            const auto crossings = stats::crossings(pointsOf(a), pointsOf(b));
            if (!crossings)
                continue;
            for (const stats::Crossing &each : *crossings) {
                const bool clear =
                    areApart(a, b, each.lastCount) && areApart(a, b, each.firstCount);
                result.crossings.push_back({each.firstLeads ? b.label : a.label,
                                            each.firstLeads ? a.label : b.label, each.lastCount,
                                            each.firstCount, each.at, clear});
            }
        }
    }
}

std::string objects(double count)
{
    return grouped(static_cast<std::uint64_t>(count)) + (count == 1 ? " object" : " objects");
}

std::string rangeText(const ScalingAdvice &advice)
{
    if (advice.first && advice.last)
        return "At every count";
    if (advice.first)
        return "Up to " + objects(advice.toCount);
    if (advice.last)
        return "From " + objects(advice.fromCount) + " on";
    if (advice.fromCount == advice.toCount)
        return "At " + objects(advice.fromCount);
    return "From " + grouped(static_cast<std::uint64_t>(advice.fromCount)) + " to "
           + objects(advice.toCount);
}

std::string listed(const std::vector<std::string> &names)
{
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i)
        text.append(i == 0 ? "" : i + 1 == names.size() ? " and " : ", ").append(names[i]);
    return text;
}

std::string sentenceOf(const ScalingCrossing &crossing)
{
    return crossing.before + " and " + crossing.after + " cross between "
           + grouped(static_cast<std::uint64_t>(crossing.lastCount)) + " and "
           + objects(crossing.firstCount) + (crossing.clear ? "." : ", not clearly.");
}

} // namespace

std::string sentence(const ScalingAdvice &advice)
{
    const std::string range = rangeText(advice) + ": ";
    if (advice.labels.size() > 1)
        return range + "no clear difference between " + listed(advice.labels) + ".";
    if (!advice.clear)
        return range + listed(advice.labels) + " was fastest, by too few blocks to be sure.";
    return range + "take " + listed(advice.labels) + ".";
}

std::vector<ScalingResult> scalingOf(const Report &report)
{
    std::vector<ScalingResult> results;
    for (const auto &[key, counts] : workloadsOf(report)) {
        ScalingResult result;
        result.metric = key;
        for (const auto &[count, cells] : counts)
            result.counts.push_back(count);
        for (const ReportContender &contender : report.contenders) {
            if (!contender.twin)
                result.curves.push_back(curveOf(contender.label, counts));
        }
        const std::vector<std::string> competitors = competitorsOf(report, counts);
        if (competitors.size() > 1)
            result.advice = adviceFor(competitors, counts);
        addCrossings(result);
        for (const ScalingAdvice &advice : result.advice)
            result.sentences.push_back(sentence(advice));
        for (const ScalingCrossing &crossing : result.crossings)
            result.sentences.push_back(sentenceOf(crossing));
        results.push_back(std::move(result));
    }
    return results;
}

} // namespace jinbang::core::archive

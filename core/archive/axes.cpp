// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/axes.h"

#include "core/archive/cellblocks.h"
#include "core/stats/comparison.h"

#include <algorithm>

namespace jinbang::core::archive {
namespace {

/// A condition that differs between two cells of one library.
struct Axis {
    const char *name;
    std::string (*valueOf)(const Cell &);
    void (*toStandard)(Cell &);
};

const Axis kAxes[] = {
    {"reuse", [](const Cell &cell) { return std::string(cell.reuse ? "on" : "off"); },
     [](Cell &cell) { cell.reuse = true; }},
    {"keys", [](const Cell &cell) { return std::string(text(cell.keys)); },
     [](Cell &cell) { cell.keys = KeyOrder::Ordered; }},
    {"allocator", [](const Cell &cell) { return cell.allocator; },
     [](Cell &cell) { cell.allocator = "system"; }},
};

Cell conditionsOf(const Cell &cell)
{
    Cell conditions;
    conditions.operation = cell.operation;
    conditions.fixture = cell.fixture;
    conditions.mode = cell.mode;
    conditions.threads = cell.threads;
    conditions.reuse = cell.reuse;
    conditions.keys = cell.keys;
    conditions.allocator = cell.allocator;
    return conditions;
}

bool counts(const Report &report, const Cell &cell)
{
    const ReportContender *who = contenderOf(report, cell.label);
    return !cell.foreign && cell.status == CellStatus::Ok && cell.nsPerOp && *cell.nsPerOp > 0
           && !(who && who->twin);
}

const Cell *find(const Report &report, const std::string &label, const std::string &key)
{
    for (const Cell &cell : report.cells) {
        if (cell.label == label && counts(report, cell) && metricKey(cell) == key)
            return &cell;
    }
    return nullptr;
}

AxisFactor factorOf(const Axis &axis, const Cell &from, const Cell &to)
{
    AxisFactor factor;
    factor.metric = metricKey(from);
    factor.label = from.label;
    factor.axis = axis.name;
    factor.from = axis.valueOf(from);
    factor.to = axis.valueOf(to);
    factor.ratio = *to.nsPerOp / *from.nsPerOp;
    // The blocks of two rows did not run side by side, so they are no pairs.
    const auto compared =
        stats::compareSessions(timesOf(to), timesOf(from), std::nullopt, std::nullopt);
    if (!compared)
        return factor;
    factor.ratio = compared->ratio.value;
    if (compared->ratio.interval) {
        factor.ciLow = compared->ratio.interval->low;
        factor.ciHigh = compared->ratio.interval->high;
    }
    return factor;
}

} // namespace

std::vector<AxisFactor> axisFactorsOf(const Report &report)
{
    std::vector<AxisFactor> factors;
    for (const Axis &axis : kAxes) {
        for (const Cell &cell : report.cells) {
            if (!counts(report, cell))
                continue;
            Cell standard = conditionsOf(cell);
            axis.toStandard(standard);
            if (axis.valueOf(standard) == axis.valueOf(cell))
                continue;
            if (const Cell *from = find(report, cell.label, metricKey(standard)))
                factors.push_back(factorOf(axis, *from, cell));
        }
    }
    return factors;
}

std::vector<ThreadCurve> threadCurvesOf(const Report &report)
{
    std::vector<ThreadCurve> curves;
    for (const Cell &cell : report.cells) {
        if (!counts(report, cell) || cell.mode == Mode::SingleShot)
            continue;
        Cell single = conditionsOf(cell);
        single.threads = 1;
        const std::string key = metricKey(single);
        auto curve = std::ranges::find_if(curves, [&](const ThreadCurve &each) {
            return each.metric == key && each.label == cell.label;
        });
        if (curve == curves.end())
            curve = curves.insert(curves.end(), {key, cell.label, {}});
        ThreadPoint point{cell.threads, 1e9 / *cell.nsPerOp, std::nullopt, cell.fairness};
        if (const Cell *one = find(report, cell.label, key))
            point.efficiency = *one->nsPerOp / *cell.nsPerOp / cell.threads;
        curve->points.push_back(point);
    }
    std::erase_if(curves, [](const ThreadCurve &curve) {
        return std::ranges::all_of(curve.points,
                                   [](const ThreadPoint &point) { return point.threads == 1; });
    });
    for (ThreadCurve &curve : curves)
        std::ranges::sort(curve.points, {}, &ThreadPoint::threads);
    return curves;
}

} // namespace jinbang::core::archive

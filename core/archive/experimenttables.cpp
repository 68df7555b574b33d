// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/experimenttables.h"

#include "core/archive/jmhscore.h"
#include "core/base/number.h"

#include <algorithm>

namespace jinbang::core::archive {
namespace {

constexpr const char *kDash = "–"; // what is not there is never shown as a zero

std::string whole(double value)
{
    return grouped(static_cast<std::uint64_t>(value));
}

std::string orDash(const std::optional<double> &value, int decimals)
{
    return value ? fixed(*value, decimals) : kDash;
}

std::string timeText(const ScalingResult &result, const ScalingPoint &point)
{
    if (result.metric.find("#mode=ss") != result.metric.npos)
        return durationText(point.nsPerOp);
    return nsText(point.nsPerOp / point.count);
}

TextTable axisTable(const Report &report)
{
    TextTable table{"What a condition changes",
                    {{"Metric", false},
                     {"Library", false},
                     {"Condition", false},
                     {"Factor", true},
                     {"95 %", true}},
                    {},
                    {}};
    for (const AxisFactor &factor : report.axisFactors)
        table.rows.push_back({factor.metric, factor.label,
                              factor.axis + " " + factor.to + " against " + factor.from,
                              fixed(factor.ratio, 2) + " x",
                              factor.ciLow && factor.ciHigh
                                  ? fixed(*factor.ciLow, 2) + " to " + fixed(*factor.ciHigh, 2)
                                  : kDash});
    table.notes.emplace_back("A factor above 1 is slower; the two were not measured side by side.");
    return table;
}

TextTable threadTable(const Report &report)
{
    TextTable table{"Threads",
                    {{"Metric", false},
                     {"Library", false},
                     {"Threads", true},
                     {"ops/s", true},
                     {"Efficiency", true},
                     {"Fairness", true}},
                    {},
                    {}};
    const int cores = report.environment.usableCores;
    bool oversubscribed = false;
    for (const ThreadCurve &curve : report.threadCurves) {
        for (const ThreadPoint &point : curve.points) {
            const bool more = cores > 0 && point.threads > cores;
            oversubscribed = oversubscribed || more;
            table.rows.push_back(
                {curve.metric, curve.label, std::to_string(point.threads) + (more ? " *" : ""),
                 si(point.opsPerSecond), orDash(point.efficiency, 2), orDash(point.fairness, 2)});
        }
    }
    table.notes.emplace_back("Efficiency: throughput over threads times that of one thread. "
                             "Fairness: least over most operations of a thread.");
    if (oversubscribed)
        table.notes.push_back("* more threads than the " + std::to_string(cores)
                              + " usable cores: they take turns.");
    return table;
}

} // namespace

TextTable scalingTable(const ScalingResult &result)
{
    const bool elapsed = result.metric.find("#mode=ss") != result.metric.npos;
    TextTable table;
    table.title = "Scaling: " + result.metric + (elapsed ? ", elapsed time" : ", ns an object");
    table.columns.push_back({"Library", false});
    for (const double count : result.counts)
        table.columns.push_back({whole(count), true});
    table.columns.push_back({"growth", true});
    table.columns.push_back({"R²", true});
    for (const ScalingCurve &curve : result.curves) {
        std::vector<std::string> row{curve.label};
        for (const double count : result.counts) {
            const auto point = std::ranges::find(curve.points, count, &ScalingPoint::count);
            row.push_back(point == curve.points.end() ? kDash : timeText(result, *point));
        }
        row.push_back(curve.slope ? "n^" + fixed(*curve.slope, 2) : kDash);
        row.push_back(orDash(curve.rSquared, 3));
        table.rows.push_back(std::move(row));
    }
    table.notes = result.sentences;
    for (const ScalingCurve &curve : result.curves) {
        if (!curve.missing.empty())
            table.notes.push_back(curve.label + ": " + curve.missing + ".");
    }
    return table;
}

TextTable scalingMemoryTable(const ScalingResult &result)
{
    TextTable table{
        "Memory: " + result.metric + ", peak of a process", {{"Library", false}}, {}, {}};
    for (const double count : result.counts)
        table.columns.push_back({whole(count), true});
    for (const ScalingCurve &curve : result.curves) {
        std::vector<std::string> row{curve.label};
        bool known = false;
        for (const double count : result.counts) {
            const auto point = std::ranges::find(curve.points, count, &ScalingPoint::count);
            const bool here = point != curve.points.end() && point->peakRssBytes;
            row.push_back(here ? bytesText(static_cast<double>(*point->peakRssBytes)) : kDash);
            known = known || here;
        }
        if (known)
            table.rows.push_back(std::move(row));
    }
    table.notes.emplace_back("With the input, the records and the answer that is checked.");
    return table;
}

TextTable jmhTable(const Report &report)
{
    TextTable table{"JMH",
                    {{"Benchmark", false},
                     {"Mode", false},
                     {"Threads", true},
                     {"Cnt", true},
                     {"Score", true},
                     {"Error", true},
                     {"Units", false}},
                    {},
                    {}};
    const bool wanted =
        report.plan.sampling.fixed || std::ranges::any_of(report.cells, [](const Cell &cell) {
            return !cell.foreign && cell.threads > 1;
        });
    for (const Cell &cell : report.cells) {
        const auto result = wanted && !cell.foreign ? jmhResult(cell) : std::nullopt;
        if (!result)
            continue;
        const auto params = benchmarkParams(cell);
        const auto fixture = params.find("fixture");
        std::string name = benchmarkName(cell);
        if (fixture != params.end())
            name += " " + fixture->second;
        table.rows.push_back(
            {name, std::string(text(cell.mode)), std::to_string(cell.threads),
             std::to_string(result->classic.samples), fixed(result->classic.score, 3),
             result->classic.scoreError999 ? "± " + fixed(*result->classic.scoreError999, 3) : "",
             result->classic.unit});
    }
    table.notes.emplace_back("JMH's error: 99.9 % over all iterations of all processes, as if they "
                             "were alike. The intervals above count processes.");
    return table;
}

std::vector<TextTable> experimentTables(const Report &report)
{
    std::vector<TextTable> tables = httpTables(report);
    for (const ScalingResult &result : report.scaling) {
        tables.push_back(scalingTable(result));
        if (TextTable memory = scalingMemoryTable(result); !memory.rows.empty())
            tables.push_back(std::move(memory));
    }
    if (!report.axisFactors.empty())
        tables.push_back(axisTable(report));
    if (!report.threadCurves.empty())
        tables.push_back(threadTable(report));
    if (TextTable jmh = jmhTable(report); !jmh.rows.empty())
        tables.push_back(std::move(jmh));
    return tables;
}

} // namespace jinbang::core::archive

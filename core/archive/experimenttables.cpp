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
    for (const ThreadCurve &curve : report.threadCurves) {
        for (const ThreadPoint &point : curve.points)
            table.rows.push_back({curve.metric, curve.label, std::to_string(point.threads),
                                  si(point.opsPerSecond), orDash(point.efficiency, 2),
                                  orDash(point.fairness, 2)});
    }
    table.notes.emplace_back("Efficiency: throughput over threads times that of one thread. "
                             "Fairness: least over most operations of a thread.");
    return table;
}

std::string loadText(const HttpResult &result)
{
    std::string text = "HTTP, " + std::string(core::text(result.loop)) + " loop";
    if (result.ratePerSecond)
        text += " at " + shortest(*result.ratePerSecond) + " requests/s";
    text += ": " + grouped(result.requests) + " requests, " + std::to_string(result.connections)
            + " connections, keep-alive " + (result.keepAlive ? "on" : "off");
    return text;
}

std::string libraryText(const HttpResult &result)
{
    return result.label + (result.version.empty() ? "" : " " + result.version);
}

std::vector<std::string> httpRow(const HttpResult &result)
{
    const auto time = [](const std::optional<double> &ns) {
        return ns ? durationText(*ns) : std::string(kDash);
    };
    std::string rate = result.requestsPerSecond ? whole(*result.requestsPerSecond) : kDash;
    if (result.status != CellStatus::Ok)
        rate = statusText(result.status);
    return {libraryText(result),
            std::move(rate),
            grouped(result.complete),
            grouped(result.failures.total()),
            time(result.takenNs > 0 ? std::optional(result.takenNs) : std::nullopt),
            time(result.nsPerRequest),
            time(result.nsPerRequestAcross)};
}

std::vector<std::string> percentileRow(const HttpResult &result)
{
    std::vector<std::string> row{libraryText(result)};
    for (const int percent : http::kPercentiles) {
        const auto found = result.percentiles.find(std::to_string(percent));
        row.push_back(found == result.percentiles.end() ? kDash : durationText(found->second));
    }
    return row;
}

std::string failureText(const HttpResult &result)
{
    std::string text;
    const auto add = [&](std::uint64_t count, const char *what) {
        if (count > 0)
            text.append(text.empty() ? "" : ", ").append(grouped(count)).append(" ").append(what);
    };
    add(result.failures.connect, "without a connection");
    add(result.failures.timeout, "timed out");
    add(result.failures.broken, "broken off");
    add(result.failures.status, "with another status than 200");
    add(result.failures.wrong, "with a wrong answer");
    return text;
}

void sortByRate(std::vector<const HttpResult *> &results)
{
    std::ranges::stable_sort(results, std::greater{}, [](const HttpResult *result) {
        return result->status == CellStatus::Ok ? result->requestsPerSecond.value_or(0) : -1;
    });
}

TextTable httpTable(const std::string &title, const std::vector<const HttpResult *> &results)
{
    TextTable table;
    table.title = title;
    table.columns = {{"Library", false},  {"requests/s", true}, {"complete", true},
                     {"failed", true},    {"time taken", true}, {"a request", true},
                     {"across all", true}};
    for (const HttpResult *result : results) {
        table.rows.push_back(httpRow(*result));
        if (!result->reason.empty())
            table.notes.push_back(result->label + ": " + result->reason + ".");
        if (const std::string failed = failureText(*result); !failed.empty())
            table.notes.push_back(result->label + ": failed requests: " + failed + ".");
    }
    table.notes.emplace_back(
        results.front()->loop == http::Loop::Open
            ? "Open loop: latency counts from the moment a request was due."
            : "Closed loop, as ab: a server that stalls is asked less, so its stall hardly shows.");
    return table;
}

TextTable percentileTable(const std::vector<const HttpResult *> &results)
{
    TextTable table;
    table.title = "Requests answered within";
    table.columns = {{"Library", false}};
    for (const int percent : http::kPercentiles)
        table.columns.push_back({std::to_string(percent) + "%", true});
    for (const HttpResult *result : results) {
        if (!result->percentiles.empty())
            table.rows.push_back(percentileRow(*result));
    }
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

std::vector<TextTable> httpTables(const Report &report)
{
    std::vector<std::pair<std::string, std::vector<const HttpResult *>>> loads;
    for (const HttpResult &result : report.http) {
        const std::string title = loadText(result);
        auto load =
            std::ranges::find_if(loads, [&](const auto &each) { return each.first == title; });
        if (load == loads.end())
            load = loads.insert(loads.end(), {title, {}});
        load->second.push_back(&result);
    }
    std::vector<TextTable> tables;
    for (auto &[title, results] : loads) {
        sortByRate(results);
        tables.push_back(httpTable(title, results));
        if (TextTable percentiles = percentileTable(results); !percentiles.rows.empty())
            tables.push_back(std::move(percentiles));
    }
    return tables;
}

std::vector<TextTable> experimentTables(const Report &report)
{
    std::vector<TextTable> tables = httpTables(report);
    for (const ScalingResult &result : report.scaling)
        tables.push_back(scalingTable(result));
    if (!report.axisFactors.empty())
        tables.push_back(axisTable(report));
    if (!report.threadCurves.empty())
        tables.push_back(threadTable(report));
    if (TextTable jmh = jmhTable(report); !jmh.rows.empty())
        tables.push_back(std::move(jmh));
    return tables;
}

} // namespace jinbang::core::archive

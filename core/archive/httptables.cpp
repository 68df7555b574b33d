// SPDX-License-Identifier: GPL-3.0-or-later
// Loads over HTTP as tables: for each load and condition the figures of ab, then the percentiles.
#include "core/archive/experimenttables.h"
#include "core/archive/httpfigure.h"
#include "core/base/number.h"

#include <algorithm>
#include <cmath>

namespace jinbang::core::archive {
namespace {

constexpr const char *kDash = "–"; // what is not there is never shown as a zero

using Results = std::vector<const HttpResult *>;

constexpr double kHeld = 0.9; // of the rate that was asked for; the last answers take their time

/// 300,000 and 0.5; never 3e+05.
std::string rateText(double perSecond)
{
    return perSecond < 1000 ? shortest(perSecond)
                            : grouped(static_cast<std::uint64_t>(std::llround(perSecond)));
}

std::string loadText(const HttpResult &result)
{
    std::string text = "HTTP, " + std::string(core::text(result.loop)) + " loop";
    if (result.ratePerSecond)
        text += " at " + rateText(*result.ratePerSecond) + " requests/s";
    text += ": " + grouped(result.requests) + " requests, " + std::to_string(result.connections)
            + " connections, keep-alive " + (result.keepAlive ? "on" : "off");
    if (!result.reuse)
        text += ", reuse off";
    if (result.allocator != "system")
        text += ", allocator " + result.allocator;
    return text;
}

std::string timeText(const std::optional<double> &ns)
{
    return ns ? durationText(*ns) : std::string(kDash);
}

std::vector<std::string> httpRow(const HttpResult &result)
{
    std::string rate = kDash;
    if (result.status != CellStatus::Ok)
        rate = statusText(result.status);
    else if (result.requestsPerSecond)
        rate = grouped(static_cast<std::uint64_t>(*result.requestsPerSecond));
    return {result.rank ? std::to_string(*result.rank) : kDash,
            result.label,
            std::move(rate),
            result.relHalfWidth ? plusMinusText(result.relHalfWidth) : kDash,
            std::to_string(result.rounds.size()),
            grouped(result.complete),
            grouped(result.failures.total()),
            timeText(result.takenNs > 0 ? std::optional(result.takenNs) : std::nullopt),
            timeText(result.nsPerRequest),
            timeText(result.nsPerRequestAcross)};
}

std::vector<std::string> percentileRow(const HttpResult &result)
{
    std::vector<std::string> row{result.label};
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

/// Empty where the rate was held or there is none.
std::string shortfallText(const HttpResult &result)
{
    if (!result.ratePerSecond || !result.requestsPerSecond
        || *result.requestsPerSecond >= kHeld * *result.ratePerSecond)
        return {};
    return "the rate was not held: " + rateText(*result.ratePerSecond)
           + " requests/s were asked for, " + rateText(std::round(*result.requestsPerSecond))
           + " were answered. The time that requests waited to be sent is in their latency.";
}

/// The best first: most requests a second, in an open loop the shortest time of a request.
void sortByFigure(Results &results)
{
    std::ranges::stable_sort(results, {}, [](const HttpResult *result) {
        const auto figure = result->status == CellStatus::Ok ? httpFigure(*result) : std::nullopt;
        const double value = figure.value_or(0);
        return std::pair(!figure, result->loop == http::Loop::Closed ? -value : value);
    });
}

TextTable httpTable(const std::string &title, const Results &results)
{
    TextTable table;
    table.title = title;
    table.columns = {{"Rank", true},      {"Library", false}, {"req/s", true},  {"±", true},
                     {"rounds", true},    {"done", true},     {"failed", true}, {"taken", true},
                     {"a request", true}, {"across", true}};
    for (const HttpResult *result : results) {
        table.rows.push_back(httpRow(*result));
        if (!result->reason.empty())
            table.notes.push_back(result->label + ": " + result->reason + ".");
        if (const std::string shortfall = shortfallText(*result); !shortfall.empty())
            table.notes.push_back(result->label + ": " + shortfall);
        if (const std::string failed = failureText(*result); !failed.empty())
            table.notes.push_back(result->label + ": failed requests: " + failed + ".");
    }
    table.notes.emplace_back(
        results.front()->loop == http::Loop::Open
            ? "Open loop: latency counts from the moment a request was due. ± is of the time of a "
              "request, by which they are ranked."
            : "Closed loop, as ab: a server that stalls is asked less, so its stall hardly shows.");
    return table;
}

TextTable percentileTable(const Results &results)
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

std::vector<TextTable> httpTables(const Report &report)
{
    std::vector<std::pair<std::string, Results>> loads;
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
        sortByFigure(results);
        tables.push_back(httpTable(title, results));
        if (TextTable percentiles = percentileTable(results); !percentiles.rows.empty())
            tables.push_back(std::move(percentiles));
    }
    return tables;
}

} // namespace jinbang::core::archive

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/makehttpreport.h"

#include "core/archive/httpfigure.h"
#include "core/archive/makereport.h"
#include "core/stats/hodgeslehmann.h"
#include "core/stats/rankgroups.h"

#include <algorithm>
#include <tuple>

namespace jinbang::core::archive {
namespace {

std::map<std::string, double> percentilesOf(const http::LoadSummary &summary)
{
    std::map<std::string, double> percentiles;
    for (std::size_t i = 0; i < summary.percentilesNs.size(); ++i)
        percentiles[std::to_string(http::kPercentiles[i])] = summary.percentilesNs[i];
    return percentiles;
}

HttpRoundResult roundOf(const http::Load &load, const http::HttpRound &round)
{
    const http::LoadSummary summary = summarize(load, round.result);
    return {round.round,          round.position,        summary.complete,
            summary.failed,       round.result.takenNs,  summary.requestsPerSecond,
            summary.nsPerRequest, percentilesOf(summary)};
}

/// All rounds as one load: what counts and percentiles are taken from.
http::LoadResult together(const http::HttpCell &cell)
{
    http::LoadResult all;
    for (const http::HttpRound &round : cell.rounds) {
        const http::LoadResult &one = round.result;
        all.latenciesNs.insert(all.latenciesNs.end(), one.latenciesNs.begin(),
                               one.latenciesNs.end());
        all.failures.connect += one.failures.connect;
        all.failures.timeout += one.failures.timeout;
        all.failures.broken += one.failures.broken;
        all.failures.status += one.failures.status;
        all.failures.wrong += one.failures.wrong;
        all.takenNs += one.takenNs;
        all.transferredBytes += one.transferredBytes;
        all.bodyBytes = std::max(all.bodyBytes, one.bodyBytes);
    }
    std::ranges::sort(all.latenciesNs);
    return all;
}

void fillEstimate(HttpResult &result)
{
    // Of times, because a typical rate and a typical time must be each other's inverse.
    std::vector<double> across, requests;
    for (const HttpRoundResult &round : result.rounds) {
        if (round.requestsPerSecond)
            across.push_back(1e9 / *round.requestsPerSecond);
        if (round.nsPerRequest)
            requests.push_back(*round.nsPerRequest);
    }
    const bool closed = result.loop == http::Loop::Closed;
    const auto time = stats::typicalTime(across);
    const auto request = stats::typicalTime(requests);
    if (!time || !request)
        return;
    result.nsPerRequestAcross = time->value;
    result.requestsPerSecond = 1e9 / time->value;
    result.nsPerRequest = request->value;
    const auto &interval = closed ? time->interval : request->interval;
    if (!interval)
        return;
    result.ciLow = closed ? 1e9 / interval->high : interval->low;
    result.ciHigh = closed ? 1e9 / interval->low : interval->high;
    result.relHalfWidth = (*result.ciHigh - *result.ciLow) / 2
                          / (closed ? *result.requestsPerSecond : *result.nsPerRequest);
}

HttpResult resultOf(const http::HttpRun &run, const http::HttpCell &cell)
{
    const contest::Entry &entry = run.header.entries[static_cast<std::size_t>(cell.entry)];
    const contest::Row &row = run.rows[static_cast<std::size_t>(cell.row)];
    const http::Load &load = run.loads[static_cast<std::size_t>(cell.load)];
    const http::LoadResult all = together(cell);
    const http::LoadSummary summary = summarize(load, all);
    HttpResult result;
    result.contender = entry.contender;
    result.variant = cell.variant;
    result.label = entry.label;
    result.library = entry.hello.library;
    result.version = entry.hello.version;
    if (!run.header.fixtures.empty())
        result.fixture = run.header.fixtures.front().name;
    result.loop = load.loop();
    result.requests = load.requests;
    result.connections = load.connections;
    result.ratePerSecond = load.ratePerSecond;
    result.keepAlive = load.keepAlive;
    result.reuse = row.reuse;
    result.allocator = row.allocator;
    result.status = cell.status;
    result.reason = cell.reason;
    result.exactness = cell.exactness;
    result.complete = summary.complete;
    result.failures = all.failures;
    result.takenNs = all.takenNs;
    result.transferredBytes = all.transferredBytes;
    result.bodyBytes = all.bodyBytes;
    for (const http::HttpRound &round : cell.rounds)
        result.rounds.push_back(roundOf(load, round));
    if (cell.status == CellStatus::Ok) {
        fillEstimate(result);
        result.percentiles = percentilesOf(summary);
    }
    return result;
}

void fillRanks(std::vector<HttpResult> &results)
{
    for (HttpResult &first : results) {
        if (first.rank)
            continue;
        std::vector<HttpResult *> rivals;
        std::vector<stats::BlockValues> rounds;
        for (HttpResult &other : results) {
            if (other.status != CellStatus::Ok || httpKey(other) != httpKey(first))
                continue;
            rivals.push_back(&other);
            rounds.push_back(httpFigures(other));
        }
        const auto better =
            first.loop == http::Loop::Closed ? stats::Better::Higher : stats::Better::Lower;
        const auto placed = stats::rankGroups(rounds, better);
        if (!placed)
            continue;
        for (std::size_t i = 0; i < rivals.size(); ++i) {
            if ((*placed)[i].rank)
                rivals[i]->rank = static_cast<int>(*(*placed)[i].rank);
        }
    }
}

} // namespace

Report makeHttpReport(const http::HttpRun &run)
{
    Report report = makeReport(run.header);
    report.rankings.clear();
    for (const http::HttpCell &cell : run.cells)
        report.http.push_back(resultOf(run, cell));
    fillRanks(report.http);
    return report;
}

} // namespace jinbang::core::archive

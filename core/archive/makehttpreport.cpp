// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/makehttpreport.h"

#include "core/archive/makereport.h"

namespace jinbang::core::archive {
namespace {

HttpResult resultOf(const http::HttpRun &run, const http::HttpCell &cell)
{
    const contest::Entry &entry = run.header.entries[static_cast<std::size_t>(cell.entry)];
    const http::Load &load = run.loads[static_cast<std::size_t>(cell.load)];
    const http::LoadSummary summary = summarize(load, cell.result);
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
    result.reuse = run.header.plan.reuse.empty() || run.header.plan.reuse.front();
    result.status = cell.status;
    result.reason = cell.reason;
    result.exactness = cell.exactness;
    result.complete = summary.complete;
    result.failures = cell.result.failures;
    result.takenNs = cell.result.takenNs;
    result.transferredBytes = cell.result.transferredBytes;
    result.bodyBytes = cell.result.bodyBytes;
    result.requestsPerSecond = summary.requestsPerSecond;
    result.nsPerRequest = summary.nsPerRequest;
    result.nsPerRequestAcross = summary.nsPerRequestAcross;
    for (std::size_t i = 0; i < summary.percentilesNs.size(); ++i)
        result.percentiles[std::to_string(http::kPercentiles[i])] = summary.percentilesNs[i];
    return result;
}

} // namespace

Report makeHttpReport(const http::HttpRun &run)
{
    Report report = makeReport(run.header);
    report.rankings.clear();
    for (const http::HttpCell &cell : run.cells)
        report.http.push_back(resultOf(run, cell));
    return report;
}

} // namespace jinbang::core::archive

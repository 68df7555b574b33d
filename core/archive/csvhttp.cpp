// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/csvhttp.h"

#include <span>

namespace jinbang::core::archive {
namespace {

constexpr std::string_view kLoad[] = {
    "loop",    "requests",  "connections", "ratePerSecond", "keepAlive", "reuse",  "allocator",
    "fixture", "contender", "variant",     "entry",         "library",   "version"};
constexpr std::string_view kSummary[] = {"status",        "reason",
                                         "exactness",     "rank",
                                         "rounds",        "requestsPerSecond",
                                         "nsPerRequest",  "nsPerRequestAcross",
                                         "ciLow",         "ciHigh",
                                         "relHalfWidth",  "complete",
                                         "failed",        "failedConnect",
                                         "failedTimeout", "failedBroken",
                                         "failedStatus",  "failedWrong",
                                         "takenNs",       "transferredBytes",
                                         "bodyBytes"};
constexpr std::string_view kRound[] = {"round",   "position",          "complete",    "failed",
                                       "takenNs", "requestsPerSecond", "nsPerRequest"};

void writeHeadings(CsvWriter &csv, std::span<const std::string_view> names)
{
    for (const std::string_view name : names)
        csv.text(name);
    for (const int percent : http::kPercentiles)
        csv.text(std::string("p").append(std::to_string(percent)).append("Ns"));
    csv.endRow();
}

void writeLoad(CsvWriter &csv, const HttpResult &result)
{
    csv.text(text(result.loop));
    csv.natural(result.requests);
    csv.integer(result.connections);
    csv.number(result.ratePerSecond);
    csv.text(result.keepAlive ? "true" : "false");
    csv.text(result.reuse ? "true" : "false");
    for (const std::string &name : {result.allocator, result.fixture, result.contender,
                                    result.variant, result.label, result.library, result.version})
        csv.text(name);
}

void writePercentiles(CsvWriter &csv, const std::map<std::string, double> &percentiles)
{
    for (const int percent : http::kPercentiles) {
        const auto found = percentiles.find(std::to_string(percent));
        csv.number(found == percentiles.end() ? std::nullopt : std::optional(found->second));
    }
    csv.endRow();
}

} // namespace

bool hasOnlyHttp(const Report &report)
{
    return report.cells.empty() && !report.http.empty();
}

void writeHttpSummary(const Report &report, CsvWriter &csv)
{
    for (const std::string_view name : kLoad)
        csv.text(name);
    writeHeadings(csv, kSummary);
    for (const HttpResult &result : report.http) {
        writeLoad(csv, result);
        csv.text(text(result.status));
        csv.text(result.reason);
        csv.text(text(result.exactness));
        csv.number(result.rank ? std::optional<double>(*result.rank) : std::nullopt);
        csv.natural(result.rounds.size());
        for (const auto &value :
             {result.requestsPerSecond, result.nsPerRequest, result.nsPerRequestAcross,
              result.ciLow, result.ciHigh, result.relHalfWidth})
            csv.number(value);
        const http::Failures &failed = result.failures;
        for (const std::uint64_t count :
             {result.complete, failed.total(), failed.connect, failed.timeout, failed.broken,
              failed.status, failed.wrong})
            csv.natural(count);
        csv.number(result.takenNs);
        csv.natural(result.transferredBytes);
        csv.natural(result.bodyBytes);
        writePercentiles(csv, result.percentiles);
    }
}

void writeHttpRounds(const Report &report, CsvWriter &csv)
{
    for (const std::string_view name : kLoad)
        csv.text(name);
    writeHeadings(csv, kRound);
    for (const HttpResult &result : report.http) {
        for (const HttpRoundResult &round : result.rounds) {
            writeLoad(csv, result);
            csv.integer(round.round);
            csv.integer(round.position);
            csv.natural(round.complete);
            csv.natural(round.failed);
            csv.number(round.takenNs);
            csv.number(round.requestsPerSecond);
            csv.number(round.nsPerRequest);
            writePercentiles(csv, round.percentiles);
        }
    }
}

} // namespace jinbang::core::archive

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/load.h"

#include "core/base/number.h"

#include <cmath>
#include <numeric>
#include <string>

namespace jinbang::core::http {
namespace {

Error outOfRange(const char *option, const std::string &value, const std::string &range)
{
    return {ErrorCode::OutOfRange, option, value + "; allowed: " + range};
}

bool isPositive(double value)
{
    return std::isfinite(value) && value > 0;
}

} // namespace

Result<void> validate(const Load &load)
{
    if (load.requests < 1 || load.requests > kMostRequests)
        return outOfRange("--requests", std::to_string(load.requests),
                          "1 to " + std::to_string(kMostRequests));
    if (load.connections < 1 || load.connections > kMostConnections)
        return outOfRange("--concurrency", std::to_string(load.connections),
                          "1 to " + std::to_string(kMostConnections));
    if (static_cast<std::uint64_t>(load.connections) > load.requests)
        return outOfRange("--concurrency", std::to_string(load.connections),
                          "1 to " + std::to_string(load.requests) + ", the requests");
    if (load.ratePerSecond
        && !(isPositive(*load.ratePerSecond) && *load.ratePerSecond <= kHighestRate))
        return outOfRange("--rate", shortest(*load.ratePerSecond),
                          "above 0, to " + grouped(static_cast<std::uint64_t>(kHighestRate))
                              + " requests a second");
    if (!isPositive(load.requestTimeoutNs))
        return outOfRange("--timeout", shortest(load.requestTimeoutNs) + " ns", "above 0");
    if (load.maxTimeNs && !isPositive(*load.maxTimeNs))
        return outOfRange("--max-time", shortest(*load.maxTimeNs) + " ns", "above 0");
    return {};
}

LoadSummary summarize(const Load &load, const LoadResult &result)
{
    LoadSummary summary;
    const std::vector<double> &latencies = result.latenciesNs;
    summary.complete = latencies.size();
    summary.failed = result.failures.total();
    if (latencies.empty() || !isPositive(result.takenNs))
        return summary;
    const auto complete = static_cast<double>(latencies.size());
    summary.requestsPerSecond = complete / result.takenNs * 1e9;
    summary.nsPerRequestAcross = result.takenNs / complete;
    summary.nsPerRequest =
        load.loop() == Loop::Closed
            ? *summary.nsPerRequestAcross * load.connections
            : std::accumulate(latencies.begin(), latencies.end(), 0.0) / complete;
    for (const int percent : kPercentiles) {
        const std::size_t index = latencies.size() * static_cast<std::size_t>(percent) / 100;
        summary.percentilesNs.push_back(latencies[std::min(index, latencies.size() - 1)]);
    }
    return summary;
}

} // namespace jinbang::core::http

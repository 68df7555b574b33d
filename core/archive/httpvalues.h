#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// One load on one contender's servers, round by round, as a report keeps it.

#include "core/http/load.h"

#include <map>
#include <string>
#include <vector>

namespace jinbang::core::archive {

/// One load on one fresh server.
struct HttpRoundResult {
    int round = 0, position = 0;
    std::uint64_t complete = 0, failed = 0;
    double takenNs = 0;
    std::optional<double> requestsPerSecond, nsPerRequest;
    std::map<std::string, double> percentiles;
    friend bool operator==(const HttpRoundResult &, const HttpRoundResult &) = default;
};

struct HttpResult {
    std::string contender, variant, label, library, version, fixture;
    http::Loop loop = http::Loop::Closed; // a closed loop hides a stall, so it is never unsaid
    std::uint64_t requests = 0;
    int connections = 1;
    std::optional<double> ratePerSecond; // of an open loop
    bool keepAlive = true, reuse = true;
    std::string allocator = "system";
    CellStatus status = CellStatus::Ok;
    std::string reason;
    Exactness exactness = Exactness::NotApplicable;
    std::uint64_t complete = 0; // this and the next of all rounds together
    http::Failures failures;    // never in a mean
    double takenNs = 0;
    std::uint64_t transferredBytes = 0, bodyBytes = 0;
    // Typical of a round; only Ok has them. ab's mean time of a request, and across all
    // connections.
    std::optional<double> requestsPerSecond, nsPerRequest, nsPerRequestAcross;
    // 95 % over rounds, from six on: of the requests a second, in an open loop of the time of a
    // request. Rank among those under the same load and condition that can be told apart.
    std::optional<double> ciLow, ciHigh, relHalfWidth;
    std::optional<int> rank;
    std::map<std::string, double> percentiles; // "50" -> ns, of the answers of all rounds
    std::vector<HttpRoundResult> rounds;
    friend bool operator==(const HttpResult &, const HttpResult &) = default;
};

} // namespace jinbang::core::archive

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// One load on one contender's server, as a report keeps it.

#include "core/http/load.h"

#include <map>
#include <string>

namespace jinbang::core::archive {

struct HttpResult {
    std::string contender, variant, label, library, version, fixture;
    http::Loop loop = http::Loop::Closed; // a closed loop hides a stall, so it is never unsaid
    std::uint64_t requests = 0;
    int connections = 1;
    std::optional<double> ratePerSecond; // of an open loop
    bool keepAlive = true, reuse = true;
    CellStatus status = CellStatus::Ok;
    std::string reason;
    Exactness exactness = Exactness::NotApplicable;
    std::uint64_t complete = 0;
    http::Failures failures; // never in a mean
    double takenNs = 0;
    std::uint64_t transferredBytes = 0, bodyBytes = 0;
    std::optional<double> requestsPerSecond, nsPerRequest, nsPerRequestAcross;
    std::map<std::string, double> percentiles; // "50" -> ns
    friend bool operator==(const HttpResult &, const HttpResult &) = default;
};

} // namespace jinbang::core::archive

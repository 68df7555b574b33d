#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A load on a server and what came of it, as values (measurement.md, 2.15).

#include "core/base/result.h"
#include "core/base/words.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace jinbang::core::http {

/// Closed: a connection sends its next request when it has its answer, as `ab` does, so a server
/// that stalls is also asked less. Open: requests are due at a fixed rate whatever the server does,
/// and latency counts from the moment a request was due.
enum class Loop { Closed, Open };

struct Load {
    std::uint64_t requests = 5000;
    int connections = 10;                // in an open loop the most that are in flight
    std::optional<double> ratePerSecond; // nothing: closed loop
    bool keepAlive = true;
    double requestTimeoutNs = 30e9;  // as ab's
    std::optional<double> maxTimeNs; // of the whole load
    [[nodiscard]] Loop loop() const { return ratePerSecond ? Loop::Open : Loop::Closed; }
    friend bool operator==(const Load &, const Load &) = default;
};

inline constexpr std::uint64_t kMostRequests = 10'000'000;
inline constexpr int kMostConnections = 1000;
inline constexpr int kRounds = 7; // one more than the fewest that give an interval
inline constexpr int kMostRounds = 100;
inline constexpr double kHighestRate = 1e6; // requests a second

/// Errors: OutOfRange with the allowed range, of the connections also by the requests.
[[nodiscard]] Result<void> validate(const Load &load);

/// Requests without a right answer, by why.
struct Failures {
    std::uint64_t connect = 0; // no connection
    std::uint64_t timeout = 0; // no whole answer in time
    std::uint64_t broken = 0;  // the connection was lost, or the answer was no HTTP
    std::uint64_t status = 0;  // not 200
    std::uint64_t wrong = 0;   // another JSON value than was asked for
    [[nodiscard]] std::uint64_t total() const
    {
        return connect + timeout + broken + status + wrong;
    }
    friend bool operator==(const Failures &, const Failures &) = default;
};

/// Silent: the server answers nobody any more, though it takes connections.
enum class LoadEnd { Complete, Stopped, TimeLimit, ServerGone, Silent };

struct LoadResult {
    std::vector<double> latenciesNs; // of the right answers, ascending; failed requests are none
    Failures failures;
    double takenNs = 0;
    std::uint64_t transferredBytes = 0; // of all answers with their headers
    std::uint64_t bodyBytes = 0;        // of one right answer
    std::uint64_t unsent = 0;           // requests that an early end has left
    LoadEnd end = LoadEnd::Complete;
    friend bool operator==(const LoadResult &, const LoadResult &) = default;
};

/// What `ab` prints of a load.
struct LoadSummary {
    std::uint64_t complete = 0, failed = 0;
    std::optional<double> requestsPerSecond;
    std::optional<double> nsPerRequest;       // mean time that one request took
    std::optional<double> nsPerRequestAcross; // time taken by requests; mean across all connections
    std::vector<double> percentilesNs;        // at kPercentiles; empty without a right answer
    friend bool operator==(const LoadSummary &, const LoadSummary &) = default;
};
inline constexpr std::array<int, 9> kPercentiles{50, 66, 75, 80, 90, 95, 98, 99, 100};

/// Only right answers count as complete and enter a mean or a percentile.
/// In a closed loop nsPerRequest is connections x taken / complete, as ab has it; in an open loop,
/// where connections also wait for the next request to be due, the mean of the latencies.
/// Source: ab.c, output_results: percentile p is the value at index floor(n p / 100).
[[nodiscard]] LoadSummary summarize(const Load &load, const LoadResult &result);

} // namespace jinbang::core::http

namespace jinbang::core {

template <>
inline constexpr std::array kWords<http::Loop>{Word{http::Loop::Closed, "closed"},
                                               Word{http::Loop::Open, "open"}};
template <>
inline constexpr std::array kWords<http::LoadEnd>{
    Word{http::LoadEnd::Complete, "complete"}, Word{http::LoadEnd::Stopped, "stopped"},
    Word{http::LoadEnd::TimeLimit, "time-limit"}, Word{http::LoadEnd::ServerGone, "server-gone"},
    Word{http::LoadEnd::Silent, "silent"}};

} // namespace jinbang::core

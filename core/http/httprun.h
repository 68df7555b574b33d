#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The HTTP scenario of article 004: every contender serves one record, freshly serialized for each
// request. A round puts every load once on every contender, in a shuffled order and each on a
// server of its own; what differs between rounds gives the intervals.

#include "core/contest/contest.h"
#include "core/http/load.h"

#include <functional>
#include <stop_token>
#include <variant>
#include <vector>

namespace jinbang::core::http {

struct HttpPlan {
    contest::Plan plan; // entries, one workload of records, reuse, allocators, pinned CPUs, memory
                        // cap, seed, timeoutNs: for the first answer of a server
    std::vector<Load> loads{Load{}};
    int rounds = kRounds;
    double stallOnceNs = 0; // test aid: every server sleeps once
};

/// One load on one server.
struct HttpRound {
    int round = 0, position = 0; // place in the order of the round
    LoadResult result;
    friend bool operator==(const HttpRound &, const HttpRound &) = default;
};

/// One load on one contender under one condition (reuse, allocator). A round that fails ends the
/// cell: what it has of that round is the last one in `rounds`.
struct HttpCell {
    int entry = 0, load = 0, row = 0; // indices into the run's entries, loads and rows
    std::string variant;
    CellStatus status = CellStatus::Ok;
    std::string reason;
    Exactness exactness = Exactness::NotApplicable;
    std::vector<HttpRound> rounds;
};

struct HttpRun {
    contest::RunData header; // without rows, forks and ends
    std::vector<Load> loads;
    std::vector<contest::Row> rows; // the conditions: reuse and allocator
    int rounds = 0;                 // planned
    std::vector<HttpCell> cells;    // by load, row, entry; of a stopped run those that began
};

struct HttpStarted {
    HttpRun header; // without cells
};
struct HttpRoundStarted {
    int entry = 0, load = 0, row = 0, round = 0;
};
/// At most ten a second.
struct HttpProgress {
    int entry = 0, load = 0;
    std::uint64_t done = 0, requests = 0;
};
struct HttpRoundFinished {
    HttpCell cell; // as it is by now
};
using HttpEvent = std::variant<HttpStarted, HttpRoundStarted, HttpProgress, HttpRoundFinished>;
/// Called on the thread that runs; must return quickly.
using HttpObserver = std::function<void(const HttpEvent &)>;

/// Serves and loads every entry in each round, in orders drawn from the seed, each load on a fresh
/// server. A server that cannot serve, lies or dies costs its own cell and is not started again.
/// Stopping keeps the finished rounds, and of the first one what there is.
/// Errors: as contest::setUp(); as validate() of a load; OutOfRange for the rounds; Contradiction
/// for a workload that is not one of records, for several workloads, and with a runner (a load
/// stays on this machine).
[[nodiscard]] Result<HttpRun> runHttp(const HttpPlan &plan, const contest::Roster &roster,
                                      const contest::Surroundings &surroundings,
                                      std::stop_token stop, const HttpObserver &observer);

} // namespace jinbang::core::http

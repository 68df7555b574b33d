#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The HTTP scenario of article 004: every contender serves one record, freshly serialized for each
// request, and each load is put on a server of its own.

#include "core/contest/contest.h"
#include "core/http/load.h"

#include <functional>
#include <stop_token>
#include <variant>
#include <vector>

namespace jinbang::core::http {

struct HttpPlan {
    contest::Plan plan; // entries, one workload of records, reuse, pinned CPUs, memory cap, seed,
                        // timeoutNs: for the first answer of a server
    std::vector<Load> loads{Load{}};
    double stallOnceNs = 0; // test aid: every server sleeps once
};

/// One load on one contender.
struct HttpCell {
    int entry = 0, load = 0; // indices into the run's entries and loads
    std::string variant;
    CellStatus status = CellStatus::Ok;
    std::string reason;
    Exactness exactness = Exactness::NotApplicable;
    LoadResult result; // what there is of it, whatever the status
};

struct HttpRun {
    contest::RunData header; // without rows, forks and ends
    std::vector<Load> loads;
    std::vector<HttpCell> cells; // by load, then entry; of a stopped run those that began
};

struct HttpStarted {
    HttpRun header; // without cells
};
struct HttpCellStarted {
    int entry = 0, load = 0;
};
/// At most ten a second.
struct HttpProgress {
    int entry = 0, load = 0;
    std::uint64_t done = 0, requests = 0;
};
struct HttpCellFinished {
    HttpCell cell;
};
using HttpEvent = std::variant<HttpStarted, HttpCellStarted, HttpProgress, HttpCellFinished>;
/// Called on the thread that runs; must return quickly.
using HttpObserver = std::function<void(const HttpEvent &)>;

/// Serves and loads every entry, in an order drawn from the seed, each load on a fresh server. A
/// server that cannot serve, lies or dies costs its own cell. Stopping keeps what is there.
/// Errors: as contest::setUp(); as validate() of a load; Contradiction for a workload that is not
/// one of records, for several workloads, and with a runner (a load stays on this machine).
[[nodiscard]] Result<HttpRun> runHttp(const HttpPlan &plan, const contest::Roster &roster,
                                      const contest::Surroundings &surroundings,
                                      std::stop_token stop, const HttpObserver &observer);

} // namespace jinbang::core::http

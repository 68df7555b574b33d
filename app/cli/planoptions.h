#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// From the options of `run` to a plan.

#include "app/cli/command.h"
#include "core/contest/plan.h"
#include "core/contest/roster.h"

#include <optional>
#include <string>
#include <vector>

namespace jinbang::app {

/// As given; read by planOf().
struct PlanOptions {
    std::vector<std::string> libraries, workloads, operations, modes, threads, allocators, pins;
    std::string preset = "quick", title, encoding;
    std::string forks, warmupIterations, warmupTime, iterations, time, timeout, maxTime, seed,
        memoryCap;
    std::string formula = "article", unsupported = "zero", reuse = "on", shuffleKeys;
    bool oversubscribe = false;
};
void addPlanOptions(CLI::App &command, PlanOptions &options);

/// Errors: OutOfRange and UnknownName with the option and what is allowed; NoContender; as
/// fixture::parseWorkloads. Bounds that hold for any plan are checked by contest::validate.
[[nodiscard]] core::Result<core::contest::Plan> planOf(const PlanOptions &options,
                                                       const core::contest::Roster &roster);

} // namespace jinbang::app

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
    std::string plan; // a file; what else is given goes before what it says
    std::string preset, title, encoding;
    std::string forks, warmupIterations, warmupTime, iterations, time, timeout, maxTime, seed,
        memoryCap;
    std::string formula, unsupported, reuse, shuffleKeys;
    bool oversubscribe = false;
};
void addPlanOptions(CLI::App &command, PlanOptions &options);

/// What is not given keeps the plan file's word, or the default.
/// Errors: as archive::readPlanFile; OutOfRange and UnknownName with the option and what is
/// allowed; NoContender; as fixture::parseWorkloads. Bounds that hold for any plan are checked by
/// contest::validate. `others`: what else is wrong with the workloads, where one of them is the
/// error.
[[nodiscard]] core::Result<core::contest::Plan> planOf(const PlanOptions &options,
                                                       const core::contest::Roster &roster,
                                                       std::vector<core::Error> *others = nullptr);

} // namespace jinbang::app

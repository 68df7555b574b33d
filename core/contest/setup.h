#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What a run needs before its first fork: fixtures made, contenders chosen, rows laid out.

#include "core/contest/contest.h"
#include "core/contest/fixturestore.h"

#include <string>
#include <vector>

namespace jinbang::core::contest {

struct Setup {
    RunData data; // the header; with what was measured when a run goes on
    FixtureStore store;
    std::vector<std::vector<std::string>> commands; // [entry]; empty: it cannot be started
    std::vector<std::string> problems;              // [entry] why not
    std::vector<std::string> leftOut;               // sentences for the log
    std::vector<bool> foreign;                      // [entry] not installed with this program
};

/// Errors: as validate(); as chooseEntries(); as FixtureStore::load(); NothingToDo without a row.
[[nodiscard]] Result<Setup> setUp(const Plan &plan, const Roster &roster,
                                  const Surroundings &surroundings, const std::stop_token &stop);

/// The same for a run that goes on. Errors: FixtureChanged where an input is another one by now,
/// and as FixtureStore::load().
[[nodiscard]] Result<Setup> setUpAgain(RunData soFar, const Roster &roster,
                                       const Surroundings &surroundings,
                                       const std::stop_token &stop);

} // namespace jinbang::core::contest

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The contest: from a plan to data, by starting contenders in shuffled blocks.

#include "core/contest/events.h"
#include "core/contest/inputwatch.h"
#include "core/contest/roster.h"

#include <filesystem>
#include <stop_token>

namespace jinbang::core::contest {

class Launcher; // starts contender processes; a fake one in tests
class Ticker;   // monotonic time and sleeping; a fake one in tests

/// Where a run keeps things, and what it uses. Nothing is global.
struct Surroundings {
    Launcher &launcher;
    Ticker &ticker;
    std::filesystem::path dataDir;           // sample article
    std::filesystem::path journalDir;        // journals of runs; empty: no journal (tests)
    std::filesystem::path scratchDir;        // fixtures for contenders
    system::Environment environment;         // of this machine, as core/system found it
    std::filesystem::path allocationCounter; // the preloaded library; empty: no allocation pass
    std::vector<std::string>
        runnerPrefix; // "ssh", "host": put before each contender; fixtures go inline
    std::vector<int> allowedCpus = {}; // of this machine, to which --pin is held; empty: not known
    InputWatch inputs = {};
};

/// Cores of the machine that the contenders run on; 0 where that is another one that does not say.
[[nodiscard]] int usableCores(const Surroundings &surroundings, const Roster &roster);

/// Runs the plan to its end, to its deadline, or until stop is asked for; partial data are kept.
/// A failing cell never fails the run.
/// Errors: as validate(); NoContender, CannotRead etc. only when nothing at all could be measured.
[[nodiscard]] Result<RunData> runContest(const Plan &plan, const Roster &roster,
                                         const Surroundings &surroundings, std::stop_token stop,
                                         const Observer &observer);

/// Goes on with a run that was stopped or killed: finished blocks are kept, the rest is measured in
/// the order that the seed gave the whole run. `soFar` is from readJournal (journal.h); the journal
/// goes on in the same file.
[[nodiscard]] Result<RunData> resumeContest(RunData soFar, const Roster &roster,
                                            const Surroundings &surroundings, std::stop_token stop,
                                            const Observer &observer);

} // namespace jinbang::core::contest

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/contest.h"

#include "core/contest/contestrun.h"

namespace jinbang::core::contest {

Result<RunData> runContest(const Plan &plan, const Roster &roster, const Surroundings &surroundings,
                           std::stop_token stop, const Observer &observer)
{
    auto setup = setUp(plan, roster, surroundings, stop);
    if (!setup)
        return setup.error();
    std::optional<Journal> journal;
    if (!surroundings.journalDir.empty()) {
        auto created = Journal::create(surroundings.journalDir, setup->data);
        if (!created)
            return created.error();
        journal = std::move(*created);
    }
    return ContestRun(std::move(*setup), std::move(journal), surroundings, std::move(stop),
                      observer)
        .run();
}

Result<RunData> resumeContest(RunData soFar, const Roster &roster, const Surroundings &surroundings,
                              std::stop_token stop, const Observer &observer)
{
    if (soFar.state == RunState::Complete)
        return Error{ErrorCode::NothingToDo, "this run is complete", soFar.runId};
    auto setup = setUpAgain(std::move(soFar), roster, surroundings, stop);
    if (!setup)
        return setup.error();
    std::optional<Journal> journal;
    if (!surroundings.journalDir.empty()) {
        auto reopened = Journal::reopen(surroundings.journalDir, setup->data);
        if (!reopened)
            return reopened.error();
        journal = std::move(*reopened);
    }
    return ContestRun(std::move(*setup), std::move(journal), surroundings, std::move(stop),
                      observer)
        .run();
}

} // namespace jinbang::core::contest

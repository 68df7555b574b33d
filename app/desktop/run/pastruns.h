#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What the Bench needs to know of earlier runs: those that did not come to an end, and how to go
// on.

#include "app/desktop/run/runcontroller.h"
#include "core/contest/journal.h"

#include <functional>
#include <string>
#include <vector>

namespace jinbang::app {

struct PastRuns {
    using Unfinished = std::vector<core::contest::UnfinishedRun>;
    /// Looks for them and calls back on the window's thread, now or later.
    std::function<void(std::function<void(const Unfinished &)>)> find;
    /// The work of going on with a run.
    std::function<RunController::Work(const std::string &runId)> resume;
    /// Gives a run that died the end it never had, so that it is not offered again; nothing of it
    /// is lost.
    std::function<core::Result<void>(const std::string &runId)> settle;
};

} // namespace jinbang::app

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The engine with real processes and real clocks, and the contenders that there are.

#include "app/cli/places.h"
#include "core/contest/launcher.h"
#include "core/contest/roster.h"
#include "core/contest/ticker.h"

#include <memory>
#include <string>
#include <vector>

namespace jinbang::app {

struct Engine {
    std::unique_ptr<core::contest::Ticker> ticker = core::contest::systemTicker();
    std::unique_ptr<core::contest::Launcher> launcher = core::contest::processLauncher(*ticker);
};

/// Those installed, those that the user registered, and `extra` ("ID=COMMAND"), each asked who it
/// is. Errors: BadFormat for the user's file or for `extra`.
[[nodiscard]] core::Result<core::contest::Roster>
findContenders(Engine &engine, const Places &places, const std::vector<std::string> &extra = {},
               const std::vector<std::string> &runnerPrefix = {});

/// "ID" or "ID.VARIANT" of the roster, also where an id holds dots (simdjson@4.6).
struct ChosenContender {
    const core::contest::Candidate *candidate = nullptr;
    std::string variant; // empty: its defaults
};
/// Errors: UnknownName with what there is; NoContender with its problem.
[[nodiscard]] core::Result<ChosenContender> chooseContender(const core::contest::Roster &roster,
                                                            const std::string &text);

} // namespace jinbang::app

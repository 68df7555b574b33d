#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// One process of one cell, from its start to its end: the conversation, and what each way of ending
// means for the cell.

#include "core/contest/launcher.h"
#include "core/contest/ticker.h"
#include "core/protocol/messages.h"

#include <string>
#include <string_view>
#include <vector>

namespace jinbang::core::contest {

/// How a contender that does not check itself is checked (docs/protocol.md).
struct ForeignCheck {
    std::string_view text; // of the fixture, what every answer must equal
    bool before =
        false; // the full check with decoy and damaged copies; the last answer is always checked
    Checking checking = Checking::Strict;
};

struct ForkTask {
    std::string contender;
    LaunchSpec launch;
    protocol::Run run;
    std::string_view payload; // the fixture inline; empty: by path
    double limitNs = 0;       // how long it may live
    std::optional<ForeignCheck> foreign;
};

struct ForkOutcome {
    bool stopped = false; // by the user; nothing of it counts
    CellStatus status = CellStatus::Ok;
    std::string reason;                    // when not Ok
    std::string warning;                   // it measured, but did not end as it should
    std::vector<protocol::Sample> samples; // without warm-up
    protocol::RunResult result;
    double durationNs = 0;
};

[[nodiscard]] ForkOutcome runFork(const ForkTask &task, Launcher &launcher, Ticker &ticker,
                                  const std::stop_token &stop);

} // namespace jinbang::core::contest

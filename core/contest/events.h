#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What a run tells while it goes on. Values only: a screen may queue them and look later.

#include "core/contest/rundata.h"

#include <functional>
#include <variant>

namespace jinbang::core::contest {

/// The plan is resolved: entries, fixtures and rows are known; nothing has been timed yet.
struct RunStarted {
    // Without forks and ends, but for those of a run that goes on.
    RunData header;
    std::vector<std::vector<double>> estimateNs; // [row][entry], 0 where the cell will not run
};
struct ForkStarted {
    int row = 0, entry = 0, block = 0, blocks = 0;
};
struct ForkFinished {
    Fork fork;
    int blocks = 0;          // planned for the row
    double relHalfWidth = 0; // of the cell so far; 0 while unknown
    std::optional<double> nsPerOpSoFar;
};
struct CellEnded {
    CellEnd end;
    // What it stands on; disturbed processes may have come to count.
    std::optional<double> nsPerOp = {}, relHalfWidth = {};
};
struct ExtrasFinished {
    CellExtras extras;
};
struct RowFinished {
    int row = 0;
    bool metTarget = false;
    std::vector<double> relHalfWidth; // [entry]; 0 where unknown
};
struct Logged {
    LogLine line;
};
/// Often enough for a progress line, at most ten a second.
struct Remaining {
    int cellsDone = 0, cells = 0;
    double elapsedNs = 0, remainingNs = 0;
};
struct RunFinished {
    RunState state = RunState::Complete;
};
using RunEvent = std::variant<RunStarted, ForkStarted, ForkFinished, CellEnded, ExtrasFinished,
                              RowFinished, Logged, Remaining, RunFinished>;

/// Called on the thread that runs the contest; must return quickly.
using Observer = std::function<void(const RunEvent &)>;

} // namespace jinbang::core::contest

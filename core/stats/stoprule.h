#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// When a row of the contest has been measured enough (measurement 2.8), as a pure decision; the
// clock stays with the caller.

#include "core/base/result.h"
#include "core/stats/blocks.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace jinbang::core::stats {

/// The smallest number of blocks that can separate K contenders: 2^(1-n) <= 0.03 / (K - 1), because
/// a clean sweep of n blocks has p = 2^(1-n) and Holm's first level is 0.03 / (K - 1). Never
/// under 6.
[[nodiscard]] std::size_t fewestBlocks(std::size_t contenders);

/// Blocks that may be run again in a row of `maxBlocks`: 30 %, and none of three or fewer.
[[nodiscard]] int mostRepeats(int maxBlocks);

struct StopSettings {
    std::size_t minBlocks = 16;
    std::size_t maxBlocks = 16;
    double targetRelHalfWidth = 0.02; // 0.02 is ±2 %

    friend bool operator==(const StopSettings &, const StopSettings &) = default;
};

enum class StopReason {
    TargetMet,        // every contender
    MostBlocks,       // maxBlocks were valid
    RepeatsExhausted, // 30 % more than maxBlocks were run, too many were not valid
    Deadline,
};

struct Precision {
    std::optional<double> relHalfWidth; // to the leader; the leader's own is that to the runner-up
    bool targetMet = false;

    friend bool operator==(const Precision &, const Precision &) = default;
};

struct StopDecision {
    std::optional<StopReason> stop; // nothing: run another block
    std::size_t validBlocks = 0;    // in which every contender has a value
    std::vector<Precision> precision;

    friend bool operator==(const StopDecision &, const StopDecision &) = default;
};

/// Whether to stop after the blocks so far, and who met the target. One contender alone is judged
/// by the interval of its own time. Units:  times in one unit. Shape:  the contenders present in
/// the row (neither the twin nor those whose cell failed), one
///         value a block run so far.
/// Errors: InvalidNumber, OutOfRange (see hodgesLehmann), NothingToDo without a contender.
[[nodiscard]] Result<StopDecision> decideStop(std::span<const BlockValues> contenders,
                                              const StopSettings &settings, bool deadlineReached);

} // namespace jinbang::core::stats

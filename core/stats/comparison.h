#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What may be said about two contenders. Verdict words belong here and to nothing else: a ranking
// shows groups (measurement 2.10 and 2.11).

#include "core/base/result.h"
#include "core/base/words.h"
#include "core/stats/estimate.h"

#include <optional>
#include <span>

namespace jinbang::core::stats {

/// Of a against b. Unresolved means "no difference found", which is not "the same".
enum class Verdict { Equivalent, Faster, Slower, Unresolved };

/// A difference of 1 % is the smallest that anyone should care about.
inline constexpr double kSmallestInteresting = 0.01;

struct Comparison {
    Estimate ratio;                 // time of a over time of b, 95 %; below 1: a is faster
    std::optional<double> p;        // none under 6 values
    std::optional<Verdict> verdict; // none under 6 values, and as compareSessions says
    bool paired = true;             // false: "different sessions"

    friend bool operator==(const Comparison &, const Comparison &) = default;
};

/// Two contenders of one run, block by block. Tested in this order: equivalent (90 % interval
/// within 1/1.01..1.01), faster or slower (95 % interval excludes 1), unresolved. Units:  times in
/// the same unit. Shape:  a[i] and b[i] are of one block. Errors: as pairedRatio.
[[nodiscard]] Result<Comparison> comparePaired(std::span<const double> a,
                                               std::span<const double> b);

/// Two saved runs, which share no blocks: shift of the log times by Hodges and Lehmann with
/// Mann-Whitney limits. Between sessions a machine drifts by a per cent (27 % false verdicts if
/// ignored), so faster and slower are said only where the whole interval lies beyond the larger of
/// both runs' noise floors plus 1 %; otherwise, and where a floor is unknown, there is no verdict.
/// Units:  times in the same unit; floors relative, 0.004 is 0.4 %.
/// Errors: TooFewSamples, InvalidNumber, OutOfRange above 8 million pairs.
/// Source: Hodges & Lehmann 1963; Mann & Whitney 1947.
[[nodiscard]] Result<Comparison> compareSessions(std::span<const double> a,
                                                 std::span<const double> b,
                                                 std::optional<double> floorOfA,
                                                 std::optional<double> floorOfB);

/// The noise floor that a contender entered twice gives: how far the ratio of its two entries is
/// from 1, relative. Nothing under 6 blocks, because a floor from less would be luck.
[[nodiscard]] std::optional<double> noiseFloor(const Estimate &twinRatio);

} // namespace jinbang::core::stats

namespace jinbang::core {

template <>
inline constexpr std::array kWords<stats::Verdict>{
    Word{stats::Verdict::Equivalent, "equivalent"}, Word{stats::Verdict::Faster, "faster"},
    Word{stats::Verdict::Slower, "slower"}, Word{stats::Verdict::Unresolved, "unresolved"}};

} // namespace jinbang::core

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What a curve of times over counts says: how it grows, where two of them cross, and which library
// to take up to which count. Words are made at the edge from these values.

#include "core/base/result.h"
#include "core/stats/blocks.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace jinbang::core::stats {

struct CurvePoint {
    double count = 0; // objects, or bytes
    double time = 0;

    friend bool operator==(const CurvePoint &, const CurvePoint &) = default;
};

struct LogLogFit {
    double slope = 0;               // 1: time grows with the count; 2: with its square
    double intercept = 0;           // natural log of the time at count 1
    std::optional<double> rSquared; // none for a flat line, where there is nothing to explain

    friend bool operator==(const LogLogFit &, const LogLogFit &) = default;
};

/// Least squares of log time on log count.
/// Errors: TooFewSamples under 2 different counts; InvalidNumber for values not above 0.
[[nodiscard]] Result<LogLogFit> fitLogLog(std::span<const CurvePoint> curve);

struct Crossing {
    double lastCount = 0;    // the last count at which the old leader was faster
    double firstCount = 0;   // the first count at which the new leader is faster
    double at = 0;           // interpolated on the log-log lines between the two
    bool firstLeads = false; // beyond the crossing curve `a` is the faster one

    friend bool operator==(const Crossing &, const Crossing &) = default;
};

/// Where the faster of two curves changes. Counts that only one curve has are left out; where the
/// two are exactly equal, neither leads and the next difference decides. Errors: InvalidNumber for
/// values not above 0; Contradiction unless counts ascend.
[[nodiscard]] Result<std::vector<Crossing>> crossings(std::span<const CurvePoint> a,
                                                      std::span<const CurvePoint> b);

struct CountBlocks {
    double count = 0;
    std::vector<BlockValues> contenders; // the same contenders in the same order at every count
};

/// "From..to take one of these": neighbouring counts with the same first group.
struct Advice {
    double fromCount = 0;
    double toCount = 0;
    std::vector<std::size_t> leaders; // contenders; more than one: no clear difference among them
    bool clear = false;               // one leader, and the blocks suffice to say so

    friend bool operator==(const Advice &, const Advice &) = default;
};

/// Which contender to take at which count, by rank groups. Where too few blocks allow no group, the
/// typical time decides and the advice is not clear. Counts where nobody has a value are left out.
/// Shape:  counts ascend.
/// Errors: as rankGroups.
[[nodiscard]] Result<std::vector<Advice>> adviceByCount(std::span<const CountBlocks> counts);

} // namespace jinbang::core::stats

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A run of one record workload at several counts, read as curves: how each library grows, where two
// of them cross, and which one to take up to which count (article 002).

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace jinbang::core::archive {

struct ScalingPoint {
    double count = 0;   // of records
    double nsPerOp = 0; // of all of them together
    std::optional<double> ciLow, ciHigh;
    std::optional<std::uint64_t> peakRssBytes;
    friend bool operator==(const ScalingPoint &, const ScalingPoint &) = default;
};

struct ScalingCurve {
    std::string label;
    std::vector<ScalingPoint> points;      // counts ascend; those where the cell has a number
    std::optional<double> slope, rSquared; // of log time on log count
    std::string missing;                   // "wrong answer at 1000": where there is no number
    friend bool operator==(const ScalingCurve &, const ScalingCurve &) = default;
};

struct ScalingCrossing {
    std::string before, after;                    // who is faster below, who beyond
    double lastCount = 0, firstCount = 0, at = 0; // as stats::Crossing
    bool clear = false; // the intervals of the two are apart on both sides
    friend bool operator==(const ScalingCrossing &, const ScalingCrossing &) = default;
};

/// What to take at these counts.
struct ScalingAdvice {
    double fromCount = 0, toCount = 0;
    std::vector<std::string> labels; // several: no clear difference among them
    bool clear = false;
    bool first = false, last = false; // nothing was measured below, beyond
    friend bool operator==(const ScalingAdvice &, const ScalingAdvice &) = default;
};

/// One workload under one set of conditions.
struct ScalingResult {
    std::string metric; // "deserialize/bean", with what else tells it apart: "#mode=ss"
    std::vector<double> counts;
    std::vector<ScalingCurve> curves;       // in the order of the entries
    std::vector<ScalingCrossing> crossings; // of curves that lead somewhere
    std::vector<ScalingAdvice> advice;
    std::vector<std::string> sentences; // the advice in words, for files and the command line
    friend bool operator==(const ScalingResult &, const ScalingResult &) = default;
};

} // namespace jinbang::core::archive

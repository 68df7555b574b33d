#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Fork medians as a contest would see them, with the truth known: what the statistics promise can
// only be checked on data whose true ratio is known.

#include "core/base/random.h"

#include <cmath>
#include <cstddef>
#include <numbers>
#include <vector>

namespace jinbang::test {

/// Runs of a simulation: all where the code is optimised, a quarter in debug and sanitizer builds,
/// which look for other faults and would take minutes.
constexpr int simulationRuns(int all)
{
#ifdef NDEBUG
    return all;
#else
    return all / 4;
#endif
}

/// How one contender's processes differ. All spreads are relative (0.02 is 2 %).
struct ForkNoise {
    double betweenSd = 0.01;      // process to process
    double withinSd = 0.002;      // what is left of the noise inside a fork after its median
    double outlierShare = 0;      // share of bad processes ...
    double outlierSlow = 0.3;     // ... and how much slower they are
    double secondModeShare = 0;   // share of processes with another memory layout ...
    double secondModeSlow = 0.04; // ... and its cost
};

/// Standard normal. Source: Box & Muller 1958.
inline double normal(core::Random &random)
{
    const double radius = std::sqrt(-2 * std::log(1 - random.unit()));
    return radius * std::cos(2 * std::numbers::pi * random.unit());
}

/// One fork's median of a contender whose typical time is `time`.
inline double forkMedian(core::Random &random, double time, const ForkNoise &noise)
{
    double log =
        std::log(time) + noise.betweenSd * normal(random) + noise.withinSd * normal(random);
    if (random.unit() < noise.outlierShare)
        log += std::log1p(noise.outlierSlow);
    if (random.unit() < noise.secondModeShare)
        log += std::log1p(noise.secondModeSlow);
    return std::exp(log);
}

/// Fork medians of `blocks` blocks.
inline std::vector<double> forkMedians(core::Random &random, double time, const ForkNoise &noise,
                                       std::size_t blocks)
{
    std::vector<double> medians(blocks);
    for (double &median : medians)
        median = forkMedian(random, time, noise);
    return medians;
}

} // namespace jinbang::test

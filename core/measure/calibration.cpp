// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/calibration.h"

#include <algorithm>
#include <cmath>

namespace jinbang::core::measure {
namespace {

constexpr double kSteps = 1000;
constexpr double kCosts = 2000;
constexpr double kLongestTargetNs = 250e6;
constexpr double kMostGrowth = 10;
constexpr double kMostStretch = 0.1;

} // namespace

double sampleTarget(double askedNs, const system::ClockFacts &clock)
{
    const double steps = kSteps * clock.stepNs;
    const double wanted = std::max({askedNs, steps, kCosts * clock.costNs});
    return std::min(wanted, std::max(kLongestTargetNs, steps));
}

std::uint64_t stretched(std::uint64_t n, double unit)
{
    return n + static_cast<std::uint64_t>(static_cast<double>(n) * kMostStretch * unit);
}

std::uint64_t rescaled(std::uint64_t n, double elapsedNs, double targetNs)
{
    const double ratio = elapsedNs > 0 ? targetNs / elapsedNs : kMostGrowth;
    const double wanted = std::ceil(static_cast<double>(n) * ratio);
    return static_cast<std::uint64_t>(
        std::clamp(wanted, 1.0, static_cast<double>(kMostOperations)));
}

Result<Calibration> calibrate(const Batch &batch, double targetNs, double longNs,
                              Listener &listener)
{
    Calibration result;
    int reached = 0;
    while (reached < 2) {
        if (listener.stopped())
            return Error{ErrorCode::Cancelled, "the run", {}};
        const Result<double> elapsed = batch(result.n);
        if (!elapsed)
            return elapsed.error();
        result.nsPerOperation = *elapsed / static_cast<double>(result.n);
        result.longOperation = result.nsPerOperation >= longNs;
        if (result.longOperation || (*elapsed < targetNs && result.n >= kMostOperations))
            break;
        if (*elapsed >= targetNs) {
            ++reached;
            continue;
        }
        reached = 0;
        const double most = static_cast<double>(result.n) * kMostGrowth;
        const std::uint64_t next =
            std::min(rescaled(result.n, *elapsed, targetNs), static_cast<std::uint64_t>(most));
        result.n = std::min(std::max(next, result.n + 1), kMostOperations);
    }
    return result;
}

} // namespace jinbang::core::measure

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// How many operations make a sample (measurement 2.3): long against the clock's step and cost,
// short enough that a sample is rarely interrupted.

#include "core/base/result.h"
#include "core/measure/listener.h"
#include "core/system/clock.h"

#include <cstdint>
#include <functional>

namespace jinbang::core::measure {

/// An operation that does nothing at all would need more; the answer is then the check's business.
inline constexpr std::uint64_t kMostOperations = 10'000'000'000;

/// The larger of what was asked for, 1000 clock steps and 2000 clock costs; at most 250 ms unless
/// 1000 steps need more. Units: ns.
[[nodiscard]] double sampleTarget(double askedNs, const system::ClockFacts &clock);

/// n times a random 1..1.1, so that samples do not keep step with something periodic.
[[nodiscard]] std::uint64_t stretched(std::uint64_t n, double unit);

struct Calibration {
    std::uint64_t n = 1;
    double nsPerOperation = 0;  // of the last reading
    bool longOperation = false; // one operation takes `longNs` or more
};

/// Runs n operations and returns how long they took in ns.
using Batch = std::function<Result<double>(std::uint64_t)>;

/// From n = 1, times min(10, target / elapsed), until two consecutive readings reach the target.
/// Errors: those of the batch; Cancelled.
[[nodiscard]] Result<Calibration> calibrate(const Batch &batch, double targetNs, double longNs,
                                            Listener &listener);

/// The n of a sample that would last `targetNs`, given one that lasted `elapsedNs` for `n`.
[[nodiscard]] std::uint64_t rescaled(std::uint64_t n, double elapsedNs, double targetNs);

} // namespace jinbang::core::measure

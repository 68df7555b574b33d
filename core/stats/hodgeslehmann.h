#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The estimator behind every interval of Jinbang: with one bad process in twenty it keeps the power
// that a mean and Student's t lose (measurement, finding 6).

#include "core/base/result.h"
#include "core/stats/estimate.h"
#include "core/stats/sample.h"

#include <span>
#include <vector>

namespace jinbang::core::stats {

/// Memory grows as n²/2, so longer lists are refused instead of filling the machine.
inline constexpr std::size_t kMostForWalsh = 4096;

/// The means of all pairs, each value with itself included; n(n+1)/2 of them, in no order.
/// Shape: at most kMostForWalsh values.
[[nodiscard]] std::vector<double> walshAverages(std::span<const double> values);

/// The median of the Walsh averages alone, for orders and signs.
/// Errors: OutOfRange above kMostForWalsh values.
[[nodiscard]] Result<double> pseudoMedian(const Sample &sample);

/// Pseudo-median with exact signed-rank limits; no interval under 6 values.
/// Shape:  additive data such as logarithms.
/// Errors: OutOfRange above kMostForWalsh values.
/// Source: Hodges & Lehmann 1963.
[[nodiscard]] Result<Estimate> hodgesLehmann(const Sample &sample, double confidence = 0.95);

/// The same on the logarithms of times, brought back: a typical time and its limits.
/// Units:  those of the input, e.g. ns per operation; one value a fork.
/// Errors: TooFewSamples, InvalidNumber (also for values not above 0), OutOfRange.
[[nodiscard]] Result<Estimate> typicalTime(std::span<const double> times, double confidence = 0.95);

/// Ratio of two contenders, a over b, from blocks in which both ran.
/// Units:  dimensionless; inputs in the same unit, e.g. ns per operation.
/// Shape:  a[i] and b[i] are of one block; swapping a and b inverts value and limits.
/// Errors: Contradiction for unequal lengths; as typicalTime otherwise.
[[nodiscard]] Result<Estimate> pairedRatio(std::span<const double> a, std::span<const double> b,
                                           double confidence = 0.95);

/// exp of value and limits, for estimates made on logarithms.
/// Errors: InvalidNumber when a result leaves the range of a double.
[[nodiscard]] Result<Estimate> exponential(const Estimate &logs);

/// log a[i] - log b[i]. Errors: as pairedRatio.
[[nodiscard]] Result<Sample> logRatios(std::span<const double> a, std::span<const double> b);

} // namespace jinbang::core::stats

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The units in which harnesses report: which direction is better, and how to reach ns per
// operation.

#include <optional>
#include <string_view>

namespace jinbang::core::archive {

/// "ops/s", "ops/us", "ms/op", "ns", ... Throughput and time are recognised in JMH's and Google
/// Benchmark's spelling; everything else has no ns per operation.
/// Units:  `score` in `unit`; the answer in ns per operation. Nothing unless both are positive and
/// finite.
[[nodiscard]] std::optional<double> nsPerOperation(double score, std::string_view unit);

/// The inverse: what a harness that reports in `unit` would show for this time.
[[nodiscard]] std::optional<double> scoreOf(double nsPerOp, std::string_view unit);

/// A time, or anything per operation, is better when lower; the rest (ops/s, MB/s, points) when
/// higher.
[[nodiscard]] bool higherIsBetter(std::string_view unit);

/// "10 s", "500 ms", "1 min" as ns, JMH's way of writing a duration.
[[nodiscard]] std::optional<double> durationNs(std::string_view text);

/// ns as JMH writes a duration: the largest unit in which it is a whole number, e.g. "500 ms".
[[nodiscard]] std::string_view jmhTimeUnit(double ns, double &count);

} // namespace jinbang::core::archive

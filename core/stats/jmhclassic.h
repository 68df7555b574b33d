#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// JMH's own numbers, for those who compare with JMH tables. They pool the iterations of all forks
// and so promise more than they hold (measurement, finding 1); Jinbang's interval stands beside
// them.

#include "core/stats/estimate.h"
#include "core/stats/histogram.h"
#include "core/stats/sample.h"

#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace jinbang::core::stats {

struct JmhScore {
    double score = 0;                   // mean of all iterations of all forks
    std::optional<double> scoreError;   // 99.9 %; nothing (JMH prints NaN) for two values or fewer
    std::optional<Interval> confidence; // score -+ scoreError
    std::size_t samples = 0;

    friend bool operator==(const JmhScore &, const JmhScore &) = default;
};

/// Mean and t(0.9995, N-1) s / sqrt(N) over the pooled iterations.
/// Units:  those of the input.
/// Source: JMH, AbstractStatistics.getMeanErrorAt(0.999).
[[nodiscard]] JmhScore jmhScore(const Sample &pooledIterations);

/// The same of times that were counted: each bucket stands for `count` equal values.
/// Shape:  at least one bucket, ascending, counts above 0.
/// Source: JMH, MultisetStatistics.
[[nodiscard]] JmhScore jmhScore(std::span<const Bucket> buckets);

/// The ranks of scorePercentiles in JMH's JSON.
inline constexpr double kJmhPercentiles[] = {0, 50, 90, 95, 99, 99.9, 99.99, 99.999, 99.9999, 100};

/// Percentile as JMH reports it: position rank (N + 1) / 100, interpolated between the two
/// neighbours, clamped to the smallest and largest value.
/// Shape:  rank in [0, 100].
/// Source: JMH, ListStatistics (Commons Math, Percentile, the "legacy" estimation).
[[nodiscard]] double jmhPercentile(const Sample &sample, double rank);

/// The same of times that were counted. Shape: as jmhScore(); rank in [0, 100].
/// Source: JMH, MultisetStatistics.getPercentile.
[[nodiscard]] double jmhPercentile(std::span<const Bucket> buckets, double rank);

} // namespace jinbang::core::stats

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Millions of single-operation times in mode sample, in fixed memory: buckets that are linear
// within a power of two keep every value to 0.05 % and cost a shift and an increment each.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace jinbang::core::stats {

struct Bucket {
    double value = 0; // middle of the bucket, ns
    std::uint64_t count = 0;

    friend bool operator==(const Bucket &, const Bucket &) = default;
};

class Histogram
{
public:
    Histogram();

    /// Adds one time. Allocates nothing, so it may stand beside a timer.
    void add(std::uint64_t nanoseconds);

    /// Adds what another (a thread, a fork) saw.
    void merge(const Histogram &other);

    /// Rebuilds from buckets that were written to a file; middles fall into the buckets they left.
    void add(std::uint64_t nanoseconds, std::uint64_t count);

    [[nodiscard]] std::uint64_t count() const { return m_count; }

    /// Percentile by JMH's rule, position rank (N + 1) / 100; exact at 0 and 100. Nothing when
    /// empty. Units:  ns. Shape: rank in [0, 100]. Source: JMH, MultisetStatistics.getPercentile.
    [[nodiscard]] std::optional<double> percentile(double rank) const;

    /// Mean of bucket middles, ns. Nothing when empty.
    [[nodiscard]] std::optional<double> mean() const;

    /// The buckets that hold something, ascending.
    [[nodiscard]] std::vector<Bucket> buckets() const;

    friend bool operator==(const Histogram &, const Histogram &) = default;

private:
    [[nodiscard]] double valueAt(std::uint64_t position) const;

    std::vector<std::uint64_t> m_counts;
    std::uint64_t m_count = 0;
    std::uint64_t m_min = 0;
    std::uint64_t m_max = 0;
};

} // namespace jinbang::core::stats

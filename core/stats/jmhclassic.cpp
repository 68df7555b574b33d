// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/jmhclassic.h"

#include "core/stats/descriptive.h"

#include <boost/math/distributions/students_t.hpp>

#include <cassert>
#include <cmath>

namespace jinbang::core::stats {
namespace {

JmhScore scoreOf(double mean, std::optional<double> deviation, std::size_t samples)
{
    JmhScore result;
    result.score = mean;
    result.samples = samples;
    if (result.samples <= 2 || !deviation)
        return result;
    const auto n = static_cast<double>(result.samples);
    const boost::math::students_t distribution(n - 1);
    const double error = boost::math::quantile(distribution, 0.9995) * *deviation / std::sqrt(n);
    const Interval confidence{result.score - error, result.score + error};
    if (!std::isfinite(confidence.low) || !std::isfinite(confidence.high))
        return result;
    result.scoreError = error;
    result.confidence = confidence;
    return result;
}

std::uint64_t countOf(std::span<const Bucket> buckets)
{
    std::uint64_t count = 0;
    for (const Bucket &bucket : buckets)
        count += bucket.count;
    return count;
}

/// The value at a position from 0 on.
double valueAt(std::span<const Bucket> buckets, std::uint64_t position)
{
    for (const Bucket &bucket : buckets) {
        if (position < bucket.count)
            return bucket.value;
        position -= bucket.count;
    }
    return buckets.back().value;
}

} // namespace

JmhScore jmhScore(const Sample &pooledIterations)
{
    return scoreOf(mean(pooledIterations), standardDeviation(pooledIterations),
                   pooledIterations.size());
}

JmhScore jmhScore(std::span<const Bucket> buckets)
{
    assert(!buckets.empty());
    const std::uint64_t count = countOf(buckets);
    double sum = 0;
    for (const Bucket &bucket : buckets)
        sum += bucket.value * static_cast<double>(bucket.count);
    const double average = sum / static_cast<double>(count);
    double squares = 0;
    for (const Bucket &bucket : buckets)
        squares +=
            (bucket.value - average) * (bucket.value - average) * static_cast<double>(bucket.count);
    const auto deviation = count > 1
                               ? std::optional(std::sqrt(squares / static_cast<double>(count - 1)))
                               : std::nullopt;
    return scoreOf(average, deviation, count);
}

double jmhPercentile(const Sample &sample, double rank)
{
    assert(rank >= 0 && rank <= 100);
    const auto sorted = sample.sorted();
    const double position = rank * static_cast<double>(sorted.size() + 1) / 100;
    if (position < 1)
        return sorted.front();
    if (position >= static_cast<double>(sorted.size()))
        return sorted.back();
    const auto lower = static_cast<std::size_t>(position) - 1;
    return std::lerp(sorted[lower], sorted[lower + 1], position - std::floor(position));
}

double jmhPercentile(std::span<const Bucket> buckets, double rank)
{
    assert(rank >= 0 && rank <= 100 && !buckets.empty());
    const std::uint64_t count = countOf(buckets);
    const double position = rank * static_cast<double>(count + 1) / 100;
    if (position < 1)
        return buckets.front().value;
    if (position >= static_cast<double>(count))
        return buckets.back().value;
    const auto lower = static_cast<std::uint64_t>(position) - 1;
    return std::lerp(valueAt(buckets, lower), valueAt(buckets, lower + 1),
                     position - std::floor(position));
}

} // namespace jinbang::core::stats

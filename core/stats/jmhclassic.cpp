// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/jmhclassic.h"

#include "core/stats/descriptive.h"

#include <boost/math/distributions/students_t.hpp>

#include <cassert>
#include <cmath>

namespace jinbang::core::stats {

JmhScore jmhScore(const Sample &pooledIterations)
{
    JmhScore result;
    result.score = mean(pooledIterations);
    result.samples = pooledIterations.size();
    const auto deviation = standardDeviation(pooledIterations);
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

} // namespace jinbang::core::stats

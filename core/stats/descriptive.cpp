// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/descriptive.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace jinbang::core::stats {

double quantile(const Sample &sample, double q)
{
    assert(q >= 0 && q <= 1);
    const auto sorted = sample.sorted();
    const double position = q * static_cast<double>(sorted.size() - 1);
    const auto lower = static_cast<std::size_t>(position);
    const std::size_t upper = std::min(lower + 1, sorted.size() - 1);
    return std::lerp(sorted[lower], sorted[upper], position - static_cast<double>(lower));
}

double median(const Sample &sample)
{
    return quantile(sample, 0.5);
}

double mean(const Sample &sample)
{
    // Centred on the median: sums stay small, so that 1e308 values and long lists lose nothing.
    const double centre = median(sample);
    const auto n = static_cast<double>(sample.size());
    double shift = 0;
    for (double value : sample.values())
        shift += value / n - centre / n;
    return centre + shift;
}

std::optional<double> standardDeviation(const Sample &sample)
{
    if (sample.size() < 2)
        return std::nullopt;
    const double centre = mean(sample);
    const double scale = std::max(std::fabs(sample.max() / 2 - centre / 2),
                                  std::fabs(sample.min() / 2 - centre / 2));
    if (scale == 0)
        return 0.0;
    double squares = 0;
    for (double value : sample.values()) {
        const double step = (value / 2 - centre / 2) / scale;
        squares += step * step;
    }
    const double deviation =
        std::sqrt(squares / static_cast<double>(sample.size() - 1)) * 2 * scale;
    return std::isfinite(deviation) ? std::optional(deviation) : std::nullopt;
}

Outliers outliers(const Sample &sample)
{
    const double lower = quantile(sample, 0.25);
    const double upper = quantile(sample, 0.75);
    const double range = upper - lower;
    Outliers counts;
    for (double value : sample.values()) {
        if (value < lower - 3 * range)
            ++counts.lowSevere;
        else if (value < lower - 1.5 * range)
            ++counts.lowMild;
        else if (value > upper + 3 * range)
            ++counts.highSevere;
        else if (value > upper + 1.5 * range)
            ++counts.highMild;
    }
    return counts;
}

} // namespace jinbang::core::stats

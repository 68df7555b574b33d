// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/hodgeslehmann.h"

#include "core/base/number.h"
#include "core/stats/signedrank.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>
#include <string>

namespace jinbang::core::stats {

namespace {

/// The `index`-th smallest, counted from 0. Selection instead of sorting: four order statistics of
/// n²/2 averages are wanted, after every block.
double smallest(std::vector<double> &values, std::size_t index)
{
    const auto at = values.begin() + static_cast<std::ptrdiff_t>(index);
    std::nth_element(values.begin(), at, values.end());
    return *at;
}

double middle(std::vector<double> &values)
{
    return std::midpoint(smallest(values, (values.size() - 1) / 2),
                         smallest(values, values.size() / 2));
}

Result<std::vector<double>> checkedAverages(const Sample &sample)
{
    if (sample.size() > kMostForWalsh) {
        return Error{ErrorCode::OutOfRange, "pseudo-median",
                     std::to_string(sample.size()) + " values given, at most "
                         + std::to_string(kMostForWalsh)};
    }
    return walshAverages(sample.values());
}

} // namespace

std::vector<double> walshAverages(std::span<const double> values)
{
    assert(values.size() <= kMostForWalsh);
    std::vector<double> averages;
    averages.reserve(values.size() * (values.size() + 1) / 2);
    for (std::size_t i = 0; i < values.size(); ++i) {
        for (std::size_t j = i; j < values.size(); ++j)
            averages.push_back(std::midpoint(values[i], values[j]));
    }
    return averages;
}

Result<double> pseudoMedian(const Sample &sample)
{
    auto averages = checkedAverages(sample);
    if (!averages)
        return averages.error();
    return middle(*averages);
}

Result<Estimate> hodgesLehmann(const Sample &sample, double confidence)
{
    auto averages = checkedAverages(sample);
    if (!averages)
        return averages.error();
    Estimate estimate{middle(*averages), std::nullopt, confidence, sample.size()};
    if (sample.size() < kFewestForInterval)
        return estimate;
    if (const auto k = signedRankLimit(sample.size(), confidence)) {
        estimate.interval =
            Interval{smallest(*averages, *k - 1), smallest(*averages, averages->size() - *k)};
    }
    return estimate;
}

Result<Estimate> exponential(const Estimate &logs)
{
    Estimate result = logs;
    result.value = std::exp(logs.value);
    if (logs.interval)
        result.interval = Interval{std::exp(logs.interval->low), std::exp(logs.interval->high)};
    const Interval outer = result.interval.value_or(Interval{result.value, result.value});
    if (!(outer.low > 0) || !std::isfinite(outer.high)) {
        return Error{ErrorCode::InvalidNumber, "estimate",
                     "exp(" + shortest(logs.value) + ") leaves the range of a double"};
    }
    return result;
}

Result<Estimate> typicalTime(std::span<const double> times, double confidence)
{
    const auto logs = Sample::logsOf(times, "time");
    if (!logs)
        return logs.error();
    const auto estimate = hodgesLehmann(*logs, confidence);
    if (!estimate)
        return estimate.error();
    return exponential(*estimate);
}

Result<Sample> logRatios(std::span<const double> a, std::span<const double> b)
{
    if (a.size() != b.size()) {
        return Error{ErrorCode::Contradiction, "number of blocks",
                     std::to_string(a.size()) + " against " + std::to_string(b.size())};
    }
    const auto first = Sample::logsOf(a, "time");
    if (!first)
        return first.error();
    const auto second = Sample::logsOf(b, "time");
    if (!second)
        return second.error();
    std::vector<double> differences(a.size());
    std::transform(first->values().begin(), first->values().end(), second->values().begin(),
                   differences.begin(), [](double x, double y) { return x - y; });
    return Sample::from(differences, "ratio");
}

Result<Estimate> pairedRatio(std::span<const double> a, std::span<const double> b,
                             double confidence)
{
    const auto differences = logRatios(a, b);
    if (!differences)
        return differences.error();
    const auto estimate = hodgesLehmann(*differences, confidence);
    if (!estimate)
        return estimate.error();
    return exponential(*estimate);
}

} // namespace jinbang::core::stats

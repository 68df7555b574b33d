// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/ranksum.h"

#include "core/stats/ranks.h"

#include <boost/math/distributions/normal.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace jinbang::core::stats {
namespace {

constexpr std::size_t kMostExact = 80; // both lists together; C(80, 40) still fits a double

/// P(S = s) where S is the sum of `chosen` of the ranks, every choice equally likely.
std::vector<double> sumOfChosenRanks(std::span<const std::size_t> ranks, std::size_t chosen)
{
    const std::size_t most = std::accumulate(ranks.begin(), ranks.end(), std::size_t{0});
    std::vector<std::vector<double>> ways(chosen + 1, std::vector<double>(most + 1, 0.0));
    ways[0][0] = 1;
    std::size_t reached = 0;
    std::size_t seen = 0;
    for (std::size_t rank : ranks) {
        reached += rank;
        ++seen;
        for (std::size_t taken = std::min(seen, chosen); taken > 0; --taken) {
            for (std::size_t sum = rank; sum <= reached; ++sum)
                ways[taken][sum] += ways[taken - 1][sum - rank];
        }
    }
    std::vector<double> result = std::move(ways[chosen]);
    const double all = std::accumulate(result.begin(), result.end(), 0.0);
    for (double &value : result)
        value /= all;
    return result;
}

double sumUpTo(std::span<const double> probability, std::size_t last)
{
    const std::size_t count = std::min(last + 1, probability.size());
    return std::accumulate(probability.begin(),
                           probability.begin() + static_cast<std::ptrdiff_t>(count), 0.0);
}

double approximateP(std::span<const std::size_t> doubledRanks, std::size_t sizeOfA, double sumOfA)
{
    const auto all = static_cast<double>(doubledRanks.size());
    const auto m = static_cast<double>(sizeOfA);
    const double middle = (all + 1) / 2;
    double squares = 0;
    for (std::size_t doubled : doubledRanks) {
        const double step = static_cast<double>(doubled) / 2 - middle;
        squares += step * step;
    }
    const double spread = std::sqrt(m * (all - m) / (all * (all - 1)) * squares);
    if (!(spread > 0))
        return 1;
    const double z = std::max(0.0, std::fabs(sumOfA - m * middle) - 0.5) / spread;
    return 2 * boost::math::cdf(boost::math::complement(boost::math::normal(), z));
}

} // namespace

double rankSumP(std::span<const double> a, std::span<const double> b)
{
    if (a.empty() || b.empty())
        return 1;
    std::vector<double> pooled(a.begin(), a.end());
    pooled.insert(pooled.end(), b.begin(), b.end());
    const std::vector<std::size_t> ranks = doubledMidRanks(pooled);
    const auto endOfA = ranks.begin() + static_cast<std::ptrdiff_t>(a.size());
    const std::size_t sum = std::accumulate(ranks.begin(), endOfA, std::size_t{0});
    if (pooled.size() > kMostExact)
        return std::min(1.0, approximateP(ranks, a.size(), static_cast<double>(sum) / 2));
    const std::vector<double> probability = sumOfChosenRanks(ranks, a.size());
    const double below = sumUpTo(probability, sum);
    const double above = 1 - (sum > 0 ? sumUpTo(probability, sum - 1) : 0.0);
    return std::clamp(2 * std::min(below, above), 0.0, 1.0);
}

std::optional<std::size_t> rankSumLimit(std::size_t sizeOfA, std::size_t sizeOfB, double confidence)
{
    const double tail = (1 - confidence) / 2;
    const auto m = static_cast<double>(sizeOfA);
    const auto n = static_cast<double>(sizeOfB);
    if (sizeOfA + sizeOfB > kMostExact) {
        const double z =
            boost::math::quantile(boost::math::complement(boost::math::normal(), tail));
        const double limit = m * n / 2 + 0.5 - z * std::sqrt(m * n * (m + n + 1) / 12);
        return limit >= 1 ? std::optional(static_cast<std::size_t>(limit)) : std::nullopt;
    }
    std::vector<std::size_t> ranks(sizeOfA + sizeOfB);
    std::iota(ranks.begin(), ranks.end(), std::size_t{1});
    const std::vector<double> probability = sumOfChosenRanks(ranks, sizeOfA);
    const std::size_t least = sizeOfA * (sizeOfA + 1) / 2; // the rank sum where U is 0
    std::size_t limit = 0;
    for (double below = 0; least + limit < probability.size(); ++limit) {
        below += probability[least + limit];
        if (below > tail * (1 + 1e-12))
            break;
    }
    return limit > 0 ? std::optional(limit) : std::nullopt;
}

} // namespace jinbang::core::stats

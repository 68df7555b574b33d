// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/signedrank.h"

#include "core/stats/ranks.h"

#include <boost/math/distributions/normal.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace jinbang::core::stats {
namespace {

constexpr std::size_t kMostExact = 200;

/// P(S = s) where S is the sum of the ranks whose coin shows heads. Halving at each step keeps the
/// numbers probabilities, so nothing overflows at 2^n.
std::vector<double> sumOfSignedRanks(std::span<const std::size_t> ranks)
{
    const std::size_t most = std::accumulate(ranks.begin(), ranks.end(), std::size_t{0});
    std::vector<double> probability(most + 1, 0.0);
    probability[0] = 1;
    std::size_t reached = 0;
    for (std::size_t rank : ranks) {
        reached += rank;
        for (std::size_t sum = reached + 1; sum-- > 0;) {
            const double before = sum >= rank ? probability[sum - rank] : 0.0;
            probability[sum] = (probability[sum] + before) / 2;
        }
    }
    return probability;
}

double approximateP(std::span<const std::size_t> ranks, double positiveSum, double scale)
{
    double total = 0;
    double variance = 0;
    for (std::size_t scaled : ranks) {
        const double rank = static_cast<double>(scaled) * scale;
        total += rank;
        variance += rank * rank / 4; // mid-ranks bring the tie correction with them
    }
    const double distance = std::fabs(positiveSum - total / 2);
    const double z = std::max(0.0, distance - 0.5) / std::sqrt(variance);
    return 2 * boost::math::cdf(boost::math::complement(boost::math::normal(), z));
}

} // namespace

double signedRankP(std::span<const double> differences)
{
    std::vector<double> sizes;
    std::vector<bool> positive;
    for (double difference : differences) {
        if (difference == 0)
            continue;
        sizes.push_back(std::fabs(difference));
        positive.push_back(difference > 0);
    }
    if (sizes.empty())
        return 1;
    std::vector<std::size_t> ranks = doubledMidRanks(sizes);
    const bool untied =
        std::all_of(ranks.begin(), ranks.end(), [](std::size_t r) { return r % 2 == 0; });
    const std::size_t unit = untied ? 2 : 1; // whole ranks need half the array
    std::size_t sum = 0;
    std::size_t most = 0;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        ranks[i] /= unit;
        most += ranks[i];
        sum += positive[i] ? ranks[i] : 0;
    }
    if (ranks.size() > kMostExact) {
        const double scale = static_cast<double>(unit) / 2;
        return std::min(1.0, approximateP(ranks, static_cast<double>(sum) * scale, scale));
    }
    const std::vector<double> probability = sumOfSignedRanks(ranks);
    const auto tail = static_cast<std::ptrdiff_t>(std::min(sum, most - sum)) + 1;
    return std::min(1.0, 2 * std::accumulate(probability.begin(), probability.begin() + tail, 0.0));
}

std::optional<std::size_t> signedRankLimit(std::size_t n, double confidence)
{
    const double tail = (1 - confidence) / 2;
    if (n > kMostExact) {
        const auto size = static_cast<double>(n);
        const double centre = size * (size + 1) / 4;
        const double spread = std::sqrt(size * (size + 1) * (2 * size + 1) / 24);
        const double z =
            boost::math::quantile(boost::math::complement(boost::math::normal(), tail));
        return static_cast<std::size_t>(centre + 0.5 - z * spread);
    }
    std::vector<std::size_t> ranks(n);
    std::iota(ranks.begin(), ranks.end(), std::size_t{1});
    const std::vector<double> probability = sumOfSignedRanks(ranks);
    std::size_t limit = 0;
    // A hair of slack: at n = 10 and 95 % the tail sums are exact binary fractions, 1 - 0.95 is
    // not.
    for (double below = 0; limit < probability.size(); ++limit) {
        below += probability[limit];
        if (below > tail * (1 + 1e-12))
            break;
    }
    return limit > 0 ? std::optional(limit) : std::nullopt;
}

} // namespace jinbang::core::stats

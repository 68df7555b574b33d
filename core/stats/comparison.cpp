// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/comparison.h"

#include "core/stats/hodgeslehmann.h"
#include "core/stats/ranksum.h"
#include "core/stats/signedrank.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>
#include <vector>

namespace jinbang::core::stats {
namespace {

constexpr std::size_t kMostPairs = 8'000'000;

Verdict pairedVerdict(const Interval &ninety, const Interval &ninetyFive)
{
    const double limit = 1 + kSmallestInteresting;
    if (ninety.low >= 1 / limit && ninety.high <= limit)
        return Verdict::Equivalent;
    if (ninetyFive.high < 1)
        return Verdict::Faster;
    if (ninetyFive.low > 1)
        return Verdict::Slower;
    return Verdict::Unresolved;
}

std::optional<Verdict> sessionVerdict(const Interval &interval, double floor)
{
    const double limit = 1 + floor + kSmallestInteresting;
    if (interval.high < 1 / limit)
        return Verdict::Faster;
    if (interval.low > limit)
        return Verdict::Slower;
    return std::nullopt;
}

std::vector<double> sortedDifferences(std::span<const double> a, std::span<const double> b)
{
    std::vector<double> differences;
    differences.reserve(a.size() * b.size());
    for (double x : a) {
        for (double y : b)
            differences.push_back(x - y);
    }
    std::sort(differences.begin(), differences.end());
    return differences;
}

} // namespace

Result<Comparison> comparePaired(std::span<const double> a, std::span<const double> b)
{
    const auto differences = logRatios(a, b);
    if (!differences)
        return differences.error();
    const auto ratio = pairedRatio(a, b, 0.95);
    if (!ratio)
        return ratio.error();
    Comparison result;
    result.ratio = *ratio;
    const auto ninety = pairedRatio(a, b, 0.90);
    if (!ninety || !ninety->interval || !ratio->interval)
        return result;
    result.p = signedRankP(differences->values());
    result.verdict = pairedVerdict(*ninety->interval, *ratio->interval);
    return result;
}

Result<Comparison> compareSessions(std::span<const double> a, std::span<const double> b,
                                   std::optional<double> floorOfA, std::optional<double> floorOfB)
{
    const auto first = Sample::logsOf(a, "time");
    if (!first)
        return first.error();
    const auto second = Sample::logsOf(b, "time");
    if (!second)
        return second.error();
    if (a.size() > kMostPairs / b.size()) {
        return Error{ErrorCode::OutOfRange, "comparison of two sessions",
                     std::to_string(a.size()) + " x " + std::to_string(b.size()) + " pairs"};
    }
    const std::vector<double> differences = sortedDifferences(first->values(), second->values());
    const std::size_t count = differences.size();
    Estimate shift;
    shift.value = std::midpoint(differences[(count - 1) / 2], differences[count / 2]);
    shift.n = std::min(a.size(), b.size());
    Comparison result;
    result.paired = false;
    if (shift.n >= kFewestForInterval) {
        if (const auto k = rankSumLimit(a.size(), b.size(), shift.confidence))
            shift.interval = Interval{differences[*k - 1], differences[count - *k]};
        result.p = rankSumP(first->values(), second->values());
    }
    const auto ratio = exponential(shift);
    if (!ratio)
        return ratio.error();
    result.ratio = *ratio;
    if (result.ratio.interval && floorOfA && floorOfB)
        result.verdict = sessionVerdict(*result.ratio.interval, std::max(*floorOfA, *floorOfB));
    return result;
}

std::optional<double> noiseFloor(const Estimate &twinRatio)
{
    if (!twinRatio.interval || !(twinRatio.value > 0))
        return std::nullopt;
    return std::max(twinRatio.value, 1 / twinRatio.value) - 1;
}

} // namespace jinbang::core::stats

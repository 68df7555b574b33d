// SPDX-License-Identifier: GPL-3.0-or-later
// Stops a wrong k (intervals too short) and wrong p values at small n, ties and zeros.
#include "core/stats/signedrank.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

using namespace jinbang::core::stats;

namespace {

std::vector<double> ascending(std::size_t n)
{
    std::vector<double> values(n);
    for (std::size_t i = 0; i < n; ++i)
        values[i] = static_cast<double>(i + 1);
    return values;
}

/// p by listing all 2^n signs of the mid-ranks, as the definition says.
double bruteForceP(const std::vector<double> &ranks, double positiveSum)
{
    double total = 0;
    for (double rank : ranks)
        total += rank;
    const double distance = std::fabs(positiveSum - total / 2);
    const std::size_t all = std::size_t{1} << ranks.size();
    std::size_t extreme = 0;
    for (std::size_t signs = 0; signs < all; ++signs) {
        double sum = 0;
        for (std::size_t i = 0; i < ranks.size(); ++i)
            sum += (signs >> i & 1U) != 0 ? ranks[i] : 0;
        extreme += std::fabs(sum - total / 2) >= distance;
    }
    return static_cast<double>(extreme) / static_cast<double>(all);
}

} // namespace

TEST(SignedRank, LimitsOfTheProtocolAt95)
{
    const std::vector<std::pair<std::size_t, std::size_t>> table{
        {6, 1}, {7, 3}, {8, 4}, {9, 6}, {10, 9}, {12, 14}, {15, 26}, {20, 53}, {30, 138}};
    for (const auto &[n, k] : table)
        EXPECT_EQ(signedRankLimit(n, 0.95), k) << "n = " << n;
}

TEST(SignedRank, LimitsAt90)
{
    EXPECT_EQ(signedRankLimit(4, 0.90), std::nullopt);
    EXPECT_EQ(signedRankLimit(5, 0.90), 1U);
    EXPECT_EQ(signedRankLimit(6, 0.90), 3U);
    EXPECT_EQ(signedRankLimit(10, 0.90), 11U);
    EXPECT_EQ(signedRankLimit(20, 0.90), 61U);
}

TEST(SignedRank, TooFewValuesHaveNoLimit)
{
    for (std::size_t n = 0; n < 6; ++n)
        EXPECT_EQ(signedRankLimit(n, 0.95), std::nullopt) << "n = " << n;
}

TEST(SignedRank, ApproximationJoinsTheExactPartSmoothly)
{
    const double exact = static_cast<double>(*signedRankLimit(200, 0.95));
    const double next = static_cast<double>(*signedRankLimit(201, 0.95));
    EXPECT_NEAR(next / exact, 201.0 * 201.0 / (200.0 * 200.0), 0.002);
}

TEST(SignedRank, CleanSweepHasTheSmallestP)
{
    for (std::size_t n = 1; n <= 12; ++n)
        EXPECT_DOUBLE_EQ(signedRankP(ascending(n)), std::ldexp(1.0, 1 - static_cast<int>(n)));
}

TEST(SignedRank, NoEvidenceIsOne)
{
    EXPECT_EQ(signedRankP({}), 1);
    EXPECT_EQ(signedRankP(std::vector<double>(9, 0.0)), 1);
    EXPECT_EQ(signedRankP(std::vector{1.0, -1.0}), 1);
}

TEST(SignedRank, ZerosAreDropped)
{
    const std::vector<double> without{0.4, 1.2, -0.3, 2.2, 5, 0.9, 3};
    std::vector<double> with = without;
    with.insert(with.begin(), 3, 0.0);
    EXPECT_EQ(signedRankP(with), signedRankP(without));
}

TEST(SignedRank, TiesAreExactGivenTheRanks)
{
    // Sizes 1 1 2 3 3 3 5: mid-ranks 1.5 1.5 3 5 5 5 7; the two negatives have 1.5 and 5.
    const std::vector<double> differences{1, -1, 2, 3, -3, 3, 5};
    EXPECT_DOUBLE_EQ(signedRankP(differences), bruteForceP({1.5, 1.5, 3, 5, 5, 5, 7}, 21.5));
}

TEST(SignedRank, SignsDoNotMatter)
{
    std::vector<double> differences{0.4, 1.2, -0.3, 2.2, 5, -0.9, 3, 3};
    const double p = signedRankP(differences);
    for (double &value : differences)
        value = -value;
    EXPECT_DOUBLE_EQ(signedRankP(differences), p);
}

TEST(SignedRank, LongListsUseTheNormalApproximation)
{
    std::vector<double> differences = ascending(201);
    for (std::size_t i = 0; i < differences.size(); i += 2)
        differences[i] = -differences[i];
    const double nearHalf = signedRankP(differences);
    EXPECT_GT(nearHalf, 0.8);
    EXPECT_LE(nearHalf, 1);
    EXPECT_LT(signedRankP(ascending(300)), 1e-40);
}

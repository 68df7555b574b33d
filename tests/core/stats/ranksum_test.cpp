// SPDX-License-Identifier: GPL-3.0-or-later
// Stops wrong limits in the comparison of two sessions.
#include "core/stats/ranksum.h"

#include <gtest/gtest.h>

#include <vector>

using namespace jinbang::core::stats;

TEST(RankSum, KnownCriticalValues)
{
    // Tables of the two-sided 5 % critical U: 5 x 5: 2, 6 x 6: 5, 8 x 8: 13, 10 x 10: 23, 20 x 20:
    // 127; the limit is one more, since the U-th smallest is counted from 1.
    EXPECT_EQ(rankSumLimit(5, 5, 0.95), 3U);
    EXPECT_EQ(rankSumLimit(6, 6, 0.95), 6U);
    EXPECT_EQ(rankSumLimit(8, 8, 0.95), 14U);
    EXPECT_EQ(rankSumLimit(10, 10, 0.95), 24U);
    EXPECT_EQ(rankSumLimit(20, 20, 0.95), 128U);
    EXPECT_EQ(rankSumLimit(7, 10, 0.95), rankSumLimit(10, 7, 0.95));
    EXPECT_EQ(rankSumLimit(2, 2, 0.95), std::nullopt);
    EXPECT_EQ(rankSumLimit(0, 9, 0.95), std::nullopt);
}

TEST(RankSum, CleanSeparationHasTheSmallestP)
{
    const std::vector<double> low{1, 2, 3, 4};
    const std::vector<double> high{5, 6, 7, 8};
    EXPECT_NEAR(rankSumP(low, high), 2.0 / 70, 1e-12);
    EXPECT_NEAR(rankSumP(high, low), 2.0 / 70, 1e-12);
}

TEST(RankSum, NoEvidenceIsOne)
{
    EXPECT_EQ(rankSumP({}, std::vector{1.0}), 1);
    EXPECT_EQ(rankSumP(std::vector{1.0, 1.0, 1.0}, std::vector{1.0, 1.0}), 1);
    EXPECT_EQ(rankSumP(std::vector<double>(60, 1.0), std::vector<double>(60, 1.0)), 1);
}

TEST(RankSum, TiesAreExactGivenTheRanks)
{
    // Pool 1 2 2 | 2 3 3 has mid-ranks 1 3 3 | 3 5.5 5.5. a's sum is 7, the mean 10.5. Of the 20
    // choices of three, three reach 7 or less (1 with two of the three 3s) and three reach 14 or
    // more.
    EXPECT_NEAR(rankSumP(std::vector<double>{1, 2, 2}, std::vector<double>{2, 3, 3}), 0.3, 1e-12);
}

TEST(RankSum, ApproximationJoinsTheExactPart)
{
    std::vector<double> a;
    std::vector<double> b;
    for (int i = 0; i < 40; ++i) {
        a.push_back(i);
        b.push_back(i + 8.5);
    }
    const double exact = rankSumP(a, b);
    a.push_back(19.7);
    const double approximate = rankSumP(a, b);
    EXPECT_NEAR(approximate, exact, exact * 0.25);
    EXPECT_NEAR(static_cast<double>(*rankSumLimit(41, 40, 0.95)),
                static_cast<double>(*rankSumLimit(40, 40, 0.95)) * 41.0 / 40, 3);
}

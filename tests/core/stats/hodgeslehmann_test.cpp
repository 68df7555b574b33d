// SPDX-License-Identifier: GPL-3.0-or-later
// Stops intervals from too few values, ratios that depend on the order, and infinities.
#include "core/stats/hodgeslehmann.h"

#include <gmock/gmock.h>

#include <cmath>

using namespace jinbang::core;
using namespace jinbang::core::stats;

TEST(HodgesLehmann, WalshAveragesAreAllPairs)
{
    EXPECT_THAT(walshAverages(std::vector{1.0, 5.0, 2.0}),
                testing::UnorderedElementsAre(1.0, 1.5, 2.0, 3.0, 3.5, 5.0));
    EXPECT_THAT(walshAverages({}), testing::IsEmpty());
}

TEST(HodgesLehmann, KnownPseudoMedianAndLimits)
{
    // Six values: limits are the smallest and the largest Walsh average, which are the extremes.
    const auto sample = Sample::from(std::vector{1.1, 2.3, 0.4, 3.9, 2.8, 1.7}, "x");
    const auto estimate = hodgesLehmann(*sample);
    ASSERT_TRUE(estimate);
    EXPECT_DOUBLE_EQ(estimate->value, 2.0);
    EXPECT_EQ(estimate->interval, (Interval{0.4, 3.9}));
    EXPECT_EQ(estimate->n, 6U);
    EXPECT_EQ(estimate->confidence, 0.95);
    const auto narrower = hodgesLehmann(*sample, 0.90); // k = 3
    ASSERT_TRUE(narrower);
    EXPECT_DOUBLE_EQ(narrower->interval->low, 1.05);
    EXPECT_DOUBLE_EQ(narrower->interval->high, 3.1);
}

TEST(HodgesLehmann, NoIntervalUnderSixValues)
{
    for (std::size_t n = 1; n < 6; ++n) {
        const auto estimate = typicalTime(std::vector<double>(n, 100.0), 0.90);
        ASSERT_TRUE(estimate);
        EXPECT_NEAR(estimate->value, 100, 1e-12);
        EXPECT_EQ(estimate->interval, std::nullopt);
        EXPECT_EQ(relativeHalfWidth(*estimate), std::nullopt);
    }
    EXPECT_EQ(typicalTime({}).error().code, ErrorCode::TooFewSamples);
}

TEST(HodgesLehmann, ConstantsGiveAPoint)
{
    const auto estimate = pairedRatio(std::vector<double>(8, 3.0), std::vector<double>(8, 2.0));
    ASSERT_TRUE(estimate && estimate->interval);
    EXPECT_DOUBLE_EQ(estimate->value, 1.5);
    EXPECT_EQ(estimate->interval->low, estimate->interval->high);
    EXPECT_EQ(relativeHalfWidth(*estimate), 0);
}

TEST(HodgesLehmann, SwappingInvertsTheRatio)
{
    const std::vector<double> a{101, 99, 104, 98, 100, 103, 97, 131};
    const std::vector<double> b{90, 93, 91, 88, 95, 89, 90, 92};
    const auto forward = pairedRatio(a, b);
    const auto backward = pairedRatio(b, a);
    ASSERT_TRUE(forward && backward);
    EXPECT_NEAR(forward->value * backward->value, 1, 1e-12);
    EXPECT_NEAR(forward->interval->low * backward->interval->high, 1, 1e-12);
    EXPECT_NEAR(forward->interval->high * backward->interval->low, 1, 1e-12);
}

TEST(HodgesLehmann, RefusesWhatHasNoRatio)
{
    const std::vector<double> good{1, 2};
    EXPECT_EQ(pairedRatio(good, std::vector{1.0}).error().code, ErrorCode::Contradiction);
    EXPECT_EQ(pairedRatio(good, std::vector{1.0, 0.0}).error().code, ErrorCode::InvalidNumber);
    EXPECT_EQ(pairedRatio(std::vector{1.0, std::nan("")}, good).error().code,
              ErrorCode::InvalidNumber);
    EXPECT_EQ(typicalTime(std::vector<double>(kMostForWalsh + 1, 1.0)).error().code,
              ErrorCode::OutOfRange);
}

TEST(HodgesLehmann, NothingInfiniteLeaves)
{
    const auto ratio = pairedRatio(std::vector{1e308, 1e308}, std::vector{1e-308, 1e-308});
    ASSERT_FALSE(ratio);
    EXPECT_EQ(ratio.error().code, ErrorCode::InvalidNumber);
    EXPECT_FALSE(pairedRatio(std::vector{1e-308, 1e-308}, std::vector{1e308, 1e308}));
}

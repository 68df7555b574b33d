// SPDX-License-Identifier: GPL-3.0-or-later
// Stops "not different" from being called "the same", and verdicts across sessions that the
// machine's own drift made.
#include "core/stats/comparison.h"

#include <gtest/gtest.h>

#include <vector>

using namespace jinbang::core;
using namespace jinbang::core::stats;

namespace {

/// Ten blocks around `centre`, spread in log-ish steps of `step`.
std::vector<double> around(double centre, double step)
{
    std::vector<double> values;
    for (int i = -5; i < 5; ++i)
        values.push_back(centre * (1 + step * (i + 0.5)));
    return values;
}

const std::vector<double> kHundreds(10, 100.0);

} // namespace

TEST(ComparePaired, VerdictsInTheirOrder)
{
    EXPECT_EQ(comparePaired(around(100, 0.0005), kHundreds)->verdict, Verdict::Equivalent);
    EXPECT_EQ(comparePaired(around(103, 0.001), kHundreds)->verdict, Verdict::Slower);
    EXPECT_EQ(comparePaired(around(97, 0.001), kHundreds)->verdict, Verdict::Faster);
    EXPECT_EQ(comparePaired(around(101, 0.01), kHundreds)->verdict, Verdict::Unresolved);
}

TEST(ComparePaired, ASureButTinyDifferenceIsEquivalent)
{
    const auto comparison = comparePaired(around(100.4, 0.0001), kHundreds);
    ASSERT_TRUE(comparison);
    EXPECT_GT(comparison->ratio.interval->low, 1);
    EXPECT_EQ(comparison->verdict, Verdict::Equivalent);
    EXPECT_TRUE(comparison->paired);
    EXPECT_LT(*comparison->p, 0.05);
}

TEST(ComparePaired, SwappingSwapsTheVerdict)
{
    EXPECT_EQ(comparePaired(kHundreds, around(103, 0.001))->verdict, Verdict::Faster);
}

TEST(ComparePaired, FewBlocksHaveNoVerdict)
{
    const auto comparison = comparePaired(std::vector(5, 200.0), std::vector(5, 100.0));
    ASSERT_TRUE(comparison);
    EXPECT_NEAR(comparison->ratio.value, 2, 1e-12);
    EXPECT_EQ(comparison->ratio.interval, std::nullopt);
    EXPECT_EQ(comparison->verdict, std::nullopt);
    EXPECT_EQ(comparison->p, std::nullopt);
}

TEST(CompareSessions, NeedsBothFloorsAndMoreThanOnePercent)
{
    const auto slower = around(102.5, 0.0005);
    EXPECT_EQ(compareSessions(slower, kHundreds, 0.003, 0.002)->verdict, Verdict::Slower);
    EXPECT_EQ(compareSessions(kHundreds, slower, 0.003, 0.002)->verdict, Verdict::Faster);
    EXPECT_EQ(compareSessions(slower, kHundreds, 0.003, std::nullopt)->verdict, std::nullopt);
    EXPECT_EQ(compareSessions(slower, kHundreds, 0.003, 0.02)->verdict, std::nullopt);
    EXPECT_EQ(compareSessions(around(100.9, 0.0005), kHundreds, 0.0, 0.0)->verdict, std::nullopt);
    EXPECT_FALSE(compareSessions(slower, kHundreds, 0.003, 0.002)->paired);
}

TEST(CompareSessions, ShiftIsTheMedianOfAllPairs)
{
    const auto comparison = compareSessions(std::vector{2.0, 4.0, 8.0}, std::vector{1.0}, {}, {});
    ASSERT_TRUE(comparison);
    EXPECT_NEAR(comparison->ratio.value, 4, 1e-12);
    EXPECT_EQ(comparison->ratio.interval, std::nullopt);
}

TEST(CompareSessions, RefusesBadInput)
{
    EXPECT_EQ(compareSessions({}, kHundreds, {}, {}).error().code, ErrorCode::TooFewSamples);
    EXPECT_EQ(compareSessions(kHundreds, std::vector{-1.0}, {}, {}).error().code,
              ErrorCode::InvalidNumber);
    const std::vector<double> many(4000, 1.0);
    EXPECT_EQ(compareSessions(many, many, {}, {}).error().code, ErrorCode::OutOfRange);
}

TEST(NoiseFloor, IsTheTwinsDistanceFromOne)
{
    EXPECT_NEAR(*noiseFloor({1.004, Interval{0.99, 1.02}, 0.95, 20}), 0.004, 1e-12);
    EXPECT_NEAR(*noiseFloor({1 / 1.004, Interval{0.99, 1.02}, 0.95, 20}), 0.004, 1e-12);
    EXPECT_EQ(noiseFloor({1.004, std::nullopt, 0.95, 5}), std::nullopt);
}

TEST(Verdict, HasOneSpelling)
{
    EXPECT_EQ(text(Verdict::Unresolved), "unresolved");
    EXPECT_EQ(parseWord<Verdict>("equivalent"), Verdict::Equivalent);
}

// SPDX-License-Identifier: GPL-3.0-or-later
// Stops advice by size that the intervals do not support.
#include "core/stats/scaling.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace jinbang::core;
using namespace jinbang::core::stats;

namespace {

std::vector<CurvePoint> curve(double perObject, double start)
{
    std::vector<CurvePoint> points;
    for (double count : {1.0, 10.0, 100.0, 1000.0, 10000.0})
        points.push_back({count, start + perObject * count});
    return points;
}

/// Blocks around `time`, +-0.1 % and shifted by the contender so that no two agree exactly.
BlockValues blocks(double time, std::size_t count, double tilt)
{
    BlockValues values;
    for (std::size_t i = 0; i < count; ++i)
        values.push_back(time * (1 + 0.001 * std::sin(static_cast<double>(i) * 2.1 + tilt)));
    return values;
}

} // namespace

TEST(FitLogLog, FindsThePower)
{
    std::vector<CurvePoint> points;
    for (double count : {1.0, 10.0, 100.0})
        points.push_back({count, 3 * count * count});
    const auto fit = fitLogLog(points);
    ASSERT_TRUE(fit);
    EXPECT_NEAR(fit->slope, 2, 1e-12);
    EXPECT_NEAR(std::exp(fit->intercept), 3, 1e-12);
    EXPECT_NEAR(*fit->rSquared, 1, 1e-12);
}

TEST(FitLogLog, RefusesWhatHasNoSlope)
{
    EXPECT_EQ(fitLogLog({}).error().code, ErrorCode::TooFewSamples);
    EXPECT_EQ(fitLogLog(std::vector<CurvePoint>{{5, 1}, {5, 2}}).error().code,
              ErrorCode::TooFewSamples);
    EXPECT_EQ(fitLogLog(std::vector<CurvePoint>{{0, 1}, {5, 2}}).error().code,
              ErrorCode::InvalidNumber);
    EXPECT_EQ(fitLogLog(std::vector<CurvePoint>{{1, 2}, {5, 2}})->rSquared, std::nullopt);
}

TEST(Crossings, AreWhereTheFasterOneChanges)
{
    // 100 + 2 n against 1000 + n: equal at n = 900.
    const auto found = crossings(curve(2, 100), curve(1, 1000));
    ASSERT_TRUE(found);
    ASSERT_EQ(found->size(), 1U);
    EXPECT_EQ(found->front().lastCount, 100);
    EXPECT_EQ(found->front().firstCount, 1000);
    EXPECT_NEAR(found->front().at, 900, 100);
    EXPECT_FALSE(found->front().firstLeads);
    EXPECT_TRUE(crossings(curve(1, 1000), curve(2, 100))->front().firstLeads);
}

TEST(Crossings, TouchingIsNotCrossing)
{
    const std::vector<CurvePoint> a{{1, 5}, {2, 6}, {3, 7}};
    const std::vector<CurvePoint> b{{1, 6}, {2, 6}, {3, 8}};
    EXPECT_TRUE(crossings(a, b)->empty());
    EXPECT_TRUE(crossings(a, a)->empty());
    EXPECT_TRUE(crossings(a, {})->empty());
    const std::vector<CurvePoint> twice{{1, 6}, {1, 6}};
    EXPECT_EQ(crossings(a, twice).error().code, ErrorCode::Contradiction);
}

TEST(AdviceByCount, JoinsNeighboursAndNamesTies)
{
    const std::vector<CountBlocks> counts{
        {1, {blocks(100, 12, 0), blocks(120, 12, 1)}},
        {10, {blocks(1000, 12, 0), blocks(1100, 12, 1)}},
        {100, {blocks(9000, 12, 0), blocks(9000, 12, 1)}},
        {1000, {blocks(99000, 12, 0), blocks(80000, 12, 1)}},
    };
    const auto advice = adviceByCount(counts);
    ASSERT_TRUE(advice);
    EXPECT_EQ(*advice,
              (std::vector<Advice>{
                  {1, 10, {0}, true}, {100, 100, {0, 1}, false}, {1000, 1000, {1}, true}}));
}

TEST(AdviceByCount, BlocksTooFewForThreeAreNoTieOfThree)
{
    const std::vector<CountBlocks> counts{
        {1, {blocks(200, 7, 0), blocks(770, 7, 1), blocks(2400, 7, 2)}}};
    const auto advice = adviceByCount(counts);
    ASSERT_TRUE(advice);
    EXPECT_EQ(*advice, (std::vector<Advice>{{1, 1, {0}, false}}))
        << "Holm cannot reject among three with 7 blocks";
    const auto more = adviceByCount(
        std::vector<CountBlocks>{{1, {blocks(200, 8, 0), blocks(770, 8, 1), blocks(2400, 8, 2)}}});
    ASSERT_TRUE(more);
    EXPECT_EQ(*more, (std::vector<Advice>{{1, 1, {0}, true}}));
}

TEST(AdviceByCount, FewBlocksNameTheFastestWithoutClaim)
{
    const std::vector<CountBlocks> counts{
        {1, {blocks(100, 1, 0), blocks(120, 1, 1), {}}},
        {10, {{}, {}, {}}},
    };
    const auto advice = adviceByCount(counts);
    ASSERT_TRUE(advice);
    EXPECT_EQ(*advice, (std::vector<Advice>{{1, 1, {0}, false}}));
}

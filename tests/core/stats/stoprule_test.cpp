// SPDX-License-Identifier: GPL-3.0-or-later
// Stops a run that ends before it can separate anybody, and a target printed as met that was not.
#include "core/stats/stoprule.h"

#include <gtest/gtest.h>

using namespace jinbang::core;
using namespace jinbang::core::stats;

namespace {

/// Eleven different values within +-spread of `time`, over and over.
BlockValues wobbling(double time, double spread, std::size_t blocks)
{
    BlockValues values;
    for (std::size_t i = 0; i < blocks; ++i)
        values.push_back(time * (1 + spread * (static_cast<double>(i * 7 % 11) - 5) / 5));
    return values;
}

const StopSettings kStandard{20, 40, 0.01};

} // namespace

TEST(FewestBlocks, FollowsTheProtocol)
{
    EXPECT_EQ(fewestBlocks(1), 6U);
    EXPECT_EQ(fewestBlocks(2), 7U);
    EXPECT_EQ(fewestBlocks(4), 8U);
    EXPECT_EQ(fewestBlocks(6), 9U);
    EXPECT_EQ(fewestBlocks(10), 10U);
}

TEST(MostRepeats, AreThirtyPercentAtMost)
{
    EXPECT_EQ(mostRepeats(1), 0);
    EXPECT_EQ(mostRepeats(16), 4);
    EXPECT_EQ(mostRepeats(40), 12);
}

TEST(StopRule, GoesOnUntilTheLeastBlocks)
{
    const std::vector<BlockValues> steady{wobbling(100, 0, 19), wobbling(200, 0, 19)};
    const auto decision = decideStop(steady, kStandard, false);
    ASSERT_TRUE(decision);
    EXPECT_EQ(decision->stop, std::nullopt);
    EXPECT_TRUE(decision->precision[1].targetMet);
    const std::vector<BlockValues> enough{wobbling(100, 0, 20), wobbling(200, 0, 20)};
    EXPECT_EQ(decideStop(enough, kStandard, false)->stop, StopReason::TargetMet);
}

TEST(StopRule, TheLeastIsNeverBelowWhatSeparates)
{
    const StopSettings eager{2, 40, 0.5};
    const std::vector<BlockValues> six(4, wobbling(100, 0, 7));
    EXPECT_EQ(decideStop(six, eager, false)->stop, std::nullopt);
    const std::vector<BlockValues> eight(4, wobbling(100, 0, 8));
    EXPECT_EQ(decideStop(eight, eager, false)->stop, StopReason::TargetMet);
}

TEST(StopRule, MostBlocksEndItUnmet)
{
    std::vector<BlockValues> noisy{wobbling(100, 0, 40), wobbling(200, 0.2, 40)};
    const auto decision = decideStop(noisy, kStandard, false);
    EXPECT_EQ(decision->stop, StopReason::MostBlocks);
    EXPECT_FALSE(decision->precision[0].targetMet);
    EXPECT_FALSE(decision->precision[1].targetMet);
    EXPECT_GT(*decision->precision[1].relHalfWidth, 0.01);
}

TEST(StopRule, DeadlineEndsItAndSaysWhoMetTheTarget)
{
    const std::vector<BlockValues> mixed{wobbling(100, 0, 9), wobbling(150, 0.001, 9),
                                         wobbling(200, 0.1, 9)};
    const auto decision = decideStop(mixed, kStandard, true);
    EXPECT_EQ(decision->stop, StopReason::Deadline);
    EXPECT_TRUE(decision->precision[0].targetMet); // the leader's is that to the runner-up
    EXPECT_TRUE(decision->precision[1].targetMet);
    EXPECT_FALSE(decision->precision[2].targetMet);
    EXPECT_EQ(decideStop(mixed, kStandard, false)->stop, std::nullopt);
}

TEST(StopRule, UnderSixBlocksNobodyMeetsATarget)
{
    const std::vector<BlockValues> few{wobbling(100, 0, 5), wobbling(150, 0, 5)};
    const auto decision = decideStop(few, kStandard, true);
    for (const Precision &one : decision->precision)
        EXPECT_EQ(one, (Precision{std::nullopt, false}));
}

TEST(StopRule, FixedNumberOfForksIsObeyed)
{
    const StopSettings two{2, 2, 0.01};
    const std::vector<BlockValues> forks{wobbling(100, 0, 2), wobbling(150, 0, 2)};
    EXPECT_EQ(decideStop(forks, two, false)->stop, StopReason::MostBlocks);
}

TEST(StopRule, RepeatsEndAtThirtyPercent)
{
    BlockValues failing = wobbling(100, 0, 13);
    for (std::size_t block = 0; block < 9; ++block)
        failing[block].reset();
    const StopSettings ten{10, 10, 0.01};
    const std::vector<BlockValues> row{failing, wobbling(150, 0, 13)};
    const auto decision = decideStop(row, ten, false);
    EXPECT_EQ(decision->validBlocks, 4U);
    EXPECT_EQ(decision->stop, StopReason::RepeatsExhausted);
}

TEST(StopRule, OneAloneIsJudgedByItsOwnTime)
{
    const std::vector<BlockValues> steady(1, wobbling(100, 0.001, 20));
    EXPECT_EQ(decideStop(steady, kStandard, false)->stop, StopReason::TargetMet);
    const std::vector<BlockValues> noisy(1, wobbling(100, 0.1, 20));
    EXPECT_EQ(decideStop(noisy, kStandard, false)->stop, std::nullopt);
}

TEST(StopRule, RefusesNobodyAndBadValues)
{
    EXPECT_EQ(decideStop({}, kStandard, false).error().code, ErrorCode::NothingToDo);
    EXPECT_EQ(decideStop(std::vector<BlockValues>{{0.0}}, kStandard, false).error().code,
              ErrorCode::InvalidNumber);
    EXPECT_EQ(decideStop(std::vector<BlockValues>{{}, {}}, kStandard, false)->stop, std::nullopt);
}

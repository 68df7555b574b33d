// SPDX-License-Identifier: GPL-3.0-or-later
// Stops an order among equals, and groups out of too few blocks.
#include "core/stats/rankgroups.h"
#include "core/stats/stoprule.h"
#include "tests/support/syntheticforks.h"

#include <gtest/gtest.h>

using namespace jinbang::core;
using namespace jinbang::core::stats;

namespace {

BlockValues blocksOf(Random &random, double time, std::size_t count = 12)
{
    const auto medians = jinbang::test::forkMedians(random, time, {0.002, 0.001}, count);
    return {medians.begin(), medians.end()};
}

} // namespace

TEST(RankGroups, SharesRanksAndSkipsTheNext)
{
    Random random(1);
    const std::vector<BlockValues> contenders{blocksOf(random, 130), blocksOf(random, 100),
                                              blocksOf(random, 100), blocksOf(random, 150)};
    const auto placed = rankGroups(contenders, Better::Lower);
    ASSERT_TRUE(placed);
    EXPECT_EQ((*placed)[1].rank, 1U);
    EXPECT_EQ((*placed)[2].rank, 1U);
    EXPECT_EQ((*placed)[0].rank, 3U);
    EXPECT_EQ((*placed)[0].group, 2U);
    EXPECT_EQ((*placed)[3].rank, 4U);
    EXPECT_EQ((*placed)[3].group, 3U);
}

TEST(RankGroups, HigherIsBetterTurnsTheOrder)
{
    Random random(2);
    const std::vector<BlockValues> contenders{blocksOf(random, 100), blocksOf(random, 130)};
    EXPECT_EQ((*rankGroups(contenders, Better::Lower))[0].rank, 1U);
    EXPECT_EQ((*rankGroups(contenders, Better::Higher))[0].rank, 2U);
}

TEST(RankGroups, FewBlocksHaveNoGroup)
{
    Random random(3);
    const std::vector<BlockValues> contenders{
        blocksOf(random, 100, 5), blocksOf(random, 200, 5), {}};
    const auto placed = rankGroups(contenders, Better::Lower);
    for (const Placement &placement : *placed)
        EXPECT_EQ(placement, Placement{});
    EXPECT_TRUE(rankGroups({}, Better::Lower)->empty());
}

TEST(RankGroups, SixBlocksCannotSeparateThree)
{
    Random random(4);
    const std::vector<BlockValues> contenders{blocksOf(random, 100, 6), blocksOf(random, 200, 6),
                                              blocksOf(random, 300, 6)};
    const auto placed = rankGroups(contenders, Better::Lower);
    for (const Placement &placement : *placed)
        EXPECT_EQ(placement.rank, 1U); // the smallest p is 1/32, above 0.03 / 2
}

TEST(RankGroups, TheLevelFallsBeyondFour)
{
    EXPECT_EQ(groupLevel(2), 0.03);
    EXPECT_EQ(groupLevel(4), 0.03);
    EXPECT_DOUBLE_EQ(groupLevel(10), 0.012);
}

TEST(RankGroups, CleanSweepAtTheFewestBlocksSeparates)
{
    for (std::size_t count : {2U, 4U, 6U, 10U}) {
        Random random(count);
        std::vector<BlockValues> contenders{blocksOf(random, 50, fewestBlocks(count))};
        for (std::size_t i = 1; i < count; ++i)
            contenders.push_back(blocksOf(random, 100, fewestBlocks(count)));
        const auto placed = rankGroups(contenders, Better::Lower);
        EXPECT_EQ((*placed)[0].group, 1U);
        for (std::size_t i = 1; i < count; ++i)
            EXPECT_GT((*placed)[i].group, 1U) << count;
    }
}

TEST(RankGroups, MissingBlocksArePairedAway)
{
    Random random(5);
    std::vector<BlockValues> contenders{blocksOf(random, 100, 12), blocksOf(random, 110, 12)};
    contenders[0][2].reset();
    contenders[1][7].reset();
    contenders[1].pop_back();
    const auto placed = rankGroups(contenders, Better::Lower);
    EXPECT_EQ((*placed)[1].rank, 2U);
}

TEST(RankGroups, WithoutCommonBlocksNothingIsSaid)
{
    Random random(6);
    std::vector<BlockValues> contenders{blocksOf(random, 100, 14), blocksOf(random, 200, 14)};
    for (std::size_t block = 0; block < 14; ++block)
        contenders[block % 2][block].reset();
    EXPECT_EQ((*rankGroups(contenders, Better::Lower))[1].rank, 1U);
}

TEST(RankGroups, RefusesBadValues)
{
    EXPECT_EQ(rankGroups(std::vector<BlockValues>{{1.0, -1.0}}, Better::Lower).error().code,
              ErrorCode::InvalidNumber);
}

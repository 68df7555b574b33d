// SPDX-License-Identifier: GPL-3.0-or-later
// Stops an order in which some contender always runs first or last.
#include "core/stats/schedule.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <set>

using namespace jinbang::core::stats;

TEST(BlockOrder, EveryContenderHasEveryPositionOverKBlocks)
{
    for (std::size_t contenders : {1U, 2U, 4U, 7U}) {
        for (std::size_t square = 0; square < 3; ++square) {
            for (std::size_t position = 0; position < contenders; ++position) {
                std::set<std::size_t> seen;
                for (std::size_t row = 0; row < contenders; ++row)
                    seen.insert(blockOrder(1, 0, contenders, square * contenders + row)[position]);
                EXPECT_EQ(seen.size(), contenders);
            }
        }
    }
}

TEST(BlockOrder, EachBlockIsAPermutation)
{
    for (std::size_t block = 0; block < 20; ++block) {
        std::vector<std::size_t> order = blockOrder(42, 3, 5, block);
        std::sort(order.begin(), order.end());
        EXPECT_THAT(order, testing::ElementsAre(0, 1, 2, 3, 4));
    }
}

TEST(BlockOrder, SeedDecides)
{
    std::set<std::vector<std::size_t>> orders;
    for (std::uint64_t seed = 0; seed < 50; ++seed)
        orders.insert(blockOrder(seed, 0, 6, 0));
    EXPECT_GT(orders.size(), 40U);
    EXPECT_EQ(blockOrder(7, 1, 6, 9), blockOrder(7, 1, 6, 9));
    EXPECT_NE(blockOrder(7, 1, 9, 0), blockOrder(7, 2, 9, 0));
}

TEST(BlockOrder, IsTheSameOnEveryMachine)
{
    EXPECT_THAT(blockOrder(2024, 0, 4, 0), testing::ElementsAre(3, 0, 1, 2));
    EXPECT_THAT(blockOrder(2024, 0, 4, 1), testing::ElementsAre(0, 1, 2, 3));
    EXPECT_THAT(blockOrder(2024, 5, 4, 4), testing::ElementsAre(1, 3, 2, 0));
}

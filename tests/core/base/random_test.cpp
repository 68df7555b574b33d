// SPDX-License-Identifier: GPL-3.0-or-later
// Stops a report's seed from meaning another order or other inputs on another machine.
#include "core/base/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <vector>

using namespace jinbang::core;

TEST(Random, FollowsThePublishedGenerators)
{
    // SplitMix64 of seed 0 begins e220a8397b1dcdaf 6e789e6aa1b965f4 06c45d188009454f
    // f88bb8a8724c81ec (the authors' test values); the first output of xoshiro256** is rotl(s1 * 5,
    // 7) * 9.
    EXPECT_EQ(Random(0).next(), 0x99ec5f36cb75f2b4U);
    EXPECT_NE(Random(1).next(), Random(0).next());
}

TEST(Random, BelowIsFair)
{
    Random random(7);
    std::vector<int> counts(6);
    for (int i = 0; i < 60000; ++i)
        ++counts[random.below(6)];
    double chi = 0;
    for (int count : counts)
        chi += (count - 10000.0) * (count - 10000.0) / 10000.0;
    EXPECT_LT(chi, 20.5); // 99.9 % of chi-square with 5 degrees of freedom
    EXPECT_EQ(random.below(1), 0U);
}

TEST(Random, UnitStaysBelowOne)
{
    Random random(3);
    double least = 1;
    double most = 0;
    for (int i = 0; i < 100000; ++i) {
        const double value = random.unit();
        least = std::min(least, value);
        most = std::max(most, value);
    }
    EXPECT_GE(least, 0.0);
    EXPECT_LT(least, 0.001);
    EXPECT_LT(most, 1.0);
    EXPECT_GT(most, 0.999);
}

TEST(Random, ShuffleKeepsEveryItem)
{
    std::vector<int> items(100);
    std::iota(items.begin(), items.end(), 0);
    const std::vector<int> before = items;
    Random random(11);
    random.shuffle(std::span<int>(items));
    EXPECT_NE(items, before);
    std::sort(items.begin(), items.end());
    EXPECT_EQ(items, before);
}

TEST(Random, SubStreamsDiffer)
{
    EXPECT_NE(mixSeed(1, 0), mixSeed(1, 1));
    EXPECT_NE(mixSeed(1, 1), mixSeed(2, 0));
    EXPECT_EQ(mixSeed(5, 9), mixSeed(5, 9));
}

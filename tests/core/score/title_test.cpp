// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/score/title.h"

#include <gtest/gtest.h>

using namespace jinbang::core;
using namespace jinbang::core::score;

TEST(Title, FollowsTheRank)
{
    EXPECT_EQ(titleOf(1, 6, 6), Title::Zhuangyuan);
    EXPECT_EQ(titleOf(2, 6, 6), Title::Bangyan);
    EXPECT_EQ(titleOf(3, 6, 6), Title::Tanhua);
    EXPECT_EQ(titleOf(4, 6, 6), Title::Jinshi);
    EXPECT_EQ(titleOf(5, 6, 6), Title::Jinshi);
    EXPECT_EQ(titleOf(6, 6, 6), Title::SunShan);
}

TEST(Title, SunShanNeedsFive)
{
    EXPECT_EQ(titleOf(4, 4, 4), Title::Jinshi);
    EXPECT_EQ(titleOf(5, 5, 5), Title::SunShan);
}

TEST(Title, TheLastOfATieForTheTopKeepsTheTop)
{
    EXPECT_EQ(titleOf(1, 1, 5), Title::Zhuangyuan);
    EXPECT_EQ(titleOf(3, 3, 5), Title::Tanhua);
    EXPECT_EQ(titleOf(4, 4, 6), Title::SunShan); // three share the last rank
}

TEST(Title, HasTheChineseWords)
{
    EXPECT_EQ(text(Title::Zhuangyuan), "状元");
    EXPECT_EQ(parseWord<Title>("孙山"), Title::SunShan);
}

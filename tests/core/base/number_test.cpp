// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/number.h"

#include <gtest/gtest.h>

#include <limits>

using namespace jinbang::core;

TEST(Number, SiChoosesTheUnitAfterRounding)
{
    EXPECT_EQ(si(2'390'000), "2.39 M");
    EXPECT_EQ(si(921), "921");
    EXPECT_EQ(si(1660), "1.66 k");
    EXPECT_EQ(si(999'600), "1.00 M");
    EXPECT_EQ(si(0), "0");
}

TEST(Number, SizesAndDurations)
{
    EXPECT_EQ(bytesText(612), "612 B");
    EXPECT_EQ(bytesText(12'100), "12.1 KB");
    EXPECT_EQ(durationText(812.4), "812 ns");
    EXPECT_EQ(durationText(20'100'000), "20.1 ms");
}

TEST(Number, NonFiniteNeverReachesText)
{
    EXPECT_EQ(shortest(std::numeric_limits<double>::quiet_NaN()), "null");
    EXPECT_EQ(fixed(std::numeric_limits<double>::infinity(), 2), "null");
}

TEST(Number, ParsesWholeFiniteTextOnly)
{
    EXPECT_DOUBLE_EQ(*parseNumber("1.5e3"), 1500);
    for (const char *bad : {"", "1,5", "1.5x", "nan", "inf", "1e999", " 1"})
        EXPECT_FALSE(parseNumber(bad)) << bad;
    EXPECT_EQ(*parseInteger("-7"), -7);
    EXPECT_FALSE(parseInteger("9223372036854775808"));
}

TEST(Number, Grouped)
{
    EXPECT_EQ(grouped(7), "7");
    EXPECT_EQ(grouped(1234567), "1,234,567");
    EXPECT_EQ(grouped(123456), "123,456");
}

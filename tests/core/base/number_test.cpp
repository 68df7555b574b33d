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

// Case D04: three ticks of an axis below 0.01 were all "0.00".
TEST(Number, NothingAboveZeroLooksLikeIt)
{
    EXPECT_EQ(si(0.0042), "0.0042");
    EXPECT_EQ(si(0.001), "0.0010");
    EXPECT_EQ(si(-0.031), "-0.031");
    EXPECT_EQ(si(0.1), "0.10");
    EXPECT_EQ(si(0.0999), "0.10");
    EXPECT_EQ(si(3.14e-7), "3.1e-07");
    EXPECT_EQ(durationText(0.004), "0.0040 ns");
    EXPECT_EQ(threeDigits(0), "0.00");
    EXPECT_EQ(threeDigits(20.14), "20.1");
    EXPECT_EQ(threeDigits(std::numeric_limits<double>::infinity()), "null");
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

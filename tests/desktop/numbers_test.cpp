// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of numbers: units, signs, and nothing non-finite ever shown as a number.
#include "app/desktop/text/numbers.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace jinbang::app;

static std::string plain(QString text)
{
    return text.replace(kThinSpace, QLatin1Char(' ')).toStdString();
}

TEST(Numbers, haveThreeDigitsAndAUnit)
{
    EXPECT_EQ(plain(siText(2'390'000)), "2.39 M");
    EXPECT_EQ(plain(siText(921)), "921");
    EXPECT_EQ(plain(timeText(1104)), "1.10 µs");
    EXPECT_EQ(plain(sizeText(612)), "612 B");
    EXPECT_EQ(plain(groupedText(4001.4)), "4,001");
    EXPECT_EQ(plain(threeDigits(0.914)), "0.91");
    EXPECT_EQ(plain(threeDigits(21)), "21.0");
}

TEST(Numbers, useTheTrueMinus)
{
    EXPECT_EQ(changeText(-0.059), QStringLiteral("\u22125.9%"));
    EXPECT_EQ(changeText(0.182), QStringLiteral("+18.2%"));
    EXPECT_EQ(changeText(-0.0001), QStringLiteral("0.0%"));
    EXPECT_EQ(groupedText(-4001), QStringLiteral("\u22124,001"));
}

TEST(Numbers, thatAreNotFiniteAreADashOrNothing)
{
    for (const double bad : {std::nan(""), HUGE_VAL, -HUGE_VAL}) {
        EXPECT_EQ(siText(bad), QStringLiteral("\u2013"));
        EXPECT_EQ(plusMinusText(bad), QString());
        EXPECT_EQ(clockText(bad), QStringLiteral("\u2013"));
        EXPECT_EQ(roundedEstimate(bad), 0);
    }
}

TEST(Numbers, anIntervalWiderThanItsValueHasNoFigure)
{
    EXPECT_EQ(plusMinusText(0.006), QStringLiteral("±0.6%"));
    EXPECT_EQ(plusMinusText(1), QStringLiteral("±100%"));
    EXPECT_EQ(plusMinusText(1.483), QStringLiteral("±>100%"));
}

TEST(Numbers, estimatesAreRoundedByTheirSize)
{
    EXPECT_EQ(roundedEstimate(58.4), 58);
    EXPECT_EQ(roundedEstimate(258), 260);
    EXPECT_EQ(roundedEstimate(1000), 1020);
    EXPECT_EQ(clockText(258), QStringLiteral("4:18"));
    EXPECT_EQ(clockText(3727), QStringLiteral("1:02:07"));
}

// SPDX-License-Identifier: GPL-3.0-or-later
// Axes: round steps, one prefix a chart, and a log base that hides no bar.
#include "app/desktop/charts/unitscale.h"
#include "app/desktop/text/numbers.h"

#include <gtest/gtest.h>

#include <QRegularExpression>

#include <cmath>
#include <set>

using namespace jinbang::app;

TEST(Axis, startsAtZeroAndCoversTheData)
{
    for (const double largest : {0.0, 1e-12, 0.3, 1.0, 999.6, 2.39e6, 1e15}) {
        const AxisScale axis = axisFor({largest, largest / 3}, UnitKind::OpsPerSecond, false);
        EXPECT_EQ(axis.ticks.front().at, 0);
        EXPECT_GE(axis.top, axis.plotted(largest)) << largest;
        EXPECT_GE(axis.ticks.size(), 2u) << largest;
        EXPECT_LE(axis.ticks.size(), 7u) << largest;
    }
}

TEST(Axis, hasOnePrefixInItsHeading)
{
    EXPECT_EQ(axisFor({2.39e6, 9e5}, UnitKind::OpsPerSecond, false).unit.heading,
              QStringLiteral("M ops/s"));
    EXPECT_EQ(axisFor({4.001e9}, UnitKind::BytesPerSecond, false).unit.heading,
              QStringLiteral("MB/s"));
    EXPECT_EQ(axisFor({47600}, UnitKind::Nanoseconds, false).unit.heading, QStringLiteral("µs/op"));
}

TEST(LogAxis, showsTheSmallestValueEvenWhenItIsAPowerOfTen)
{
    const AxisScale axis = axisFor({1, 10, 1000}, UnitKind::OpsPerSecond, true);
    ASSERT_TRUE(axis.log);
    EXPECT_DOUBLE_EQ(axis.plotted(1), 1);
    EXPECT_DOUBLE_EQ(axis.plotted(1000), 4);
    EXPECT_GE(axis.top, 4);
    EXPECT_EQ(axis.ticks.front().text, QStringLiteral("0.1"));
}

TEST(LogAxis, givesZeroAndNegativeNoHeightAndIsLinearWithoutPositives)
{
    const AxisScale axis = axisFor({0, -5, 100}, UnitKind::OpsPerSecond, true);
    EXPECT_EQ(axis.plotted(0), 0);
    EXPECT_EQ(axis.plotted(-5), 0);
    EXPECT_FALSE(axisFor({0, 0}, UnitKind::OpsPerSecond, true).log);
}

// Case D04: below 0.01 three ticks and all labels said 0.
TEST(LogAxis, hasNoTwoTicksOfOneTextHoweverSmall)
{
    for (const double smallest : {1e-3, 3e-7, 2e-12}) {
        for (const UnitKind unit :
             {UnitKind::OpsPerSecond, UnitKind::Nanoseconds, UnitKind::BytesPerSecond}) {
            for (const bool log : {true, false}) {
                const AxisScale axis = axisFor({smallest, smallest * 40}, unit, log);
                std::set<QString> texts;
                for (const Tick &tick : axis.ticks)
                    EXPECT_TRUE(texts.insert(tick.text).second)
                        << smallest << ' ' << tick.text.toStdString();
                const QString label = valueLabel(unit, axis, smallest);
                EXPECT_TRUE(label.contains(QRegularExpression(QStringLiteral("[1-9]"))))
                    << label.toStdString();
            }
        }
    }
    EXPECT_EQ(axisFor({0.02, 5}, UnitKind::OpsPerSecond, true).ticks.front().text,
              QStringLiteral("0.01"));
}

TEST(Axis, ignoresWhatIsNotFinite)
{
    const AxisScale axis = axisFor({std::nan(""), INFINITY, 5}, UnitKind::OpsPerSecond, false);
    EXPECT_LT(axis.top, 6);
    EXPECT_EQ(axis.plotted(std::nan("")), 0);
}

TEST(LogLineAxis, leavesNoDecadesEmpty)
{
    const AxisScale axis = logLineAxis({7.0e4, 1.1e6}, UnitKind::Nanoseconds);
    EXPECT_NEAR(axis.logBase, std::log10(5e4), 1e-9);
    EXPECT_NEAR(axis.top, std::log10(2e6 / 5e4), 1e-9);
    ASSERT_EQ(axis.ticks.size(), 6u);
    EXPECT_EQ(axis.ticks.front().at, 0);
    EXPECT_EQ(axis.ticks.front().text, timeText(5e4).replace(QStringLiteral(".0"), QString()));
    const AxisScale wide = logLineAxis({490, 1.8e8}, UnitKind::Nanoseconds);
    EXPECT_EQ(wide.ticks.size(), 6u); // the decades from 1 µs to 100 ms
    EXPECT_GE(logLineAxis({1000, 1000}, UnitKind::OpsPerSecond).top, 0.3);
    EXPECT_FALSE(logLineAxis({0, -1}, UnitKind::OpsPerSecond).log);
}

TEST(ValueLabel, hasDigitsHoweverSmall)
{
    const AxisScale linear = axisFor({63.5e6, 4.2e3}, UnitKind::Nanoseconds, false);
    EXPECT_EQ(valueLabel(UnitKind::Nanoseconds, linear, 63.5e6), QStringLiteral("63.5"));
    EXPECT_EQ(valueLabel(UnitKind::Nanoseconds, linear, 906e3), QStringLiteral("0.91"));
    EXPECT_EQ(valueLabel(UnitKind::Nanoseconds, linear, 4.2e3), QStringLiteral("0.0042"));
    EXPECT_EQ(valueLabel(UnitKind::Nanoseconds, linear, 0), QStringLiteral("0.00"));
    const AxisScale log = axisFor({63.5e6, 4.2e3}, UnitKind::Nanoseconds, true);
    EXPECT_EQ(valueLabel(UnitKind::Nanoseconds, log, 4.2e3), timeText(4.2e3));
    EXPECT_EQ(log.unit.heading, QStringLiteral("time/op"));
    const AxisScale ops = axisFor({2.39e6, 9e3}, UnitKind::OpsPerSecond, true);
    EXPECT_EQ(valueLabel(UnitKind::OpsPerSecond, ops, 2.39e6), siText(2.39e6));
    EXPECT_EQ(ops.unit.heading, QStringLiteral("ops/s"));
}

TEST(Step, isRound)
{
    EXPECT_DOUBLE_EQ(niceStep(2.39, 4), 1);
    EXPECT_DOUBLE_EQ(niceStep(146, 4), 50);
    EXPECT_DOUBLE_EQ(niceStep(0, 4), 1);
    EXPECT_DOUBLE_EQ(niceStep(10, 4), 2.5);
}

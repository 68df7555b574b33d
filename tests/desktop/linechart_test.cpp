// SPDX-License-Identifier: GPL-3.0-or-later
// Lines keep their places on log axes, drop what has no logarithm, and their names do not collide.
#include "app/desktop/charts/linechart.h"
#include "app/desktop/charts/picture.h"
#include "app/desktop/charts/samplechart.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace jinbang::app;

TEST(Spread, keepsOrderGapAndBounds)
{
    const auto placed = spread({100, 101, 102, 5}, 15, 0, 110);
    EXPECT_LT(placed[3], placed[0]);
    EXPECT_GE(placed[1] - placed[0], 15);
    EXPECT_GE(placed[2] - placed[1], 15);
    EXPECT_LE(placed[2], 110);
}

TEST(LineChart, aDecadeIsTheSameLengthEverywhere)
{
    LineData data;
    data.logX = data.logY = true;
    data.lines.push_back({QStringLiteral("a"),
                          QStringLiteral("a"),
                          0,
                          {{1, 1e3}, {10, 1e4}, {100, 1e5}, {0, 5}, {1000, -1}}});
    LineChart chart({}, data);
    chart.resize(600, 400);
    const auto &points = data.lines[0].points;
    const QPointF first = chart.positionOf(points[1]) - chart.positionOf(points[0]);
    const QPointF second = chart.positionOf(points[2]) - chart.positionOf(points[1]);
    EXPECT_NEAR(first.x(), second.x(), 1e-6);
    EXPECT_NEAR(first.y(), second.y(), 1e-6);
    EXPECT_EQ(*chart.nearestX(chart.positionOf(points[1]) + QPointF(3, 0)), 10);
    EXPECT_FALSE(drawImage(chart, {600, 400}, 1).isNull());
}

TEST(LineChart, withoutALineThereIsNoNearestPoint)
{
    LineChart chart(Theme{});
    chart.resize(300, 200);
    EXPECT_FALSE(chart.nearestX({100, 100}));
}

TEST(Histogram, countsEveryFiniteValueOnce)
{
    const auto bins = binned({1, 2, 2, 3, 9, std::nan(""), INFINITY});
    int sum = 0;
    for (const Bin &bin : bins)
        sum += bin.count;
    EXPECT_EQ(sum, 5);
    EXPECT_EQ(binned({4, 4, 4}).size(), 1u);
    EXPECT_TRUE(binned({}).empty());
}

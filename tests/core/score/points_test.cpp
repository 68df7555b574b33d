// SPDX-License-Identifier: GPL-3.0-or-later
// Stops wrong rounding, mixed units and infinities in the points of a metric.
#include "core/score/points.h"
#include "tests/core/score/tables.h"

#include <gmock/gmock.h>

#include <cmath>
#include <limits>

using namespace jinbang::core;
using namespace jinbang::core::score;
using namespace jinbang::test;

namespace {

std::vector<std::optional<double>> pointsOf(const Metric &metric)
{
    auto points = exactPoints(metric, *rates(metric));
    for (auto &value : points) {
        if (value)
            value = oneDecimal(*value);
    }
    return points;
}

} // namespace

TEST(Points, RoundHalfAwayFromZero)
{
    EXPECT_EQ(oneDecimal(62.25), 62.3);
    EXPECT_EQ(oneDecimal(-62.25), -62.3);
    EXPECT_EQ(oneDecimal(0.05), 0.1);
    EXPECT_EQ(oneDecimal(0.049), 0.0);
    for (int i = 0; i < 1000; ++i) { // every x.x5 that comes out of a division
        const double quotient = 100 * ((2.0 * i + 1) / 2000.0);
        EXPECT_EQ(oneDecimal(quotient), (i + 1) / 10.0) << quotient;
    }
}

TEST(Points, TimesAreTurnedRound)
{
    const Metric times =
        metric("deserialize/small", {row("slow", 400, "ns/op"), row("fast", 100, "ns/op")});
    EXPECT_THAT(pointsOf(times), testing::ElementsAre(25.0, 100.0));
}

TEST(Points, UnitsOfOneThingMix)
{
    const Metric mixed =
        metric("x", {row("a", 2, "ops/ms"), row("b", 1000, "us/op"), row("c", 500, "ops/s")});
    EXPECT_THAT(pointsOf(mixed), testing::ElementsAre(100.0, 50.0, 25.0));
}

TEST(Points, DifferentThingsDoNot)
{
    const auto mixed = rates(metric("x", {row("a", 2, "ops/s"), row("b", 1, "MB/s")}));
    ASSERT_FALSE(mixed);
    EXPECT_EQ(mixed.error().code, ErrorCode::Contradiction);
    EXPECT_EQ(mixed.error().subject, "metric x");
    EXPECT_EQ(rates(metric("x", {row("a", 2, "furlongs")})).error().code, ErrorCode::UnknownName);
    EXPECT_EQ(rates(metric("x", {row("a", 2), row("a", 3)})).error().code,
              ErrorCode::Contradiction);
}

TEST(Points, UnusableScoresHaveNone)
{
    const double infinity = std::numeric_limits<double>::infinity();
    const Metric odd =
        metric("x", {row("a", 0), row("b", -1), row("c", std::nan("")), row("d", infinity),
                     row("e", 10), without("f", CellStatus::Wrong, "2 ulp")});
    EXPECT_THAT(pointsOf(odd), testing::ElementsAre(std::nullopt, std::nullopt, std::nullopt,
                                                    std::nullopt, 100.0, std::nullopt));
}

TEST(Points, ANumberOfAFailedCellDoesNotCount)
{
    Metric failed = metric("x", {row("a", 1000), row("b", 10)});
    failed.rows[0].status = CellStatus::Wrong;
    EXPECT_THAT(pointsOf(failed), testing::ElementsAre(std::nullopt, 100.0));
}

TEST(Points, ExtremesStayFinite)
{
    const Metric far = metric("x", {row("a", 1e308), row("b", 1e-308)});
    const auto points = exactPoints(far, *rates(far));
    EXPECT_EQ(points[0], 100);
    EXPECT_EQ(points[1], std::nullopt); // 1e-614 is no double
}

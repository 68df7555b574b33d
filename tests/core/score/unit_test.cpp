// SPDX-License-Identifier: GPL-3.0-or-later
// Stops a time from being ranked as a rate.
#include "core/score/unit.h"

#include <gtest/gtest.h>

#include <limits>

using namespace jinbang::core;
using namespace jinbang::core::score;

TEST(Unit, KnowsTheHarnessesSpellings)
{
    EXPECT_EQ(*parseUnit("ops/s"), (Unit{Direction::HigherIsBetter, 1, "op"}));
    EXPECT_EQ(*parseUnit("ns/op"), (Unit{Direction::LowerIsBetter, 1e-9, "op"}));
    EXPECT_EQ(*parseUnit("ns"), *parseUnit("ns/op"));    // Google Benchmark's time_unit
    EXPECT_EQ(*parseUnit("µs/op"), *parseUnit("us/op")); // U+00B5
    EXPECT_EQ(*parseUnit("μs/op"), *parseUnit("us/op")); // U+03BC, JMH's
    EXPECT_EQ(*parseUnit("MB/s"), (Unit{Direction::HigherIsBetter, 1e6, "byte"}));
    EXPECT_EQ(*parseUnit("ms/request"), (Unit{Direction::LowerIsBetter, 1e-3, "request"}));
    EXPECT_NEAR(*perSecond(3, *parseUnit("ops/ms")), 3000, 1e-9);
    EXPECT_NEAR(*perSecond(250, *parseUnit("us/op")), 4000, 1e-9);
}

TEST(Unit, RefusesToGuess)
{
    for (const char *unknown : {"", "points", "ops", "op/", "/s", "s/s", "OPS/S", "ns/op/s"})
        EXPECT_EQ(parseUnit(unknown).error().code, ErrorCode::UnknownName) << unknown;
}

TEST(Unit, OnlyPositiveFiniteScoresHaveARate)
{
    const Unit time = *parseUnit("ns/op");
    const Unit rate = *parseUnit("ops/ns");
    for (double bad : {0.0, -1.0, std::numeric_limits<double>::quiet_NaN(),
                       std::numeric_limits<double>::infinity()}) {
        EXPECT_FALSE(perSecond(bad, time)) << bad;
        EXPECT_FALSE(perSecond(bad, rate)) << bad;
    }
    EXPECT_FALSE(perSecond(1e308, rate)); // 1e317 a second
    EXPECT_FALSE(perSecond(1e-320, time));
}

// SPDX-License-Identifier: GPL-3.0-or-later
// Stops: a warm-up that ends while times still fall, or never ends on noise.
#include "core/measure/steadiness.h"

#include <gtest/gtest.h>

#include <initializer_list>

namespace jinbang::core::measure {
namespace {

/// The number of readings after which it is steady first; 0: not at all.
std::size_t steadyAfter(std::initializer_list<double> readings)
{
    Steadiness steadiness;
    for (const double reading : readings) {
        steadiness.add(reading);
        if (steadiness.steady())
            return steadiness.readings();
    }
    return 0;
}

TEST(Steadiness, NeedsFiveMediansOfThree)
{
    EXPECT_EQ(steadyAfter({100, 100, 100, 100, 100, 100}), 0U);
    EXPECT_EQ(steadyAfter({100, 100, 100, 100, 100, 100, 100}), 7U);
}

TEST(Steadiness, FourTurnsInSixReadingsAreNoise)
{
    EXPECT_EQ(steadyAfter({100, 120, 100, 120, 100}), 0U);
    EXPECT_EQ(steadyAfter({100, 120, 100, 120, 100, 120}), 6U);
}

TEST(Steadiness, AFallingCurveIsNotSteady)
{
    EXPECT_EQ(steadyAfter({200, 180, 162, 146, 131, 118, 106, 96, 86}), 0U);
}

TEST(Steadiness, OneOutlierDoesNotDisturbTheMedians)
{
    EXPECT_EQ(steadyAfter({100, 100, 100, 300, 100, 100, 100}), 7U);
}

TEST(Steadiness, TwoPercentIsTheLimit)
{
    EXPECT_EQ(steadyAfter({100, 100, 100, 102, 102, 102, 102}), 7U);
    EXPECT_EQ(steadyAfter({100, 100, 100, 102.1, 102.1, 102.1, 102.1}), 0U);
}

TEST(Steadiness, AFallThatSettlesIsSteadyFiveMediansLater)
{
    EXPECT_EQ(steadyAfter({200, 150, 100, 100, 100, 100, 100, 100, 100}), 8U);
}

} // namespace
} // namespace jinbang::core::measure

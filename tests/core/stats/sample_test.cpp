// SPDX-License-Identifier: GPL-3.0-or-later
// Stops an empty list or a NaN from reaching a formula.
#include "core/stats/sample.h"

#include <gmock/gmock.h>

#include <limits>

using namespace jinbang::core;
using stats::Sample;

TEST(Sample, RefusesAnEmptyList)
{
    const auto sample = Sample::from({}, "fork medians");
    ASSERT_FALSE(sample);
    EXPECT_EQ(sample.error(),
              (Error{ErrorCode::TooFewSamples, "fork medians", "0 given, 1 needed"}));
}

TEST(Sample, RefusesWhatIsNotFinite)
{
    const double infinity = std::numeric_limits<double>::infinity();
    const double nan = std::numeric_limits<double>::quiet_NaN();
    EXPECT_EQ(Sample::from(std::vector{1.0, nan}, "x").error().detail, "value 2 is not a number");
    EXPECT_EQ(Sample::from(std::vector{-infinity}, "x").error().detail, "value 1 is infinite");
    EXPECT_EQ(Sample::logsOf(std::vector{1.0, 0.0}, "x").error().detail, "value 2 is 0");
    EXPECT_EQ(Sample::logsOf(std::vector{-2.5}, "x").error().detail, "value 1 is -2.5");
    EXPECT_EQ(Sample::logsOf(std::vector{nan}, "x").error().code, ErrorCode::InvalidNumber);
}

TEST(Sample, KeepsOrderAndSortedCopy)
{
    const auto sample = Sample::from(std::vector{3.0, 1.0, 2.0}, "x");
    ASSERT_TRUE(sample);
    EXPECT_THAT(sample->values(), testing::ElementsAre(3.0, 1.0, 2.0));
    EXPECT_THAT(sample->sorted(), testing::ElementsAre(1.0, 2.0, 3.0));
    EXPECT_EQ(sample->min(), 1.0);
    EXPECT_EQ(sample->max(), 3.0);
}

// SPDX-License-Identifier: GPL-3.0-or-later
// Stops NaN from a single value, overflow from huge ones and silent removal of outliers.
#include "core/stats/descriptive.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace jinbang::core;
using namespace jinbang::core::stats;

namespace {

Sample sampleOf(std::vector<double> values)
{
    return *Sample::from(values, "test");
}

} // namespace

TEST(Descriptive, QuantilesInterpolateAsInR)
{
    const Sample sample = sampleOf({10, 20, 30, 40});
    EXPECT_DOUBLE_EQ(quantile(sample, 0), 10);
    EXPECT_DOUBLE_EQ(quantile(sample, 0.25), 17.5);
    EXPECT_DOUBLE_EQ(median(sample), 25);
    EXPECT_DOUBLE_EQ(quantile(sample, 1), 40);
}

TEST(Descriptive, OneValueHasNoSpread)
{
    const Sample sample = sampleOf({7});
    EXPECT_EQ(median(sample), 7);
    EXPECT_EQ(mean(sample), 7);
    EXPECT_EQ(standardDeviation(sample), std::nullopt);
    EXPECT_EQ(outliers(sample).total(), 0U);
}

TEST(Descriptive, ConstantsHaveSpreadZero)
{
    const Sample sample = sampleOf({0.1, 0.1, 0.1});
    EXPECT_EQ(mean(sample), 0.1);
    EXPECT_EQ(standardDeviation(sample), 0.0);
    EXPECT_EQ(outliers(sample), Outliers{});
}

TEST(Descriptive, KnownMeanAndDeviation)
{
    const Sample sample = sampleOf({2, 4, 4, 4, 5, 5, 7, 9});
    EXPECT_DOUBLE_EQ(mean(sample), 5);
    EXPECT_DOUBLE_EQ(*standardDeviation(sample), std::sqrt(32.0 / 7));
}

TEST(Descriptive, HugeValuesStayFinite)
{
    EXPECT_DOUBLE_EQ(mean(sampleOf({1.6e308, 1.7e308})), 1.65e308);
    const auto deviation = standardDeviation(sampleOf({-1.7e308, 1.7e308}));
    EXPECT_FALSE(deviation.has_value()); // 2.4e308 is no double
}

TEST(Descriptive, CountsTukeysOutliers)
{
    // Quartiles 2.5 and 7.5, fences at -5 and 15 (mild), -12.5 and 22.5 (severe).
    const Sample sample = sampleOf({0, 1, 2, 3, 4, 5, 6, 7, 8, 16, 30});
    EXPECT_EQ(outliers(sample), (Outliers{0, 0, 1, 1}));
    const Sample mirrored = sampleOf({0, -1, -2, -3, -4, -5, -6, -7, -8, -16, -30});
    EXPECT_EQ(outliers(mirrored), (Outliers{1, 1, 0, 0}));
}

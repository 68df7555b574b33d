// SPDX-License-Identifier: GPL-3.0-or-later
// Stops: a percentile that is off by more than the promised 0.4 %.
#include "core/measure/histogram.h"

#include <gtest/gtest.h>

#include <cmath>

namespace jinbang::core::measure {
namespace {

TEST(Histogram, SmallTimesAreExact)
{
    Histogram histogram;
    for (const std::int64_t ns : {0, 1, 1, 127, 128, 255})
        histogram.add(ns);
    const std::vector<protocol::HistogramBucket> expected{
        {0, 1}, {1, 2}, {127, 1}, {128, 1}, {255, 1}};
    EXPECT_EQ(histogram.buckets(), expected);
}

TEST(Histogram, EveryTimeIsKeptWithinItsBound)
{
    for (std::int64_t ns = 1; ns < std::int64_t{1} << 41; ns = ns * 5 / 4 + 1) {
        Histogram histogram;
        histogram.add(ns);
        const auto buckets = histogram.buckets();
        ASSERT_EQ(buckets.size(), 1U);
        EXPECT_LE(std::abs(buckets[0].ns - double(ns)), 0.004 * double(ns)) << ns;
    }
}

TEST(Histogram, AbsurdTimesStayInRange)
{
    Histogram histogram;
    histogram.add(-5);
    histogram.add(INT64_MAX);
    const auto buckets = histogram.buckets();
    ASSERT_EQ(buckets.size(), 2U);
    EXPECT_EQ(buckets[0].ns, 0);
    EXPECT_LT(buckets[1].ns, 1e13);
}

TEST(Histogram, BucketsAscend)
{
    Histogram histogram;
    for (std::int64_t ns = 0; ns < 100'000; ++ns)
        histogram.add(ns);
    std::uint64_t count = 0;
    double last = -1;
    for (const auto &bucket : histogram.buckets()) {
        EXPECT_GT(bucket.ns, last);
        last = bucket.ns;
        count += bucket.count;
    }
    EXPECT_EQ(count, 100'000U);
}

} // namespace
} // namespace jinbang::core::measure

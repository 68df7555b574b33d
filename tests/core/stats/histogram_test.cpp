// SPDX-License-Identifier: GPL-3.0-or-later
// Stops buckets that lose or misplace values, and percentiles of an empty histogram.
#include "core/base/random.h"
#include "core/stats/histogram.h"
#include "core/stats/jmhclassic.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

using namespace jinbang::core;
using namespace jinbang::core::stats;

TEST(Histogram, EmptyHasNoNumber)
{
    const Histogram histogram;
    EXPECT_EQ(histogram.count(), 0U);
    EXPECT_EQ(histogram.percentile(50), std::nullopt);
    EXPECT_EQ(histogram.mean(), std::nullopt);
    EXPECT_TRUE(histogram.buckets().empty());
}

TEST(Histogram, SmallValuesAreExact)
{
    Histogram histogram;
    for (std::uint64_t value : {0U, 1U, 7U, 2047U})
        histogram.add(value);
    EXPECT_EQ(histogram.buckets(), (std::vector<Bucket>{{0, 1}, {1, 1}, {7, 1}, {2047, 1}}));
    EXPECT_EQ(histogram.percentile(50), 4);
}

TEST(Histogram, EveryMagnitudeIsKeptToHalfAPromille)
{
    for (unsigned shift = 0; shift < 64; ++shift) {
        for (std::uint64_t offset : {0U, 1U, 5U}) {
            const std::uint64_t base = std::uint64_t{1} << shift;
            const std::uint64_t value = base + offset * (base / 7);
            Histogram histogram;
            histogram.add(value);
            const double kept = histogram.buckets().front().value;
            EXPECT_NEAR(kept / static_cast<double>(value), 1, 0.0005) << value;
            EXPECT_EQ(histogram.percentile(50), static_cast<double>(value));
        }
    }
    Histogram histogram;
    histogram.add(std::numeric_limits<std::uint64_t>::max());
    EXPECT_EQ(histogram.buckets().size(), 1U);
}

TEST(Histogram, PercentilesFollowJmhWithinTheBucket)
{
    Random random(9);
    Histogram histogram;
    std::vector<double> values;
    for (int i = 0; i < 20000; ++i) {
        const std::uint64_t value = 300 + random.below(100000) * random.below(100) / 10;
        histogram.add(value);
        values.push_back(static_cast<double>(value));
    }
    const auto sample = Sample::from(values, "times");
    for (double rank : kJmhPercentiles) {
        const double exact = jmhPercentile(*sample, rank);
        EXPECT_NEAR(*histogram.percentile(rank), exact, exact * 0.0006) << rank;
    }
    EXPECT_EQ(histogram.percentile(0), sample->min());
    EXPECT_EQ(histogram.percentile(100), sample->max());
}

TEST(Histogram, MergeEqualsAddingBoth)
{
    Histogram a;
    Histogram b;
    Histogram both;
    for (std::uint64_t value = 1; value < 3000; value += 7) {
        (value % 2 == 0 ? a : b).add(value * value);
        both.add(value * value);
    }
    a.merge(b);
    a.merge(Histogram{});
    EXPECT_EQ(a, both);
    EXPECT_EQ(a.count(), 429U);
}

TEST(Histogram, MiddlesReturnToTheirBuckets)
{
    Histogram histogram;
    for (std::uint64_t value = 3; value < std::uint64_t{1} << 50U; value = value * 3 / 2 + 1)
        histogram.add(value);
    Histogram rebuilt;
    for (const Bucket &bucket : histogram.buckets())
        rebuilt.add(static_cast<std::uint64_t>(bucket.value), bucket.count);
    EXPECT_EQ(rebuilt.buckets(), histogram.buckets());
}

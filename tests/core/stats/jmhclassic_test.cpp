// SPDX-License-Identifier: GPL-3.0-or-later
// Stops "JMH's own number" from being another number. The expected values were computed with the
// library that JMH itself uses (Commons Math 3.6.1: TDistribution, Percentile).
#include "core/stats/jmhclassic.h"

#include <gtest/gtest.h>

#include <string>

using namespace jinbang::core::stats;

namespace {

struct Fixture {
    std::string name;
    std::vector<double> iterations;
    double score;
    double error;
    std::vector<double> percentiles; // of kJmhPercentiles
};

std::vector<double> manyIterations()
{
    std::vector<double> values;
    for (int i = 0; i < 250; ++i)
        values.push_back((i * 7919 % 1009) / 8.0);
    return values;
}

const std::vector<Fixture> kFixtures{
    {"three",
     {101.5, 99.25, 100.75},
     100.5,
     20.900810018507393,
     {99.25, 100.75, 101.5, 101.5, 101.5, 101.5, 101.5, 101.5, 101.5, 101.5}},
    {"five, one far off",
     {639191.204, 640448.091, 1014195.116, 655000.5, 641000.25},
     717967.0322,
     638134.7854407076,
     {639191.204, 641000.25, 1014195.116, 1014195.116, 1014195.116, 1014195.116, 1014195.116,
      1014195.116, 1014195.116, 1014195.116}},
    {"five forks of five",
     {1057.095, 1045.97,  952.507,  944.65,   1014.049, 1034.231, 959.139,  930.168, 990.453,
      1074.311, 1040.115, 993.924,  1070.525, 967.988,  939.518,  1017.688, 975.483, 1027.536,
      939.822,  1016.051, 1077.557, 1021.927, 1024.08,  1075.982, 986.158},
     1007.0770799999998,
     35.15598908592943,
     {930.168, 1016.051, 1074.9794, 1077.0845, 1077.557, 1077.557, 1077.557, 1077.557, 1077.557,
      1077.557}},
    {"many",
     manyIterations(),
     62.7355,
     7.681144776648654,
     {0, 62.875, 113.2, 119.725, 124.87, 125.625, 125.625, 125.625, 125.625, 125.625}},
};

Sample sampleOf(const std::vector<double> &values)
{
    return *Sample::from(values, "iterations");
}

} // namespace

TEST(JmhClassic, ScoreAndErrorAreJmhs)
{
    for (const Fixture &fixture : kFixtures) {
        const JmhScore score = jmhScore(sampleOf(fixture.iterations));
        EXPECT_NEAR(score.score / fixture.score, 1, 1e-12) << fixture.name;
        ASSERT_TRUE(score.scoreError) << fixture.name;
        EXPECT_NEAR(*score.scoreError / fixture.error, 1, 1e-9) << fixture.name;
        EXPECT_DOUBLE_EQ(score.confidence->high, score.score + *score.scoreError);
        EXPECT_EQ(score.samples, fixture.iterations.size());
    }
}

TEST(JmhClassic, PercentilesAreJmhs)
{
    for (const Fixture &fixture : kFixtures) {
        for (std::size_t i = 0; i < fixture.percentiles.size(); ++i) {
            EXPECT_NEAR(jmhPercentile(sampleOf(fixture.iterations), kJmhPercentiles[i]),
                        fixture.percentiles[i], 1e-9)
                << fixture.name << ", " << kJmhPercentiles[i];
        }
    }
}

TEST(JmhClassic, TwoValuesHaveNoError)
{
    const JmhScore two = jmhScore(sampleOf({1, 2}));
    EXPECT_EQ(two.score, 1.5);
    EXPECT_EQ(two.scoreError, std::nullopt);
    EXPECT_EQ(two.confidence, std::nullopt);
    EXPECT_EQ(jmhScore(sampleOf({42})).scoreError, std::nullopt);
    EXPECT_EQ(jmhPercentile(sampleOf({42}), 0), 42);
    EXPECT_EQ(jmhPercentile(sampleOf({42}), 50), 42);
    EXPECT_EQ(jmhPercentile(sampleOf({42}), 100), 42);
}

TEST(JmhClassic, ConstantIterationsHaveErrorZero)
{
    EXPECT_EQ(jmhScore(sampleOf({5, 5, 5})).scoreError, 0);
}

TEST(JmhClassic, NothingInfiniteLeaves)
{
    EXPECT_EQ(jmhScore(sampleOf({1e308, 1.7e308, 0})).scoreError, std::nullopt);
}

// As MultisetStatistics, which mode sample uses: a bucket is as many equal values.
TEST(JmhClassic, CountedTimesAreThatManyTimes)
{
    const std::vector<Bucket> buckets{{900, 10}, {1000, 4}, {5000, 1}};
    std::vector<double> all(10, 900);
    all.insert(all.end(), 4, 1000);
    all.push_back(5000);
    const auto sample = Sample::from(all, "times");
    ASSERT_TRUE(sample);
    const JmhScore counted = jmhScore(buckets), listed = jmhScore(*sample);
    EXPECT_DOUBLE_EQ(counted.score, 1200);
    EXPECT_EQ(counted.samples, 15U);
    ASSERT_TRUE(counted.scoreError);
    EXPECT_NEAR(*counted.scoreError, *listed.scoreError, 1e-9);
    for (const double rank : kJmhPercentiles)
        EXPECT_DOUBLE_EQ(jmhPercentile(buckets, rank), jmhPercentile(*sample, rank)) << rank;
}

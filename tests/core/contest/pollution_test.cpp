// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/contest/forecast.h"
#include "core/contest/pollution.h"
#include "core/contest/rowvalues.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace jinbang::core::contest {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

protocol::Sample calm(double wallNs = 2e6)
{
    protocol::Sample sample;
    sample.n = 1000;
    sample.wallNs = wallNs;
    sample.canaryBeforeNs = sample.canaryAfterNs = 25'000;
    return sample;
}

TEST(Pollution, SeesWhatDisturbedAndNotHowLongItTook)
{
    EXPECT_THAT(pollutionOf(calm(), 25'000), IsEmpty());
    EXPECT_THAT(pollutionOf(calm(90e6), 25'000), IsEmpty());
    auto sample = calm();
    sample.voluntary = 3;
    EXPECT_THAT(pollutionOf(sample, 25'000), IsEmpty());
    sample.involuntary = 1;
    EXPECT_THAT(pollutionOf(sample, 25'000), HasSubstr("involuntary"));
    sample = calm();
    sample.runDelayNs = 0.009 * sample.wallNs;
    EXPECT_THAT(pollutionOf(sample, 25'000), IsEmpty());
    sample.runDelayNs = 0.011 * sample.wallNs;
    EXPECT_THAT(pollutionOf(sample, 25'000), HasSubstr("1.1 %"));
    sample = calm();
    sample.canaryAfterNs = 27'600;
    EXPECT_THAT(pollutionOf(sample, 25'000), HasSubstr("slow phase"));
    EXPECT_THAT(pollutionOf(sample, 0), IsEmpty());
    sample.n = 0;
    EXPECT_THAT(pollutionOf(sample, 0), HasSubstr("no time"));
}

TEST(Pollution, ALongSampleAlwaysMeetsAnInterrupt)
{
    auto sample = calm(10e9);
    sample.involuntary = 20;
    EXPECT_THAT(pollutionOf(sample, 25'000), IsEmpty());
    sample.runDelayNs = 0.2e9;
    EXPECT_THAT(pollutionOf(sample, 25'000), HasSubstr("waited"));
}

Fork forkOf(std::size_t clean, std::size_t disturbed)
{
    Fork fork;
    for (std::size_t i = 0; i < clean; ++i)
        fork.samples.push_back({calm(2e6 + static_cast<double>(i) * 1e3), {}});
    for (std::size_t i = 0; i < disturbed; ++i) {
        auto sample = calm(9e6);
        sample.involuntary = 1;
        fork.samples.push_back({sample, {}});
    }
    return fork;
}

TEST(Judge, NeedsThreeOfFiveCleanSamples)
{
    auto fork = forkOf(3, 2);
    judge(fork, 25'000);
    EXPECT_TRUE(fork.valid);
    EXPECT_DOUBLE_EQ(*fork.nsPerOp, 2001.0); // the median of the clean ones
    fork = forkOf(2, 3);
    judge(fork, 25'000);
    EXPECT_FALSE(fork.valid);
    EXPECT_THAT(fork.reason, HasSubstr("2 of 5"));
    EXPECT_TRUE(acceptDisturbed(fork));
    EXPECT_DOUBLE_EQ(*fork.nsPerOp, 2000.5);
    fork = forkOf(0, 2);
    judge(fork, 25'000);
    EXPECT_FALSE(fork.nsPerOp.has_value());
    EXPECT_TRUE(acceptDisturbed(fork));
    EXPECT_DOUBLE_EQ(*fork.nsPerOp, 9000);
    Fork empty;
    judge(empty, 0);
    EXPECT_FALSE(empty.valid);
    EXPECT_FALSE(acceptDisturbed(empty));
}

TEST(RunningMedian, EqualsTheMedianOfAll)
{
    RunningMedian running;
    EXPECT_EQ(running.value(), 0);
    Random random(4);
    std::vector<double> values;
    for (int i = 0; i < 501; ++i) {
        values.push_back(random.unit());
        running.add(values.back());
        auto sorted = values;
        std::sort(sorted.begin(), sorted.end());
        const auto half = sorted.size() / 2;
        EXPECT_DOUBLE_EQ(running.value(), sorted.size() % 2 == 1
                                              ? sorted[half]
                                              : (sorted[half - 1] + sorted[half]) / 2);
    }
}

RunData withForks(std::vector<Fork> forks)
{
    RunData data;
    data.forks = std::move(forks);
    return data;
}

Fork at(int block, int attempt, bool valid, double ns = 1)
{
    Fork fork;
    fork.block = block;
    fork.attempt = attempt;
    fork.valid = valid;
    fork.nsPerOp = ns;
    return fork;
}

TEST(RowProgress, GoesOnWhereARunWasLeft)
{
    EXPECT_EQ(progressOf(withForks({}), 0).next, (BlockRun{0, 0}));
    EXPECT_EQ(progressOf(withForks({at(0, 0, true)}), 0).next, (BlockRun{1, 0}));
    EXPECT_EQ(progressOf(withForks({at(0, 0, false)}), 0).next, (BlockRun{0, 1}));
    const auto progress =
        progressOf(withForks({at(0, 0, false), at(0, 1, true), at(1, 0, true)}), 0);
    EXPECT_EQ(progress.next, (BlockRun{2, 0}));
    EXPECT_EQ(progress.repeats, 1);
    std::vector<Fork> forks;
    for (int attempt = 0; attempt < 5; ++attempt)
        forks.push_back(at(0, attempt, false));
    EXPECT_EQ(progressOf(withForks(forks), 0).next,
              (BlockRun{1, 0})); // four repeats were all there are
}

TEST(RowProgress, GivesOneValueABlockRun)
{
    auto data = withForks({at(0, 0, false, 5), at(0, 1, true, 6), at(1, 0, true, 7)});
    data.forks[2].entry = 1;
    const auto values = blockValues(data, 0, {0, 1});
    EXPECT_THAT(values[0], testing::ElementsAre(std::nullopt, 6.0, std::nullopt));
    EXPECT_THAT(values[1], testing::ElementsAre(std::nullopt, std::nullopt, 7.0));
}

TEST(Forecast, LearnsFromWhatForksTook)
{
    Sampling sampling = samplingOf(Preset::Quick);
    Forecast forecast(sampling, {100, 1000}, 2);
    const double prior = forecast.forkNs(1, 0);
    EXPECT_FALSE(forecast.knownForkNs(0, 0).has_value());
    forecast.forkTook(0, 0, 2 * priorForkNs(sampling, 100));
    EXPECT_DOUBLE_EQ(*forecast.knownForkNs(0, 0), 2 * priorForkNs(sampling, 100));
    EXPECT_NEAR(forecast.forkNs(1, 0), 2 * prior, 1);
}

TEST(Forecast, AHalfWidthShrinksWithTheRootOfTheBlocks)
{
    const Forecast forecast(samplingOf(Preset::Standard), {100}, 2); // 20 to 40 blocks to 1 %
    EXPECT_DOUBLE_EQ(forecast.blocksOfThisRow(0, 0, std::nullopt), 30);
    EXPECT_NEAR(forecast.blocksOfThisRow(20, 0, 0.0122), 29.8, 0.1);
    EXPECT_DOUBLE_EQ(forecast.blocksOfThisRow(20, 0, 0.001), 20);
    EXPECT_DOUBLE_EQ(forecast.blocksOfThisRow(20, 0, 0.5), 40);
}

TEST(Forecast, BlocksThatAreRunAgainAreExpectedOnceSomeWere)
{
    Forecast forecast(samplingOf(Preset::Quick), {100, 100}, 2); // 16 blocks, 4 repeats
    EXPECT_DOUBLE_EQ(forecast.blocksOfARow(), 16);
    for (int block = 0; block < 8; ++block)
        forecast.blockRan(block % 4 == 3);
    EXPECT_NEAR(forecast.blocksOfARow(), 16 * 1.2, 0.01); // 2 of 8 and of 4 that stand for none
    EXPECT_NEAR(forecast.blocksOfThisRow(8, 2, std::nullopt), 8 + 10 * 1.2, 0.01);
    EXPECT_DOUBLE_EQ(forecast.blocksOfThisRow(20, 4, 0.5), 20); // no repeats are left
    forecast.rowTook(16);
    EXPECT_NEAR(forecast.blocksOfARow(), 16 * 1.2, 0.01);
    for (int block = 0; block < 100; ++block)
        forecast.blockRan(true);
    EXPECT_DOUBLE_EQ(forecast.blocksOfARow(), 20);
}

TEST(Forecast, FixedIterationsAreTheirSum)
{
    EXPECT_NEAR(priorForkNs(samplingOf(Preset::Article), 0), 20e9, 0.1e9);
}

} // namespace
} // namespace jinbang::core::contest

// SPDX-License-Identifier: GPL-3.0-or-later
// Stops: a wrong n, a warm-up that counts as a sample, a sample without its witnesses.
#include "core/measure/sampler.h"
#include "tests/core/measure/simulated.h"

#include <gtest/gtest.h>

#include <cmath>

namespace jinbang::core::measure {
namespace {

using namespace test;

struct Rig {
    explicit Rig(std::function<double(std::uint64_t)> cost, std::int64_t stepNs = 1,
                 std::int64_t costNs = 0)
        : clock(stepNs, costNs)
        , instruments(clock)
        , operation(clock, std::move(cost))
        , facts{double(costNs), double(stepNs)}
    {
    }
    explicit Rig(double cost, std::int64_t stepNs = 1, std::int64_t costNs = 0)
        : Rig([cost](std::uint64_t) { return cost; }, stepNs, costNs)
    {
    }
    Result<Sampling> run(double firstCallNs = 100)
    {
        Sampler sampler(operation, instruments, facts, spec, mode, heard);
        return sampler.run(firstCallNs);
    }
    FakeClock clock;
    FakeInstruments instruments;
    FakeOperation operation;
    system::ClockFacts facts;
    protocol::MeasureSpec spec;
    Mode mode = Mode::Throughput;
    Heard heard;
};

TEST(Sampler, CalibratesWarmsUpAndSamples)
{
    Rig rig(100.0);
    const auto result = rig.run();
    ASSERT_TRUE(result.has_value());
    EXPECT_EQ(result->n, 20'000U);
    EXPECT_TRUE(result->steady);
    EXPECT_FALSE(result->longOperation);
    // Calibration took 1 + 10 + 100 + 1000 + 10 000 + 2 x 20 000 operations; each warm-up batch 2
    // ms.
    EXPECT_EQ(result->warmupNs, 100.0 * 51'111 + 8 * 2e6);
    EXPECT_EQ(rig.heard.warmups.size(), 8U);
    ASSERT_EQ(rig.heard.samples.size(), 5U);
    for (const protocol::Sample &sample : rig.heard.samples) {
        EXPECT_GE(sample.n, 20'000U);
        EXPECT_LT(sample.n, 22'000U);
        EXPECT_EQ(sample.wallNs, 100.0 * double(sample.n));
    }
    EXPECT_NE(rig.heard.samples[0].n, rig.heard.samples[1].n);
}

TEST(Sampler, ASampleHasItsWitnesses)
{
    Rig rig(100.0);
    ASSERT_TRUE(rig.run().has_value());
    const protocol::Sample &sample = rig.heard.samples[1];
    EXPECT_EQ(sample.cpuNs, sample.wallNs);
    EXPECT_EQ(sample.voluntary, 1);
    EXPECT_EQ(sample.involuntary, 2);
    EXPECT_EQ(sample.minorFaults, 3);
    EXPECT_EQ(sample.runDelayNs, 7);
    EXPECT_EQ(sample.canaryBeforeNs, 25002);
    EXPECT_EQ(sample.canaryAfterNs, 25003);
    EXPECT_FALSE(sample.warmup);
}

TEST(Sampler, TheSameSeedGivesTheSameCounts)
{
    Rig first(100.0), second(100.0), other(100.0);
    other.spec.seed = 1;
    ASSERT_TRUE(first.run() && second.run() && other.run());
    EXPECT_EQ(first.operation.batches, second.operation.batches);
    EXPECT_NE(first.operation.batches, other.operation.batches);
}

TEST(Sampler, AGivenNIsReused)
{
    Rig rig(100.0);
    rig.spec.n = 15'000;
    const auto result = rig.run();
    ASSERT_TRUE(result.has_value());
    EXPECT_EQ(result->n, 15'000U);
    EXPECT_EQ(rig.operation.batches.front(), 15'000U);
}

TEST(Sampler, ANOutsideHalfToTwiceTheTargetIsCorrected)
{
    Rig rig(100.0);
    rig.spec.n = 9'999;
    ASSERT_TRUE(rig.run().has_value());
    EXPECT_EQ(rig.operation.batches[0], 9'999U);
    EXPECT_EQ(rig.operation.batches[1], 20'000U);
    Rig slow(100.0);
    slow.spec.n = 100'000;
    const auto result = slow.run();
    EXPECT_EQ(result->n, 20'000U);
}

TEST(Sampler, WarmUpEndsUnsteadyAtItsMost)
{
    Rig rig([](std::uint64_t i) { return 1e6 * std::pow(1.1, double(i)); }); // ever slower
    rig.spec.n = 1;
    const auto result = rig.run();
    ASSERT_TRUE(result.has_value());
    EXPECT_FALSE(result->steady);
    EXPECT_GE(result->warmupNs, 300e6);
    EXPECT_LT(result->warmupNs, 335e6);
    EXPECT_EQ(rig.heard.samples.size(), 5U);
}

TEST(Sampler, ALongOperationGetsOneSampleAndNoWarmUp)
{
    Rig rig(300e6);
    const auto result = rig.run(300e6);
    ASSERT_TRUE(result.has_value());
    EXPECT_TRUE(result->longOperation);
    EXPECT_EQ(result->n, 1U);
    EXPECT_EQ(rig.operation.operations, 1U);
    ASSERT_EQ(rig.heard.samples.size(), 1U);
    EXPECT_EQ(rig.heard.samples[0].wallNs, 300e6);
}

TEST(Sampler, AClockOfOneMillisecondIsGoodToAFifthOfAPercent)
{
    for (const double cost : {37.0, 1234.0, 456'789.0}) {
        Rig rig(cost, 1'000'000, 20);
        rig.spec.warmupMaxNs = 1e9;
        const auto result = rig.run();
        ASSERT_TRUE(result.has_value());
        ASSERT_EQ(rig.heard.samples.size(), 5U);
        for (const protocol::Sample &sample : rig.heard.samples) {
            EXPECT_GE(sample.wallNs, 999e6);
            EXPECT_NEAR(sample.wallNs / double(sample.n) / cost, 1.0, 0.002);
        }
    }
}

TEST(Sampler, FixedIterationsLastTheirTime)
{
    Rig rig(1000.0);
    rig.spec.fixed = protocol::FixedIterations{2, 1e9, 3, 2e9};
    const auto result = rig.run();
    ASSERT_TRUE(result.has_value());
    ASSERT_EQ(rig.heard.warmups.size(), 2U);
    ASSERT_EQ(rig.heard.samples.size(), 3U);
    for (const protocol::Sample &sample : rig.heard.samples) {
        EXPECT_EQ(sample.wallNs, 1000.0 * double(sample.n));
        EXPECT_GE(sample.wallNs, 2e9);
        EXPECT_LT(sample.wallNs, 2e9 * 1.005);
    }
    EXPECT_GE(result->warmupNs, 2e9);
}

TEST(Sampler, AnOperationLongerThanItsIterationRunsOnce)
{
    Rig rig(400e6);
    rig.spec.fixed = protocol::FixedIterations{0, 0, 2, 100e6};
    ASSERT_TRUE(rig.run(400e6).has_value());
    ASSERT_EQ(rig.heard.samples.size(), 2U);
    EXPECT_EQ(rig.heard.samples[0].n, 1U);
    EXPECT_EQ(rig.heard.samples[0].wallNs, 400e6);
}

TEST(Sampler, ModeSampleTimesEachOperation)
{
    Rig rig([](std::uint64_t i) { return i % 100 == 99 ? 5000.0 : 200.0; });
    rig.mode = Mode::SampleTime;
    rig.spec.n = 10'000;
    const auto result = rig.run();
    ASSERT_TRUE(result.has_value());
    ASSERT_EQ(result->histogram.size(), 2U);
    EXPECT_EQ(result->histogram[0].ns, 200);
    EXPECT_NEAR(result->histogram[1].ns, 5000, 20);
    std::uint64_t inSamples = 0;
    for (const protocol::Sample &sample : rig.heard.samples)
        inSamples += sample.n;
    EXPECT_EQ(result->histogram[0].count + result->histogram[1].count, inSamples);
    EXPECT_NEAR(double(result->histogram[1].count) / double(inSamples), 0.01, 0.0005);
}

TEST(Sampler, TheColdShotIsTheFirstCall)
{
    Rig rig([](std::uint64_t i) { return i == 0 ? 9000.0 : 100.0; });
    Sampler sampler(rig.operation, rig.instruments, rig.facts, rig.spec, Mode::SingleShot,
                    rig.heard);
    const auto shot = sampler.coldShot();
    ASSERT_TRUE(shot.has_value());
    EXPECT_EQ(shot->n, 1U);
    EXPECT_EQ(shot->wallNs, 9000);
}

TEST(Sampler, StopsBetweenSamples)
{
    Rig rig(100.0);
    rig.spec.n = 20'000;
    rig.heard.stopAfter = 12; // ten warm-up batches, two samples
    const auto result = rig.run();
    ASSERT_FALSE(result.has_value());
    EXPECT_EQ(result.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(rig.heard.samples.size(), 2U);
}

TEST(Sampler, ARefusalInTheMiddleEndsTheRun)
{
    Rig rig(100.0);
    rig.spec.n = 20'000;
    rig.operation.failAfter = 220'000;
    const auto result = rig.run();
    ASSERT_FALSE(result.has_value());
    EXPECT_EQ(result.error().code, ErrorCode::Rejected);
}

} // namespace
} // namespace jinbang::core::measure

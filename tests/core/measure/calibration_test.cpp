// SPDX-License-Identifier: GPL-3.0-or-later
// Stops: a sample that is short against the clock, and a calibration that never ends.
#include "core/measure/batch.h"
#include "core/measure/calibration.h"
#include "tests/core/measure/simulated.h"

#include <gtest/gtest.h>

namespace jinbang::core::measure {
namespace {

using namespace test;

Result<Calibration> calibrated(FakeClock &clock, FakeOperation &operation, double target,
                               Heard &heard)
{
    return calibrate([&](std::uint64_t n) { return timed(operation, n, clock); }, target, 250e6,
                     heard);
}

TEST(SampleTarget, IsTheLargestOfItsRules)
{
    EXPECT_EQ(sampleTarget(2e6, {20, 1}), 2e6);
    EXPECT_EQ(sampleTarget(2e6, {20, 10'000}), 10e6);      // 1000 steps
    EXPECT_EQ(sampleTarget(2e6, {5'000, 1}), 10e6);        // 2000 costs
    EXPECT_EQ(sampleTarget(2e6, {500'000, 1}), 250e6);     // costs stop at 250 ms
    EXPECT_EQ(sampleTarget(2e6, {20, 1'000'000}), 1000e6); // 1000 steps may need more
    EXPECT_EQ(sampleTarget(900e6, {20, 1}), 250e6);
}

TEST(Calibrate, GrowsTenfoldAtMostAndConfirms)
{
    FakeClock clock(1, 0);
    FakeOperation operation(clock, 100.0);
    Heard heard;
    const auto result = calibrated(clock, operation, 2e6, heard);
    ASSERT_TRUE(result.has_value());
    EXPECT_EQ(result->n, 20'000U);
    EXPECT_EQ(result->nsPerOperation, 100.0);
    EXPECT_FALSE(result->longOperation);
    EXPECT_EQ(operation.batches,
              (std::vector<std::uint64_t>{1, 10, 100, 1000, 10'000, 20'000, 20'000}));
}

TEST(Calibrate, OneReadingAtTheTargetIsNotEnough)
{
    FakeClock clock(1, 0);
    // The first reading is slow (cold); the later ones are a tenth of it.
    FakeOperation operation(clock, [](std::uint64_t i) { return i == 0 ? 2e6 : 2e5; });
    Heard heard;
    const auto result = calibrated(clock, operation, 2e6, heard);
    ASSERT_TRUE(result.has_value());
    EXPECT_EQ(operation.batches, (std::vector<std::uint64_t>{1, 1, 10, 10}));
}

TEST(Calibrate, ALongOperationIsOne)
{
    FakeClock clock(1, 0);
    FakeOperation operation(clock, 250e6);
    Heard heard;
    const auto result = calibrated(clock, operation, 2e6, heard);
    ASSERT_TRUE(result.has_value());
    EXPECT_TRUE(result->longOperation);
    EXPECT_EQ(operation.batches, (std::vector<std::uint64_t>{1}));
}

TEST(Calibrate, AnOperationWithoutTimeEndsAtTheMost)
{
    FakeClock clock(1, 0);
    FakeOperation operation(clock, 0.0);
    Heard heard;
    const auto result = calibrated(clock, operation, 2e6, heard);
    ASSERT_TRUE(result.has_value());
    EXPECT_EQ(result->n, kMostOperations);
}

TEST(Calibrate, TheLibrarysRefusalAndCancelEndIt)
{
    FakeClock clock(1, 0);
    FakeOperation operation(clock, 100.0);
    operation.failAfter = 11;
    Heard heard;
    EXPECT_EQ(calibrated(clock, operation, 2e6, heard).error().code, ErrorCode::Rejected);
    operation.failAfter.reset();
    heard.stopAfter = 2;
    EXPECT_EQ(calibrated(clock, operation, 2e6, heard).error().code, ErrorCode::Cancelled);
}

TEST(Stretched, IsUpToATenthMore)
{
    EXPECT_EQ(stretched(1, 0.999), 1U);
    EXPECT_EQ(stretched(1000, 0.0), 1000U);
    EXPECT_EQ(stretched(1000, 0.5), 1050U);
    EXPECT_EQ(stretched(1000, 0.9999), 1099U);
}

TEST(Rescaled, KeepsToItsLimits)
{
    EXPECT_EQ(rescaled(100, 1e6, 2e6), 200U);
    EXPECT_EQ(rescaled(100, 4e6, 2e6), 50U);
    EXPECT_EQ(rescaled(1, 1e9, 2e6), 1U);
    EXPECT_EQ(rescaled(100, 0, 2e6), 1000U);
    EXPECT_EQ(rescaled(kMostOperations, 1, 1e9), kMostOperations);
}

} // namespace
} // namespace jinbang::core::measure

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/allocators.h"
#include "core/contest/plan.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>

namespace jinbang::core::contest {
namespace {

using testing::AllOf;
using testing::HasSubstr;

template <class Change>
Result<void> changed(Change &&change)
{
    Plan plan;
    plan.sampling = samplingOf(Preset::Quick);
    change(plan);
    return validate(plan, 4);
}

TEST(Plan, EveryPresetIsValid)
{
    for (const auto preset :
         {Preset::Quick, Preset::Standard, Preset::Strict, Preset::Article, Preset::Custom})
        EXPECT_TRUE(changed([&](Plan &plan) { plan.sampling = samplingOf(preset); }).has_value());
}

TEST(Plan, PresetsAreThoseOfTheSpecification)
{
    EXPECT_EQ(samplingOf(Preset::Quick).maxBlocks, 16);
    EXPECT_EQ(samplingOf(Preset::Quick).deadlineNs, 60e9);
    EXPECT_EQ(samplingOf(Preset::Standard).minBlocks, 20);
    EXPECT_TRUE(samplingOf(Preset::Strict).twin);
    EXPECT_EQ(samplingOf(Preset::Strict).targetRelHalfWidth, 0.005);
    EXPECT_EQ(samplingOf(Preset::Article).fixed->iterationNs, 10e9);
    EXPECT_EQ(samplingOf(Preset::Article).maxBlocks, 1);
}

TEST(Plan, SillySettingsAreRefusedWithTheRange)
{
    const auto refused = [](auto change) {
        const auto result = changed(change);
        EXPECT_FALSE(result.has_value());
        return result ? std::string() : sentence(result.error());
    };
    EXPECT_THAT(refused([](Plan &p) { p.threads = {0}; }), HasSubstr("1 to 1024"));
    EXPECT_THAT(refused([](Plan &p) { p.threads = {100'000}; }), HasSubstr("--threads"));
    EXPECT_THAT(refused([](Plan &p) { p.threads = {5}; }), HasSubstr("1 to 4 usable cores"));
    EXPECT_THAT(refused([](Plan &p) { p.timeoutNs = 0; }), HasSubstr("--timeout"));
    EXPECT_THAT(refused([](Plan &p) { p.sampling.warmupMinNs = -1; }), HasSubstr("--warmup-time"));
    EXPECT_THAT(
        refused([](Plan &p) { p.sampling.samplesPerFork = std::numeric_limits<int>::max(); }),
        HasSubstr("1 to 1000"));
    EXPECT_THAT(refused([](Plan &p) { p.sampling.minBlocks = p.sampling.maxBlocks = 0; }),
                HasSubstr("--forks"));
    EXPECT_THAT(refused([](Plan &p) { p.sampling.minBlocks = 17; }),
                HasSubstr("does not go together"));
    EXPECT_THAT(refused([](Plan &p) {
                    p.sampling.fixed = protocol::FixedIterations{1, 1e9, 0, 1e9};
                }),
                HasSubstr("--iterations"));
    EXPECT_THAT(refused([](Plan &p) {
                    p.sampling.targetRelHalfWidth = std::numeric_limits<double>::quiet_NaN();
                }),
                HasSubstr("precision"));
    EXPECT_THAT(refused([](Plan &p) { p.maxTimeNs = std::numeric_limits<double>::infinity(); }),
                HasSubstr("not a number"));
    EXPECT_THAT(refused([](Plan &p) { p.memoryCapBytes = 1000; }), HasSubstr("--memory-cap"));
    EXPECT_THAT(refused([](Plan &p) {
                    p.workloads = {{"bean", false, 0, {}}};
                }),
                HasSubstr("bean"));
    EXPECT_THAT(refused([](Plan &p) { p.allocators = {"magic"}; }), HasSubstr("jemalloc"));
    EXPECT_THAT(refused([](Plan &p) { p.modes.clear(); }), HasSubstr("mode"));
    EXPECT_THAT(refused([](Plan &p) {
                    p.pinnedCpus = {0};
                    p.threads = {2};
                }),
                HasSubstr("1 to 1 usable"));
}

TEST(Plan, ATimeoutThatNoProcessCanMeetIsRefusedWithTheNeededValue)
{
    const auto with = [](double timeoutNs, auto sampling) {
        const auto result = changed([&](Plan &p) {
            p.sampling = sampling;
            p.timeoutNs = timeoutNs;
        });
        return result ? std::string("fine") : sentence(result.error());
    };
    EXPECT_THAT(with(10e9, samplingOf(Preset::Article)),
                AllOf(HasSubstr("--timeout"), HasSubstr("10.0 s; allowed: from 20.1 s")));
    EXPECT_EQ(with(20.1e9, samplingOf(Preset::Article)), "fine");
    EXPECT_EQ(with(0.2e9, samplingOf(Preset::Quick)), "fine");
    EXPECT_THAT(with(0.2e9, samplingOf(Preset::Standard)), HasSubstr("allowed: from 250"));
}

TEST(Plan, CpusThatAreNotThereAreRefusedWithThoseThatAre)
{
    Plan plan;
    plan.sampling = samplingOf(Preset::Quick);
    plan.pinnedCpus = {1, 4};
    const std::vector<int> here{0, 1, 2, 5, 7, 8};
    const auto result = validate(plan, 6, here);
    ASSERT_FALSE(result.has_value());
    EXPECT_THAT(sentence(result.error()),
                AllOf(HasSubstr("--pin"), HasSubstr("4; allowed: "), HasSubstr("0-2, 5, 7-8")));
    plan.pinnedCpus = {1, 5};
    EXPECT_TRUE(validate(plan, 6, here).has_value());
    EXPECT_TRUE(validate(plan, 6).has_value()) << "on another machine nobody knows";
}

TEST(Plan, OversubscriptionNeedsAYes)
{
    EXPECT_TRUE(changed([](Plan &p) {
                    p.threads = {64};
                    p.oversubscribe = true;
                }).has_value());
    EXPECT_FALSE(changed([](Plan &p) {
                     p.threads = {1025};
                     p.oversubscribe = true;
                 }).has_value());
}

TEST(Allocators, AreKnownByName)
{
    EXPECT_EQ(findAllocator("jemalloc")->package, "libjemalloc2");
    EXPECT_EQ(findAllocator("nope"), nullptr);
    EXPECT_EQ(libraryOf(Allocator{"x", "libdoes-not-exist.so.9", "x"}), std::nullopt);
}

} // namespace
} // namespace jinbang::core::contest

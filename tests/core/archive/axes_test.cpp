// SPDX-License-Identifier: GPL-3.0-or-later
// What keeping objects, shuffling keys, another allocator or more threads change.
#include "core/archive/axes.h"
#include "core/archive/makereport.h"
#include "core/base/random.h"
#include "tests/core/archive/samplereport.h"
#include "tests/support/syntheticforks.h"

#include <gmock/gmock.h>

using namespace jinbang::core;
using namespace jinbang::core::archive;
using testing::IsEmpty;

namespace {

Cell measured(double nsPerOp, std::uint64_t seed, int blocks = 12)
{
    Cell cell = plainCell("simdjson", Operation::Deserialize, "mini:1000", nsPerOp);
    Random random(seed);
    for (int block = 0; block < blocks; ++block) {
        ReportFork fork;
        fork.block = block;
        fork.nsPerOp = jinbang::test::forkMedian(random, nsPerOp, {0.003, 0.0005});
        cell.forks.push_back(fork);
    }
    return cell;
}

Report reportOf(std::vector<Cell> cells)
{
    Report report;
    report.contenders.push_back({});
    report.contenders.back().id = report.contenders.back().label = "simdjson";
    report.cells = std::move(cells);
    return report;
}

} // namespace

TEST(AxisFactors, ReuseKeysAndAllocatorEachAgainstTheStandard)
{
    Cell anew = measured(3000, 2), shuffled = measured(1200, 3), other = measured(800, 4);
    anew.reuse = false;
    shuffled.keys = KeyOrder::Shuffled;
    other.allocator = "mimalloc";
    const auto factors = axisFactorsOf(reportOf({measured(1000, 1), anew, shuffled, other}));
    ASSERT_EQ(factors.size(), 3U);
    EXPECT_EQ(factors[0].axis, "reuse");
    EXPECT_EQ(factors[0].metric, "deserialize/mini:1000");
    EXPECT_EQ(factors[0].from + factors[0].to, "onoff");
    EXPECT_NEAR(factors[0].ratio, 3, 0.02);
    EXPECT_LT(*factors[0].ciLow, factors[0].ratio);
    EXPECT_GT(*factors[0].ciHigh, factors[0].ratio);
    EXPECT_EQ(factors[1].axis, "keys");
    EXPECT_NEAR(factors[1].ratio, 1.2, 0.01);
    EXPECT_EQ(factors[2].to, "mimalloc");
    EXPECT_NEAR(factors[2].ratio, 0.8, 0.01);
}

TEST(AxisFactors, CellsThatDifferInTwoConditionsAreNotCompared)
{
    Cell both = measured(3000, 2);
    both.reuse = false;
    both.keys = KeyOrder::Shuffled;
    EXPECT_THAT(axisFactorsOf(reportOf({measured(1000, 1), both})), IsEmpty());
}

TEST(AxisFactors, FewBlocksHaveARatioWithoutAnInterval)
{
    Cell anew = measured(2000, 2, 2);
    anew.reuse = false;
    const auto factors = axisFactorsOf(reportOf({measured(1000, 1, 2), anew}));
    ASSERT_EQ(factors.size(), 1U);
    EXPECT_NEAR(factors[0].ratio, 2, 0.05);
    EXPECT_FALSE(factors[0].ciLow);
}

TEST(AxisFactors, AFailedCellHasNoFactor)
{
    Cell anew = measured(2000, 2);
    anew.reuse = false;
    anew.status = CellStatus::Crashed;
    EXPECT_THAT(axisFactorsOf(reportOf({measured(1000, 1), anew})), IsEmpty());
}

TEST(ThreadCurves, EfficiencyIsAgainstOneThread)
{
    Cell two = measured(550, 2), four = measured(250, 3);
    two.threads = 2;
    two.fairness = 0.9;
    four.threads = 4;
    const auto curves = threadCurvesOf(reportOf({four, two, measured(1000, 1)}));
    ASSERT_EQ(curves.size(), 1U);
    EXPECT_EQ(curves[0].metric, "deserialize/mini:1000");
    ASSERT_EQ(curves[0].points.size(), 3U);
    EXPECT_EQ(curves[0].points[0].threads, 1);
    EXPECT_DOUBLE_EQ(*curves[0].points[0].efficiency, 1);
    EXPECT_DOUBLE_EQ(*curves[0].points[1].efficiency, 1000.0 / 550 / 2);
    EXPECT_DOUBLE_EQ(*curves[0].points[1].fairness, 0.9);
    EXPECT_DOUBLE_EQ(*curves[0].points[2].efficiency, 1);
    EXPECT_DOUBLE_EQ(curves[0].points[2].opsPerSecond, 4e6);
}

TEST(ThreadCurves, WithoutOneThreadThereIsNoEfficiency)
{
    Cell seven = measured(200, 2);
    seven.threads = 7;
    const auto curves = threadCurvesOf(reportOf({seven}));
    ASSERT_EQ(curves.size(), 1U);
    EXPECT_FALSE(curves[0].points[0].efficiency);
    EXPECT_THAT(threadCurvesOf(reportOf({measured(1000, 1)})), IsEmpty());
}

TEST(ThreadCurves, FairnessComesFromTheSamplesThatCount)
{
    contest::RunData data;
    data.state = contest::RunState::Complete;
    data.entries.push_back({});
    data.entries.back().label = "simdjson";
    data.fixtures.push_back({});
    data.rows.push_back({});
    data.rows.back().threads = 2;
    contest::Fork fork;
    fork.nsPerOp = 100;
    for (const std::uint64_t least : {50U, 90U}) {
        contest::FlaggedSample sample;
        sample.sample.n = least + 100;
        sample.sample.wallNs = 1000;
        sample.sample.perThread = {least, 100};
        fork.samples.push_back(sample);
    }
    fork.samples[0].rejected = "7 involuntary switches";
    data.forks = {fork};
    data.ends = {{0, 0, CellStatus::Ok, {}, {}}};
    EXPECT_DOUBLE_EQ(*makeReport(data).cells.front().fairness, 0.9);
    data.forks[0].samples[1].rejected = "6 involuntary switches"; // kept all the same
    EXPECT_DOUBLE_EQ(*makeReport(data).cells.front().fairness, 0.7);
}

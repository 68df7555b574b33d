// SPDX-License-Identifier: GPL-3.0-or-later
// Curves by count, where they cross, and which library to take up to which count.
#include "core/archive/scaling.h"
#include "core/base/random.h"
#include "tests/core/archive/samplereport.h"
#include "tests/support/syntheticforks.h"

#include <gmock/gmock.h>

using namespace jinbang::core;
using namespace jinbang::core::archive;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

/// A report of beans at counts; each library's time is given by a function of the count.
class BeanRun
{
public:
    explicit BeanRun(std::vector<double> counts, int blocks = 12)
        : m_counts(std::move(counts))
        , m_blocks(blocks)
    {
        for (const double count : m_counts) {
            ReportFixture fixture;
            fixture.name = name(count);
            fixture.record = "Bean";
            fixture.count = static_cast<std::uint64_t>(count);
            report.fixtures.push_back(fixture);
        }
    }

    void add(const std::string &label, const std::function<double(double)> &time)
    {
        ReportContender who;
        who.id = who.label = who.library = label;
        report.contenders.push_back(who);
        Random random(report.contenders.size());
        for (const double count : m_counts) {
            Cell cell = plainCell(label, Operation::Deserialize, name(count), time(count));
            for (int block = 0; block < m_blocks; ++block) {
                ReportFork fork;
                fork.block = block;
                fork.nsPerOp = jinbang::test::forkMedian(random, time(count), {0.003, 0.0005});
                cell.forks.push_back(fork);
            }
            cell.ciLow = time(count) * 0.997;
            cell.ciHigh = time(count) * 1.003;
            report.cells.push_back(std::move(cell));
        }
    }

    static std::string name(double count)
    {
        return count == 1 ? "bean" : "bean:" + std::to_string(static_cast<int>(count));
    }

    Report report;

private:
    std::vector<double> m_counts;
    int m_blocks;
};

ScalingResult only(const Report &report)
{
    auto results = scalingOf(report);
    EXPECT_EQ(results.size(), 1U);
    return results.empty() ? ScalingResult{} : results.front();
}

/// Steep starts cheap and loses beyond some 400 objects.
BeanRun crossing(int blocks = 12)
{
    BeanRun run({1, 10, 100, 1000, 10000}, blocks);
    run.add("steep", [](double n) { return 500 + 120 * n; });
    run.add("flat", [](double n) { return 9000 + 100 * n; });
    return run;
}

} // namespace

TEST(Scaling, SaysWhichToTakeUpToWhichCount)
{
    const ScalingResult result = only(crossing().report);
    EXPECT_EQ(result.metric, "deserialize/bean");
    EXPECT_THAT(result.counts, ElementsAre(1, 10, 100, 1000, 10000));
    EXPECT_THAT(result.sentences,
                ElementsAre("Up to 100 objects: take steep.", "From 1,000 objects on: take flat.",
                            "steep and flat cross between 100 and 1,000 objects."));
    ASSERT_EQ(result.crossings.size(), 1U);
    EXPECT_TRUE(result.crossings[0].clear);
    EXPECT_GT(result.crossings[0].at, 100);
    EXPECT_LT(result.crossings[0].at, 1000);
}

TEST(Scaling, EqualLibrariesHaveNoClearDifference)
{
    BeanRun run({1, 10, 100});
    run.add("a", [](double n) { return 100 * n; });
    run.add("b", [](double n) { return 100 * n; });
    run.add("slow", [](double n) { return 300 * n; });
    EXPECT_THAT(only(run.report).sentences,
                testing::Contains("At every count: no clear difference between a and b."));
}

TEST(Scaling, FewBlocksGiveNoCertainty)
{
    EXPECT_THAT(only(crossing(3).report).sentences.front(),
                "Up to 100 objects: steep was fastest, by too few blocks to be sure.");
}

TEST(Scaling, FitsTheGrowth)
{
    BeanRun run({1, 10, 100, 1000});
    run.add("linear", [](double n) { return 70 * n; });
    run.add("square", [](double n) { return 3 * n * n; });
    const ScalingResult result = only(run.report);
    EXPECT_NEAR(*result.curves[0].slope, 1, 1e-9);
    EXPECT_NEAR(*result.curves[0].rSquared, 1, 1e-9);
    EXPECT_NEAR(*result.curves[1].slope, 2, 1e-9);
}

TEST(Scaling, AFailedCountIsNamedAndLeftOut)
{
    BeanRun run = crossing();
    run.report.cells[4].status = CellStatus::OutOfMemory;
    run.report.cells[4].nsPerOp.reset();
    const ScalingResult result = only(run.report);
    EXPECT_EQ(result.curves[0].points.size(), 4U);
    EXPECT_EQ(result.curves[0].missing, "out of memory at 10,000");
    EXPECT_EQ(result.curves[1].points.size(), 5U);
}

TEST(Scaling, TwinsAndUnrankedCellsGiveNoAdvice)
{
    BeanRun run = crossing();
    run.add("floor", [](double) { return 10.0; });
    for (Cell &cell : run.report.cells)
        cell.ranked = cell.label != "floor";
    run.add("steep (twin)", [](double n) { return 400 + 100 * n; });
    run.report.contenders.back().twin = true;
    const ScalingResult result = only(run.report);
    EXPECT_EQ(result.sentences, only(crossing().report).sentences);
    EXPECT_EQ(result.curves.size(), 3U) << "the floor is drawn, the twin is not";
}

TEST(Scaling, OneCountOrADocumentIsNoScaling)
{
    BeanRun run({100});
    run.add("a", [](double n) { return n; });
    EXPECT_THAT(scalingOf(run.report), IsEmpty());
    BeanRun documents({1, 10});
    documents.add("a", [](double n) { return n; });
    for (ReportFixture &fixture : documents.report.fixtures)
        fixture.record.clear();
    EXPECT_THAT(scalingOf(documents.report), IsEmpty());
}

TEST(Scaling, ConditionsAreCurvesOfTheirOwn)
{
    BeanRun run = crossing();
    const std::size_t cells = run.report.cells.size();
    for (std::size_t i = 0; i < cells; ++i) {
        run.report.cells.push_back(run.report.cells[i]);
        run.report.cells.back().mode = Mode::SingleShot;
    }
    const auto results = scalingOf(run.report);
    ASSERT_EQ(results.size(), 2U);
    EXPECT_EQ(results[1].metric, "deserialize/bean#mode=ss");
}

// SPDX-License-Identifier: GPL-3.0-or-later
// The tables beside the ranking: scaling, factors, threads, JMH.
#include "core/archive/experimenttables.h"
#include "tests/core/archive/samplereport.h"

#include <gmock/gmock.h>

using namespace jinbang::core;
using namespace jinbang::core::archive;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(ScalingTable, ShowsTimeAnObjectByCountAndTheAdvice)
{
    ScalingResult result;
    result.metric = "deserialize/bean";
    result.counts = {1, 1000};
    result.curves = {{"a", {{1, 120, {}, {}, {}}, {1000, 70000, {}, {}, {}}}, 0.92, 0.999, {}},
                     {"b", {{1, 90, {}, {}, {}}}, {}, {}, "crashed at 1,000"}};
    result.sentences = {"Up to 1 object: take b."};
    const TextTable table = scalingTable(result);
    EXPECT_EQ(table.title, "Scaling: deserialize/bean, ns an object");
    EXPECT_THAT(table.rows[0], ElementsAre("a", "120", "70.0", "n^0.92", "0.999"));
    EXPECT_THAT(table.rows[1], ElementsAre("b", "90.0", "–", "–", "–"));
    EXPECT_THAT(table.notes, ElementsAre("Up to 1 object: take b.", "b: crashed at 1,000."));

    result.metric = "deserialize/bean#mode=ss";
    EXPECT_EQ(scalingTable(result).rows[0][2], "70.0 us") << "a single shot shows elapsed time";
}

TEST(ScalingTable, ShowsThePeakMemoryWhereItIsKnown)
{
    ScalingResult result;
    result.metric = "deserialize/bean";
    result.counts = {1, 100000};
    result.curves = {
        {"a", {{1, 120, {}, {}, 3'000'000}, {100000, 7e9, {}, {}, 3'257'630'720}}, {}, {}, {}},
        {"b", {{1, 90, {}, {}, {}}}, {}, {}, {}}};
    const TextTable table = scalingMemoryTable(result);
    EXPECT_EQ(table.title, "Memory: deserialize/bean, peak of a process");
    ASSERT_EQ(table.rows.size(), 1U) << "nothing is known of b";
    EXPECT_THAT(table.rows[0], ElementsAre("a", "3.00 MB", "3.26 GB"));
    EXPECT_EQ(table.columns[2].heading, "100,000");
}

TEST(JmhTable, IsThereForSeveralThreadsAndForJmhsOptions)
{
    Report report;
    report.cells = {plainCell("simdjson", Operation::Parse, "x.json", 1000)};
    for (int block = 0; block < 3; ++block) {
        ReportFork fork;
        fork.block = block;
        fork.nsPerOp = 1000;
        fork.samples = {{10, 10000, 10000, {}}, {10, 10000, 10000, {}}};
        report.cells[0].forks.push_back(fork);
    }
    EXPECT_THAT(jmhTable(report).rows, IsEmpty());
    report.cells[0].threads = 7;
    const TextTable table = jmhTable(report);
    ASSERT_EQ(table.rows.size(), 1U);
    EXPECT_THAT(table.rows[0], ElementsAre("jinbang.parse.simdjson_default x.json", "thrpt", "7",
                                           "6", "1000000.000", "± 0.000", "ops/s"));
}

TEST(JmhTable, CountsTheSamplesOfAForkThatWasKeptWithoutACleanOne)
{
    Report report;
    report.cells = {plainCell("simdjson", Operation::Parse, "x.json", 1000)};
    report.cells[0].threads = 2;
    ReportFork fork;
    fork.nsPerOp = 1000;
    fork.samples = {{10, 10000, 10000, "7 involuntary switches"}, {10, 9000, 9000, {}}};
    report.cells[0].forks = {fork};
    EXPECT_EQ(jmhTable(report).rows[0][3], "1");
    report.cells[0].forks[0].samples[1].flag = "6 involuntary switches";
    EXPECT_EQ(jmhTable(report).rows[0][3], "2");
    report.cells[0].forks[0].valid = false;
    EXPECT_EQ(jmhTable(report).rows[0][3], "1") << "only the estimate is left";
}

TEST(ThreadTable, MarksWhatHasMoreThreadsThanCores)
{
    Report report;
    report.environment.usableCores = 2;
    report.threadCurves = {{"parse/x", "a", {{2, 1e6, 0.9, 0.95}, {7, 1e6, 0.28, 0.4}}}};
    const TextTable table = experimentTables(report).front();
    EXPECT_EQ(table.rows[0][2], "2");
    EXPECT_EQ(table.rows[1][2], "7 *");
    EXPECT_EQ(table.notes.back(), "* more threads than the 2 usable cores: they take turns.");
}

TEST(ExperimentTables, AreOnlyThoseThatTheReportHas)
{
    EXPECT_THAT(experimentTables(Report{}), IsEmpty());
    std::vector<std::string> titles;
    for (const TextTable &table : experimentTables(fullReport())) {
        titles.push_back(table.title);
        for (const auto &row : table.rows)
            EXPECT_EQ(row.size(), table.columns.size()) << table.title;
    }
    EXPECT_THAT(titles, testing::IsSupersetOf({"What a condition changes", "Threads",
                                               "Scaling: deserialize/bean, ns an object"}));
}

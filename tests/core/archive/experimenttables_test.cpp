// SPDX-License-Identifier: GPL-3.0-or-later
// The tables beside the ranking: what ab prints, scaling, factors, threads, JMH.
#include "core/archive/experimenttables.h"
#include "core/archive/makehttpreport.h"
#include "tests/core/archive/samplereport.h"

#include <gmock/gmock.h>

using namespace jinbang::core;
using namespace jinbang::core::archive;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

http::HttpRun httpRun()
{
    http::HttpRun run;
    for (const char *id : {"slow", "fast", "dead"}) {
        contest::Entry entry;
        entry.contender = entry.label = id;
        entry.hello.version = "1.0";
        run.header.entries.push_back(entry);
    }
    run.header.fixtures.push_back({});
    run.header.fixtures.back().name = "entity";
    run.loads.push_back({});
    run.loads.back().requests = 4;
    run.loads.back().connections = 2;
    for (int entry = 0; entry < 3; ++entry) {
        http::HttpCell cell;
        cell.entry = entry;
        const double ns = entry == 0 ? 2e6 : 1e6;
        cell.result.latenciesNs = {ns, ns, ns, 2 * ns};
        cell.result.takenNs = ns * 2;
        run.cells.push_back(cell);
    }
    run.cells[1].result.failures.timeout = 2;
    run.cells[2].status = CellStatus::Crashed;
    run.cells[2].reason = "SIGSEGV after 4 answers under load";
    return run;
}

} // namespace

TEST(HttpReport, KeepsTheFiguresOfEveryLoad)
{
    const Report report = makeHttpReport(httpRun());
    EXPECT_THAT(report.cells, IsEmpty());
    EXPECT_THAT(report.rankings, IsEmpty());
    ASSERT_EQ(report.http.size(), 3U);
    const HttpResult &slow = report.http[0];
    EXPECT_EQ(slow.label, "slow");
    EXPECT_EQ(slow.fixture, "entity");
    EXPECT_DOUBLE_EQ(*slow.requestsPerSecond, 1000);
    EXPECT_DOUBLE_EQ(*slow.nsPerRequest, 2e6);
    EXPECT_DOUBLE_EQ(*slow.nsPerRequestAcross, 1e6);
    EXPECT_DOUBLE_EQ(slow.percentiles.at("50"), 2e6);
    EXPECT_DOUBLE_EQ(slow.percentiles.at("100"), 4e6);
    EXPECT_EQ(report.http[1].failures.timeout, 2U);
}

TEST(HttpReport, IsATableByRequestsASecondWithWhatFailed)
{
    const auto tables = experimentTables(makeHttpReport(httpRun()));
    ASSERT_EQ(tables.size(), 2U);
    EXPECT_EQ(tables[0].title, "HTTP, closed loop: 4 requests, 2 connections, keep-alive on");
    ASSERT_EQ(tables[0].rows.size(), 3U);
    EXPECT_THAT(tables[0].rows[0],
                ElementsAre("fast 1.0", "2,000", "4", "2", "2.00 ms", "1.00 ms", "500 us"));
    EXPECT_EQ(tables[0].rows[1][0], "slow 1.0");
    EXPECT_EQ(tables[0].rows[2][1], "crashed");
    EXPECT_THAT(tables[0].notes, Contains("dead: SIGSEGV after 4 answers under load."));
    EXPECT_THAT(tables[0].notes, Contains("fast: failed requests: 2 timed out."));
    EXPECT_THAT(tables[0].notes.back(), HasSubstr("Closed loop"));
    EXPECT_EQ(tables[1].columns.size(), 10U);
}

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

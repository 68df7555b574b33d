// SPDX-License-Identifier: GPL-3.0-or-later
// From the rounds of an HTTP run to figures with intervals, tables, sheets and comparisons.
#include "core/archive/compare.h"
#include "core/archive/experimenttables.h"
#include "core/archive/formats.h"
#include "core/archive/makehttpreport.h"
#include "core/archive/reportjson.h"

#include <gmock/gmock.h>

#include <algorithm>

using namespace jinbang::core;
using namespace jinbang::core::archive;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

/// Seven rounds of two contenders, one twice as fast, and one that died in the first.
http::HttpRun httpRun()
{
    http::HttpRun run;
    run.rounds = 7;
    run.rows.push_back({});
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
        for (int round = 0; round < (entry == 2 ? 1 : 7); ++round) {
            const double ns = (entry == 0 ? 2e6 : 1e6) * (1 + 0.01 * (round - 3));
            cell.rounds.push_back({round, 0, {}});
            cell.rounds.back().result.latenciesNs = {ns, ns, ns, 2 * ns};
            cell.rounds.back().result.takenNs = ns * 2;
        }
        run.cells.push_back(cell);
    }
    run.cells[1].rounds[3].result.failures.timeout = 2;
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
    EXPECT_NEAR(*slow.requestsPerSecond, 1000, 1);
    EXPECT_NEAR(*slow.nsPerRequest, 2e6, 2e3);
    EXPECT_NEAR(*slow.nsPerRequestAcross, 1e6, 1e3);
    EXPECT_DOUBLE_EQ(*slow.requestsPerSecond, 1e9 / *slow.nsPerRequestAcross);
    EXPECT_DOUBLE_EQ(*slow.nsPerRequest, 2 * *slow.nsPerRequestAcross) << "two connections";
    EXPECT_LT(*slow.ciLow, *slow.requestsPerSecond);
    EXPECT_GT(*slow.ciHigh, *slow.requestsPerSecond);
    EXPECT_NEAR(*slow.relHalfWidth, 0.02, 0.01);
    EXPECT_EQ(slow.complete, 28U);
    EXPECT_EQ(slow.rounds.size(), 7U);
    EXPECT_DOUBLE_EQ(slow.percentiles.at("100"), 2 * 2e6 * 1.03) << "of all rounds";
    EXPECT_EQ(report.http[1].failures.timeout, 2U);
    EXPECT_EQ(report.http[1].rounds[3].failed, 2U);
}

// Whoever cannot be told apart shares the rank, and what failed has neither rank nor number.
TEST(HttpReport, RanksByRounds)
{
    http::HttpRun run = httpRun();
    Report report = makeHttpReport(run);
    EXPECT_EQ(report.http[0].rank, 2);
    EXPECT_EQ(report.http[1].rank, 1);
    EXPECT_FALSE(report.http[2].rank);
    EXPECT_FALSE(report.http[2].requestsPerSecond);
    EXPECT_EQ(report.http[2].complete, 4U) << "what it answered before is told";
    for (http::HttpCell &cell : run.cells)
        cell.rounds.resize(std::min<std::size_t>(cell.rounds.size(), 5));
    report = makeHttpReport(run);
    EXPECT_FALSE(report.http[0].rank) << "too few rounds";
    EXPECT_FALSE(report.http[0].ciLow);
    EXPECT_TRUE(report.http[0].requestsPerSecond);
}

TEST(HttpReport, AnOpenLoopIsRankedByTheTimeOfARequest)
{
    http::HttpRun run = httpRun();
    run.loads[0].ratePerSecond = 100;
    for (http::HttpCell &cell : run.cells) {
        for (http::HttpRound &round : cell.rounds)
            round.result.takenNs = 40e6; // all carry the rate
    }
    const Report report = makeHttpReport(run);
    EXPECT_EQ(report.http[0].rank, 2);
    EXPECT_EQ(report.http[1].rank, 1);
    EXPECT_NEAR(*report.http[1].nsPerRequest, 1.25e6, 1e4);
    EXPECT_LT(*report.http[1].ciLow, *report.http[1].nsPerRequest);
    EXPECT_EQ(experimentTables(report)[0].title,
              "HTTP, open loop at 100 requests/s: 4 requests, 2 connections, keep-alive on");
}

TEST(HttpReport, ARateThatWasNotHeldIsSaidInWords)
{
    http::HttpRun run = httpRun();
    run.loads[0].ratePerSecond = 300000;
    const auto tables = experimentTables(makeHttpReport(run));
    EXPECT_THAT(tables[0].title, HasSubstr("open loop at 300,000 requests/s: "));
    EXPECT_THAT(tables[0].notes,
                Contains("fast: the rate was not held: 300,000 requests/s were asked for, 2,000 "
                         "were answered. The time that requests waited to be sent is in their "
                         "latency."));
    run.loads[0].ratePerSecond = 0.5;
    const auto held = experimentTables(makeHttpReport(run));
    EXPECT_THAT(held[0].title, HasSubstr("open loop at 0.5 requests/s: "));
    EXPECT_THAT(held[0].notes, testing::Not(Contains(HasSubstr("not held"))));
}

TEST(HttpReport, ConditionsAreNeverMixed)
{
    http::HttpRun run = httpRun();
    run.rows.push_back({});
    run.rows[1].reuse = false;
    run.rows[1].allocator = "jemalloc";
    run.cells[0].row = 1;
    const Report report = makeHttpReport(run);
    EXPECT_EQ(report.http[0].allocator, "jemalloc");
    EXPECT_FALSE(report.http[0].reuse);
    EXPECT_EQ(report.http[0].rank, 1) << "alone under its condition";
    const auto tables = experimentTables(report);
    EXPECT_EQ(tables[0].title, "HTTP, closed loop: 4 requests, 2 connections, keep-alive on, "
                               "reuse off, allocator jemalloc");
}

TEST(HttpReport, SurvivesItsFileAndBecomesLinesOfASheet)
{
    const Report report = makeHttpReport(httpRun());
    std::string json, csv, rounds;
    const auto write = [&](const char *name, std::string &text) {
        Output output([&](std::string_view piece) { text += piece; });
        (*formatToWrite(name))->write(report, output);
    };
    write("r.json", json);
    const auto back = readReportJson(json, "r.json");
    ASSERT_TRUE(back) << sentence(back.error());
    EXPECT_EQ(back->http, report.http);
    write("r.csv", csv);
    EXPECT_EQ(std::ranges::count(csv, '\n'), 4);
    EXPECT_THAT(csv, HasSubstr("closed,4,2,,true,true,system,entity,dead,"));
    EXPECT_THAT(csv, HasSubstr("crashed,SIGSEGV after 4 answers under load,"));
    write("r.long.csv", rounds);
    EXPECT_EQ(std::ranges::count(rounds, '\n'), 1 + 7 + 7 + 1);
    for (const std::string &table : {csv, rounds}) {
        const auto read = readReport(table, ReadOptions{"r.csv", {}});
        ASSERT_FALSE(read);
        EXPECT_THAT(sentence(read.error()), HasSubstr("r.csv cannot be understood"));
        EXPECT_THAT(sentence(read.error()), HasSubstr("table of loads over HTTP"));
    }
}

TEST(HttpReport, IsAPageInBothLanguages)
{
    std::string html;
    {
        Output output([&](std::string_view piece) { html += piece; });
        (*formatToWrite("r.html"))->write(makeHttpReport(httpRun()), output);
    }
    EXPECT_THAT(html, HasSubstr("HTTP，闭环：4 个请求，2 个连接，keep-alive on"));
    EXPECT_THAT(html, HasSubstr("名次"));
    EXPECT_THAT(html, HasSubstr("<td>fast</td>"));
}

TEST(HttpReport, TwoEntriesAreComparedRoundByRoundAndTwoSessionsWithoutAVerdict)
{
    const Report report = makeHttpReport(httpRun());
    const auto entries = compareEntries(report, "slow", "fast");
    ASSERT_TRUE(entries) << sentence(entries.error());
    ASSERT_EQ(entries->cells.size(), 1U);
    EXPECT_EQ(entries->cells[0].key, "http/entity 4@2 closed keep-alive=on");
    EXPECT_NEAR(*entries->cells[0].ratio, 0.5, 1e-9);
    EXPECT_EQ(entries->cells[0].verdict, stats::Verdict::Faster);
    EXPECT_FALSE(entries->cells[0].isTime) << "requests a second";
    Report other = report;
    other.http.pop_back();
    const auto sessions = compareReports(report, other);
    ASSERT_TRUE(sessions) << sentence(sessions.error());
    ASSERT_EQ(sessions->cells.size(), 2U);
    EXPECT_NEAR(*sessions->cells[0].ratio, 1, 1e-9);
    EXPECT_TRUE(sessions->cells[0].ciLow);
    EXPECT_FALSE(sessions->cells[0].verdict);
    EXPECT_THAT(sessions->onlyInBase, ElementsAre("dead http/entity 4@2 closed keep-alive=on"));
}

// Limits far from the value are told as such: a rate "±148 %" would reach below zero.
TEST(HttpReport, AnIntervalWiderThanTheRateHasNoFigureInTheTable)
{
    http::HttpRun run = httpRun();
    for (std::size_t round = 0; round < 6; ++round)
        run.cells[0].rounds[round].result.takenNs *= round % 2 == 0 ? 0.1 : 8;
    const Report report = makeHttpReport(run);
    ASSERT_GT(*report.http[0].relHalfWidth, 1);
    EXPECT_GT(*report.http[0].ciLow, 0);
    EXPECT_LT(*report.http[0].ciLow, *report.http[0].requestsPerSecond);
    EXPECT_GT(*report.http[0].ciHigh, 2 * *report.http[0].requestsPerSecond);
    const auto rows = experimentTables(report)[0].rows;
    EXPECT_THAT(rows[1], testing::IsSupersetOf({"slow", "±>100%"}));
}

TEST(HttpReport, IsATableByRequestsASecondWithWhatFailed)
{
    const auto tables = experimentTables(makeHttpReport(httpRun()));
    ASSERT_EQ(tables.size(), 2U);
    EXPECT_EQ(tables[0].title, "HTTP, closed loop: 4 requests, 2 connections, keep-alive on");
    ASSERT_EQ(tables[0].rows.size(), 3U);
    EXPECT_THAT(tables[0].rows[0], ElementsAre("1", "fast", "2,000", "±2.0%", "7", "28", "2",
                                               "14.0 ms", "1.00 ms", "500 us"));
    EXPECT_EQ(tables[0].rows[1][1], "slow");
    EXPECT_EQ(tables[0].rows[2][2], "crashed");
    EXPECT_THAT(tables[0].notes, Contains("dead: SIGSEGV after 4 answers under load."));
    EXPECT_THAT(tables[0].notes, Contains("fast: failed requests: 2 timed out."));
    EXPECT_THAT(tables[0].notes.back(), HasSubstr("Closed loop"));
    EXPECT_EQ(tables[1].columns.size(), 10U);
}

// SPDX-License-Identifier: GPL-3.0-or-later
// A kept run is found again, as it was, with what its owner wrote about it.
#include "core/archive/makereport.h"
#include "core/contest/journal.h"
#include "core/history/kepthttp.h"
#include "tests/core/history/folder.h"
#include "tests/support/about.h"

#include <gmock/gmock.h>

#include <csignal>
#include <sys/resource.h>

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace jinbang::core::history {
namespace {

namespace fs = std::filesystem;

class HistoryTest : public DataFolder
{
};

constexpr std::chrono::sys_days kToday{std::chrono::year(2026) / 12 / 1};

} // namespace

TEST_F(HistoryTest, ListsRunsWithWhatMustBeKnownOfThem)
{
    test::RunShape titled;
    titled.title = "before 状元";
    const std::string first = addRun(1, titled), second = addRun(2);
    History history = opened();
    const auto runs = history.list();
    ASSERT_TRUE(runs);
    ASSERT_THAT(idsOf(*runs), ElementsAre(second, first));
    const RunEntry &run = runs->back();
    EXPECT_EQ(run.about.title, "before 状元");
    EXPECT_EQ(run.state, RunState::Complete);
    EXPECT_EQ(run.kind, RunKind::Contest);
    EXPECT_EQ(run.durationNs, 27e9);
    EXPECT_EQ(run.preset, "quick");
    EXPECT_THAT(run.fixtures, ElementsAre("small"));
    EXPECT_THAT(run.operations, ElementsAre("serialize", "deserialize"));
    EXPECT_THAT(run.libraries, ElementsAre("lib0", "lib1"));
    EXPECT_EQ(run.cells, 4U);
    EXPECT_EQ(run.cellsOk, 4U);
    EXPECT_THAT(run.leaders, ElementsAre("lib0"));
    EXPECT_EQ(run.leaderTotal, 200);
    EXPECT_EQ(run.cpu, "Invented CPU");
    EXPECT_EQ(run.compiler, "g++ 12.2");
    EXPECT_EQ(run.seed, 7U);
}

TEST_F(HistoryTest, NothingIsReadTwice)
{
    addRun(1);
    addRun(2);
    History history = opened();
    EXPECT_EQ(*history.refresh(), 0U);
    addRun(3);
    EXPECT_EQ(*history.refresh(), 1U);
    EXPECT_EQ(*opened().refresh(), 0U) << "another process finds it, too";
    EXPECT_EQ(*history.rebuild(), 3U);
}

TEST_F(HistoryTest, OpensTheReportThatTheJournalMakes)
{
    const std::string id = addRun(1);
    History history = opened();
    const auto report = history.report("20261130-1201");
    ASSERT_TRUE(report) << sentence(report.error());
    const auto journal = contest::readJournal(data / "runs" / (id + ".jsonl"));
    EXPECT_EQ(*report, archive::makeReport(*journal));
}

TEST_F(HistoryTest, FindsByTheBeginningOfAnIdWhereOnlyOneHasIt)
{
    const std::string first = addRun(1), second = addRun(2);
    History history = opened();
    EXPECT_EQ(history.find("last")->id, second);
    EXPECT_EQ(history.find(first)->id, first);
    EXPECT_EQ(history.find("20261130-1201")->id, first);
    const auto several = history.find("20261130");
    ASSERT_FALSE(several);
    EXPECT_THAT(sentence(several.error()), HasSubstr(first));
    for (const char *wrong : {"", "2", "nothing", "../history", "%"})
        EXPECT_FALSE(history.find(wrong)) << wrong;
}

TEST_F(HistoryTest, FiltersByWordTagAndTime)
{
    const std::string first = addRun(1), second = addRun(2), third = addRun(3);
    History history = opened();
    ASSERT_TRUE(
        history.change(second, jinbang::test::becomes({"Nightly 夜", {"ci", "arm 64"}, "a note"})));
    const auto found = [&](RunFilter filter) { return idsOf(*history.list(filter)); };
    EXPECT_THAT(found({.text = "nightly"}), ElementsAre(second));
    EXPECT_THAT(found({.text = "夜 note"}), ElementsAre(second));
    EXPECT_THAT(found({.text = "lib1", .most = 2}), ElementsAre(third, second));
    EXPECT_THAT(found({.text = "lib1 nobody"}), IsEmpty());
    EXPECT_THAT(found({.tag = "arm 64"}), ElementsAre(second));
    EXPECT_THAT(found({.tag = "arm"}), IsEmpty());
    EXPECT_THAT(found({.since = "2026-11-30T12:02", .before = "2026-11-30T12:03"}),
                ElementsAre(second));
}

TEST_F(HistoryTest, WhatTheUserWroteIsInTheReportAndOutlivesTheIndex)
{
    const std::string id = addRun(1);
    {
        History history = opened();
        const auto edited =
            history.change(id, jinbang::test::becomes({"金榜 \"1\"", {"a", "b c"}, "line\nline"}));
        ASSERT_TRUE(edited) << sentence(edited.error());
        EXPECT_EQ(edited->about, (About{"金榜 \"1\"", {"a", "b c"}, "line\nline"}));
        EXPECT_EQ(history.report(id)->title, "金榜 \"1\"");
        EXPECT_THAT(history.report(id)->tags, ElementsAre("a", "b c"));
    }
    fs::remove(data / "history.db");
    History again = opened();
    EXPECT_EQ(again.find(id)->about.note, "line\nline");
    EXPECT_TRUE(again.change(id, jinbang::test::becomes({})));
    EXPECT_EQ(again.find(id)->about, About{});
}

// Saved after each round, so that a run that is killed loses at most one.
TEST_F(HistoryTest, AnHttpRunIsKeptAsItGrows)
{
    http::HttpRun run;
    run.header.runId = "20261130-130000-00000001";
    run.header.state = contest::RunState::Stopped; // as long as it has not ended
    run.header.entries.resize(1);
    run.header.entries[0].label = run.header.entries[0].contender = "rapidjson";
    run.loads.resize(1);
    run.rows.resize(1);
    KeptHttpRun kept(data / "runs");
    EXPECT_FALSE(kept.take(http::HttpStarted{run}));
    EXPECT_FALSE(kept.take(http::HttpRoundStarted{0, 0, 0, 0}));
    EXPECT_FALSE(fs::exists(kept.path()));
    http::HttpCell cell;
    for (int round = 0; round < 2; ++round) {
        cell.rounds.push_back({round, 0, {}});
        cell.rounds.back().result.latenciesNs = {1000, 2000};
        cell.rounds.back().result.takenNs = 3000;
        EXPECT_TRUE(kept.take(http::HttpRoundFinished{cell}));
    }
    EXPECT_EQ(kept.soFar().http.front().rounds.size(), 2U);
    EXPECT_EQ(kept.problem(), "");
    const auto read = opened().report(run.header.runId);
    ASSERT_TRUE(read) << sentence(read.error());
    EXPECT_EQ(read->state, "stopped");
    EXPECT_EQ(read->http, kept.soFar().http);
    KeptHttpRun nowhere({});
    EXPECT_FALSE(nowhere.take(http::HttpStarted{run}));
    EXPECT_TRUE(nowhere.take(http::HttpRoundFinished{cell})) << "made, if not saved";
    KeptHttpRun refused("/proc/nowhere");
    EXPECT_FALSE(refused.take(http::HttpStarted{run}));
    EXPECT_TRUE(refused.take(http::HttpRoundFinished{cell}));
    EXPECT_NE(refused.problem(), "");
}

TEST_F(HistoryTest, ADeletedRunComesBackAsItWas)
{
    const std::string first = addRun(1), second = addRun(2);
    History history = opened();
    ASSERT_TRUE(history.change(first, jinbang::test::becomes({"kept", {}, {}})));
    const std::string before = bytesOf(data / "runs" / (first + ".jsonl"));
    const auto removal = history.remove({first, first}, kToday);
    ASSERT_TRUE(removal) << sentence(removal.error());
    EXPECT_THAT(removal->ids, ElementsAre(first));
    EXPECT_THAT(idsOf(*history.list()), ElementsAre(second));
    EXPECT_FALSE(history.find(first));
    ASSERT_TRUE(history.restore(*removal));
    EXPECT_EQ(history.find(first)->about.title, "kept");
    EXPECT_TRUE(bytesOf(data / "runs" / (first + ".jsonl")) == before);
    EXPECT_FALSE(history.restore(*removal)) << "it is there";
    EXPECT_FALSE(history.restore({{"../runs"}}));
}

TEST_F(HistoryTest, DeletingIsAllOrNothing)
{
    const std::string id = addRun(1);
    History history = opened();
    EXPECT_FALSE(history.remove({id, "nobody"}, kToday));
    EXPECT_TRUE(fs::exists(data / "runs" / (id + ".jsonl")));
    EXPECT_TRUE(history.find(id));
}

TEST_F(HistoryTest, TheTrashIsEmptiedAfterThirtyDays)
{
    const std::string first = addRun(1), second = addRun(2);
    History history = opened();
    const auto now = std::chrono::system_clock::now();
    ASSERT_TRUE(history.remove({first}, now));
    ASSERT_TRUE(history.remove({second}, now + std::chrono::days(29)));
    EXPECT_TRUE(fs::exists(data / "trash" / first));
    ASSERT_TRUE(history.restore({{second}}));
    ASSERT_TRUE(history.remove({second}, now + std::chrono::days(31)));
    EXPECT_FALSE(fs::exists(data / "trash" / first));
    EXPECT_TRUE(fs::exists(data / "trash" / second));
}

TEST_F(HistoryTest, ARunThatGoesOnIsListedAndCannotBeDeleted)
{
    test::RunShape shape;
    shape.id = "20261130-130000-00000009";
    const auto run = test::inventedRun(shape);
    {
        auto journal = contest::Journal::create(data / "runs", test::headerOf(run));
        ASSERT_TRUE(journal);
        ASSERT_TRUE(journal->block({run.forks.front()}));
        History history = opened();
        EXPECT_EQ(history.find(shape.id)->state, RunState::Running);
        const auto removal = history.remove({shape.id}, kToday);
        ASSERT_FALSE(removal);
        EXPECT_EQ(removal.error().code, ErrorCode::Busy);
    }
    // Its process is gone, and it wrote no end: the file is the same, the state is not.
    History history = opened();
    const auto found = history.find(shape.id);
    EXPECT_EQ(found->state, RunState::Stopped);
    EXPECT_TRUE(found->resumable());
    EXPECT_EQ(found->cells, 4U);
}

TEST_F(HistoryTest, ADamagedRunTellsWhatIsLeftOfIt)
{
    const std::string id = addRun(1);
    const fs::path file = data / "runs" / (id + ".jsonl");
    std::string content = bytesOf(file);
    content.replace(content.find("{\"block\""), 8, "{\"bl?ck:");
    write(file, content);
    write(data / "runs" / "empty.jsonl", "");
    History history = opened();
    EXPECT_EQ(history.list()->size(), 2U);
    const auto report = history.report(id);
    ASSERT_TRUE(report) << sentence(report.error());
    EXPECT_THAT(report->log, Contains(Field(&archive::ReportLog::message,
                                            HasSubstr("line 2 could not be read"))));
    EXPECT_EQ(history.find("empty")->state, RunState::Unreadable);
    EXPECT_TRUE(bytesOf(file) == content) << "nothing is mended by itself";
}

TEST_F(HistoryTest, KeepsReportsWithoutAJournal)
{
    archive::Report foreign;
    foreign.generatorName = "JMH";
    foreign.title = "somebody's";
    foreign.startedAt = "2020-01-01T00:00:00Z";
    archive::Cell cell;
    cell.contender = cell.label = cell.library = "jackson";
    cell.foreign = archive::Foreign{"a.jackson", "a", {}, {}, {}};
    cell.classic = archive::Classic{50, std::nullopt, 5, "ops/s", {}};
    foreign.cells = {cell};
    History history = opened();
    const auto kept = history.keep(foreign);
    ASSERT_TRUE(kept) << sentence(kept.error());
    EXPECT_EQ(kept->kind, RunKind::Import);
    EXPECT_THAT(kept->id, HasSubstr("import-"));
    EXPECT_EQ(history.keep(foreign)->id, kept->id);
    EXPECT_EQ(history.list()->size(), 1U);
    foreign.cells.front().classic->score = 51;
    EXPECT_NE(history.keep(foreign)->id, kept->id);
    EXPECT_EQ(history.report(kept->id)->cells.front().classic->score, 50);

    const std::string own = addRun(1);
    ASSERT_TRUE(history.refresh());
    EXPECT_EQ(history.keep(*history.report(own))->file.extension(), ".jsonl")
        << "a run of ours that is there is not kept twice";
    EXPECT_EQ(history.list()->size(), 3U);
}

TEST_F(HistoryTest, AnImportSaysItsFileAndFormat)
{
    archive::Report report;
    report.generatorName = "JMH";
    report.importedFrom = archive::ImportedFile{"书 信.json", "jmh.json", {}};
    archive::settleImport(report, "/else/where.json");
    History history = opened();
    ASSERT_TRUE(history.keep(report));
    const auto kept = history.list();
    ASSERT_EQ(kept->size(), 1U);
    EXPECT_EQ(kept->front().importedFrom, "书 信.json");
    EXPECT_EQ(kept->front().importedAs, "jmh.json");
    EXPECT_EQ(kept->front().about.title, "where.json");
    RunFilter word;
    word.text = "信.json";
    EXPECT_EQ(history.list(word)->size(), 1U);
}

TEST_F(HistoryTest, FollowsACellThroughTheRunsAndMarksWhatChanged)
{
    test::RunShape shape;
    addRun(1, shape);
    shape.factor = 1.1;
    shape.version = "1.1";
    addRun(2, shape);
    shape.compiler = "g++ 13.1";
    const std::string last = addRun(3, shape);
    History history = opened();
    EXPECT_THAT(*history.cells(), ElementsAre(CellName{"deserialize/small", "lib0"},
                                              CellName{"deserialize/small", "lib1"},
                                              CellName{"serialize/small", "lib0"},
                                              CellName{"serialize/small", "lib1"}));
    const auto trend = history.trend({"serialize/small", "lib1"});
    ASSERT_TRUE(trend);
    ASSERT_EQ(trend->size(), 3U);
    EXPECT_NEAR((*trend)[0].value, 200, 1);
    EXPECT_NEAR((*trend)[1].value, 220, 1);
    EXPECT_LT(*(*trend)[1].low, *(*trend)[1].high);
    EXPECT_THAT((*trend)[0].changes, IsEmpty());
    EXPECT_THAT((*trend)[1].changes, ElementsAre(archive::FactPair{"version", "1.0", "1.1"}));
    EXPECT_THAT((*trend)[2].changes,
                ElementsAre(archive::FactPair{"compiler", "g++ 12.2", "g++ 13.1"}));
    EXPECT_EQ((*trend)[2].runId, last);
    EXPECT_THAT(*history.trend({"serialize/small", "nobody"}), IsEmpty());
    EXPECT_EQ(history.trend({"serialize/small", "lib1"}, {.most = 1})->front().runId, last);
}

TEST_F(HistoryTest, AFullDiskCostsTheTitleAndNothingElse)
{
    const std::string id = addRun(1);
    History history = opened();
    ASSERT_TRUE(history.change(id, jinbang::test::becomes({"old", {}, {}})));
    const std::string before = bytesOf(data / "runs" / (id + ".jsonl"));

    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    rlimit old{};
    ::getrlimit(RLIMIT_FSIZE, &old);
    rlimit little = old;
    little.rlim_cur = 16;
    ::setrlimit(RLIMIT_FSIZE, &little);
    const auto edited =
        history.change(id, jinbang::test::becomes({"new", {}, std::string(1000, 'n')}));
    ::setrlimit(RLIMIT_FSIZE, &old);
    std::signal(SIGXFSZ, handler);

    EXPECT_FALSE(edited);
    EXPECT_EQ(history.find(id)->about.title, "old");
    EXPECT_TRUE(bytesOf(data / "runs" / (id + ".jsonl")) == before);
}

} // namespace jinbang::core::history

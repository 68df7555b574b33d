// SPDX-License-Identifier: GPL-3.0-or-later
// Whole runs of scripted contenders in fake time: what is measured, in which order, how it ends,
// and that one bad cell costs no other its result.
#include "core/contest/contest.h"
#include "core/contest/journal.h"
#include "tests/core/contest/fakecontest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <set>
#include <unistd.h>

namespace jinbang::core::contest {
namespace {

using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

const std::vector<Operation> kRecords{Operation::Serialize, Operation::Deserialize};

class Contest : public testing::Test
{
protected:
    Contest()
    {
        std::filesystem::create_directories(folder);
        plan.sampling = samplingOf(Preset::Quick);
        plan.workloads = {{"small", false, {}, {}}};
        plan.seed = 7;
        plan.extraPasses = false;
    }
    ~Contest() override { std::filesystem::remove_all(folder); }

    void add(const std::string &id, double ns, double forkNs = 50e6)
    {
        add(Measurer{helloOf(id, kRecords), [ns](const protocol::Run &) { return ns; }, forkNs});
    }
    void add(const Measurer &measurer)
    {
        launcher.scripts[measurer.hello.id] = measurer;
        roster.candidates.push_back(
            {{measurer.hello.id, {measurer.hello.id}, Origin::Installed}, measurer.hello, {}});
    }
    Surroundings surroundings()
    {
        Surroundings around{launcher,
                            ticker,
                            JINBANG_SOURCE_DIR "/resources",
                            folder / "journals",
                            folder / "scratch",
                            {},
                            {},
                            {}};
        around.environment.usableCores = 2;
        around.allocationCounter = counter;
        around.runnerPrefix = runner;
        return around;
    }
    RunData run(std::stop_token stop = {})
    {
        auto result = runContest(plan, roster, surroundings(), std::move(stop), observer);
        EXPECT_TRUE(result.has_value()) << (result ? "" : sentence(result.error()));
        return result ? std::move(*result) : RunData{};
    }
    Error failure()
    {
        const auto result = runContest(plan, roster, surroundings(), {}, observer);
        EXPECT_FALSE(result.has_value());
        return result ? Error{} : result.error();
    }
    static CellEnd end(const RunData &data, int row, int entry)
    {
        const auto *found = endOf(data, row, entry);
        EXPECT_NE(found, nullptr);
        return found != nullptr ? *found : CellEnd{};
    }
    static std::vector<Fork> forksOf(const RunData &data, int row, int entry, bool validOnly = true)
    {
        std::vector<Fork> forks;
        for (const auto &fork : data.forks) {
            if (fork.row == row && fork.entry == entry && (fork.valid || !validOnly))
                forks.push_back(fork);
        }
        return forks;
    }
    /// Every sample waits for a core.
    static std::vector<Step> disturbed(std::vector<Step> steps)
    {
        for (auto &step : steps) {
            if (const auto at = step.output.find("\"runDelayNs\":0"); at != std::string::npos)
                step.output.replace(at, 14, "\"runDelayNs\":90000");
        }
        return steps;
    }
    /// Runs; what was told from a fifth of the run on was right within `share` of its length.
    void expectForecastsWithin(double share)
    {
        std::vector<Remaining> told;
        observer = [&](const RunEvent &event) {
            if (const auto *remaining = std::get_if<Remaining>(&event))
                told.push_back(*remaining);
        };
        const double before = ticker.nowNs();
        run();
        const double total = ticker.nowNs() - before;
        ASSERT_FALSE(told.empty());
        for (const auto &remaining : told) {
            if (remaining.elapsedNs >= 0.2 * total) {
                EXPECT_NEAR(remaining.elapsedNs + remaining.remainingNs, total, share * total);
            }
        }
        EXPECT_GT(told.back().elapsedNs, 0.9 * total);
    }
    static std::string logOf(const RunData &data)
    {
        std::string all;
        for (const auto &line : data.log)
            all += line.level + ": " + line.message + '\n';
        return all;
    }

    std::filesystem::path folder =
        std::filesystem::temp_directory_path() / ("jinbang-contest-" + std::to_string(::getpid()));
    FakeTicker ticker;
    FakeLauncher launcher{ticker};
    Roster roster;
    Plan plan;
    std::filesystem::path counter;
    std::vector<std::string> runner;
    Observer observer;
};

TEST_F(Contest, AskedForSingleCellsItMeasuresThoseAndNoOther)
{
    add("a", 1000);
    add("b", 2000);
    add("c", 3000);
    plan.workloads = {{"small", false, {}, {}}, {"users", false, 5, {}}};
    plan.threads = {1, 2};
    plan.only = {{Operation::Serialize, "users:5", "b", "", {}, {}, {}, {}, {}},
                 {Operation::Deserialize, "small", "a", "", {}, 2, {}, {}, {}}};
    const RunData data = run();
    ASSERT_THAT(data.rows, SizeIs(3));
    std::set<std::string> measured;
    for (int row = 0; row < 3; ++row) {
        for (int entry = 0; entry < 3; ++entry) {
            const CellEnd how = end(data, row, entry);
            const auto &here = data.rows[static_cast<std::size_t>(row)];
            if (how.status == CellStatus::Ok)
                measured.insert(std::string(text(here.operation)) + std::to_string(here.threads)
                                + data.entries[static_cast<std::size_t>(entry)].label);
            else
                EXPECT_EQ(how.status, CellStatus::Skipped) << how.reason;
        }
    }
    EXPECT_EQ(measured, (std::set<std::string>{"serialize1b", "serialize2b", "deserialize2a"}));
    for (const auto &fork : data.forks)
        EXPECT_NE(fork.entry, 2);

    plan.only = {{Operation::Parse, "small", "a", "", {}, {}, {}, {}, {}}};
    EXPECT_EQ(failure().code, ErrorCode::NothingToDo);
}

TEST_F(Contest, MeasuresEveryContenderOncePerBlockInAShuffledOrder)
{
    add("a", 100);
    add("b", 200);
    add("c", 300);
    const auto data = run();
    EXPECT_EQ(data.state, RunState::Complete);
    EXPECT_THAT(data.rows, SizeIs(2));
    EXPECT_THAT(data.forks, SizeIs(2 * 3 * 16));
    std::set<std::vector<int>> orders;
    for (int block = 0; block < 16; ++block) {
        std::vector<int> order(3, -1);
        for (const auto &fork : data.forks) {
            if (fork.row == 0 && fork.block == block)
                order[static_cast<std::size_t>(fork.position)] = fork.entry;
        }
        EXPECT_THAT(order, testing::UnorderedElementsAre(0, 1, 2));
        orders.insert(order);
    }
    EXPECT_GT(orders.size(), 2U);
    for (const auto &fork : forksOf(data, 0, 1))
        EXPECT_EQ(fork.nsPerOp, 200);
    for (int entry = 0; entry < 3; ++entry)
        EXPECT_EQ(end(data, 1, entry).status, CellStatus::Ok);
    EXPECT_THAT(data.finishedRows, ElementsAre(0, 1));
    EXPECT_THAT(data.rowsThatMetTarget, ElementsAre(0, 1));
}

TEST_F(Contest, TheSeedFixesOrderAndInputs)
{
    add("a", 100);
    add("b", 200);
    const auto first = run(), second = run();
    plan.seed = 8;
    const auto third = run();
    const auto orderOf = [](const RunData &data) {
        std::vector<int> order;
        for (const auto &fork : data.forks)
            order.push_back(fork.entry);
        return order;
    };
    EXPECT_EQ(orderOf(first), orderOf(second));
    EXPECT_NE(orderOf(first), orderOf(third));
    EXPECT_EQ(first.fixtures[0].sha256, second.fixtures[0].sha256);
    EXPECT_NE(first.fixtures[0].sha256, third.fixtures[0].sha256);
    EXPECT_NE(first.runId, second.runId);
}

TEST_F(Contest, TheFirstForkChecksAndCalibratesAndTheOthersTakeItsN)
{
    std::vector<protocol::MeasureSpec> asked;
    Measurer measurer{helloOf("a", kRecords), [&](const protocol::Run &run) {
                          asked.push_back(run.measure);
                          return 2000.0;
                      }};
    add(measurer);
    plan.operations = {Operation::Serialize};
    run();
    ASSERT_GE(asked.size(), 2U);
    EXPECT_TRUE(asked[0].check);
    EXPECT_FALSE(asked[0].n.has_value());
    EXPECT_FALSE(asked[1].check);
    EXPECT_EQ(asked[1].n, 1000U);
    EXPECT_NE(asked[0].seed, asked[1].seed);
    EXPECT_EQ(asked[0].samples, 5);
}

TEST_F(Contest, ANewNIsFoundWhenSamplesLeaveTheirLength)
{
    std::vector<bool> calibrated;
    Measurer measurer{helloOf("a", kRecords), [&](const protocol::Run &run) {
                          calibrated.push_back(!run.measure.n);
                          return calibrated.size() == 3 ? 9000.0 : 2000.0; // 9 ms instead of 2 ms
                      }};
    add(measurer);
    plan.operations = {Operation::Serialize};
    run();
    ASSERT_GE(calibrated.size(), 5U);
    calibrated.resize(5);
    EXPECT_THAT(calibrated, ElementsAre(true, false, false, true, false));
}

TEST_F(Contest, EveryWayOfFailingEndsOneCellOnly)
{
    add("good", 100);
    const auto bad = [&](const std::string &id, std::vector<Step> steps) {
        auto hello = helloOf(id, kRecords);
        launcher.scripts[id] = [steps, hello](const protocol::Request &) { return steps; };
        roster.candidates.push_back({{id, {id}, Origin::Installed}, hello, {}});
    };
    bad("crash", {dies(SIGSEGV, "free(): invalid pointer\n", 1e6)});
    bad("hang", {hangs()});
    bad("killed", {{0, {}, Ending{true, SIGKILL, false, true}, {}}});
    bad("greedy", {dies(SIGABRT, "what(): std::bad_alloc\n")});
    bad("babble", {says("what?\n")});
    protocol::Failure failure;
    failure.status = CellStatus::Wrong;
    failure.reason = "at /name: expected \"a\", got \"b\"";
    bad("liar", {says(failure)});
    failure.status = CellStatus::Rejected;
    bad("picky", {says(failure)});
    plan.operations = {Operation::Deserialize};
    plan.sampling.deadlineNs.reset();
    const auto data = run();

    const auto expect = [&](int entry, CellStatus status, const std::string &reason) {
        EXPECT_EQ(end(data, 0, entry).status, status)
            << data.entries[static_cast<std::size_t>(entry)].label;
        EXPECT_THAT(end(data, 0, entry).reason, HasSubstr(reason));
    };
    expect(0, CellStatus::Ok, "");
    expect(1, CellStatus::Crashed, "SIGSEGV in deserialize; it said: free(): invalid pointer");
    expect(2, CellStatus::Timeout, "timed out after 10");
    expect(3, CellStatus::OutOfMemory, "killed it");
    expect(4, CellStatus::OutOfMemory, "bad_alloc");
    expect(5, CellStatus::Crashed, "protocol");
    expect(6, CellStatus::Wrong, "/name");
    expect(7, CellStatus::Rejected, "");
    EXPECT_THAT(forksOf(data, 0, 0), SizeIs(16));
    EXPECT_EQ(data.state, RunState::Complete);
    // Nobody that failed is started again.
    EXPECT_EQ(std::count_if(launcher.launched.begin(), launcher.launched.end(),
                            [](const auto &spec) { return spec.arguments.back() == "hang"; }),
              1);
}

TEST_F(Contest, OneThatFailsLateLosesItsCellAndTheOthersGoOn)
{
    add("good", 100);
    int forks = 0;
    auto hello = helloOf("late", kRecords);
    const Measurer measurer{hello, [](const auto &) { return 100.0; }};
    launcher.scripts["late"] = [&forks, measurer](const protocol::Request &request) {
        return ++forks > 5 ? std::vector{dies(SIGBUS)} : measurer(request);
    };
    roster.candidates.push_back({{"late", {"late"}, Origin::Installed}, hello, {}});
    plan.operations = {Operation::Serialize};
    const auto data = run();
    EXPECT_EQ(end(data, 0, 1).status, CellStatus::Crashed);
    EXPECT_THAT(forksOf(data, 0, 1), SizeIs(5));
    EXPECT_THAT(forksOf(data, 0, 0), SizeIs(16));
}

TEST_F(Contest, WhatIsNotOfferedIsNotStarted)
{
    add("a", 100);
    auto hello = helloOf("reader", {Operation::Deserialize});
    hello.unsupported[Operation::Serialize] = "it has no writer";
    add(Measurer{hello, [](const auto &) { return 50.0; }});
    const auto data = run();
    EXPECT_EQ(end(data, 0, 1).status, CellStatus::Unsupported);
    EXPECT_EQ(end(data, 0, 1).reason, "it has no writer");
    EXPECT_EQ(end(data, 1, 1).status, CellStatus::Ok);
    EXPECT_THAT(forksOf(data, 0, 1, false), IsEmpty());
}

TEST_F(Contest, OneNamedTwiceIsMeasuredTwice)
{
    add("a", 100);
    plan.entries = {{"a", {}}, {"a", {}}, {"a", "dom"}};
    const auto data = run();
    ASSERT_THAT(data.entries, SizeIs(3));
    EXPECT_EQ(data.entries[0].label, "a");
    EXPECT_EQ(data.entries[1].label, "a #2");
    EXPECT_EQ(data.entries[2].label, "a dom");
    EXPECT_THAT(forksOf(data, 0, 1), SizeIs(16));
}

TEST_F(Contest, TheTwinStandsInEveryBlockButStopsNothing)
{
    add("a", 100);
    add("b", 200);
    plan.sampling.twin = true;
    const auto data = run();
    ASSERT_THAT(data.entries, SizeIs(3));
    EXPECT_TRUE(data.entries[2].twin);
    EXPECT_EQ(data.entries[2].label, "a (twin)");
    EXPECT_THAT(forksOf(data, 0, 2), SizeIs(16));
}

TEST_F(Contest, NamesThatDoNotExistAreRefusedWithThoseThatDo)
{
    add("a", 100);
    plan.entries = {{"b", {}}};
    EXPECT_THAT(sentence(failure()), HasSubstr("there are a"));
    plan.entries = {{"a", "sax"}};
    EXPECT_THAT(sentence(failure()), HasSubstr("there are dom"));
    plan.entries.clear();
    plan.workloads = {{"/nowhere/x.json", true, {}, {}}};
    EXPECT_EQ(failure().code, ErrorCode::CannotRead);
    plan.workloads = {{"small", false, {}, {}}};
    plan.threads = {3};
    EXPECT_EQ(failure().code, ErrorCode::OutOfRange);
    roster.candidates.clear();
    plan.threads = {1};
    EXPECT_EQ(failure().code, ErrorCode::NoContender);
}

TEST_F(Contest, AnUnusableContenderKeepsItsReason)
{
    add("a", 100);
    roster.candidates.push_back({{"old", {"old"}, Origin::Installed}, {}, "protocol 1 is needed"});
    EXPECT_THAT(logOf(run()), HasSubstr("old is left out: protocol 1 is needed"));
    plan.entries = {{"a", {}}, {"old", {}}};
    const auto data = run();
    EXPECT_EQ(end(data, 0, 1).status, CellStatus::Unsupported);
    EXPECT_EQ(end(data, 0, 0).status, CellStatus::Ok);
}

TEST_F(Contest, AnInputThatCannotBeReadCostsOnlyItsOwnRows)
{
    add("a", 100);
    add(Measurer{helloOf("docs", {Operation::Parse, Operation::Stringify}),
                 [](const auto &) { return 10.0; }});
    std::ofstream(folder / "empty.json");
    std::ofstream(folder / "good.json") << R"({"a":[1,2]})";
    plan.workloads = {{(folder / "empty.json").string(), true, {}, {}},
                      {(folder / "good.json").string(), true, {}, {}},
                      {"small", false, {}, {}}};
    const auto data = run();
    ASSERT_THAT(data.rows,
                SizeIs(6)); // serialize and deserialize small; parse and stringify of both files
    for (int row = 0; row < 6; ++row) {
        const auto &here = data.rows[static_cast<std::size_t>(row)];
        const int entry = isRecordOperation(here.operation) ? 0 : 1;
        EXPECT_EQ(end(data, row, entry).status,
                  here.fixture == 0 ? CellStatus::Skipped : CellStatus::Ok)
            << row;
    }
    EXPECT_THAT(data.fixtures[0].notes, Each(HasSubstr("empty")));
}

TEST_F(Contest, AFileThatChangesStopsTheRun)
{
    const auto file = folder / "data.json";
    std::ofstream(file) << R"({"a":1})";
    int forks = 0;
    add(Measurer{helloOf("docs", {Operation::Parse}), [&](const auto &) {
                     if (++forks == 4)
                         std::ofstream(file, std::ios::app) << ' ';
                     return 10.0;
                 }});
    plan.workloads = {{file.string(), true, {}, {}}};
    const auto data = run();
    EXPECT_EQ(data.state, RunState::Failed);
    EXPECT_THAT(logOf(data), HasSubstr("changed while it was being measured"));
    EXPECT_THAT(forksOf(data, 0, 0), SizeIs(3)); // the block in which it changed is not kept
}

TEST_F(Contest, ADisturbedBlockIsRunAgainAndStaysWithItsReason)
{
    add("calm", 100);
    int forks = 0;
    auto hello = helloOf("shaken", kRecords);
    const Measurer measurer{hello, [](const auto &) { return 100.0; }};
    launcher.scripts["shaken"] = [&forks, measurer](const protocol::Request &request) {
        return ++forks == 3 ? disturbed(measurer(request)) : measurer(request);
    };
    roster.candidates.push_back({{"shaken", {"shaken"}, Origin::Installed}, hello, {}});
    plan.operations = {Operation::Serialize};
    const auto data = run();
    EXPECT_THAT(forksOf(data, 0, 0, false), SizeIs(17));
    EXPECT_THAT(forksOf(data, 0, 0), SizeIs(16));
    EXPECT_THAT(forksOf(data, 0, 1), SizeIs(16));
    const auto all = forksOf(data, 0, 1, false);
    const auto rejected =
        std::find_if(all.begin(), all.end(), [](const Fork &fork) { return !fork.valid; });
    ASSERT_NE(rejected, all.end());
    EXPECT_EQ(rejected->block, 2);
    EXPECT_THAT(rejected->reason, HasSubstr("0 of 5 samples are clean"));
    const auto calm = forksOf(data, 0, 0, false);
    EXPECT_TRUE(std::any_of(calm.begin(), calm.end(), [](const Fork &fork) {
        return fork.reason.find("shaken was disturbed") != std::string::npos;
    }));
    EXPECT_THAT(rejected->samples[0].rejected, HasSubstr("waited"));
}

TEST_F(Contest, RepeatsHaveAnEndAndTheRestStillCounts)
{
    add("calm", 100);
    Measurer measurer{helloOf("noisy", kRecords), [](const auto &) { return 100.0; }};
    launcher.scripts["noisy"] = [measurer](const protocol::Request &request) {
        auto steps = measurer(request);
        for (auto &step : steps) {
            if (const auto at = step.output.find("\"involuntary\":0"); at != std::string::npos)
                step.output.replace(at, 15, "\"involuntary\":2");
        }
        return steps;
    };
    roster.candidates.push_back({{"noisy", {"noisy"}, Origin::Installed}, measurer.hello, {}});
    plan.operations = {Operation::Serialize};
    const auto data = run();
    EXPECT_LE(forksOf(data, 0, 0, false).size(), 21U); // 16 and 30 %
    EXPECT_EQ(end(data, 0, 1).status, CellStatus::Ok);
    ASSERT_FALSE(forksOf(data, 0, 1).empty());
    EXPECT_THAT(forksOf(data, 0, 1)[0].reason, HasSubstr("kept"));
    EXPECT_THAT(logOf(data), HasSubstr("too busy"));
    const auto read = readJournal(folder / "journals" / (data.runId + ".jsonl"));
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(read->forks.size(), data.forks.size());
    EXPECT_EQ(std::count_if(read->forks.begin(), read->forks.end(),
                            [](const Fork &fork) { return fork.valid; }),
              std::count_if(data.forks.begin(), data.forks.end(),
                            [](const Fork &fork) { return fork.valid; }));
}

TEST_F(Contest, TheDeadlineIsSharedAndHeld)
{
    for (const char *id : {"a", "b", "c", "d"})
        add(id, 100, 400e6); // 16 blocks of six rows would take 154 s
    plan.workloads = {{"small", false, {}, {}}, {"users", false, 3, {}}, {"bean", false, 1, {}}};
    plan.extraPasses = true;
    const double before = ticker.nowNs();
    const auto data = run();
    const double took = ticker.nowNs() - before;
    EXPECT_LE(took, 60e9);
    EXPECT_GE(took, 50e9);
    EXPECT_THAT(data.finishedRows, SizeIs(6));
    for (int row = 0; row < 6; ++row) {
        EXPECT_GE(forksOf(data, row, 0).size(), 4U) << row;
        EXPECT_LE(forksOf(data, row, 0).size(), 7U) << row;
    }
    EXPECT_THAT(logOf(data), HasSubstr("share of the deadline"));
}

TEST_F(Contest, EveryRowGetsItsFirstBlockHoweverShortTheDeadline)
{
    add("a", 100, 40e9);
    plan.timeoutNs = 100e9;
    const auto data = run();
    EXPECT_THAT(forksOf(data, 0, 0), SizeIs(1));
    EXPECT_THAT(forksOf(data, 1, 0), SizeIs(1));
}

TEST_F(Contest, MaxTimeBoundsTheRunAndSkipsTheRest)
{
    add("a", 100, 3e9);
    plan.maxTimeNs = 5e9;
    plan.sampling.minBlocks = plan.sampling.maxBlocks = 4;
    const double before = ticker.nowNs();
    const auto data = run();
    EXPECT_LE(ticker.nowNs() - before, 5e9 + 1e6);
    EXPECT_EQ(data.state, RunState::Complete);
    EXPECT_EQ(end(data, 0, 0).status, CellStatus::Ok);
    EXPECT_EQ(end(data, 1, 0).status, CellStatus::Skipped);
}

TEST_F(Contest, AdaptiveRowsStopWhenTheTargetIsMet)
{
    int fork = 0;
    add("a", 100);
    add(Measurer{helloOf("b", kRecords), [&](const auto &) { return 200.0 + ++fork * 37 % 11; }});
    plan.sampling = samplingOf(Preset::Standard);
    plan.sampling.twin = false;
    plan.operations = {Operation::Serialize};
    plan.sampling.targetRelHalfWidth = 0.1;
    EXPECT_THAT(forksOf(run(), 0, 0), SizeIs(20));
    fork = 0;
    plan.sampling.targetRelHalfWidth = 0.0001;
    const auto data = run();
    EXPECT_THAT(forksOf(data, 0, 0), SizeIs(40));
    EXPECT_THAT(data.rowsThatMetTarget, IsEmpty());
}

TEST_F(Contest, CancelKeepsFinishedBlocksAndResumeMeasuresTheRest)
{
    std::stop_source source;
    int forks = 0;
    add("a", 100);
    add(Measurer{helloOf("b", kRecords), [&](const auto &) {
                     if (++forks == 21) // in the second row
                         source.request_stop();
                     return 200.0;
                 }});
    const auto stopped = run(source.get_token());
    EXPECT_EQ(stopped.state, RunState::Stopped);
    EXPECT_THAT(stopped.forks, SizeIs(2 * 20));
    EXPECT_EQ(end(stopped, 1, 1).status, CellStatus::Ok); // from its four blocks
    const auto journals = folder / "journals";
    ASSERT_THAT(unfinishedRuns(journals), SizeIs(1));

    auto soFar = readJournal(unfinishedRuns(journals)[0].file);
    ASSERT_TRUE(soFar.has_value());
    const auto whole = resumeContest(std::move(*soFar), roster, surroundings(), {}, observer);
    ASSERT_TRUE(whole.has_value()) << sentence(whole.error());
    EXPECT_EQ(whole->state, RunState::Complete);
    EXPECT_THAT(whole->forks, SizeIs(2 * 2 * 16));
    EXPECT_THAT(whole->ends, SizeIs(4));
    EXPECT_THAT(unfinishedRuns(journals), IsEmpty());

    forks = 100;
    const auto atOnce = run(); // the same seed: the same order
    for (std::size_t i = 0; i < atOnce.forks.size(); ++i) {
        EXPECT_EQ(whole->forks[i].entry, atOnce.forks[i].entry) << i;
        EXPECT_EQ(whole->forks[i].block, atOnce.forks[i].block) << i;
    }
    const auto read = readJournal(journals / (whole->runId + ".jsonl"));
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(read->forks.size(), whole->forks.size());
    EXPECT_EQ(read->ends.size(), whole->ends.size());
}

TEST_F(Contest, CancelBeforeAnythingCancelsEveryCell)
{
    add("a", 100);
    std::stop_source source;
    source.request_stop();
    const auto data = run(source.get_token());
    EXPECT_EQ(data.state, RunState::Stopped);
    EXPECT_EQ(end(data, 0, 0).status, CellStatus::Cancelled);
    EXPECT_THAT(data.forks, IsEmpty());
}

TEST_F(Contest, AJournalThatCannotBeWrittenEndsTheRunWithASentence)
{
    add("a", 100);
    std::ofstream(folder / "journals") << "a file where the folder should be";
    EXPECT_EQ(failure().code, ErrorCode::CannotWrite);
}

TEST_F(Contest, ExtrasComeFromForksOfTheirOwn)
{
    add("a", 100);
    counter = "/usr/lib/counter.so";
    plan.extraPasses = true;
    plan.operations = {Operation::Serialize};
    const auto data = run();
    ASSERT_THAT(data.extras, SizeIs(1));
    EXPECT_EQ(data.extras[0].allocationsPerOp, 3);
    EXPECT_EQ(data.extras[0].allocatedBytesPerOp, 300);
    EXPECT_EQ(data.extras[0].peakRssBytes, 5U << 20);
    std::size_t preloaded = 0;
    for (const auto &spec : launcher.launched)
        preloaded += spec.preload == std::vector<std::string>{"/usr/lib/counter.so"} ? 1 : 0;
    EXPECT_EQ(preloaded, 1U);
}

TEST_F(Contest, ARunnerGetsTheFixtureInline)
{
    add("a", 100);
    runner = {"ssh", "host"};
    plan.operations = {Operation::Deserialize};
    const auto data = run();
    ASSERT_FALSE(launcher.payloads.empty());
    EXPECT_EQ(launcher.payloads[0].size(), data.fixtures[0].facts.bytes);
    EXPECT_THAT(launcher.launched.back().arguments, ElementsAre("ssh", "host", "a"));
    EXPECT_FALSE(launcher.launched.back().memoryCapBytes.has_value());
}

TEST_F(Contest, LimitsArePassedToTheContender)
{
    add("a", 100);
    auto sanitized = helloOf("asan", kRecords);
    sanitized.build["sanitizers"] = "address";
    add(Measurer{sanitized, [](const auto &) { return 1000.0; }});
    plan.memoryCapBytes = 1U << 30;
    plan.pinnedCpus = {1};
    run();
    std::set<std::size_t> pads;
    for (const auto &spec : launcher.launched) {
        EXPECT_EQ(spec.memoryCapBytes.has_value(), spec.arguments.back() == "a");
        EXPECT_THAT(spec.cpus, ElementsAre(1));
        EXPECT_LT(spec.environmentPad, 4096U);
        pads.insert(spec.environmentPad);
    }
    EXPECT_GT(pads.size(), 20U);
}

TEST_F(Contest, AnAllocatorThatIsNotInstalledIsNamedWithItsPackage)
{
    add("a", 100);
    auto sanitized = helloOf("asan", kRecords);
    sanitized.build["sanitizers"] = "address";
    add(Measurer{sanitized, [](const auto &) { return 1000.0; }});
    plan.allocators = {"system", "jemalloc"};
    const auto data = run();
    EXPECT_THAT(data.rows, SizeIs(4));
    EXPECT_EQ(end(data, 0, 1).status, CellStatus::Ok);
    EXPECT_EQ(end(data, 1, 1).status, CellStatus::Unsupported);
    EXPECT_THAT(end(data, 1, 1).reason, HasSubstr("sanitizer"));
}

TEST_F(Contest, AxesBecomeRowsThatAreNeverMixed)
{
    add("a", 100);
    plan.threads = {1, 2};
    plan.reuse = {true, false};
    plan.keys = {KeyOrder::Ordered, KeyOrder::Shuffled};
    plan.sampling.minBlocks = plan.sampling.maxBlocks = 1;
    const auto data = run();
    EXPECT_THAT(data.rows, SizeIs(4 + 8)); // what is written does not depend on the order of keys
}

TEST_F(Contest, JmhIterationsReplaceTheSampling)
{
    protocol::MeasureSpec asked;
    add(Measurer{helloOf("a", kRecords),
                 [&](const protocol::Run &run) {
                     asked = run.measure;
                     return 100.0;
                 },
                 20e9});
    plan.preset = Preset::Article;
    plan.sampling = samplingOf(Preset::Article);
    plan.operations = {Operation::Serialize};
    const auto data = run();
    ASSERT_TRUE(asked.fixed.has_value());
    EXPECT_EQ(asked.fixed->iterationNs, 10e9);
    EXPECT_THAT(data.forks, SizeIs(1));
    EXPECT_EQ(end(data, 0, 0).status, CellStatus::Ok);
}

TEST_F(Contest, TheForecastIsWithinAFifthAfterAFifthOfTheRun)
{
    add("a", 100, 30e6);
    add("b", 100, 90e6);
    add("c", 100, 60e6);
    plan.workloads = {{"small", false, {}, {}}, {"users", false, 3, {}}};
    expectForecastsWithin(0.2);
}

TEST_F(Contest, ABusyMachineIsInTheForecastBeforeItsFirstRowEnds)
{
    add("calm", 100);
    Measurer measurer{helloOf("shaken", kRecords), [](const auto &) { return 100.0; }};
    int forks = 0; // two blocks of five are run again, four a row at most
    launcher.scripts["shaken"] = [&forks, measurer](const protocol::Request &request) {
        return ++forks % 5 == 1 || forks % 5 == 3 ? disturbed(measurer(request))
                                                  : measurer(request);
    };
    roster.candidates.push_back({{"shaken", {"shaken"}, Origin::Installed}, measurer.hello, {}});
    expectForecastsWithin(0.1);
}

TEST_F(Contest, EventsTellTheStoryInOrder)
{
    add("a", 100);
    plan.operations = {Operation::Serialize};
    plan.sampling.minBlocks = plan.sampling.maxBlocks = 2;
    std::string story;
    observer = [&](const RunEvent &event) {
        if (!std::holds_alternative<Remaining>(event) && !std::holds_alternative<Logged>(event))
            story += "SfFEXRLrD"[event.index()];
    };
    run();
    EXPECT_EQ(story, "SfFfFERD");
}

TEST_F(Contest, NoScratchIsLeftBehind)
{
    add("a", 100);
    std::filesystem::create_directories(folder / "scratch"
                                        / "jinbang-4194303-old"); // no such process
    run();
    EXPECT_TRUE(std::filesystem::is_empty(folder / "scratch"));
}

} // namespace
} // namespace jinbang::core::contest

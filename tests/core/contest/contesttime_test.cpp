// SPDX-License-Identifier: GPL-3.0-or-later
// How runs end: repeated blocks, deadlines, precision, a stop and going on after it.
#include "core/contest/journal.h"
#include "tests/core/contest/contesttest.h"

#include <gmock/gmock.h>

#include <fstream>
#include <map>
#include <memory>
#include <set>

namespace jinbang::core::contest {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

const std::vector<Operation> kRecords{Operation::Serialize, Operation::Deserialize};

class ContestTime : public ContestTest
{
};

TEST_F(ContestTime, ADisturbedBlockIsRunAgainAndStaysWithItsReason)
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

TEST_F(ContestTime, RepeatsHaveAnEndAndTheRestStillCounts)
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

TEST_F(ContestTime, AHandfulOfUndisturbedProcessesDoesNotStandForTheCell)
{
    add("calm", 100);
    int forks = 0;
    const Measurer measurer{helloOf("shaken", kRecords), [](const auto &) { return 100.0; }};
    launcher.scripts["shaken"] = [&forks, measurer](const protocol::Request &request) {
        return ++forks == 3 ? measurer(request) : disturbed(measurer(request));
    };
    roster.candidates.push_back({{"shaken", {"shaken"}, Origin::Installed}, measurer.hello, {}});
    plan.operations = {Operation::Serialize};
    std::vector<std::optional<double>> told;
    observer = [&](const RunEvent &event) {
        if (const auto *ended = std::get_if<CellEnded>(&event)) {
            told.push_back(ended->nsPerOp);
            EXPECT_TRUE(ended->relHalfWidth.has_value());
        }
    };
    const auto data = run();
    EXPECT_EQ(told.size(), 2U);
    for (const auto &ns : told)
        EXPECT_NEAR(ns.value_or(0), 100, 1e-9) << "a screen shows what the cell stands on";
    const auto counted = forksOf(data, 0, 1);
    EXPECT_GE(counted.size(), 6U);
    std::set<int> blocks;
    for (const auto &fork : counted)
        EXPECT_TRUE(blocks.insert(fork.block).second) << "block " << fork.block << " counts twice";
}

TEST_F(ContestTime, CellsThatAreCalmInBlocksOfTheirOwnStillShareBlocks)
{
    for (const int calm : {0, 1}) {
        const std::string id = calm == 0 ? "a" : "b";
        const Measurer measurer{helloOf(id, kRecords), [](const auto &) { return 100.0; }};
        const auto forks = std::make_shared<int>(0);
        launcher.scripts[id] = [forks, calm, measurer](const protocol::Request &request) {
            return (*forks)++ % 2 == calm ? measurer(request) : disturbed(measurer(request));
        };
        roster.candidates.push_back({{id, {id}, Origin::Installed}, measurer.hello, {}});
    }
    plan.operations = {Operation::Serialize};
    const auto data = run();
    std::map<int, std::set<int>> entries; // [block]
    for (const int entry : {0, 1}) {
        for (const auto &fork : forksOf(data, 0, entry))
            entries[fork.block].insert(entry);
    }
    EXPECT_GE(
        std::ranges::count_if(entries, [](const auto &block) { return block.second.size() == 2; }),
        6);
}

TEST_F(ContestTime, TellsWhatLiesAheadBeforeTheFirstProcessAndCountsOnlyWhatRuns)
{
    add("both", 100);
    add(Measurer{helloOf("reader", {Operation::Deserialize}), [](const auto &) { return 200.0; }});
    std::vector<Remaining> told;
    bool started = false;
    observer = [&](const RunEvent &event) {
        started = started || std::holds_alternative<ForkStarted>(event);
        if (const auto *remaining = std::get_if<Remaining>(&event)) {
            EXPECT_TRUE(started || told.empty());
            told.push_back(*remaining);
        }
    };
    run();
    ASSERT_GE(told.size(), 2U);
    EXPECT_EQ(told.front().cells, 3) << "one of the four cannot be measured";
    EXPECT_EQ(told.front().cellsDone, 0);
    EXPECT_GT(told.front().remainingNs, 0);
    EXPECT_LE(told.back().cellsDone, 3);
}

TEST_F(ContestTime, OneProcessIsOneAlsoWhenItIsDisturbed)
{
    const Measurer measurer{helloOf("shaken", kRecords), [](const auto &) { return 100.0; }};
    launcher.scripts["shaken"] = [measurer](const protocol::Request &request) {
        return disturbed(measurer(request));
    };
    roster.candidates.push_back({{"shaken", {"shaken"}, Origin::Installed}, measurer.hello, {}});
    plan.operations = {Operation::Serialize};
    plan.sampling.minBlocks = plan.sampling.maxBlocks = 1;
    const auto data = run();
    EXPECT_THAT(forksOf(data, 0, 0, false), SizeIs(1));
    EXPECT_THAT(forksOf(data, 0, 0), SizeIs(1));
}

TEST_F(ContestTime, TheDeadlineIsSharedAndHeld)
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

TEST_F(ContestTime, EveryRowGetsItsFirstBlockHoweverShortTheDeadline)
{
    add("a", 100, 40e9);
    plan.timeoutNs = 100e9;
    const auto data = run();
    EXPECT_THAT(forksOf(data, 0, 0), SizeIs(1));
    EXPECT_THAT(forksOf(data, 1, 0), SizeIs(1));
}

TEST_F(ContestTime, MaxTimeBoundsTheRunAndSkipsTheRest)
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

TEST_F(ContestTime, AdaptiveRowsStopWhenTheTargetIsMet)
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

TEST_F(ContestTime, CancelKeepsFinishedBlocksAndResumeMeasuresTheRest)
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
    Roster without = roster;
    std::erase_if(without.candidates, [](const Candidate &one) { return one.command.id == "b"; });
    const auto refused = resumeContest(*soFar, without, surroundings(), {}, observer);
    ASSERT_FALSE(refused.has_value()) << "its blocks would be lost";
    EXPECT_EQ(refused.error().code, ErrorCode::NoContender);
    EXPECT_EQ(refused.error().subject, "b");
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

TEST_F(ContestTime, CancelBeforeAnythingCancelsEveryCell)
{
    add("a", 100);
    std::stop_source source;
    source.request_stop();
    const auto data = run(source.get_token());
    EXPECT_EQ(data.state, RunState::Stopped);
    EXPECT_EQ(end(data, 0, 0).status, CellStatus::Cancelled);
    EXPECT_THAT(data.forks, IsEmpty());
}

TEST_F(ContestTime, AJournalThatCannotBeWrittenEndsTheRunWithASentence)
{
    add("a", 100);
    std::ofstream(folder / "journals") << "a file where the folder should be";
    EXPECT_EQ(failure().code, ErrorCode::CannotWrite);
}

TEST_F(ContestTime, TheForecastIsWithinAFifthAfterAFifthOfTheRun)
{
    add("a", 100, 30e6);
    add("b", 100, 90e6);
    add("c", 100, 60e6);
    plan.workloads = {{"small", false, {}, {}}, {"users", false, 3, {}}};
    expectForecastsWithin(0.2);
}

TEST_F(ContestTime, ABusyMachineIsInTheForecastBeforeItsFirstRowEnds)
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

} // namespace
} // namespace jinbang::core::contest

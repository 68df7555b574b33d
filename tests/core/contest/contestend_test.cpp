// SPDX-License-Identifier: GPL-3.0-or-later
// How cells end: each way of failing costs one cell, and never another its result.
#include "tests/core/contest/contesttest.h"

#include <gmock/gmock.h>

#include <csignal>
#include <fstream>

namespace jinbang::core::contest {
namespace {

using testing::Each;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

const std::vector<Operation> kRecords{Operation::Serialize, Operation::Deserialize};

class ContestEnds : public ContestTest
{
};

TEST_F(ContestEnds, EveryWayOfFailingEndsOneCellOnly)
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

TEST_F(ContestEnds, OneThatFailsLateLosesItsCellAndTheOthersGoOn)
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

TEST_F(ContestEnds, WhatIsNotOfferedIsNotStarted)
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

TEST_F(ContestEnds, NamesThatDoNotExistAreRefusedWithThoseThatDo)
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

TEST_F(ContestEnds, AnUnusableContenderKeepsItsReason)
{
    add("a", 100);
    roster.candidates.push_back({{"old", {"old"}, Origin::Installed}, {}, "protocol 1 is needed"});
    EXPECT_THAT(logOf(run()), HasSubstr("old is left out: protocol 1 is needed"));
    plan.entries = {{"a", {}}, {"old", {}}};
    const auto data = run();
    EXPECT_EQ(end(data, 0, 1).status, CellStatus::Unsupported);
    EXPECT_EQ(end(data, 0, 0).status, CellStatus::Ok);
}

TEST_F(ContestEnds, AnInputThatCannotBeReadCostsOnlyItsOwnRows)
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

TEST_F(ContestEnds, AFileThatChangesStopsTheRun)
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

} // namespace
} // namespace jinbang::core::contest

// SPDX-License-Identifier: GPL-3.0-or-later
// Real processes that lie, die and hang, in one run with one that behaves: each ends in its own
// status in time, every other cell is measured, and nobody is left behind.
#include "core/contest/contest.h"
#include "core/contest/launcher.h"
#include "core/contest/ticker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <thread>
#include <unistd.h>

namespace jinbang::core::contest {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

constexpr double kSecond = 1e9;

// Living processes whose command line has this word.
std::vector<std::string> processesWith(const std::string &word)
{
    std::vector<std::string> found;
    for (const auto &entry : std::filesystem::directory_iterator("/proc")) {
        std::ifstream file(entry.path() / "cmdline", std::ios::binary);
        const std::string line{std::istreambuf_iterator<char>(file),
                               std::istreambuf_iterator<char>()};
        if (line.find(word) != line.npos && entry.path().filename() != std::to_string(::getpid()))
            found.push_back(line);
    }
    return found;
}

class BrokenRun : public testing::Test
{
protected:
    BrokenRun()
    {
        std::filesystem::create_directories(folder);
        // A copy under a name of its own, so that an orphan of this test is told from others.
        program = folder / "jinbang-contender-broken";
        std::filesystem::copy_file(JINBANG_BROKEN_CONTENDER, program);
        plan.sampling = samplingOf(Preset::Quick);
        plan.sampling.minBlocks = plan.sampling.maxBlocks = 2;
        plan.sampling.samplesPerFork = 2;
        plan.sampling.warmupMinNs = plan.sampling.warmupMaxNs = 1e6;
        plan.sampling.sampleTargetNs = 1e6;
        plan.workloads = {{"bean", false, 1, {}}};
        plan.operations = {Operation::Deserialize};
        plan.extraPasses = false;
        plan.seed = 3;
        roster = describeAll(installedContenders(folder), *launcher, *ticker);
    }
    ~BrokenRun() override { std::filesystem::remove_all(folder); }
    RunData run(std::stop_token stop = {}, const Observer &observer = {})
    {
        Surroundings around{*launcher,
                            *ticker,
                            JINBANG_SOURCE_DIR "/resources",
                            folder / "journals",
                            folder / "scratch",
                            {},
                            {},
                            {}};
        around.environment.usableCores = 2;
        auto result = runContest(plan, roster, around, std::move(stop), observer);
        EXPECT_TRUE(result.has_value()) << (result ? "" : sentence(result.error()));
        return result ? std::move(*result) : RunData{};
    }

    std::filesystem::path folder =
        std::filesystem::temp_directory_path() / ("jinbang-broken-" + std::to_string(::getpid()));
    std::filesystem::path program;
    std::unique_ptr<Ticker> ticker = systemTicker();
    std::unique_ptr<Launcher> launcher = processLauncher(*ticker);
    Roster roster;
    Plan plan;
};

TEST_F(BrokenRun, EachEndsInItsStatusAndTheOthersAreMeasured)
{
    struct Expected {
        const char *variant;
        CellStatus status;
        const char *reason;
    };
    const bool sanitized = !std::string_view(JINBANG_TEST_SANITIZERS).empty();
    const std::vector<Expected> expected{
        {"honest", CellStatus::Ok, ""},
        {"drops-field", CellStatus::Wrong, ""},
        {"ulp1", CellStatus::Ok, ""},
        {"ulp2", CellStatus::Wrong, ""},
        {"discards-result", CellStatus::Wrong, ""},
        {"mutates-input", CellStatus::Wrong, ""},
        {"constant", CellStatus::Wrong, ""},
        {"ignores-failure", CellStatus::Wrong, ""},
        {"crash", CellStatus::Crashed, "SIGSEGV"},
        {"abort", CellStatus::Crashed, sanitized ? "" : "SIGABRT"},
        {"hog", CellStatus::OutOfMemory, ""},
        {"noisy-stdout", CellStatus::Ok, ""},
    };
    for (const auto &one : expected) {
        if (sanitized && std::string_view(one.variant) == "hog")
            continue; // there is no limit that it could meet
        plan.entries.push_back({"broken", one.variant});
    }
    // Nobody here meets it: what is slow, like filling 1 GiB beside a build, may take its time.
    plan.timeoutNs = 100 * kSecond;
    plan.memoryCapBytes = std::uint64_t{1} << 30;
    plan.sampling.deadlineNs.reset();
    const auto data = run();
    for (std::size_t entry = 0; entry < data.entries.size(); ++entry) {
        const auto *end = endOf(data, 0, static_cast<int>(entry));
        ASSERT_NE(end, nullptr);
        const auto wanted =
            std::find_if(expected.begin(), expected.end(), [&](const Expected &one) {
                return one.variant == data.entries[entry].variant;
            });
        EXPECT_EQ(text(end->status), text(wanted->status))
            << wanted->variant << ": " << end->reason;
        EXPECT_THAT(end->reason, HasSubstr(wanted->reason)) << wanted->variant;
        const auto forks =
            std::count_if(data.forks.begin(), data.forks.end(), [&](const Fork &fork) {
                return fork.entry == static_cast<int>(entry) && fork.valid && fork.nsPerOp;
            });
        EXPECT_EQ(forks > 0, wanted->status == CellStatus::Ok) << wanted->variant;
    }
    EXPECT_THAT(processesWith(program.string()), IsEmpty());
}

TEST_F(BrokenRun, WhatIsWrittenWrongIsFoundInARealPage)
{
    plan.entries = {{"broken", "honest"}, {"broken", "missed-escape"}, {"broken", "swapped-shape"}};
    plan.workloads = {{"large", false, {}, {}}};
    plan.operations = {Operation::Serialize};
    const auto data = run();
    ASSERT_EQ(data.ends.size(), 3U);
    EXPECT_EQ(endOf(data, 0, 0)->status, CellStatus::Ok) << endOf(data, 0, 0)->reason;
    EXPECT_EQ(endOf(data, 0, 1)->status, CellStatus::Wrong);
    EXPECT_EQ(endOf(data, 0, 2)->status, CellStatus::Wrong);
}

TEST_F(BrokenRun, AnEndlessOperationCostsNobodyElseItsResult)
{
    plan.entries = {{"broken", "loop"}, {"broken", "honest"}};
    plan.timeoutNs = (std::string_view(JINBANG_TEST_SANITIZERS).empty() ? 3 : 20) * kSecond;
    plan.sampling.deadlineNs.reset();
    const auto data = run();
    ASSERT_EQ(data.ends.size(), 2U);
    EXPECT_EQ(endOf(data, 0, 0)->status, CellStatus::Timeout);
    EXPECT_THAT(endOf(data, 0, 0)->reason, HasSubstr("timed out after"));
    EXPECT_EQ(endOf(data, 0, 1)->status, CellStatus::Ok) << endOf(data, 0, 1)->reason;
}

TEST_F(BrokenRun, AnEndlessOperationIsKilledAtItsLimit)
{
    plan.entries = {{"broken", "loop"}};
    plan.timeoutNs = 0.5 * kSecond;
    const double before = ticker->nowNs();
    const auto data = run();
    EXPECT_LT(ticker->nowNs() - before, 2.5 * kSecond);
    ASSERT_NE(endOf(data, 0, 0), nullptr);
    EXPECT_EQ(endOf(data, 0, 0)->status, CellStatus::Timeout);
    EXPECT_THAT(processesWith(program.string()), IsEmpty());
}

TEST_F(BrokenRun, StopEndsAStuckOperationAtOnceAndKeepsTheFinishedBlocks)
{
    plan.entries = {{"broken", "honest"}, {"broken", "loop"}};
    plan.operations = {Operation::Serialize, Operation::Deserialize};
    plan.timeoutNs = 3600 * kSecond;
    std::stop_source source;
    double stoppedAt = 0;
    std::jthread stopper;
    const auto data = run(source.get_token(), [&](const RunEvent &event) {
        const auto *started = std::get_if<ForkStarted>(&event);
        if (started != nullptr && started->entry == 1) {
            stopper = std::jthread([&] {
                while (processesWith(program.string()).empty())
                    std::this_thread::yield();
                stoppedAt = ticker->nowNs();
                source.request_stop();
            });
        }
    });
    stopper.join();
    EXPECT_LT(ticker->nowNs() - stoppedAt,
              1 * kSecond); // 300 ms on a machine that does nothing else
    EXPECT_EQ(data.state, RunState::Stopped);
    EXPECT_THAT(processesWith(program.string()), IsEmpty());
}

} // namespace
} // namespace jinbang::core::contest

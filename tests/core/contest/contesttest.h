#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What tests of whole runs have in common: a plan of one small workload, scripted contenders, fake
// time and a folder of their own.

#include "core/contest/contest.h"
#include "tests/core/contest/fakecontest.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <unistd.h>

namespace jinbang::core::contest {

class ContestTest : public testing::Test
{
protected:
    ContestTest()
    {
        std::filesystem::create_directories(folder);
        plan.sampling = samplingOf(Preset::Quick);
        plan.workloads = {{"small", false, {}, {}}};
        plan.seed = 7;
        plan.extraPasses = false;
    }
    ~ContestTest() override { std::filesystem::remove_all(folder); }

    void add(const std::string &id, double ns, double forkNs = 50e6)
    {
        add(Measurer{helloOf(id, {Operation::Serialize, Operation::Deserialize}),
                     [ns](const protocol::Run &) { return ns; }, forkNs});
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

} // namespace jinbang::core::contest

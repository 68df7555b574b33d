// SPDX-License-Identifier: GPL-3.0-or-later
// The HTTP scenario with real contenders: statuses, fresh servers, partial results, the bytes.
#include "core/contest/launcher.h"
#include "core/contest/ticker.h"
#include "core/http/httprun.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <unistd.h>

namespace jinbang::core::http {
namespace {

using testing::HasSubstr;

class CountingTicker final : public contest::Ticker
{
public:
    double nowNs() override
    {
        ++looks;
        return m_system->nowNs();
    }
    std::string utcNow() override { return m_system->utcNow(); }
    std::atomic<int> looks{0};

private:
    std::unique_ptr<contest::Ticker> m_system = contest::systemTicker();
};

class HttpRunTest : public testing::Test
{
protected:
    HttpRunTest() { std::filesystem::create_directories(m_folder); }
    ~HttpRunTest() override { std::filesystem::remove_all(m_folder); }

    HttpPlan planOf(const std::vector<std::string> &variants)
    {
        HttpPlan plan;
        for (const std::string &variant : variants)
            plan.plan.entries.push_back({"test", variant});
        plan.plan.seed = 5;
        plan.plan.timeoutNs = 300e6;
        plan.rounds = 1;
        plan.loads.front().requests = 200;
        plan.loads.front().connections = 4;
        return plan;
    }

    Result<HttpRun> run(const HttpPlan &plan, const std::stop_token &stop = {})
    {
        const contest::Roster roster = contest::describeAll(
            {{"test", {JINBANG_HTTP_CONTENDER}, contest::Origin::ThisRun}}, *m_launcher, m_ticker);
        return runHttp(plan, roster, {*m_launcher, m_ticker, {}, {}, m_folder, {}, {}, m_prefix},
                       stop, [this](const HttpEvent &event) { m_observer(event); });
    }

    HttpObserver m_observer = [](const HttpEvent &) {};
    std::vector<std::string> m_prefix;
    CountingTicker m_ticker;

private:
    std::unique_ptr<contest::Launcher> m_launcher = contest::processLauncher(m_ticker);
    std::filesystem::path m_folder =
        std::filesystem::temp_directory_path() / ("jinbang-http-" + std::to_string(::getpid()));
};

TEST_F(HttpRunTest, AServerThatStopsAnsweringEndsItsLoadAndCostsNobodyElse)
{
    HttpPlan plan = planOf({"stops", "good"});
    plan.plan.timeoutNs = 10e9;
    plan.loads.front().requests = 2000;
    plan.loads.front().requestTimeoutNs = 300e6;
    Load open = plan.loads.front();
    open.ratePerSecond = 20000;
    plan.loads.push_back(open);
    plan.rounds = 2;
    const auto run = this->run(plan);
    ASSERT_TRUE(run) << sentence(run.error());
    ASSERT_EQ(run->cells.size(), 4U);
    for (const HttpCell &cell : run->cells) {
        if (cell.entry == 1) {
            EXPECT_EQ(cell.status, CellStatus::Ok) << cell.reason;
            EXPECT_EQ(cell.rounds.size(), 2U);
            continue;
        }
        EXPECT_EQ(cell.status, CellStatus::Timeout);
        EXPECT_THAT(cell.reason, HasSubstr("it stopped answering: for 300 ms and longer"));
        EXPECT_THAT(cell.reason, HasSubstr("requests were not sent"));
        ASSERT_EQ(cell.rounds.size(), 1U) << "it is not started again";
        const LoadResult &result = cell.rounds.front().result;
        EXPECT_LE(result.latenciesNs.size(), 98U) << "the first request is in no figure";
        EXPECT_EQ(result.latenciesNs.size() + result.failures.total() + result.unsent, 2000U);
    }
}

// Each look at the contender asks the ticker for the time.
TEST_F(HttpRunTest, WaitingForAServerIsNoWork)
{
    HttpPlan plan = planOf({"good"});
    plan.stallOnceNs = 300e6;
    const auto run = this->run(plan);
    ASSERT_TRUE(run) << sentence(run.error());
    ASSERT_EQ(run->cells.front().status, CellStatus::Ok) << run->cells.front().reason;
    ASSERT_GT(run->cells.front().rounds.front().result.latenciesNs.back(), 250e6);
    EXPECT_LT(m_ticker.looks, 200);
}

TEST_F(HttpRunTest, EachWayOfServingGetsItsStatusAndCostsNobodyElse)
{
    const auto run = this->run(planOf({"good", "wrong", "never", "dies", "refuses", "reader"}));
    ASSERT_TRUE(run) << sentence(run.error());
    ASSERT_EQ(run->cells.size(), 6U);
    const HttpCell &good = run->cells[0], &wrong = run->cells[1], &never = run->cells[2],
                   &dies = run->cells[3], &refuses = run->cells[4], &reader = run->cells[5];

    EXPECT_EQ(good.status, CellStatus::Ok) << good.reason;
    EXPECT_EQ(good.rounds[0].result.latenciesNs.size(), 200U);
    EXPECT_EQ(good.rounds[0].result.failures.total(), 0U);
    EXPECT_EQ(good.exactness, Exactness::Exact);

    EXPECT_EQ(wrong.status, CellStatus::Wrong);
    EXPECT_THAT(wrong.reason, HasSubstr("more"));
    EXPECT_TRUE(wrong.rounds[0].result.latenciesNs.empty()) << "a wrong answer is not timed";

    EXPECT_EQ(never.status, CellStatus::Timeout);
    EXPECT_EQ(never.reason, "it did not answer within 300 ms");

    EXPECT_EQ(dies.status, CellStatus::Crashed);
    EXPECT_THAT(dies.reason, HasSubstr("SIGSEGV; it said: the hundredth was too much after "));
    EXPECT_GT(dies.rounds[0].result.latenciesNs.size(), 80U) << "what it answered before is kept";
    EXPECT_LT(dies.rounds[0].result.latenciesNs.size(), 100U);

    EXPECT_EQ(refuses.status, CellStatus::Wrong);
    EXPECT_EQ(reader.status, CellStatus::Unsupported);
    EXPECT_EQ(reader.reason, "its variant reader has no serialize");
    EXPECT_EQ(run->header.state, contest::RunState::Complete);
}

// The one that dies at its 100th call lives through two loads of 60, each with a first request.
TEST_F(HttpRunTest, EveryLoadGetsAFreshServer)
{
    HttpPlan plan = planOf({"dies"});
    plan.loads.front().requests = 60;
    plan.loads.push_back(plan.loads.front());
    plan.loads.back().keepAlive = false;
    plan.loads.back().ratePerSecond = 2000;
    const auto run = this->run(plan);
    ASSERT_TRUE(run) << sentence(run.error());
    ASSERT_EQ(run->cells.size(), 2U);
    for (const HttpCell &cell : run->cells) {
        EXPECT_EQ(cell.status, CellStatus::Ok) << cell.reason;
        EXPECT_EQ(cell.rounds[0].result.latenciesNs.size(), 60U);
    }
}

// As in a contest, nobody always comes after the same neighbour, and a seed repeats the order.
TEST_F(HttpRunTest, RoundsAreShuffledAndEachHasFreshServers)
{
    HttpPlan plan = planOf({"good", "good", "dies"});
    plan.loads.front().requests = 60; // "dies" would not live through two rounds
    plan.rounds = 6;
    std::vector<int> order;
    m_observer = [&](const HttpEvent &event) {
        if (const auto *round = std::get_if<HttpRoundStarted>(&event))
            order.push_back(round->entry);
    };
    const auto run = this->run(plan);
    ASSERT_TRUE(run) << sentence(run.error());
    ASSERT_EQ(run->cells.size(), 3U);
    std::vector<int> firsts(3);
    for (const HttpCell &cell : run->cells) {
        EXPECT_EQ(cell.status, CellStatus::Ok) << cell.reason;
        ASSERT_EQ(cell.rounds.size(), 6U);
        for (int round = 0; round < 6; ++round) {
            const HttpRound &one = cell.rounds[static_cast<std::size_t>(round)];
            EXPECT_EQ(one.round, round);
            firsts[static_cast<std::size_t>(cell.entry)] += one.position == 0;
        }
    }
    EXPECT_EQ(firsts, (std::vector{2, 2, 2})) << "everybody begins as often as the others";
    const std::vector<int> before = std::exchange(order, {});
    ASSERT_TRUE(this->run(plan));
    EXPECT_EQ(order, before);
}

TEST_F(HttpRunTest, WhatFailedIsNotStartedAgain)
{
    HttpPlan plan = planOf({"good", "dies", "reader"});
    plan.rounds = 3;
    const auto run = this->run(plan);
    ASSERT_TRUE(run) << sentence(run.error());
    EXPECT_EQ(run->cells[0].rounds.size(), 3U);
    EXPECT_EQ(run->cells[1].status, CellStatus::Crashed);
    EXPECT_EQ(run->cells[1].rounds.size(), 1U);
    EXPECT_EQ(run->cells[2].status, CellStatus::Unsupported);
}

TEST_F(HttpRunTest, ReuseAndAllocatorAreConditionsOfTheirOwn)
{
    HttpPlan plan = planOf({"good"});
    plan.plan.reuse = {true, false};
    const auto run = this->run(plan);
    ASSERT_TRUE(run) << sentence(run.error());
    ASSERT_EQ(run->cells.size(), 2U);
    ASSERT_EQ(run->rows.size(), 2U);
    for (int row = 0; row < 2; ++row) {
        EXPECT_EQ(run->cells[static_cast<std::size_t>(row)].row, row);
        EXPECT_EQ(run->rows[static_cast<std::size_t>(row)].reuse, row == 0);
    }
    plan = planOf({"good"});
    plan.plan.allocators = {"nosuch"};
    EXPECT_FALSE(this->run(plan));
}

TEST_F(HttpRunTest, APortThatIsTakenIsToldByTheContender)
{
    const auto run = this->run(planOf({"taken", "good"}));
    ASSERT_TRUE(run) << sentence(run.error());
    EXPECT_EQ(run->cells[0].status, CellStatus::Skipped);
    EXPECT_THAT(run->cells[0].reason, HasSubstr("Address already in use"));
    EXPECT_EQ(run->cells[1].status, CellStatus::Ok) << run->cells[1].reason;
}

TEST_F(HttpRunTest, StoppingInALaterRoundKeepsTheFinishedOnes)
{
    std::stop_source stop;
    HttpPlan plan = planOf({"good"});
    plan.rounds = 50;
    m_observer = [&](const HttpEvent &event) {
        if (const auto *round = std::get_if<HttpRoundStarted>(&event); round && round->round == 2)
            stop.request_stop();
    };
    const auto run = this->run(plan, stop.get_token());
    ASSERT_TRUE(run) << sentence(run.error());
    EXPECT_EQ(run->cells[0].status, CellStatus::Ok);
    EXPECT_EQ(run->cells[0].rounds.size(), 2U);
    EXPECT_EQ(run->header.state, contest::RunState::Stopped);
}

TEST_F(HttpRunTest, StoppingKeepsWhatIsThere)
{
    std::stop_source stop;
    HttpPlan plan = planOf({"good", "good"});
    plan.loads.front().requests = kMostRequests;
    m_observer = [&](const HttpEvent &event) {
        if (const auto *progress = std::get_if<HttpProgress>(&event);
            progress && progress->done > 0)
            stop.request_stop();
    };
    const auto run = this->run(plan, stop.get_token());
    ASSERT_TRUE(run) << sentence(run.error());
    ASSERT_EQ(run->cells.size(), 1U) << "the second does not begin";
    EXPECT_EQ(run->cells[0].status, CellStatus::Cancelled);
    EXPECT_GT(run->cells[0].rounds[0].result.latenciesNs.size(), 0U);
    EXPECT_EQ(run->header.state, contest::RunState::Stopped);
}

TEST_F(HttpRunTest, ALoadHasATimeLimit)
{
    HttpPlan plan = planOf({"good"});
    plan.loads.front().requests = kMostRequests;
    plan.loads.front().maxTimeNs = 100e6;
    const auto run = this->run(plan);
    ASSERT_TRUE(run) << sentence(run.error());
    EXPECT_EQ(run->cells[0].status, CellStatus::Timeout);
    EXPECT_GT(run->cells[0].rounds[0].result.latenciesNs.size(), 0U);
}

TEST_F(HttpRunTest, WhatCannotBeIsRefusedBeforeAnythingStarts)
{
    const auto codeOf = [this](const HttpPlan &plan) {
        const auto run = this->run(plan);
        return run ? ErrorCode{} : run.error().code;
    };
    HttpPlan plan = planOf({"good"});
    plan.loads.front().requests = 0;
    EXPECT_EQ(codeOf(plan), ErrorCode::OutOfRange);
    plan = planOf({"good"});
    plan.loads.clear();
    EXPECT_EQ(codeOf(plan), ErrorCode::NothingToDo);
    plan = planOf({"good"});
    plan.rounds = 0;
    EXPECT_EQ(codeOf(plan), ErrorCode::OutOfRange);
    plan.rounds = 2;
    plan.loads.front().requests = kMostRequests;
    EXPECT_EQ(codeOf(plan), ErrorCode::OutOfRange) << "all latencies are kept";
    plan = planOf({"good"});
    plan.plan.workloads = {{"entity", false, {}, {}}, {"small", false, {}, {}}};
    EXPECT_EQ(codeOf(plan), ErrorCode::Contradiction);
    m_prefix = {"ssh", "host"};
    EXPECT_EQ(codeOf(planOf({"good"})), ErrorCode::Contradiction);
}

} // namespace
} // namespace jinbang::core::http

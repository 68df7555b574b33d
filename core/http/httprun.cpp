// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/httprun.h"

#include "core/contest/allocators.h"
#include "core/contest/entries.h"
#include "core/contest/setup.h"
#include "core/contest/ticker.h"
#include "core/http/servercell.h"
#include "core/stats/schedule.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace jinbang::core::http {
namespace {

constexpr double kMemoryShare = 0.6; // of what is available, as for any contender

Result<void> check(const HttpPlan &plan, const contest::Surroundings &surroundings)
{
    if (!surroundings.runnerPrefix.empty())
        return Error{ErrorCode::Contradiction, "--runner", "http, which stays on 127.0.0.1"};
    if (plan.loads.empty())
        return Error{ErrorCode::NothingToDo, "no load", {}};
    if (plan.rounds < 1 || plan.rounds > kMostRounds)
        return Error{ErrorCode::OutOfRange, "--rounds",
                     std::to_string(plan.rounds) + "; allowed: 1 to "
                         + std::to_string(kMostRounds)};
    for (const Load &load : plan.loads) {
        if (auto valid = validate(load); !valid)
            return valid;
        // Every answer's latency is kept until the end, for the percentiles.
        if (load.requests * static_cast<std::uint64_t>(plan.rounds) > kMostRequests)
            return Error{ErrorCode::OutOfRange, "--requests",
                         std::to_string(load.requests) + " in " + std::to_string(plan.rounds)
                             + " rounds; allowed: " + std::to_string(kMostRequests) + " in all"};
    }
    return {};
}

bool isWorse(Exactness one, Exactness other)
{
    const auto order = [](Exactness exactness) {
        return exactness == Exactness::NotApplicable ? -1 : static_cast<int>(exactness);
    };
    return order(one) < order(other);
}

class Run
{
public:
    Run(contest::Setup setup, const HttpPlan &plan, const contest::Surroundings &surroundings,
        std::stop_token stop, const HttpObserver &observer)
        : m_setup(std::move(setup))
        , m_plan(plan)
        , m_surroundings(surroundings)
        , m_stop(std::move(stop))
        , m_observer(observer)
        , m_rows(std::exchange(m_setup.data.rows, {}))
    {
        for (const std::string &sentence : m_setup.leftOut)
            m_setup.data.log.push_back({0, "info", sentence});
    }

    HttpRun run()
    {
        m_run.header = m_setup.data;
        m_run.loads = m_plan.loads;
        m_run.rows = m_rows;
        m_run.rounds = m_plan.rounds;
        m_observer(HttpStarted{m_run});
        for (int round = 0; round < m_plan.rounds; ++round) {
            for (int load = 0; load < static_cast<int>(m_plan.loads.size()); ++load) {
                for (int row = 0; row < static_cast<int>(m_rows.size()); ++row)
                    runRoundOfAll(round, load, row);
            }
        }
        std::ranges::sort(m_run.cells, {}, [](const HttpCell &cell) {
            return std::tuple(cell.load, cell.row, cell.entry);
        });
        m_run.header.finishedAt = m_surroundings.ticker.utcNow();
        m_run.header.state =
            m_stop.stop_requested() ? contest::RunState::Stopped : contest::RunState::Complete;
        return std::move(m_run);
    }

private:
    // In the order of a contest's blocks, so that nobody always follows the same neighbour.
    void runRoundOfAll(int round, int load, int row)
    {
        const auto square =
            static_cast<std::uint64_t>(load) * m_rows.size() + static_cast<std::uint64_t>(row);
        int position = 0;
        for (const std::size_t entry :
             stats::blockOrder(m_setup.data.plan.seed, square, m_setup.data.entries.size(),
                               static_cast<std::size_t>(round))) {
            if (m_stop.stop_requested())
                return;
            HttpCell &cell = cellOf(static_cast<int>(entry), load, row);
            if (cell.status != CellStatus::Ok)
                continue; // it failed in an earlier round
            m_observer(HttpRoundStarted{cell.entry, load, row, round});
            runRound(cell, round, position++);
            m_observer(HttpRoundFinished{cell});
        }
    }

    HttpCell &cellOf(int entry, int load, int row)
    {
        const auto found = std::ranges::find_if(m_run.cells, [&](const HttpCell &cell) {
            return cell.entry == entry && cell.load == load && cell.row == row;
        });
        if (found != m_run.cells.end())
            return *found;
        HttpCell &cell = m_run.cells.emplace_back();
        cell.entry = entry;
        cell.load = load;
        cell.row = row;
        return cell;
    }

    void runRound(HttpCell &cell, int round, int position)
    {
        const auto index = static_cast<std::size_t>(cell.entry);
        const contest::Entry &who = m_setup.data.entries[index];
        const auto &row = m_rows[static_cast<std::size_t>(cell.row)];
        std::string reason;
        const auto variant = contest::variantFor(who, Operation::Serialize, reason);
        if (variant) {
            cell.variant = *variant;
            reason = m_setup.commands[index].empty()
                         ? m_setup.problems[index]
                         : contest::allocatorProblem(row.allocator, false,
                                                     contest::isSanitized(who.hello));
        }
        if (!reason.empty()) {
            cell.status = CellStatus::Unsupported;
            cell.reason = reason;
            return;
        }
        if (const Error *problem = m_setup.store.problem(row.fixture)) {
            cell.status = CellStatus::Skipped;
            cell.reason = sentence(*problem);
            return;
        }
        const ServerTask task = taskFor(who, m_setup.commands[index], cell, row);
        const auto progress = [&](std::uint64_t done) {
            m_observer(HttpProgress{cell.entry, cell.load, done, task.load.requests});
        };
        ServerOutcome outcome =
            runServer(task, m_surroundings.launcher, m_surroundings.ticker, m_stop, progress);
        take(outcome, cell, {round, position, std::move(outcome.result)});
    }

    static void take(const ServerOutcome &outcome, HttpCell &cell, HttpRound round)
    {
        if (outcome.status == CellStatus::Cancelled && !cell.rounds.empty())
            return; // the rounds that were finished are the result
        cell.status = outcome.status;
        if (!outcome.reason.empty())
            cell.reason = outcome.reason;
        cell.exactness = std::max(cell.exactness, outcome.exactness, isWorse);
        cell.rounds.push_back(std::move(round));
    }

    [[nodiscard]] ServerTask taskFor(const contest::Entry &who,
                                     const std::vector<std::string> &command, const HttpCell &cell,
                                     const contest::Row &row) const
    {
        const contest::Plan &plan = m_setup.data.plan;
        const auto &fixture = m_setup.data.fixtures[static_cast<std::size_t>(row.fixture)];
        ServerTask task;
        task.contender = who.contender;
        task.load = m_plan.loads[static_cast<std::size_t>(cell.load)];
        task.expected = m_setup.store.text(row.fixture, row.keys);
        task.firstAnswerNs = plan.timeoutNs.value_or(task.firstAnswerNs);
        task.launch.arguments = command;
        task.launch.preload = contest::preloadOf(row.allocator);
        task.launch.cpus = plan.pinnedCpus;
        if (!contest::isSanitized(who.hello))
            task.launch.memoryCapBytes = memoryCap();
        task.serve.id = 1;
        task.serve.stallOnceNs = m_plan.stallOnceNs;
        task.serve.fixture.bytes = task.expected.size();
        task.serve.task.operation = Operation::Serialize;
        task.serve.task.variant = cell.variant;
        task.serve.task.record = fixture.record;
        task.serve.task.many = fixture.many;
        task.serve.task.reuse = row.reuse;
        return task;
    }

    [[nodiscard]] std::optional<std::uint64_t> memoryCap() const
    {
        if (m_setup.data.plan.memoryCapBytes)
            return m_setup.data.plan.memoryCapBytes;
        const auto available =
            static_cast<double>(m_surroundings.environment.availableBytes) * kMemoryShare;
        if (available <= 0)
            return std::nullopt;
        return std::max(contest::kLeastMemoryCap, static_cast<std::uint64_t>(available));
    }

    contest::Setup m_setup;
    const HttpPlan &m_plan;
    const contest::Surroundings &m_surroundings;
    std::stop_token m_stop;
    const HttpObserver &m_observer;
    std::vector<contest::Row> m_rows;
    HttpRun m_run;
};

} // namespace

Result<HttpRun> runHttp(const HttpPlan &plan, const contest::Roster &roster,
                        const contest::Surroundings &surroundings, std::stop_token stop,
                        const HttpObserver &observer)
{
    if (auto valid = check(plan, surroundings); !valid)
        return valid.error();
    HttpPlan own = plan;
    own.plan.operations = {Operation::Serialize};
    if (own.plan.workloads.empty())
        own.plan.workloads.push_back({"entity", false, std::nullopt, {}});
    auto setup = contest::setUp(own.plan, roster, surroundings, stop);
    if (!setup)
        return setup.error();
    if (setup->data.fixtures.size() != 1)
        return Error{ErrorCode::Contradiction, "http", "more than one workload at once"};
    return Run(std::move(*setup), own, surroundings, std::move(stop), observer).run();
}

} // namespace jinbang::core::http

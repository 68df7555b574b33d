// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/httprun.h"

#include "core/base/random.h"
#include "core/contest/entries.h"
#include "core/contest/setup.h"
#include "core/contest/ticker.h"
#include "core/http/servercell.h"

#include <algorithm>

namespace jinbang::core::http {
namespace {

constexpr double kMemoryShare = 0.6; // of what is available, as for any contender

Result<void> check(const HttpPlan &plan, const contest::Surroundings &surroundings)
{
    if (!surroundings.runnerPrefix.empty())
        return Error{ErrorCode::Contradiction, "--runner", "http, which stays on 127.0.0.1"};
    if (plan.loads.empty())
        return Error{ErrorCode::NothingToDo, "no load", {}};
    for (const Load &load : plan.loads) {
        if (auto valid = validate(load); !valid)
            return valid;
    }
    return {};
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
        , m_row(m_setup.data.rows.front())
    {
        m_setup.data.rows.clear();
        for (const std::string &sentence : m_setup.leftOut)
            m_setup.data.log.push_back({0, "info", sentence});
    }

    HttpRun run()
    {
        m_run.header = m_setup.data;
        m_run.loads = m_plan.loads;
        m_observer(HttpStarted{m_run});
        for (int load = 0; load < static_cast<int>(m_plan.loads.size()); ++load)
            runLoadOfAll(load);
        std::ranges::sort(m_run.cells, {},
                          [](const HttpCell &cell) { return std::pair(cell.load, cell.entry); });
        m_run.header.finishedAt = m_surroundings.ticker.utcNow();
        m_run.header.state =
            m_stop.stop_requested() ? contest::RunState::Stopped : contest::RunState::Complete;
        return std::move(m_run);
    }

private:
    void runLoadOfAll(int load)
    {
        std::vector<int> order;
        for (int entry = 0; entry < static_cast<int>(m_setup.data.entries.size()); ++entry)
            order.push_back(entry);
        Random random(mixSeed(m_setup.data.plan.seed, static_cast<std::uint64_t>(load)));
        random.shuffle(std::span(order));
        for (const int entry : order) {
            if (m_stop.stop_requested())
                return;
            m_observer(HttpCellStarted{entry, load});
            m_run.cells.push_back(runCell(entry, load));
            m_observer(HttpCellFinished{m_run.cells.back()});
        }
    }

    HttpCell runCell(int entry, int load)
    {
        HttpCell cell;
        cell.entry = entry;
        cell.load = load;
        const auto index = static_cast<std::size_t>(entry);
        const contest::Entry &who = m_setup.data.entries[index];
        const auto variant = contest::variantFor(who, Operation::Serialize, cell.reason);
        if (!variant || m_setup.commands[index].empty()) {
            cell.status = CellStatus::Unsupported;
            if (variant)
                cell.reason = m_setup.problems[index];
            return cell;
        }
        cell.variant = *variant;
        if (const Error *problem = m_setup.store.problem(m_row.fixture)) {
            cell.status = CellStatus::Skipped;
            cell.reason = sentence(*problem);
            return cell;
        }
        const ServerTask task = taskFor(who, m_setup.commands[index], *variant, load);
        const auto progress = [&](std::uint64_t done) {
            m_observer(HttpProgress{entry, load, done, task.load.requests});
        };
        runServerCell(task, m_surroundings.launcher, m_surroundings.ticker, m_stop, progress, cell);
        return cell;
    }

    [[nodiscard]] ServerTask taskFor(const contest::Entry &who,
                                     const std::vector<std::string> &command,
                                     const std::string &variant, int load) const
    {
        const contest::Plan &plan = m_setup.data.plan;
        const auto &fixture = m_setup.data.fixtures[static_cast<std::size_t>(m_row.fixture)];
        ServerTask task;
        task.contender = who.contender;
        task.load = m_plan.loads[static_cast<std::size_t>(load)];
        task.expected = m_setup.store.text(m_row.fixture, m_row.keys);
        task.firstAnswerNs = plan.timeoutNs.value_or(task.firstAnswerNs);
        task.launch.arguments = command;
        task.launch.cpus = plan.pinnedCpus;
        if (!contest::isSanitized(who.hello))
            task.launch.memoryCapBytes = memoryCap();
        task.serve.id = 1;
        task.serve.stallOnceNs = m_plan.stallOnceNs;
        task.serve.fixture.bytes = task.expected.size();
        task.serve.task.operation = Operation::Serialize;
        task.serve.task.variant = variant;
        task.serve.task.record = fixture.record;
        task.serve.task.many = fixture.many;
        task.serve.task.reuse = m_row.reuse;
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
    contest::Row m_row; // the only one
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
    if (setup->data.rows.size() != 1)
        return Error{ErrorCode::Contradiction, "http", "more than one workload or setting at once"};
    return Run(std::move(*setup), own, surroundings, std::move(stop), observer).run();
}

} // namespace jinbang::core::http

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/contestrun.h"

#include "core/base/random.h"
#include "core/stats/estimate.h"
#include "core/stats/schedule.h"
#include "core/stats/stoprule.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace jinbang::core::contest {
namespace {

constexpr double kMemoryShare = 0.6;      // of what is available
constexpr double kDeadlineMargin = 0.985; // the last block's end is a forecast

std::vector<std::uint64_t> bytesOfRows(const RunData &data)
{
    std::vector<std::uint64_t> bytes;
    for (const auto &row : data.rows)
        bytes.push_back(data.fixtures[static_cast<std::size_t>(row.fixture)].facts.bytes);
    return bytes;
}

double elapsedBefore(const RunData &data)
{
    return data.log.empty() ? 0 : data.log.back().atNs;
}

} // namespace

ContestRun::ContestRun(Setup setup, std::optional<Journal> journal,
                       const Surroundings &surroundings, std::stop_token stop,
                       const Observer &observer)
    : m_surroundings(surroundings)
    , m_ticker(surroundings.ticker)
    , m_stop(std::move(stop))
    , m_store(std::move(setup.store))
    , m_commands(std::move(setup.commands))
    , m_problems(std::move(setup.problems))
    , m_foreign(std::move(setup.foreign))
    , m_leftOut(std::move(setup.leftOut))
    , m_startNs(m_ticker.nowNs() - elapsedBefore(setup.data))
    , m_recorder(std::move(setup.data), std::move(journal), m_ticker, observer, m_startNs)
    , m_forecast(data().plan.sampling, bytesOfRows(data()), data().entries.size())
    , m_cells(data().rows.size() * data().entries.size())
    , m_starters(data().rows.size())
    , m_canaries(data().entries.size())
{
    const auto &plan = data().plan;
    const double now = m_ticker.nowNs();
    const double share =
        1
        - static_cast<double>(data().finishedRows.size()) / static_cast<double>(data().rows.size());
    if (plan.sampling.deadlineNs) // a run that goes on has that of its rows left
        m_deadlineNs = now + share * kDeadlineMargin * *plan.sampling.deadlineNs;
    if (plan.maxTimeNs) {
        m_hardDeadlineNs = now + *plan.maxTimeNs;
        m_deadlineNs = std::min(m_deadlineNs.value_or(std::numeric_limits<double>::infinity()),
                                now + kDeadlineMargin * *plan.maxTimeNs);
    }
    m_memoryCap = plan.memoryCapBytes;
    if (!m_memoryCap && surroundings.environment.availableBytes > 0)
        m_memoryCap = std::max(
            kLeastMemoryCap,
            static_cast<std::uint64_t>(
                kMemoryShare * static_cast<double>(surroundings.environment.availableBytes)));
}

ContestRun::Cell &ContestRun::cell(int row, int entry)
{
    return m_cells[static_cast<std::size_t>(row) * data().entries.size()
                   + static_cast<std::size_t>(entry)];
}

const ContestRun::Cell &ContestRun::cell(int row, int entry) const
{
    return m_cells[static_cast<std::size_t>(row) * data().entries.size()
                   + static_cast<std::size_t>(entry)];
}

std::vector<int> ContestRun::running(int row, bool withTwin) const
{
    std::vector<int> entries;
    for (int entry = 0; entry < static_cast<int>(data().entries.size()); ++entry) {
        if (cell(row, entry).runs && (withTwin || !entryAt(entry).twin))
            entries.push_back(entry);
    }
    return entries;
}

bool ContestRun::isFinished(int row) const
{
    const auto &rows = data().finishedRows;
    return std::find(rows.begin(), rows.end(), row) != rows.end();
}

RunData ContestRun::run()
{
    tellStart();
    for (auto &sentence : m_leftOut)
        m_recorder.log("warning", std::move(sentence));
    planCells();
    tellPlanned();
    const Flow flow = m_recorder.problem() ? Flow::Broken : runRows();
    m_recorder.finish(flow == Flow::Stopped  ? RunState::Stopped
                      : flow == Flow::Broken ? RunState::Failed
                                             : RunState::Complete);
    return m_recorder.take();
}

ContestRun::Flow ContestRun::runRows()
{
    for (int row = 0; row < static_cast<int>(data().rows.size()); ++row) {
        if (isFinished(row))
            continue;
        m_row = row;
        Flow flow = isPast(m_hardDeadlineNs) ? Flow::OutOfTime : runRow(row);
        if (flow == Flow::OutOfTime)
            flow = settleRow(row);
        if (flow != Flow::GoOn)
            return flow;
    }
    return Flow::GoOn;
}

ContestRun::Flow ContestRun::runRow(int row)
{
    const double rowEndNs = rowEnd(row);
    stats::StopDecision decision;
    if (const auto flow = measureRow(row, rowEndNs - extrasNs(row), decision); flow != Flow::GoOn)
        return flow;
    if (const auto flow = settleRow(row); flow != Flow::GoOn)
        return flow;
    const auto judged = running(row, false);
    decision.precision = decide(row, rowEndNs).precision; // disturbed blocks may count by now
    logRowEnd(row, decision);
    if (const auto flow = runExtras(row, rowEndNs); flow != Flow::GoOn)
        return flow;
    const auto progress = progressOf(data(), row);
    m_forecast.rowTook(static_cast<int>(progress.runs.size()) - progress.repeats);

    std::vector<double> halfWidths(data().entries.size());
    bool metTarget = !decision.precision.empty();
    for (std::size_t i = 0; i < decision.precision.size(); ++i) {
        metTarget = metTarget && decision.precision[i].targetMet;
        halfWidths[static_cast<std::size_t>(judged[i])] =
            decision.precision[i].relHalfWidth.value_or(0);
    }
    return kept(m_recorder.rowFinished(row, metTarget, std::move(halfWidths)));
}

ContestRun::Flow ContestRun::measureRow(int row, double rowEndNs, stats::StopDecision &decision)
{
    while (true) {
        decision = decide(row, rowEndNs);
        if (decision.stop)
            return Flow::GoOn;
        const auto progress = progressOf(data(), row);
        if (isPast(m_hardDeadlineNs))
            return Flow::OutOfTime;
        std::optional<double> widest;
        for (const auto &precision : decision.precision)
            widest = std::max(widest, precision.relHalfWidth);
        const int done = static_cast<int>(progress.runs.size());
        m_plannedBlocks = std::max(static_cast<int>(std::lround(
                                       m_forecast.blocksOfThisRow(done, progress.repeats, widest))),
                                   done + 1);
        if (const auto flow = runBlock(row, progress.next); flow != Flow::GoOn)
            return flow;
    }
}

stats::StopDecision ContestRun::decide(int row, double rowEndNs) const
{
    const auto entries = running(row, false);
    const auto values = blockValues(data(), row, entries);
    const auto &sampling = data().plan.sampling;
    const stats::StopSettings settings{static_cast<std::size_t>(sampling.minBlocks),
                                       static_cast<std::size_t>(sampling.maxBlocks),
                                       sampling.targetRelHalfWidth};
    const bool started = !values.empty() && !values.front().empty();
    const bool late = started && m_ticker.nowNs() + blockNs(row) > rowEndNs;
    if (auto decision = stats::decideStop(values, settings, late))
        return *decision;
    stats::StopDecision none; // nobody is left
    none.stop = stats::StopReason::MostBlocks;
    return none;
}

ContestRun::Flow ContestRun::runBlock(int row, BlockRun which)
{
    const auto &starters = m_starters[static_cast<std::size_t>(row)];
    const auto order = stats::blockOrder(data().plan.seed, static_cast<std::uint64_t>(row),
                                         starters.size(), static_cast<std::size_t>(which.block));
    std::vector<Fork> forks;
    for (std::size_t position = 0; position < order.size(); ++position) {
        const int entry = starters[order[position]];
        if (!cell(row, entry).runs)
            continue;
        const auto flow = runForkOf(row, entry, which, static_cast<int>(position), forks);
        if (flow != Flow::GoOn)
            return flow;
    }
    if (const auto same = m_store.checkUnchanged(rowAt(row).fixture); !same) {
        m_recorder.log("error", sentence(same.error()));
        return Flow::Broken;
    }
    const auto disturbed =
        std::find_if(forks.begin(), forks.end(), [](const Fork &fork) { return !fork.valid; });
    const bool repeats =
        progressOf(data(), row).repeats < stats::mostRepeats(data().plan.sampling.maxBlocks);
    const bool again = disturbed != forks.end() && repeats;
    m_forecast.blockRan(again);
    if (again) {
        const std::string reason =
            "its block is run again: " + entryAt(disturbed->entry).label + " was disturbed";
        for (auto &fork : forks) {
            if (std::exchange(fork.valid, false))
                fork.reason = reason;
        }
    }
    return kept(forks.empty() || m_recorder.block(std::move(forks)));
}

ContestRun::Flow ContestRun::runForkOf(int row, int entry, BlockRun which, int position,
                                       std::vector<Fork> &forks)
{
    auto task = taskFor(row, entry, which, protocol::Pass::Time);
    if (!task) {
        m_recorder.log("error", sentence(task.error()));
        return Flow::Broken;
    }
    m_recorder.tell(ForkStarted{row, entry, which.block, m_plannedBlocks});
    auto outcome = runFork(*task, m_surroundings.launcher, m_ticker, m_stop);
    if (outcome.stopped)
        return Flow::Stopped;
    if (outcome.status == CellStatus::Timeout && isPast(m_hardDeadlineNs))
        return Flow::OutOfTime;
    if (outcome.status != CellStatus::Ok)
        return endCell(row, entry, outcome.status, std::move(outcome.reason));
    if (!outcome.warning.empty() && !cell(row, entry).checked)
        m_recorder.log("warning",
                       entryAt(entry).label + ", " + rowName(row) + ": " + outcome.warning);

    Fork fork;
    fork.row = row;
    fork.entry = entry;
    fork.block = which.block;
    fork.attempt = which.attempt;
    fork.position = position;
    fork.result = outcome.result;
    auto &canaries = m_canaries[static_cast<std::size_t>(entry)];
    for (const auto &sample : outcome.samples) {
        for (const double canary : {sample.canaryBeforeNs, sample.canaryAfterNs}) {
            if (canary > 0)
                canaries.add(canary);
        }
        fork.samples.push_back({sample, {}});
    }
    judge(fork, canaries.value());
    learn(row, entry, outcome, fork);
    const auto known = soFar(data(), row, entry, fork.valid ? fork.nsPerOp : std::nullopt);
    m_recorder.tell(
        ForkFinished{fork, m_plannedBlocks, known.relHalfWidth.value_or(0), known.nsPerOp});
    forks.push_back(std::move(fork));
    tellRemaining(false);
    return Flow::GoOn;
}

// Of the blocks that have no undisturbed process of this cell the last one; `valid` becomes the
// number of the other blocks.
std::vector<Fork> ContestRun::disturbedBlocks(int row, int entry, int &valid) const
{
    std::map<int, const Fork *> lastOf;
    for (const auto &fork : data().forks) {
        if (fork.row != row || fork.entry != entry)
            continue;
        const Fork *&last = lastOf[fork.block];
        if (last == nullptr || !last->valid)
            last = &fork;
    }
    std::vector<Fork> disturbed;
    for (const auto &[block, fork] : lastOf) {
        if (fork->valid && fork->nsPerOp)
            ++valid;
        else
            disturbed.push_back(*fork);
    }
    return disturbed;
}

// Blocks of the row in which every contender that has any process has an undisturbed one: what
// verdicts, intervals and ties are made of. The twin is not waited for.
int ContestRun::wholeBlocks(int row) const
{
    const auto entries = running(row, false);
    std::map<int, std::set<int>> undisturbedOf; // [block] entries
    std::set<int> measured;
    for (const auto &fork : data().forks) {
        if (fork.row != row || std::ranges::find(entries, fork.entry) == entries.end())
            continue;
        measured.insert(fork.entry);
        if (fork.valid && fork.nsPerOp)
            undisturbedOf[fork.block].insert(fork.entry);
    }
    return static_cast<int>(std::ranges::count_if(
        undisturbedOf, [&](const auto &block) { return block.second.size() == measured.size(); }));
}

// Every cell of the row gets its end: those that were measured are ok, those that time ran out for
// are skipped.
ContestRun::Flow ContestRun::settleRow(int row)
{
    // A handful of whole blocks gives no interval and no tie, and beside it the others would be
    // thrown away: then all count, as they do in a cell without an undisturbed process. Also where
    // each cell has enough of its own, in blocks of its own: four cells that are calm in 60 % of
    // their processes share 2 blocks of 16.
    const auto least =
        std::min(static_cast<int>(stats::kFewestForInterval), data().plan.sampling.maxBlocks);
    const bool tooFew = wholeBlocks(row) < least;
    for (const int entry : running(row, true)) {
        if (endOf(data(), row, entry) != nullptr)
            continue;
        int valid = 0;
        auto disturbed = disturbedBlocks(row, entry, valid);
        if (tooFew || valid < least) {
            std::erase_if(disturbed, [](Fork &fork) { return !acceptDisturbed(fork); });
            if (!disturbed.empty()
                && (!m_recorder.judged(disturbed)
                    || !m_recorder.log("warning",
                                       entryAt(entry).label + ", " + rowName(row)
                                           + ": the machine was too busy for enough undisturbed "
                                             "processes; disturbed ones count, too")))
                return Flow::Broken;
        }
        const bool measured = valid > 0 || !disturbed.empty();
        const auto flow =
            measured ? endCell(row, entry, CellStatus::Ok, {})
                     : endCell(row, entry, CellStatus::Skipped, "the time was up before its turn");
        if (flow != Flow::GoOn)
            return flow;
    }
    return Flow::GoOn;
}

} // namespace jinbang::core::contest

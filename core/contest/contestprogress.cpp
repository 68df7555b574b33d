// SPDX-License-Identifier: GPL-3.0-or-later
// Time: the deadline's shares, what is left, and what is told about it.
#include "core/base/number.h"
#include "core/contest/contestrun.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace jinbang::core::contest {
namespace {

constexpr double kTellEveryNs = 100e6;

std::string reasonText(stats::StopReason reason)
{
    switch (reason) {
    case stats::StopReason::TargetMet:
        return "every contender met the target";
    case stats::StopReason::MostBlocks:
        return "the most blocks were measured";
    case stats::StopReason::RepeatsExhausted:
        return "too many blocks were disturbed";
    case stats::StopReason::Deadline:
        break;
    }
    return "its share of the deadline was used";
}

} // namespace

std::string ContestRun::rowName(int row) const
{
    const auto &here = rowAt(row);
    std::string name = std::string(text(here.operation)) + '/'
                       + data().fixtures[static_cast<std::size_t>(here.fixture)].name;
    const auto &plan = data().plan;
    if (plan.modes.size() > 1)
        name += ", " + std::string(text(here.mode));
    if (plan.threads.size() > 1)
        name += ", " + std::to_string(here.threads) + " threads";
    if (plan.reuse.size() > 1)
        name += here.reuse ? ", reuse" : ", no reuse";
    if (plan.keys.size() > 1)
        name += ", keys " + std::string(text(here.keys));
    if (plan.allocators.size() > 1)
        name += ", " + here.allocator;
    return name;
}

bool ContestRun::isPast(std::optional<double> deadline) const
{
    return deadline && m_ticker.nowNs() >= *deadline;
}

double ContestRun::blockNs(int row) const
{
    double sum = 0;
    for (const int entry : running(row, true))
        sum += m_forecast.forkNs(row, entry);
    return sum;
}

double ContestRun::extrasNs(int row) const
{
    if (!data().plan.extraPasses)
        return 0;
    double passes = 0;
    for (const int entry : running(row, false))
        passes += static_cast<double>(extraPasses(entry).size());
    return passes * m_forecast.extraNs(row);
}

// The rows left share what is left of the deadline; one that needs less leaves more for the others.
double ContestRun::rowEnd(int row) const
{
    if (!m_deadlineNs)
        return std::numeric_limits<double>::infinity();
    double left = 0;
    for (int other = row; other < static_cast<int>(data().rows.size()); ++other)
        left += !isFinished(other) && !running(other, false).empty() ? 1 : 0;
    const double now = m_ticker.nowNs();
    return now + std::max(*m_deadlineNs - now, 0.0) / std::max(left, 1.0);
}

double ContestRun::remainingNs() const
{
    double sum = 0;
    for (int row = m_row; row < static_cast<int>(data().rows.size()); ++row) {
        if (isFinished(row))
            continue;
        const int done = row == m_row ? static_cast<int>(progressOf(data(), row).runs.size()) : 0;
        const double blocks = row == m_row ? m_plannedBlocks : m_forecast.blocksOfARow();
        sum += std::max(blocks - done, 0.0) * blockNs(row) + extrasNs(row);
    }
    if (m_deadlineNs)
        sum = std::min(sum, std::max(*m_deadlineNs - m_ticker.nowNs(), 0.0));
    return sum;
}

void ContestRun::tellStart()
{
    RunStarted started{data(), {}};
    for (int row = 0; row < static_cast<int>(data().rows.size()); ++row) {
        auto &estimates = started.estimateNs.emplace_back();
        for (int entry = 0; entry < static_cast<int>(data().entries.size()); ++entry) {
            Cell ignored;
            const bool runs = !plannedEnd(row, entry, ignored)
                              && m_problems[static_cast<std::size_t>(entry)].empty();
            m_cellsToRun += runs ? 1 : 0;
            estimates.push_back(runs ? m_forecast.blocksOfARow() * m_forecast.forkNs(row, entry)
                                     : 0);
        }
    }
    m_recorder.tell(started);
}

// Before the first process: what lies ahead, also of a run that goes on.
void ContestRun::tellPlanned()
{
    while (m_row + 1 < static_cast<int>(data().rows.size()) && isFinished(m_row))
        ++m_row;
    m_plannedBlocks = static_cast<int>(std::lround(m_forecast.blocksOfARow()));
    tellRemaining(true);
}

void ContestRun::tellRemaining(bool now)
{
    const double time = m_ticker.nowNs();
    if (!now && time - m_toldNs < kTellEveryNs)
        return;
    m_toldNs = time;
    const auto others = static_cast<int>(m_cells.size()) - m_cellsToRun;
    m_recorder.tell(Remaining{std::max(static_cast<int>(data().ends.size()) - others, 0),
                              m_cellsToRun, time - m_startNs, remainingNs()});
}

void ContestRun::logRowEnd(int row, const stats::StopDecision &decision)
{
    const auto progress = progressOf(data(), row);
    if (progress.runs.empty() || !decision.stop)
        return;
    std::string message = rowName(row) + ": " + std::to_string(progress.runs.size()) + " blocks, "
                          + std::to_string(decision.validBlocks)
                          + " of them undisturbed for every contender; "
                          + reasonText(*decision.stop);
    const auto met =
        std::count_if(decision.precision.begin(), decision.precision.end(),
                      [](const stats::Precision &precision) { return precision.targetMet; });
    message += "; target met by " + std::to_string(met) + " of "
               + std::to_string(decision.precision.size());
    m_recorder.log("info", std::move(message));
}

} // namespace jinbang::core::contest

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/recorder.h"

#include "core/contest/rowvalues.h"

#include <algorithm>

namespace jinbang::core::contest {

Recorder::Recorder(RunData data, std::optional<Journal> journal, Ticker &ticker,
                   const Observer &observer, double startNs)
    : m_data(std::move(data))
    , m_journal(std::move(journal))
    , m_ticker(ticker)
    , m_observer(observer)
    , m_startNs(startNs)
{
}

bool Recorder::saved(const Result<void> &written)
{
    if (!written && !m_problem)
        m_problem = written.error();
    return written.has_value();
}

void Recorder::tell(const RunEvent &event) const
{
    if (m_observer)
        m_observer(event);
}

bool Recorder::block(std::vector<Fork> forks)
{
    if (m_journal && !saved(m_journal->block(forks)))
        return false;
    m_data.forks.insert(m_data.forks.end(), std::make_move_iterator(forks.begin()),
                        std::make_move_iterator(forks.end()));
    return true;
}

bool Recorder::judged(const std::vector<Fork> &forks)
{
    if (m_journal && !saved(m_journal->judged(forks)))
        return false;
    for (const auto &fork : forks) {
        const auto old =
            std::find_if(m_data.forks.begin(), m_data.forks.end(), [&](const Fork &other) {
                return other.row == fork.row && other.entry == fork.entry
                       && other.block == fork.block && other.attempt == fork.attempt;
            });
        if (old != m_data.forks.end())
            *old = fork;
    }
    return true;
}

bool Recorder::cellEnd(CellEnd end)
{
    if (m_journal && !saved(m_journal->cellEnd(end)))
        return false;
    m_data.ends.push_back(end);
    const auto known = soFar(m_data, end.row, end.entry, {});
    tell(CellEnded{std::move(end), known.nsPerOp, known.relHalfWidth});
    return true;
}

bool Recorder::extras(CellExtras extras)
{
    if (m_journal && !saved(m_journal->extras(extras)))
        return false;
    m_data.extras.push_back(extras);
    tell(ExtrasFinished{std::move(extras)});
    return true;
}

bool Recorder::rowFinished(int row, bool metTarget, std::vector<double> relHalfWidth)
{
    if (m_journal && !saved(m_journal->rowFinished(row, metTarget)))
        return false;
    m_data.finishedRows.push_back(row);
    if (metTarget)
        m_data.rowsThatMetTarget.push_back(row);
    tell(RowFinished{row, metTarget, std::move(relHalfWidth)});
    return true;
}

bool Recorder::log(std::string level, std::string message)
{
    LogLine line{m_ticker.nowNs() - m_startNs, std::move(level), std::move(message)};
    if (m_journal && !saved(m_journal->log(line)))
        return false;
    m_data.log.push_back(line);
    tell(Logged{std::move(line)});
    return true;
}

void Recorder::finish(RunState state)
{
    if (m_problem) { // said to the person, not to the file that cannot take it
        state = RunState::Failed;
        const LogLine line{m_ticker.nowNs() - m_startNs, "error", sentence(*m_problem)};
        m_data.log.push_back(line);
        tell(Logged{line});
    }
    m_data.state = state;
    m_data.finishedAt = m_ticker.utcNow();
    if (m_journal)
        static_cast<void>(saved(m_journal->finished(state, m_data.finishedAt)));
    closeOpenCells(m_data);
    tell(RunFinished{state});
}

} // namespace jinbang::core::contest

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The run itself: rows, in each row blocks, in each block one fork of every contender.

#include "core/contest/forecast.h"
#include "core/contest/forkrun.h"
#include "core/contest/pollution.h"
#include "core/contest/recorder.h"
#include "core/contest/rowvalues.h"
#include "core/contest/setup.h"
#include "core/stats/stoprule.h"

#include <set>

namespace jinbang::core::contest {

class ContestRun
{
public:
    ContestRun(Setup setup, std::optional<Journal> journal, const Surroundings &surroundings,
               std::stop_token stop, const Observer &observer);
    [[nodiscard]] RunData run();

private:
    /// Whether what was asked for is still to be done.
    enum class Flow { GoOn, OutOfTime, Stopped, Broken };
    struct Cell {
        std::string variant;
        bool runs = false;              // can run, and has not failed
        bool checked = false;           // its first fork was
        std::optional<std::uint64_t> n; // operations a sample, from calibration
    };

    // contestrun.cpp: rows and blocks
    Flow runRows();
    Flow runRow(int row);
    Flow measureRow(int row, double rowEndNs, stats::StopDecision &decision);
    Flow runBlock(int row, BlockRun which);
    Flow runForkOf(int row, int entry, BlockRun which, int position, std::vector<Fork> &forks);
    Flow settleRow(int row);
    [[nodiscard]] std::vector<Fork> disturbedBlocks(int row, int entry, int &valid) const;
    [[nodiscard]] stats::StopDecision decide(int row, double rowEndNs) const;

    // contestcells.cpp: cells and their forks
    void planCells();
    [[nodiscard]] std::optional<CellEnd> plannedEnd(int row, int entry, Cell &cell) const;
    [[nodiscard]] Result<ForkTask> taskFor(int row, int entry, BlockRun which, protocol::Pass pass);
    [[nodiscard]] LaunchSpec launchFor(const Row &row, int entry, protocol::Pass pass,
                                       std::uint64_t seed) const;
    [[nodiscard]] double limitFor(int row, int entry) const;
    void learn(int row, int entry, const ForkOutcome &outcome, const Fork &fork);
    Flow endCell(int row, int entry, CellStatus status, std::string reason);
    Flow runExtras(int row, double rowEndNs);
    Flow runExtrasOf(int row, int entry);
    [[nodiscard]] std::vector<protocol::Pass> extraPasses(int entry) const;

    // contestprogress.cpp: time and what is told
    void tellStart();
    void tellPlanned();
    void tellRemaining(bool now);
    [[nodiscard]] double remainingNs() const;
    [[nodiscard]] double blockNs(int row) const;
    [[nodiscard]] double rowEnd(int row) const;
    [[nodiscard]] double extrasNs(int row) const;
    [[nodiscard]] bool isPast(std::optional<double> deadline) const;
    void logRowEnd(int row, const stats::StopDecision &decision);
    [[nodiscard]] std::string rowName(int row) const;

    [[nodiscard]] const RunData &data() const { return m_recorder.data(); }
    [[nodiscard]] const Row &rowAt(int row) const
    {
        return data().rows[static_cast<std::size_t>(row)];
    }
    [[nodiscard]] const Entry &entryAt(int entry) const
    {
        return data().entries[static_cast<std::size_t>(entry)];
    }
    [[nodiscard]] Cell &cell(int row, int entry);
    [[nodiscard]] const Cell &cell(int row, int entry) const;
    [[nodiscard]] std::vector<int> running(int row, bool withTwin) const;
    [[nodiscard]] int wholeBlocks(int row) const;
    [[nodiscard]] bool isFinished(int row) const;
    Flow kept(bool saved) const { return saved ? Flow::GoOn : Flow::Broken; }

    const Surroundings &m_surroundings;
    Ticker &m_ticker;
    std::stop_token m_stop;
    FixtureStore m_store;
    std::vector<std::vector<std::string>> m_commands; // [entry]
    std::vector<std::string> m_problems;              // [entry]
    std::vector<bool> m_foreign;                      // [entry]
    std::vector<std::string> m_leftOut;
    double m_startNs = 0;
    Recorder m_recorder;
    Forecast m_forecast;
    std::vector<Cell> m_cells; // [row][entry]
    std::vector<std::vector<int>>
        m_starters; // [row] entries that the plan lets run: the Latin square's
    std::vector<RunningMedian> m_canaries; // [entry]
    std::optional<double> m_deadlineNs, m_hardDeadlineNs;
    std::optional<std::uint64_t> m_memoryCap;
    int m_cellsToRun = 0;    // the others end before the first process starts
    int m_row = 0;           // being measured
    int m_plannedBlocks = 0; // of this row
    double m_toldNs = 0;
    std::uint64_t m_nextId = 1;
};

} // namespace jinbang::core::contest

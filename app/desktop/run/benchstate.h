#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A run as the window sees it: a value that events change. Pure, so that a whole run can be played
// in a test without a process, a clock or a window.

#include "app/desktop/charts/reportbars.h"
#include "app/desktop/charts/rowchart.h"
#include "app/desktop/charts/samplechart.h"
#include "app/desktop/models/matrix.h"
#include "core/contest/events.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace jinbang::app {

/// Which parts of the picture an event has touched.
struct Touched {
    bool everything = false;
    std::vector<std::pair<int, int>> cells;
    bool log = false;
    void merge(const Touched &other);
};

class BenchState
{
public:
    explicit BenchState(SlotOf slotOf);

    /// Takes one event in and says what it changed.
    Touched apply(const core::contest::RunEvent &event);

    [[nodiscard]] const Matrix &matrix() const { return m_matrix; }
    [[nodiscard]] const std::vector<core::contest::LogLine> &log() const { return m_log; }
    /// Lines that the log has had, also those that were dropped from its beginning.
    [[nodiscard]] size_t logged() const { return m_logged; }
    /// Of the run that is shown.
    [[nodiscard]] const std::string &runId() const { return m_runId; }
    [[nodiscard]] const core::contest::Plan &plan() const { return m_plan; }
    /// Of those that are to be measured: what nobody can do and what is left out does not count.
    [[nodiscard]] int cellsDone() const;
    [[nodiscard]] int cells() const;
    [[nodiscard]] double elapsedSeconds() const { return m_remaining.elapsedNs / 1e9; }
    /// Smoothed, so that it does not jump upwards by less than five seconds.
    [[nodiscard]] double remainingSeconds() const { return m_shownRemaining; }
    /// Row that is being measured, or -1.
    [[nodiscard]] int currentRow() const { return m_row; }
    [[nodiscard]] int currentColumn() const { return m_column; }
    [[nodiscard]] std::optional<core::contest::RunState> ended() const { return m_ended; }
    /// Share of the run that is done, 0..1.
    [[nodiscard]] double share() const;

    /// The bars of a row so far.
    [[nodiscard]] RowData rowData(int row) const;
    /// The forks of a cell so far.
    [[nodiscard]] SampleData sampleData(int row, int column) const;
    /// Cells that failed, are noisy or were not measured.
    [[nodiscard]] std::vector<std::pair<int, int>> needALook() const;

private:
    Touched on(const core::contest::RunStarted &event);
    Touched on(const core::contest::ForkStarted &event);
    Touched on(const core::contest::ForkFinished &event);
    Touched on(const core::contest::CellEnded &event);
    Touched on(const core::contest::RowFinished &event);
    Touched on(const core::contest::Remaining &event);
    Touched on(const core::contest::RunFinished &event);
    [[nodiscard]] MatrixCell *cellAt(int row, int column);
    [[nodiscard]] int countOf(bool (*counts)(const MatrixCell &)) const;
    void takeEarlier(const core::contest::RunData &header);
    Touched markNext();

    SlotOf m_slotOf;
    std::string m_runId;
    core::contest::Plan m_plan;
    Matrix m_matrix;
    std::vector<core::contest::LogLine> m_log;
    size_t m_logged = 0;
    std::map<std::pair<int, int>, std::vector<SampleDot>> m_forks; // ops/s of each fork
    core::contest::Remaining m_remaining;
    double m_shownRemaining = 0;
    int m_row = -1;
    int m_column = -1;
    std::optional<core::contest::RunState> m_ended;
};

} // namespace jinbang::app

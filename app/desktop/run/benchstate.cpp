// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/run/benchstate.h"

#include "app/desktop/run/plannedcells.h"
#include "app/desktop/text/numbers.h"
#include "app/desktop/text/words.h"
#include "core/contest/entries.h"
#include "core/contest/rowvalues.h"

#include <QCoreApplication>

#include <algorithm>
#include <type_traits>
#include <variant>

namespace jinbang::app {

namespace {

constexpr size_t kKeptLogLines = 5000;
constexpr double kLeastRise = 5; // seconds

double rejectedShareOf(const core::contest::Fork &fork)
{
    if (fork.samples.empty())
        return 0;
    const auto rejected =
        std::count_if(fork.samples.begin(), fork.samples.end(),
                      [](const auto &sample) { return !sample.rejected.empty(); });
    return double(rejected) / double(fork.samples.size());
}

} // namespace

void Touched::merge(const Touched &other)
{
    everything = everything || other.everything;
    log = log || other.log;
    for (const auto &cell : other.cells) {
        if (std::find(cells.begin(), cells.end(), cell) == cells.end())
            cells.push_back(cell);
    }
}

BenchState::BenchState(SlotOf slotOf)
    : m_slotOf(std::move(slotOf))
{
}

Touched BenchState::apply(const core::contest::RunEvent &event)
{
    return std::visit(
        [this](const auto &value) -> Touched {
            using T = std::decay_t<decltype(value)>;
            if constexpr (std::is_same_v<T, core::contest::CellEnded>) {
                return on(value);
            } else if constexpr (std::is_same_v<T, core::contest::Logged>) {
                if (m_log.size() >= kKeptLogLines)
                    m_log.erase(m_log.begin(), m_log.begin() + kKeptLogLines / 2);
                m_log.push_back(value.line);
                ++m_logged;
                return {false, {}, true};
            } else if constexpr (std::is_same_v<T, core::contest::ExtrasFinished>) {
                return {};
            } else {
                return on(value);
            }
        },
        event);
}

MatrixCell *BenchState::cellAt(int row, int column)
{
    if (row < 0 || column < 0 || size_t(row) >= m_matrix.cells.size()
        || size_t(column) >= m_matrix.cells[size_t(row)].size())
        return nullptr;
    return &m_matrix.cells[size_t(row)][size_t(column)];
}

Touched BenchState::on(const core::contest::RunStarted &event)
{
    m_matrix = {};
    m_forks.clear();
    m_log.clear();
    m_logged = 0;
    m_remaining = {};
    m_ended.reset();
    m_row = m_column = -1;
    const auto &header = event.header;
    m_runId = header.runId;
    m_plan = header.plan;
    for (const auto &entry : header.entries)
        m_matrix.columns.push_back(columnOf(entry, m_slotOf));
    for (size_t r = 0; r < header.rows.size(); ++r) {
        const auto &row = header.rows[r];
        const auto &fixture = header.fixtures[size_t(row.fixture)];
        m_matrix.rows.push_back(rowOf(row, fixture));
        auto &cells = m_matrix.cells.emplace_back(m_matrix.columns.size());
        for (size_t c = 0; c < cells.size(); ++c) {
            const double estimate = r < event.estimateNs.size() && c < event.estimateNs[r].size()
                                        ? event.estimateNs[r][c]
                                        : 0;
            const bool asked = core::contest::isAsked(header.plan, row, fixture, header.entries[c]);
            cells[c].state = asked ? CellState::Queued : CellState::Excluded;
            cells[c].estimateSeconds = estimate / 1e9;
        }
    }
    takeEarlier(header);
    (void)markNext();
    return {true, {}, true};
}

// Of a run that goes on: what its journal has.
void BenchState::takeEarlier(const core::contest::RunData &header)
{
    for (const auto &fork : header.forks) {
        MatrixCell *cell = cellAt(fork.row, fork.entry);
        if (cell == nullptr)
            continue;
        cell->state = CellState::Running;
        cell->block = std::max(cell->block, fork.block + 1);
        cell->blocks = std::max(cell->block, header.plan.sampling.maxBlocks);
        if (fork.nsPerOp && *fork.nsPerOp > 0)
            m_forks[{fork.row, fork.entry}].push_back({1e9 / *fork.nsPerOp, fork.valid});
    }
    for (size_t r = 0; r < m_matrix.rows.size(); ++r) {
        for (size_t c = 0; c < m_matrix.columns.size(); ++c) {
            const auto known = core::contest::soFar(header, int(r), int(c), std::nullopt);
            m_matrix.cells[r][c].nsPerOp = known.nsPerOp;
            m_matrix.cells[r][c].relHalfWidth = known.relHalfWidth.value_or(0);
        }
    }
    for (const auto &end : header.ends)
        (void)on(core::contest::CellEnded{end});
    for (const int row : header.finishedRows)
        (void)on(core::contest::RowFinished{row, false, {}});
    m_log = header.log;
    m_logged = m_log.size();
}

// The row behind the one that is measured starts with this cell.
Touched BenchState::markNext()
{
    Touched touched;
    bool marked = false;
    for (size_t r = 0; r < m_matrix.rows.size(); ++r) {
        for (size_t c = 0; c < m_matrix.columns.size(); ++c) {
            MatrixCell &cell = m_matrix.cells[r][c];
            const bool waits = cell.state == CellState::Queued || cell.state == CellState::Next;
            const bool next = waits && !marked && int(r) > m_row && cell.estimateSeconds > 0;
            marked = marked || next;
            const CellState wanted = next ? CellState::Next : CellState::Queued;
            if (!waits || cell.state == wanted)
                continue;
            cell.state = wanted;
            touched.cells.emplace_back(int(r), int(c));
        }
    }
    return touched;
}

Touched BenchState::on(const core::contest::ForkStarted &event)
{
    Touched touched;
    if (MatrixCell *before = cellAt(m_row, m_column); before != nullptr && before->active) {
        before->active = false;
        touched.cells.emplace_back(m_row, m_column);
    }
    MatrixCell *cell = cellAt(event.row, event.entry);
    if (cell == nullptr)
        return touched;
    m_row = event.row;
    m_column = event.entry;
    cell->state = CellState::Running;
    cell->active = true;
    cell->block = event.block + 1;
    cell->blocks = event.blocks;
    touched.cells.emplace_back(m_row, m_column);
    touched.merge(markNext());
    return touched;
}

Touched BenchState::on(const core::contest::ForkFinished &event)
{
    MatrixCell *cell = cellAt(event.fork.row, event.fork.entry);
    if (cell == nullptr)
        return {};
    cell->active = false;
    cell->block = event.fork.block + 1;
    cell->blocks = event.blocks;
    cell->relHalfWidth = event.relHalfWidth;
    if (event.nsPerOpSoFar)
        cell->nsPerOp = event.nsPerOpSoFar;
    auto &dots = m_forks[{event.fork.row, event.fork.entry}];
    const double forks = double(dots.size());
    cell->rejectedShare = (cell->rejectedShare * forks + rejectedShareOf(event.fork)) / (forks + 1);
    if (event.fork.nsPerOp && *event.fork.nsPerOp > 0)
        dots.push_back({1e9 / *event.fork.nsPerOp, event.fork.valid});
    return {false, {{event.fork.row, event.fork.entry}}, false};
}

Touched BenchState::on(const core::contest::CellEnded &event)
{
    const core::contest::CellEnd &end = event.end;
    MatrixCell *cell = cellAt(end.row, end.entry);
    if (cell == nullptr || cell->state == CellState::Excluded)
        return {};
    cell->state = stateOf(end.status);
    cell->active = false;
    cell->reason = shown(end.reason);
    if (end.status != core::CellStatus::Ok)
        cell->nsPerOp.reset();
    else if (event.nsPerOp) {
        cell->nsPerOp = event.nsPerOp;
        cell->relHalfWidth = event.relHalfWidth.value_or(0);
    }
    return {false, {{end.row, end.entry}}, false};
}

Touched BenchState::on(const core::contest::RowFinished &event)
{
    Touched touched;
    for (size_t c = 0; c < m_matrix.columns.size(); ++c) {
        MatrixCell *cell = cellAt(event.row, int(c));
        if (cell == nullptr)
            continue;
        // The event's half-widths are those of the ratios that the target is judged by.
        // A cell that has a value when its row ends is done, even before its own end is told.
        if (cell->state == CellState::Running && cell->nsPerOp)
            cell->state = CellState::Done;
        cell->active = false;
        touched.cells.emplace_back(event.row, int(c));
    }
    return touched;
}

Touched BenchState::on(const core::contest::Remaining &event)
{
    m_remaining = event;
    const double wanted = roundedEstimate(event.remainingNs / 1e9);
    if (wanted < m_shownRemaining || wanted >= m_shownRemaining + kLeastRise)
        m_shownRemaining = wanted;
    return {};
}

Touched BenchState::on(const core::contest::RunFinished &event)
{
    m_ended = event.state;
    for (auto &row : m_matrix.cells) {
        for (MatrixCell &cell : row) {
            cell.active = false;
            if (cell.state == CellState::Running && cell.nsPerOp)
                cell.state = CellState::Done;
            else if (!isEnded(cell.state))
                cell.state = cell.estimateSeconds > 0 ? CellState::Cancelled : CellState::Skipped;
        }
    }
    m_row = m_column = -1;
    m_shownRemaining = 0;
    return {true, {}, true};
}

int BenchState::cells() const
{
    return countOf([](const MatrixCell &cell) { return cell.estimateSeconds > 0; });
}

int BenchState::cellsDone() const
{
    return countOf(
        [](const MatrixCell &cell) { return cell.estimateSeconds > 0 && isEnded(cell.state); });
}

int BenchState::countOf(bool (*counts)(const MatrixCell &)) const
{
    int sum = 0;
    for (const auto &row : m_matrix.cells)
        sum += int(std::count_if(row.begin(), row.end(), counts));
    return sum;
}

double BenchState::share() const
{
    const double all = m_remaining.elapsedNs + m_remaining.remainingNs;
    return all > 0 ? std::clamp(m_remaining.elapsedNs / all, 0.0, 1.0) : 0;
}

RowData BenchState::rowData(int row) const
{
    RowData data;
    if (row < 0 || size_t(row) >= m_matrix.rows.size())
        return data;
    for (size_t c = 0; c < m_matrix.columns.size(); ++c) {
        const MatrixCell &cell = m_matrix.cells[size_t(row)][c];
        RowBar bar;
        bar.name = m_matrix.columns[c].name;
        bar.slot = m_matrix.columns[c].slot;
        bar.live = cell.state == CellState::Running;
        if (cell.nsPerOp && *cell.nsPerOp > 0) {
            bar.bar.state = BarState::Value;
            bar.bar.value = 1e9 / *cell.nsPerOp;
            if (cell.relHalfWidth > 0) {
                bar.bar.low = bar.bar.value * (1 - cell.relHalfWidth);
                bar.bar.high = bar.bar.value * (1 + cell.relHalfWidth);
            }
        } else {
            bar.bar.state = isFailure(cell.state) ? BarState::Failed : BarState::Waiting;
            bar.bar.word = cell.state == CellState::Queued || cell.state == CellState::Next
                               ? QCoreApplication::translate("Matrix", "queued")
                               : cellText(cell);
        }
        data.rows.push_back(bar);
    }
    return data;
}

SampleData BenchState::sampleData(int row, int column) const
{
    SampleData data;
    const auto dots = m_forks.find({row, column});
    if (dots == m_forks.end())
        return data;
    data.dots = dots->second;
    const MatrixCell &cell = m_matrix.cells[size_t(row)][size_t(column)];
    data.slot = m_matrix.columns[size_t(column)].slot;
    if (cell.nsPerOp && *cell.nsPerOp > 0 && cell.relHalfWidth > 0) {
        data.estimate = 1e9 / *cell.nsPerOp;
        data.low = data.estimate * (1 - cell.relHalfWidth);
        data.high = data.estimate * (1 + cell.relHalfWidth);
    }
    return data;
}

std::vector<std::pair<int, int>> BenchState::needALook() const
{
    std::vector<std::pair<int, int>> places;
    for (size_t r = 0; r < m_matrix.cells.size(); ++r) {
        for (size_t c = 0; c < m_matrix.cells[r].size(); ++c) {
            const MatrixCell &cell = m_matrix.cells[r][c];
            if (isFailure(cell.state) || cell.state == CellState::Cancelled
                || cell.state == CellState::Skipped || isNoisy(cell))
                places.emplace_back(int(r), int(c));
        }
    }
    std::stable_sort(places.begin(), places.end(), [this](const auto &a, const auto &b) {
        const auto weight = [this](const auto &place) {
            const MatrixCell &cell = m_matrix.cells[size_t(place.first)][size_t(place.second)];
            return isFailure(cell.state)                ? 0
                   : cell.state == CellState::Cancelled ? 3
                   : cell.state == CellState::Skipped   ? 2
                                                        : 1;
        };
        return weight(a) < weight(b);
    });
    return places;
}

} // namespace jinbang::app

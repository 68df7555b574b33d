#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The cells of a setup before anything runs, laid out by the engine's own rules: what the window
// shows as the plan is what the run will measure.

#include "app/desktop/run/benchsetup.h"
#include "core/contest/rundata.h"

#include <vector>

namespace jinbang::app {

struct PlannedCells {
    core::contest::Plan plan; // without its list of single cells
    std::vector<core::contest::Entry> entries;
    std::vector<core::contest::FixtureRecord> fixtures; // as far as they are known unmade
    std::vector<std::string> missing; // [fixture] why it cannot be made, else empty
    std::vector<core::contest::Row> rows;
};

[[nodiscard]] PlannedCells plannedCells(const BenchSetup &setup);

/// One of them as a choice. Where the plan has one condition only it is left open, so that the
/// choice outlives a change of that condition.
[[nodiscard]] core::contest::CellChoice choiceOf(const PlannedCells &planned, size_t row,
                                                 size_t entry);

/// Whether the list names the cell.
[[nodiscard]] bool isNamed(const std::vector<core::contest::CellChoice> &list,
                           const PlannedCells &planned, size_t row, size_t entry);

/// The library can do it, whether or not it is left out.
[[nodiscard]] bool canRun(const PlannedCells &planned, size_t row, size_t entry);

/// A column and a row of the matrix, before a run and during it.
[[nodiscard]] MatrixColumn columnOf(const core::contest::Entry &entry, const SlotOf &slotOf);
[[nodiscard]] MatrixRow rowOf(const core::contest::Row &row,
                              const core::contest::FixtureRecord &fixture);

} // namespace jinbang::app

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Single cells of the matrix as plans: to run some again, to leave some out, to say one as a
// command.

#include "app/desktop/models/matrix.h"
#include "core/archive/report.h"
#include "core/contest/plan.h"

#include <utility>
#include <vector>

namespace jinbang::app {

[[nodiscard]] core::contest::CellChoice choiceOf(const Matrix &matrix, int row, int column);

/// The plan's sampling for these cells and no other; lists are cut down to what the cells need.
[[nodiscard]] core::contest::Plan planOfCells(core::contest::Plan plan,
                                              const std::vector<core::contest::CellChoice> &cells);

/// A plan of one cell that needs no list of cells, so that the command line can say it.
[[nodiscard]] core::contest::Plan planOfCell(core::contest::Plan plan,
                                             const core::contest::CellChoice &cell);

/// The cell of a report that a cell of the matrix stands for; null when there is none.
[[nodiscard]] const core::archive::Cell *reportCell(const core::archive::Report &report,
                                                    const Matrix &matrix, int row, int column);

} // namespace jinbang::app

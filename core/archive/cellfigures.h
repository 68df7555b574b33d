#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of one cell from its forks. Inside core/archive only.

#include "core/archive/report.h"
#include "core/contest/rundata.h"

#include <vector>

namespace jinbang::core::archive {

/// Forks of one cell, in the order in which they ran.
using ForksOfCell = std::vector<const contest::Fork *>;

/// Fills in forks, estimate, spread, throughput, percentiles, JMH's own score, exactness and notes.
/// Throughput counts the fixture's bytes for reading and the canonical minified bytes for writing.
void fillFigures(const ForksOfCell &forks, const contest::FixtureRecord &fixture, bool withClassic,
                 Cell &cell);

/// What the values of the forks alone say: blocks, estimate, interval, spread, percentiles. A cell
/// without a number keeps none.
void fillFromForks(Cell &cell);

/// The estimate from every sample, polluted or not, to see what the pollution rule changed; nothing
/// without samples.
[[nodiscard]] std::optional<double> fullEstimate(const Cell &cell);

} // namespace jinbang::core::archive

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What a cell's report says, as lines for the inspector and points for its charts. Pure.

#include "app/desktop/charts/samplechart.h"
#include "app/desktop/models/matrix.h"
#include "app/desktop/widgets/noticelist.h"
#include "core/archive/report.h"

namespace jinbang::app {

/// Of a cell that is being measured: what its finished processes say.
[[nodiscard]] std::vector<Notice> figuresSoFar(const MatrixCell &cell, const SampleData &forks);

/// Of a measured cell: estimate, spread, percentiles, JMH's own score, memory, exactness, notes.
[[nodiscard]] std::vector<Notice> figuresOf(const core::archive::Cell &cell);

/// Every sample in the order in which it was measured, as operations per second; rejected ones and
/// those of processes that do not count are not counted.
[[nodiscard]] SampleData samplesOf(const core::archive::Cell &cell, int slot);
/// The counted samples' times; of mode sample those of single operations.
[[nodiscard]] HistogramData timesOf(const core::archive::Cell &cell, int slot);

} // namespace jinbang::app

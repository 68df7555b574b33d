#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The experiments of a report as tables: what the Scaling page reads out beside its picture, and
// the table twin of each picture.

#include "app/desktop/charts/scalingchart.h"
#include "app/desktop/models/rowsmodel.h"

namespace jinbang::app {

/// Every library at one count, the best first: value and how many times the best's.
[[nodiscard]] RowsTable readOut(const LineData &lines, double x);

/// Slope and R² of log time over log count, and the memory at the largest count.
[[nodiscard]] RowsTable growthRows(const core::archive::Report &report,
                                   const core::archive::ScalingResult &result,
                                   const SlotOf &slotOf);

/// Everything that the curves are drawn from.
[[nodiscard]] RowsTable pointRows(const core::archive::Report &report,
                                  const core::archive::ScalingResult &result, const SlotOf &slotOf);

/// Throughput, efficiency and fairness by number of threads, with JMH's own figures beside them.
[[nodiscard]] RowsTable threadRows(const core::archive::Report &report,
                                   const Experiment &experiment, core::Operation operation,
                                   const SlotOf &slotOf);

/// What a condition changes: factor with interval.
[[nodiscard]] RowsTable conditionRows(const RatioData &data);

} // namespace jinbang::app

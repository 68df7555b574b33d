#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// From the experiments of a report to pictures: curves over counts and threads, and the second
// article's bars by count.

#include "app/desktop/charts/experiment.h"
#include "app/desktop/charts/linechart.h"
#include "app/desktop/charts/ratiochart.h"
#include "app/desktop/charts/reportbars.h"

namespace jinbang::app {

enum class ScalingMeasure { PerDocument, PerObject, BytesPerSecond };

[[nodiscard]] UnitKind unitOf(ScalingMeasure measure);

/// A point of a curve in a measure, with its interval; not finite where the report cannot say.
[[nodiscard]] LinePoint pointOf(const core::archive::Report &report,
                                const core::archive::ScalingResult &result,
                                const core::archive::ScalingPoint &point, ScalingMeasure measure);

/// Size of the document that an operation on this many objects writes or reads, or 0.
[[nodiscard]] double documentBytes(const core::archive::Report &report, const std::string &metric,
                                   double count);

/// Lines over the counts, with dashed uprights where the document outgrows a cache of the machine.
[[nodiscard]] LineData scalingLines(const core::archive::Report &report,
                                    const core::archive::ScalingResult &result,
                                    ScalingMeasure measure, const SlotOf &slotOf);

/// A group of bars for each count.
[[nodiscard]] BarData scalingBars(const core::archive::Report &report,
                                  const core::archive::ScalingResult &result,
                                  ScalingMeasure measure, const SlotOf &slotOf);

/// Throughput of all threads together, over their number.
[[nodiscard]] LineData threadLines(const core::archive::Report &report,
                                   const Experiment &experiment, core::Operation operation,
                                   const SlotOf &slotOf);

/// What a condition changes, a row for each library and metric; all operations when none is given.
[[nodiscard]] RatioData conditionRatios(const core::archive::Report &report,
                                        const std::string &axis,
                                        std::optional<core::Operation> operation,
                                        const SlotOf &slotOf);

} // namespace jinbang::app

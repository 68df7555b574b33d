#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// From a report to bar charts. Speeds of documents of different size differ by a factor of 1000, so
// they get one chart a workload; throughput and points compare across workloads in one chart.

#include "app/desktop/charts/bardata.h"
#include "app/desktop/charts/chartbase.h"
#include "core/archive/report.h"

#include <functional>
#include <map>

namespace jinbang::app {

enum class Metric { OpsPerSecond, NsPerOp, BytesPerSecond, Points };

/// A contender's id to its colour slot.
using SlotOf = std::function<int(const std::string &)>;

/// One column of the report: an entry by its unique label.
struct ReportSeries {
    std::string contender;
    std::string label;
    QString name;
};

/// The entries in the order in which the report lists them, the twin left out.
[[nodiscard]] std::vector<ReportSeries> seriesOf(const core::archive::Report &report);

/// What each entry is called, by its label: as in the charts, so that tables agree with them.
[[nodiscard]] std::map<std::string, QString> namesOf(const core::archive::Report &report);

/// The measured value of a cell with its interval in the metric's unit, or why there is none.
[[nodiscard]] Bar barOf(const core::archive::Cell &cell, Metric metric);

/// The slot of a cell without a number: its status in a word, or that there is no value.
[[nodiscard]] Bar wordBar(core::CellStatus status);

/// True when the spread asks for care: interval over 5 % or more than 10 % of the samples rejected.
[[nodiscard]] bool isNoisy(const core::archive::Cell &cell);

[[nodiscard]] UnitKind unitOf(Metric metric);

/// One chart a workload; its categories are the operations (with threads and the like where they
/// differ).
[[nodiscard]] std::vector<BarData> smallMultiples(const core::archive::Report &report,
                                                  Metric metric, const SlotOf &slotOf);

/// All workloads in one chart.
[[nodiscard]] BarData groupedBars(const core::archive::Report &report, Metric metric,
                                  const SlotOf &slotOf);

/// As people read them: all metrics first, then deserialize, serialize and the document operations.
void sortScopes(std::vector<core::archive::Ranking> &rankings);

/// Marks out of 100 of the rankings with these scopes, one category each.
[[nodiscard]] BarData markBars(const std::vector<core::archive::Ranking> &rankings,
                               const SlotOf &slotOf);

/// "↑ higher is better", or lower.
[[nodiscard]] QString directionText(const BarData &data);

/// What the value axis is in: "k ops/s", on a log scale with its base line, which bars do not show.
[[nodiscard]] QString axisText(const AxisScale &axis);

/// The visible series, numbered where colours do not tell them apart.
[[nodiscard]] std::vector<LegendEntry> legendOf(const BarData &data);

/// What tells a row apart beside operation and workload: "4 threads, no reuse"; empty for the
/// usual.
[[nodiscard]] QString rowDetail(const core::archive::Cell &cell);

} // namespace jinbang::app

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The tables that a person reads, made once for the terminal, for Markdown and for HTML: same
// columns, same rounding, same order.

#include "core/archive/report.h"

#include <string>
#include <vector>

namespace jinbang::core::archive {

struct TextColumn {
    std::string heading;
    bool right = false; // numbers
};

struct TextTable {
    std::string title;
    std::vector<TextColumn> columns;
    std::vector<std::vector<std::string>> rows; // as many cells as columns
    std::vector<std::string> notes;             // under the table, a sentence each
};

/// Keys of the report's metrics in the order of their first cells.
[[nodiscard]] std::vector<std::string> metricKeys(const Report &report);

struct MetricCells {
    std::string key;
    std::vector<const Cell *> cells; // fastest first, those without a number last; stable
};
/// Every metric with its cells, in the order of metricKeys().
[[nodiscard]] std::vector<MetricCells> metricsOf(const Report &report);
/// "SS" for one of the article's six, else the key itself.
[[nodiscard]] std::string metricHeading(const Report &report, const std::string &key);

/// Rank, title, library, points by metric, total, mark with interval.
[[nodiscard]] TextTable rankingTable(const Report &report, const Ranking &ranking);
/// Rank (ties share it), library, time with interval, throughput, points, change, the half-width by
/// which the target is judged and whether it was met; statuses in words.
[[nodiscard]] TextTable metricTable(const Report &report, const MetricCells &metric);
/// How many cells of all metrics met the target, and by what that is judged: for below the tables.
/// None when nothing was judged.
[[nodiscard]] std::vector<std::string> targetNotes(const Report &report);

/// "overall: sum of points (article), what is unsupported earns 0".
[[nodiscard]] std::string rankingTitle(const Ranking &ranking);
/// "wrong answer", "timed out", ...
[[nodiscard]] std::string statusText(CellStatus status);
/// Three to five digits, for a column of times in ns: "45.3", "1,234".
[[nodiscard]] std::string nsText(double nanoseconds);
/// "±0.6%", "±>100%" for an interval wider than its value; empty when unknown.
[[nodiscard]] std::string plusMinusText(const std::optional<double> &relativeHalfWidth);

} // namespace jinbang::core::archive

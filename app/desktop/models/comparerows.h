#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A comparison as what the Compare page shows: rows of bars sorted by change, sums, differences in
// the conditions, changes of ranks.

#include "app/desktop/charts/ratiochart.h"
#include "app/desktop/models/rowsmodel.h"
#include "core/archive/compare.h"

#include <functional>

namespace jinbang::app {

using SlotOfLabel = std::function<int(const std::string &)>;

/// The most gained first, what has no ratio last. With `changedOnly` only rows that have a verdict.
[[nodiscard]] RatioData ratioRows(const core::archive::ReportComparison &comparison,
                                  const SlotOfLabel &slotOf, bool changedOnly);

struct CompareSums {
    // without: no ratio or no verdict can be given
    int faster = 0, slower = 0, within = 0, without = 0;
    std::optional<double> speed; // geometric mean, of new over base
    friend bool operator==(const CompareSums &, const CompareSums &) = default;
};
[[nodiscard]] CompareSums sumsOf(const core::archive::ReportComparison &comparison);

/// What differs in the conditions: "-O2 → -O3"; what makes the sides unlike each other first.
struct Difference {
    QString name, text;
    bool serious = false; // host or plan
    friend bool operator==(const Difference &, const Difference &) = default;
};
[[nodiscard]] std::vector<Difference>
differencesOf(const core::archive::ReportComparison &comparison);
/// What else a reader must know: runs that are not complete, cells of one side only.
[[nodiscard]] QStringList remarksOf(const core::archive::ReportComparison &comparison);

/// The twin of the list: numbers of both sides, ratio, interval, verdict.
[[nodiscard]] RowsTable compareTable(const core::archive::ReportComparison &comparison,
                                     const SlotOfLabel &slotOf);
/// Places on both sides and by how many they moved.
[[nodiscard]] RowsTable rankRows(const core::archive::ReportComparison &comparison,
                                 const SlotOfLabel &slotOf);
/// Both sides' conditions; those that differ are strong.
[[nodiscard]] RowsTable factRows(const core::archive::ReportComparison &comparison);

/// "within noise", "no verdict: under 6 blocks", ... for a cell.
[[nodiscard]] QString verdictText(const core::archive::CellComparison &cell);

} // namespace jinbang::app

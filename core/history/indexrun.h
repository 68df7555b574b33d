#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What the index keeps of a run, found by reading its files.

#include "core/history/runfiles.h"

namespace jinbang::core::history {

/// A cell with a number, for trends.
struct IndexedCell {
    CellName name;
    std::string variant, version, input; // SHA-256 of a file that was measured
    double value = 0;
    std::optional<double> low, high;
    bool isTime = true, ranked = true;
};

struct IndexedRun {
    RunEntry entry;
    std::vector<IndexedCell> cells;
};

/// The run's report, with what the user wrote about it. Errors: as readJournal(), readReportJson().
[[nodiscard]] Result<archive::Report> readRun(const RunFiles &files);

/// Never fails: a run that cannot be read is listed as such.
[[nodiscard]] IndexedRun indexRun(const RunFiles &files);

/// What the index would keep of a report.
[[nodiscard]] IndexedRun indexReport(const archive::Report &report);

} // namespace jinbang::core::history

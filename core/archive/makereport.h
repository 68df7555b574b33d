#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// From the data of a run to its report: estimates, points, rankings. Pure.

#include "core/archive/report.h"
#include "core/base/result.h"
#include "core/contest/rundata.h"

#include <filesystem>

namespace jinbang::core::archive {

/// The whole report. Open cells of a run that goes on or was stopped get the end that their forks
/// allow, so a report can be made at any time.
[[nodiscard]] Report makeReport(const contest::RunData &data);

/// Ranks a report's cells anew (another formula, another rule for what is unsupported): overall and
/// by operation. Cells under different conditions (mode, threads, reuse, keys, allocator) never
/// share a ranking; the conditions stand behind the scope, "overall#t=4". Errors: UnknownName for a
/// foreign unit, Contradiction when a metric mixes what cannot be compared.
[[nodiscard]] Result<std::vector<Ranking>> rank(const Report &report, Formula formula,
                                                UnsupportedRule unsupported);

/// Fills in the points and the change of every cell. Errors: as rank().
[[nodiscard]] Result<void> score(Report &report);

/// Ranks a report that has no ranking yet; scores whose units cannot be compared go without.
void rankWherePossible(Report &report);

/// Makes a result that was read from a file ready to be kept: ranked where it can be, and called
/// after the file where it has no title.
void settleImport(Report &report, const std::filesystem::path &file);

/// Several reports as one, as when scores of several files are to be ranked together: the first one
/// with the cells of all. `files` names them in errors.
/// Errors: BadFormat when one contender has a metric twice.
/// Shape:  as many files as reports.
[[nodiscard]] Result<Report> merged(std::vector<Report> reports,
                                    const std::vector<std::string> &files);

/// Whether the scores of a file can be ranked. Errors: BadFormat with the file, the metric and the
/// library for a unit that is not known; BadFormat where a metric mixes what cannot be compared.
[[nodiscard]] Result<void> checkUnits(const Report &report, const std::string &file);

} // namespace jinbang::core::archive

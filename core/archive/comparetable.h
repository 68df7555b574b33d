#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A comparison as the tables that a person reads.

#include "core/archive/compare.h"
#include "core/archive/texttable.h"

namespace jinbang::core::archive {

/// Both sides' facts, those that differ marked.
[[nodiscard]] TextTable factTable(const ReportComparison &comparison);
/// Cell, both numbers, ratio with interval, verdict or why there is none; geometric mean, warnings
/// and what only one side has as notes.
[[nodiscard]] TextTable ratioTable(const ReportComparison &comparison);
/// Entries whose rank or mark is on both sides; no rows when there are none.
[[nodiscard]] TextTable rankTable(const ReportComparison &comparison);

} // namespace jinbang::core::archive

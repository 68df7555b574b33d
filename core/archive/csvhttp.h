#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Loads over HTTP as comma separated values; a report of them has no cells. Written only:
// report.json reads back. Inside core/archive only.

#include "core/archive/csvtable.h"
#include "core/archive/report.h"

namespace jinbang::core::archive {

/// Whether the report's lines are loads.
[[nodiscard]] bool hasOnlyHttp(const Report &report);

/// One line a load and entry.
void writeHttpSummary(const Report &report, CsvWriter &csv);
/// One line a round.
void writeHttpRounds(const Report &report, CsvWriter &csv);

} // namespace jinbang::core::archive

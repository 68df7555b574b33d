#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The times of a cell as the statistics take them. Inside core/archive only.

#include "core/archive/report.h"
#include "core/stats/blocks.h"

#include <vector>

namespace jinbang::core::archive {

/// One value a block, by block number; empty for a cell without a number. Another harness's
/// processes were not interleaved: no blocks. Units: ns per operation.
[[nodiscard]] stats::BlockValues blocksOf(const Cell &cell);

/// Of the valid forks of a cell that has a number, whoever measured it. Units: ns per operation.
[[nodiscard]] std::vector<double> timesOf(const Cell &cell);

/// The contender with this label, or null.
[[nodiscard]] const ReportContender *contenderOf(const Report &report, const std::string &label);

/// The label of the entry that a twin repeats; empty when it is not there.
[[nodiscard]] std::string originalOf(const Report &report, const ReportContender &twin);

} // namespace jinbang::core::archive

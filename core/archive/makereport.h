#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// From the data of a run to its report: estimates, points, rankings. Pure.

#include "core/archive/report.h"
#include "core/contest/rundata.h"

namespace jinbang::core::archive {

[[nodiscard]] Report makeReport(const contest::RunData &data);

/// Ranks a report's cells anew (another formula, another rule for what is unsupported).
[[nodiscard]] std::vector<Ranking> rank(const Report &report, contest::Formula formula,
                                        contest::UnsupportedRule unsupported);

} // namespace jinbang::core::archive

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Loads over HTTP on both sides of a comparison. Inside core/archive only.

#include "core/archive/compare.h"

namespace jinbang::core::archive {

/// Adds the loads that both reports have to `comparison`, and names those of one side.
void compareHttpReports(const Report &base, const Report &next, ReportComparison &comparison);

/// Adds the loads that both entries carried, round by round.
void compareHttpEntries(const Report &report, const std::string &base, const std::string &next,
                        ReportComparison &comparison);

} // namespace jinbang::core::archive

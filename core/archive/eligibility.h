#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Which measured cells may not be ranked, and what a reader must be told first. Inside core/archive
// only.

#include "core/archive/report.h"
#include "core/contest/rundata.h"

#include <string>
#include <vector>

namespace jinbang::core::archive {

/// Why a cell that has a number is not ranked; empty: it is.
[[nodiscard]] std::string unrankedReason(const contest::Entry &entry,
                                         const system::Environment &machine, const Cell &cell);

/// Sentences on top of everything: the run was stopped, a debug build, unequal checking, pollution
/// that changed a figure by more than 2 %, targets that were not met.
[[nodiscard]] std::vector<std::string> bannersOf(const Report &report);

} // namespace jinbang::core::archive

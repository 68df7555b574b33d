#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A report with invented but plausible numbers, for tests and screenshots of screens that show one.
// Never part of the product.

#include "core/archive/report.h"
#include "core/contest/events.h"
#include "core/contest/roster.h"

#include <vector>

namespace jinbang::test {

/// Five libraries, four workloads, two operations: one library cannot write, one cell fails, one is
/// noisy.
[[nodiscard]] core::archive::Report inventedReport();

/// The ranking that fits the report, by either formula and rule.
[[nodiscard]] std::vector<core::archive::Ranking>
inventedRankings(const core::archive::Report &report, core::contest::Formula formula,
                 core::contest::UnsupportedRule rule);

/// The libraries of the report as if they had been found, one of them unusable.
[[nodiscard]] std::vector<core::contest::Candidate> inventedCandidates();

[[nodiscard]] core::system::Environment inventedEnvironment();

/// The events of a run of the report up to `share` of it, 0..1; at 1 with its end.
[[nodiscard]] std::vector<core::contest::RunEvent> inventedEvents(double share);
/// Those of a run of the same cells in which every library refuses every input.
[[nodiscard]] std::vector<core::contest::RunEvent> inventedFailure();

} // namespace jinbang::test

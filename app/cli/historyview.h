#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Runs of the history on a terminal and for scripts.

#include "app/cli/terminal.h"
#include "core/archive/output.h"
#include "core/history/runentry.h"

#include <span>
#include <string>

namespace jinbang::app {

/// A line a run; `more` of them were left out.
[[nodiscard]] std::string runsText(std::span<const core::history::RunEntry> runs, std::size_t more,
                                   const Terminal &terminal);
/// What the history knows of one run, before its report.
[[nodiscard]] std::string runText(const core::history::RunEntry &run, const Terminal &terminal);
[[nodiscard]] std::string trendText(const core::history::CellName &cell,
                                    std::span<const core::history::TrendPoint> points,
                                    const Terminal &terminal);

void writeRunsJson(std::span<const core::history::RunEntry> runs, core::archive::Output &output);
void writeTrendJson(std::span<const core::history::TrendPoint> points,
                    core::archive::Output &output);

} // namespace jinbang::app

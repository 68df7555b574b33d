#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What a kept run is called and what is said of it, the same wherever kept runs are listed.

#include "core/history/runentry.h"

#include <QString>

namespace jinbang::app {

/// The run's name for people: its title, or else what was measured ("User, Article"), or the file
/// that it came from. When it began is told beside it.
[[nodiscard]] QString runTitle(const core::history::RunEntry &run);
/// "JMH JSON from results.json"; empty for a run that Jinbang measured here.
[[nodiscard]] QString importText(const core::history::RunEntry &run);
/// "stopped", "running", "damaged: ...", and what was not measured.
[[nodiscard]] QString stateText(const core::history::RunEntry &run);

} // namespace jinbang::app

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the history command, which is split by whether it changes anything.

#include "app/cli/command.h"
#include "core/history/history.h"

#include <functional>

namespace jinbang::app {

/// Opens the user's history, reads what is new, tells what is to be told, and does it.
[[nodiscard]] ExitStatus
withHistory(Context &context, const std::function<ExitStatus(core::history::History &)> &action);

/// edit, delete, restore, import, rebuild below `history`.
void addHistoryChanges(CLI::App &history, Context &context, Action &chosen);

} // namespace jinbang::app

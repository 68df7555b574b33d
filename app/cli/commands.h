#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The subcommands, each defined in the file of its name.

#include "app/cli/command.h"

#include <array>

namespace jinbang::app {

void addRun(CLI::App &app, Context &context, Action &chosen);
void addList(CLI::App &app, Context &context, Action &chosen);
void addFixture(CLI::App &app, Context &context, Action &chosen);
void addCheck(CLI::App &app, Context &context, Action &chosen);
void addHttp(CLI::App &app, Context &context, Action &chosen);
void addRank(CLI::App &app, Context &context, Action &chosen);
void addCompare(CLI::App &app, Context &context, Action &chosen);
void addHistory(CLI::App &app, Context &context, Action &chosen);
void addConvert(CLI::App &app, Context &context, Action &chosen);
void addCompletion(CLI::App &app, Context &context, Action &chosen);

/// In the order of the help.
inline constexpr std::array<AddCommand, 10> kCommands{
    addRun,  addList,    addFixture, addCheck,   addHttp,
    addRank, addCompare, addConvert, addHistory, addCompletion};

} // namespace jinbang::app

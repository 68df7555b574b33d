#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A subcommand: its options are declared with CLI11, and what it does runs after all were read. One
// file defines one; commands.h lists them.

#include "app/cli/exitstatus.h"
#include "app/cli/terminal.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <string>
#include <vector>

namespace jinbang::app {

/// What every command needs.
struct Context {
    Terminal terminal;
    std::string dataDir; // --data-dir
};

using Action = std::function<ExitStatus()>;

/// Tells the error and answers with its exit status.
[[nodiscard]] inline ExitStatus fail(Context &context, const core::Error &error)
{
    context.terminal.complain(error);
    return exitStatusOf(error.code);
}

/// Tells each of them, and answers with the exit status of the first.
[[nodiscard]] inline ExitStatus fail(Context &context, const std::vector<core::Error> &errors)
{
    for (const core::Error &error : errors)
        context.terminal.complain(error);
    return exitStatusOf(errors.front().code);
}

/// Declares a command on `app`; when it is the one that was given, `chosen` becomes what it does.
using AddCommand = void (*)(CLI::App &app, Context &context, Action &chosen);

} // namespace jinbang::app

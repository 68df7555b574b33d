// SPDX-License-Identifier: GPL-3.0-or-later
// jinbang-cli: reads the command line, calls the engine, prints.
#include "app/cli/commands.h"
#include "app/cli/help.h"

#include <new>

using namespace jinbang::app;

namespace {

/// Runs the command that was given, or tells what is wrong with how it was given.
ExitStatus runProgram(int argc, char **argv, Context &context)
{
    CLI::App app(kSummary, "jinbang-cli");
    Action chosen;
    addGlobalOptions(app, context);
    for (const AddCommand add : kCommands)
        add(app, context, chosen);
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success &asked) {
        context.terminal.print(helpText(app, asked));
        return ExitStatus::Good;
    } catch (const CLI::ParseError &problem) {
        context.terminal.complain(usageSentence(app, problem));
        return ExitStatus::Usage;
    }
    if (const auto fine = refuseEmpty(app); !fine)
        return fail(context, fine.error());
    return chosen();
}

} // namespace

int main(int argc, char **argv)
{
    Context context;
    try {
        ExitStatus status = runProgram(argc, argv, context);
        if (status == ExitStatus::Good && context.terminal.failed())
            status = ExitStatus::CellsFailed;
        return static_cast<int>(status);
    } catch (const std::bad_alloc &) {
        context.terminal.complain(
            jinbang::core::Error{jinbang::core::ErrorCode::OutOfMemory, "jinbang-cli", {}});
    } catch (const std::exception &problem) {
        context.terminal.complain(
            jinbang::core::Error{jinbang::core::ErrorCode::System, "jinbang-cli", problem.what()});
    }
    return static_cast<int>(ExitStatus::CellsFailed);
}

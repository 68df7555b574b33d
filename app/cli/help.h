#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The words that the program says about itself: help that teaches by examples, the version, and one
// sentence for a command line that cannot be read.

#include "app/cli/command.h"
#include "core/base/result.h"

namespace jinbang::app {

inline constexpr const char *kSummary =
    "Which JSON library is fastest for my data, on my machine, and is its answer right?";

/// --version, --data-dir and what holds for all commands.
void addGlobalOptions(CLI::App &app, Context &context);

/// What --help or --version asked for, of the command it was given to.
[[nodiscard]] std::string helpText(const CLI::App &app, const CLI::Success &asked);

/// An option or argument that was given as an empty text, which nobody means (but a TEXT may be
/// empty). Errors: OutOfRange with its name and what is expected.
[[nodiscard]] core::Result<void> refuseEmpty(const CLI::App &app);

/// One line that names what is wrong and where to look.
[[nodiscard]] std::string usageSentence(const CLI::App &app, const CLI::ParseError &problem);

} // namespace jinbang::app

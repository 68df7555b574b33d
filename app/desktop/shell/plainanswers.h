#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What the program answers without a window, so that --version and --help work in a container.

#include <optional>

namespace jinbang::app {

/// Prints the version or the help when one of them is asked for.
/// Returns the exit status, or nothing: the window is wanted.
[[nodiscard]] std::optional<int> answerWithoutWindow(int argc, char **argv);

} // namespace jinbang::app

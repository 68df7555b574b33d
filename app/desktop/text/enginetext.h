#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The engine's sentences in the user's language. Machine checks, ends of cells and log lines are
// kept in reports and journals as English texts, some of them written by contenders in other
// languages, so they are recognised by their pattern here, which also translates what was saved
// years ago.

#include <QString>

#include <string>

namespace jinbang::app {

/// The sentence translated, with its names and numbers as they were; as it is when nobody knows it.
[[nodiscard]] QString engineText(const std::string &sentence);

/// Whether the table knows the sentence; tests ask it of everything that the engine can say.
[[nodiscard]] bool isKnownEngineText(const std::string &sentence);

} // namespace jinbang::app

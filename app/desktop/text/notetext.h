#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What a person should know about how a file was read, and what is in it, in the user's language.

#include "core/fixture/facts.h"
#include "core/fixture/note.h"

#include <QString>

namespace jinbang::app {

[[nodiscard]] QString noteText(const core::fixture::Note &note);

/// "1,204 objects · 3 arrays · 9,000 strings · 12 numbers · 4 literals", without what there is none
/// of.
[[nodiscard]] QString countsText(const core::fixture::Facts &facts);

} // namespace jinbang::app

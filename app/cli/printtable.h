#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A table on a terminal: columns as wide as they must be, the library's name giving way first.

#include "app/cli/terminal.h"
#include "core/archive/texttable.h"

#include <string>
#include <string_view>
#include <vector>

namespace jinbang::app {

/// Whole: for a program that reads them.
enum class Names { Fit, Whole };

/// The table with its title and notes, at most `terminal.width()` columns wide wherever the numbers
/// and `names` allow; numbers are never cut.
[[nodiscard]] std::string tableText(const core::archive::TextTable &table, const Terminal &terminal,
                                    Names names = Names::Fit);

/// A sentence in lines that fit, the first after `indent` blanks and the others two further in.
[[nodiscard]] std::string paragraph(std::string_view sentence, std::size_t indent,
                                    const Terminal &terminal);
/// Sentences under a table, wrapped.
[[nodiscard]] std::string notesText(const std::vector<std::string> &notes,
                                    const Terminal &terminal);

} // namespace jinbang::app

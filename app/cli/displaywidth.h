#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// How many columns a text takes on a terminal, whatever the locale: 状元 takes four.

#include <cstddef>
#include <string>
#include <string_view>

namespace jinbang::app {

/// Columns: two for wide and full-width characters, none for marks that combine, one for a byte
/// that is not UTF-8.
[[nodiscard]] std::size_t displayWidth(std::string_view text);

/// The text in at most `columns`, with "…" where something was left out.
[[nodiscard]] std::string shortenedTo(std::string_view text, std::size_t columns);

/// With blanks before (right) or behind it to fill `columns`.
[[nodiscard]] std::string padded(std::string_view text, std::size_t columns, bool right);

/// Where the lines of a text begin and end.
struct Lines {
    std::size_t columns = 80;
    std::size_t first = 0;  ///< column at which the text begins
    std::size_t indent = 0; ///< blanks before every further line
};
/// The text with line ends between its words; a word that is too long has a line of its own.
[[nodiscard]] std::string wrapped(std::string_view text, const Lines &lines);

/// Control characters, and bytes that are not UTF-8, as \xHH: nothing that a file holds or is
/// called may steer the terminal.
[[nodiscard]] std::string printable(std::string_view text);

} // namespace jinbang::app

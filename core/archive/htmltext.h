#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Text within the HTML report: escaped, and in both of its languages.

#include <string>
#include <string_view>

namespace jinbang::core::archive {

/// Safe within elements and within quoted attributes; also the two line separators that end a line
/// of script, should someone paste the text into one. Control characters, which HTML forbids, and
/// bytes that are not UTF-8 become U+FFFD.
[[nodiscard]] std::string escapedHtml(std::string_view text);

/// A word or sentence of the report in Chinese; empty when it has none (names, figures).
[[nodiscard]] std::string inChinese(std::string_view english);

/// Two texts as two spans of which the style shows one.
[[nodiscard]] std::string inBoth(std::string_view english, std::string_view chinese);

/// `english` in both languages, plain when there is but one.
[[nodiscard]] std::string bilingual(std::string_view english);

} // namespace jinbang::core::archive

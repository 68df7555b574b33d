#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A contender's command behind the words of --runner.

#include <string>
#include <string_view>
#include <vector>

namespace jinbang::core::contest {

/// `text` as one word for a POSIX shell, in single quotes.
[[nodiscard]] std::string shellQuoted(std::string_view text);

/// The words of `runner`, then those of `command`. ssh gives its words, joined by blanks, to a
/// shell on the other machine, so that behind it a word which a shell would split or expand is
/// quoted. Shape: an empty runner leaves the command as it is.
[[nodiscard]] std::vector<std::string> behindRunner(const std::vector<std::string> &runner,
                                                    const std::vector<std::string> &command);

} // namespace jinbang::core::contest

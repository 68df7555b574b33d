#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What a library says when it refuses an input, as far as it is about the input.

#include <string>
#include <string_view>

namespace jinbang::core::measure {

/// Without the place in the library's own source that Boost's exceptions end with: "too deep
/// [boost.json:5 at /usr/include/...:1901:54 in function '...']" tells a reader of a report nothing
/// but where somebody keeps his headers.
[[nodiscard]] std::string libraryWords(std::string_view text);

} // namespace jinbang::core::measure

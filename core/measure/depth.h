#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Why an input was too deep. Libraries say "too deep" and no more: neither how deep they read, nor
// where the input goes beyond that, nor what to do. A library without a limit of its own says
// nothing at all, since the stack ends its process.

#include "core/contract/adapter.h"

#include <cstdint>
#include <string_view>

namespace jinbang::core::measure {

/// How deep a text is nested, and where.
struct Depth {
    std::uint64_t deepest = 0; // open objects and arrays at most; 1 for "[]"
    std::uint64_t beyondAt =
        0; // byte of the first bracket beyond the limit; the size if there is none
};

/// Depth of `text` against a limit of `limit` levels, by its brackets outside strings.
[[nodiscard]] Depth depthOf(std::string_view text, std::uint64_t limit);

/// The error of a library that refuses `text`: where its words are about depth and the text is
/// deeper than it reads, with the limit, the place and the next step; otherwise as it is.
[[nodiscard]] Error withDepth(Error error, const contract::About &about, std::string_view text);

/// From now on a process whose stack is full says so on standard error before it ends as it would
/// have ended. Without effect where the stack is unlimited, or a sanitizer tells by itself.
/// Shape: call it in main(), near the stack's start; once a process.
void tellFullStack();

} // namespace jinbang::core::measure

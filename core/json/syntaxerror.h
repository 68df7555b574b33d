#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a JSON text, and where: found by the strict reader, shown to people.

#include "core/base/error.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace jinbang::core::json {

struct TextPosition {
    std::size_t byte = 0;   // offset, from 0
    std::size_t line = 1;   // LF, CRLF and CR each end a line
    std::size_t column = 1; // in code points, from 1
};

enum class SyntaxProblem {
    Empty,
    UnexpectedEnd,
    UnexpectedCharacter,
    BadLiteral,
    BadNumber,
    BadEscape,
    LoneSurrogate,
    BadUtf8,
    ControlCharacter,
    TrailingData,
    SecondDocument,
    NulAfterDocument,
    NumberOverflow,
    Stopped // not the text's fault: whoever asked for it wants no more; without a place
};

struct SyntaxError {
    SyntaxProblem problem{};
    TextPosition at;
    std::string message; // "expected ',' or ']' but found 0x7d '}'"; bytes in hex, never raw
};

/// Called every MiB or so with how much was read; false ends the reading.
using Pause = std::function<bool(std::size_t bytes)>;

/// Line and column of a byte offset. Cost: one pass over the text before it.
[[nodiscard]] TextPosition positionOf(std::string_view text, std::size_t byte);
/// The same; nothing when `pause` says that nobody waits for it any longer.
[[nodiscard]] std::optional<TextPosition> positionOf(std::string_view text, std::size_t byte,
                                                     const Pause &pause);

/// The Error that names a syntax error's place: InvalidJson, DocumentStream or EmptyInput;
/// Cancelled.
[[nodiscard]] Error toError(const SyntaxError &error, std::string_view subject);

} // namespace jinbang::core::json

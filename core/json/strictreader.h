#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The strict reader of RFC 8259: independent of every library under test, without recursion (depth
// is bounded by memory only), exact doubles (std::from_chars), full UTF-8 and surrogate checks.

#include "core/base/result.h"
#include "core/json/events.h"

#include <cstddef>
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
    NumberOverflow
};

struct SyntaxError {
    SyntaxProblem problem{};
    TextPosition at;
    std::string message; // "expected ',' or ']' but found 0x7d '}'"; bytes in hex, never raw
};

/// Line and column of a byte offset. Cost: one pass over the text before it.
[[nodiscard]] TextPosition positionOf(std::string_view text, std::size_t byte);

/// Reads exactly one document from `text` into `sink`; white space around it is allowed.
/// Returns true, or false with `error` filled; the sink may have seen a prefix of the events.
/// Shape:  any depth; numbers beyond double's range are NumberOverflow, those too small become 0;
///         "-0" arrives as real(-0.0).
[[nodiscard]] bool readStrict(std::string_view text, EventSink &sink, SyntaxError &error);

/// The Error that names a syntax error's place: InvalidJson, DocumentStream or EmptyInput.
[[nodiscard]] Error toError(const SyntaxError &error, std::string_view subject);

/// The same as a Result: Error InvalidJson (or DocumentStream, EmptyInput) with `subject` as the
/// thing named.
[[nodiscard]] Result<void> readStrict(std::string_view text, EventSink &sink,
                                      std::string_view subject);

} // namespace jinbang::core::json

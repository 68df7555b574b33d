// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/syntaxerror.h"

#include <algorithm>

namespace jinbang::core::json {

namespace {

constexpr std::size_t kChunk = std::size_t{1} << 22;

std::size_t codePoints(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xc0) != 0x80;
    }));
}

/// Moves on over text[position.byte, end).
void moveOn(TextPosition &position, std::string_view text, std::size_t end)
{
    std::string_view piece = text.substr(position.byte, end - position.byte);
    if (piece.find('\r') == piece.npos) { // as in nearly every file
        position.line += static_cast<std::size_t>(std::count(piece.begin(), piece.end(), '\n'));
        if (const auto last = piece.rfind('\n'); last != piece.npos) {
            position.column = 1;
            piece.remove_prefix(last + 1);
        }
        position.column += codePoints(piece);
        position.byte = end;
        return;
    }
    for (std::size_t &at = position.byte; at < end; ++at) {
        const char c = text[at];
        if (c == '\n' || (c == '\r' && !(at + 1 < text.size() && text[at + 1] == '\n'))) {
            ++position.line;
            position.column = 1;
        } else {
            position.column += codePoints(text.substr(at, 1));
        }
    }
}

} // namespace

TextPosition positionOf(std::string_view text, std::size_t byte)
{
    return *positionOf(text, byte, {});
}

std::optional<TextPosition> positionOf(std::string_view text, std::size_t byte, const Pause &pause)
{
    TextPosition position;
    const std::size_t end = std::min(byte, text.size());
    while (position.byte < end) {
        moveOn(position, text, std::min(position.byte + kChunk, end));
        if (pause && !pause(position.byte))
            return std::nullopt;
    }
    position.byte = byte;
    return position;
}

Error toError(const SyntaxError &error, std::string_view subject)
{
    if (error.problem == SyntaxProblem::Stopped)
        return {ErrorCode::Cancelled, std::string(subject), {}};
    const ErrorCode code = error.problem == SyntaxProblem::Empty ? ErrorCode::EmptyInput
                           : error.problem == SyntaxProblem::SecondDocument
                               ? ErrorCode::DocumentStream
                               : ErrorCode::InvalidJson;
    return {code, std::string(subject),
            "line " + std::to_string(error.at.line) + ", column " + std::to_string(error.at.column)
                + ", byte " + std::to_string(error.at.byte) + ": " + error.message};
}

} // namespace jinbang::core::json

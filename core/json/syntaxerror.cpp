// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/syntaxerror.h"

namespace jinbang::core::json {

TextPosition positionOf(std::string_view text, std::size_t byte)
{
    TextPosition position{.byte = byte, .line = 1, .column = 1};
    for (std::size_t at = 0; at < byte && at < text.size(); ++at) {
        const char c = text[at];
        if (c == '\n' || (c == '\r' && !(at + 1 < text.size() && text[at + 1] == '\n'))) {
            ++position.line;
            position.column = 1;
        } else if ((static_cast<unsigned char>(c) & 0xc0) != 0x80) {
            ++position.column;
        }
    }
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

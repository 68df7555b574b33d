#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What reading a request and reading an event have in common: the line, its type, its version.

#include "core/base/result.h"
#include "core/protocol/members.h"
#include "core/protocol/messages.h"

#include <string_view>

namespace jinbang::core::protocol {

inline constexpr int kMostThreads = 4096;
inline constexpr int kMostSamples = 1'000'000;

/// Errors: ProtocolVersion with the version that was found, ProtocolViolation when there is none.
[[nodiscard]] Result<void> checkVersion(Members &members, std::string_view speaker);

/// The object of a line; a discarded value when the line is too long or no JSON, with `problem`.
[[nodiscard]] Json lineObject(std::string_view line, std::string &problem);

/// ProtocolViolation: `problem` and the start of the line.
[[nodiscard]] Error violation(std::string_view speaker, std::string_view problem,
                              std::string_view line);

/// Reads a line by `read(type, members)` and turns a problem of any member into an Error.
template <class Message, class F>
Result<Message> decodeLine(std::string_view line, std::string_view speaker, F &&read)
{
    std::string problem;
    const Json value = lineObject(line, problem);
    Members members(value, {}, problem);
    std::string type;
    members.read("type", type, Need::Required);
    if (!problem.empty())
        return violation(speaker, problem, line);
    Result<Message> message = read(type, members);
    if (message && !problem.empty())
        return violation(speaker, problem, line);
    return message;
}

} // namespace jinbang::core::protocol

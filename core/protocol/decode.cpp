// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/protocol/decode.h"

namespace jinbang::core::protocol {
namespace {

constexpr std::size_t kShownBytes = 120;

/// The start of a line for a person: bytes that are no printable ASCII as a question mark.
std::string shown(std::string_view line)
{
    std::string out;
    for (const char byte : line.substr(0, kShownBytes))
        out += byte >= ' ' && byte <= '~' ? byte : '?';
    return line.size() > kShownBytes ? out + "..." : out;
}

} // namespace

Result<void> checkVersion(Members &members, std::string_view speaker)
{
    std::uint64_t version = 0;
    members.read("protocol", version, Need::Required);
    if (members.ok() && version != static_cast<std::uint64_t>(kVersion))
        return Error{ErrorCode::ProtocolVersion, std::string(speaker), std::to_string(version)};
    return {};
}

Json lineObject(std::string_view line, std::string &problem)
{
    if (!line.empty() && line.back() == '\n')
        line.remove_suffix(1);
    if (line.size() >= kLongestLine) {
        problem = "the line is longer than 1 MiB";
        return Json(Json::value_t::discarded);
    }
    Json value = Json::parse(line.begin(), line.end(), nullptr, false);
    if (value.is_discarded())
        problem = "the line is no JSON";
    return value;
}

Error violation(std::string_view speaker, std::string_view problem, std::string_view line)
{
    return Error{ErrorCode::ProtocolViolation, std::string(speaker),
                 std::string(problem) + ": " + shown(line)};
}

} // namespace jinbang::core::protocol

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Messages to lines and back. Unknown members are ignored, wrong ones are named.

#include "core/base/result.h"
#include "core/protocol/messages.h"

#include <string>
#include <string_view>

namespace jinbang::core::protocol {

/// One line with its '\n'. For an Answer the raw bytes follow the line; a Request with inline bytes
/// is followed by them by whoever sends it.
[[nodiscard]] std::string encode(const Request &request);
[[nodiscard]] std::string encode(const Event &event);

/// Errors: ProtocolViolation with the place, ProtocolVersion.
[[nodiscard]] Result<Request> decodeRequest(std::string_view line);
/// An Answer comes back with `text` empty and `answerBytes` set to what follows on the stream.
[[nodiscard]] Result<Event> decodeEvent(std::string_view line, std::uint64_t &answerBytes);

} // namespace jinbang::core::protocol

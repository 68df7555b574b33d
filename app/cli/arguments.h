#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Values of options as texts, read strictly: a wrong one names its option and what is allowed.

#include "core/base/result.h"
#include "core/base/words.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace jinbang::app {

/// The parts between commas, of all texts; empty parts are dropped.
[[nodiscard]] std::vector<std::string> parts(const std::vector<std::string> &texts);

/// Errors: OutOfRange with the value and the allowed range, also for what is no number.
[[nodiscard]] core::Result<std::int64_t> wholeNumber(const char *option, std::string_view text,
                                                     std::int64_t least, std::int64_t most);
/// 1 to 2^64-1: in a plan 0 means that one is drawn. Errors: as wholeNumber.
[[nodiscard]] core::Result<std::uint64_t> seedNumber(const char *option, std::string_view text);
/// "10s", "500ms", "2m", "1h", or a number of seconds. Units: ns. Errors: OutOfRange.
[[nodiscard]] core::Result<double> duration(const char *option, std::string_view text);
/// The beginning of an ISO-8601 time: "2026", "2026-11", "2026-11-30", "2026-11-30T19:45", with
/// seconds or a Z; in UTC. It comes back as it was. Errors: OutOfRange, also for 30 February.
[[nodiscard]] core::Result<std::string> dateText(const char *option, std::string_view text);
/// "512M", "4GiB", "1000000": bytes. Errors: OutOfRange.
[[nodiscard]] core::Result<std::uint64_t> byteCount(const char *option, std::string_view text);

/// The word of an enumeration, but for one that nobody may choose. Errors: UnknownName with the
/// known ones.
template <class E>
[[nodiscard]] core::Result<E> word(const char *option, std::string_view text,
                                   std::optional<E> butFor = {})
{
    if (const auto found = core::parseWord<E>(text); found && found != butFor)
        return *found;
    std::string known;
    for (const auto &each : core::kWords<E>) {
        if (each.value != butFor)
            known.append(known.empty() ? "" : ", ").append(each.text);
    }
    return core::Error{core::ErrorCode::UnknownName,
                       std::string(option).append(" '").append(text).append("'"),
                       "there is: " + known};
}

} // namespace jinbang::app

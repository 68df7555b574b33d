#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The strict reader of RFC 8259: independent of every library under test, without recursion (depth
// is bounded by memory only), exact doubles (std::from_chars), full UTF-8 and surrogate checks.

#include "core/base/result.h"
#include "core/json/events.h"
#include "core/json/syntaxerror.h"

#include <cstddef>
#include <string_view>

namespace jinbang::core::json {

/// Reads exactly one document from `text` into `sink`; white space around it is allowed.
/// Returns true, or false with `error` filled; the sink may have seen a prefix of the events.
/// `pause` is called again from the start while the place of an error is found.
/// Shape:  any depth; numbers beyond double's range are NumberOverflow, those too small become 0;
///         "-0" arrives as real(-0.0).
[[nodiscard]] bool readStrict(std::string_view text, EventSink &sink, SyntaxError &error,
                              const Pause &pause = {});

/// The same as a Result: Error InvalidJson (or DocumentStream, EmptyInput) with `subject` as the
/// thing named.
[[nodiscard]] Result<void> readStrict(std::string_view text, EventSink &sink,
                                      std::string_view subject);

} // namespace jinbang::core::json

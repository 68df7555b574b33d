#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What std::from_chars does not tell about a number that it refuses.

#include <string_view>

namespace jinbang::core::json {

/// Whether a number of JSON's grammar that fits no double is too large; else it is too small. A
/// zero is never large, whatever its exponent says.
[[nodiscard]] bool isHuge(std::string_view number);

} // namespace jinbang::core::json

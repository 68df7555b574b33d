#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Tells whether an input was changed, at the speed of memory.

#include <cstdint>
#include <string_view>

namespace jinbang::core::measure {

/// Any change of one byte changes it; not for anything where somebody looks for collisions.
[[nodiscard]] std::uint64_t fingerprint(std::string_view bytes);

} // namespace jinbang::core::measure

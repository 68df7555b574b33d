#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What the kernel says about this process as a whole.

#include <cstdint>
#include <optional>

namespace jinbang::core::measure {

/// VmHWM: the most memory that was resident at any time.
[[nodiscard]] std::optional<std::uint64_t> peakResidentBytes();

} // namespace jinbang::core::measure

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A cache in Google Benchmark's words and in those of an environment, which are for people. Inside
// core/archive only.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace jinbang::core::archive {

struct GbenchCache {
    std::string type; // Data, Instruction, Unified
    std::int64_t level = 0;
    std::int64_t bytes = 0;
    friend bool operator==(const GbenchCache &, const GbenchCache &) = default;
};

/// "L1d 32 KiB".
[[nodiscard]] std::string textOf(const GbenchCache &cache);
/// The way back; nothing for another text.
[[nodiscard]] std::optional<GbenchCache> gbenchCacheOf(std::string_view text);

} // namespace jinbang::core::archive

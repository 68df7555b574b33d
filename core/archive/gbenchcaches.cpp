// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/gbenchcaches.h"

#include "core/base/number.h"

namespace jinbang::core::archive {
namespace {

constexpr std::int64_t kKiB = 1024;
constexpr std::string_view kUnit = " KiB";

} // namespace

std::string textOf(const GbenchCache &cache)
{
    const bool whole = cache.bytes % kKiB == 0;
    std::string text(1, 'L');
    text.append(std::to_string(cache.level));
    text.append(cache.type == "Data" ? "d" : cache.type == "Instruction" ? "i" : "").append(1, ' ');
    text.append(std::to_string(whole ? cache.bytes / kKiB : cache.bytes));
    return text.append(whole ? kUnit : " bytes");
}

std::optional<GbenchCache> gbenchCacheOf(std::string_view text)
{
    const auto blank = text.find(' ');
    if (!text.starts_with('L') || blank == text.npos || !text.ends_with(kUnit))
        return std::nullopt;
    std::string_view level = text.substr(1, blank - 1);
    GbenchCache cache{"Unified", 0, 0};
    if (level.ends_with('d') || level.ends_with('i')) {
        cache.type = level.back() == 'd' ? "Data" : "Instruction";
        level.remove_suffix(1);
    }
    constexpr std::int64_t kMost = std::int64_t{1} << 40;
    const auto size = text.substr(blank + 1, text.size() - kUnit.size() - blank - 1);
    const auto number = parseInteger(level), kibibytes = parseInteger(size);
    if (!number || !kibibytes || *kibibytes < 0 || *kibibytes > kMost)
        return std::nullopt;
    cache.level = *number;
    cache.bytes = *kibibytes * kKiB;
    return cache;
}

} // namespace jinbang::core::archive

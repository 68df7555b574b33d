// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/fingerprint.h"

#include <array>
#include <cstring>

namespace jinbang::core::measure {
namespace {

constexpr std::size_t kLanes = 4; // independent, so that multiplications overlap
constexpr std::uint64_t kOdd = 0x9e3779b97f4a7c15;

/// A bijection of `state ^ word`, so that no two words give the same state.
std::uint64_t step(std::uint64_t state, std::uint64_t word)
{
    const std::uint64_t mixed = (state ^ word) * kOdd;
    return mixed ^ (mixed >> 32U);
}

} // namespace

std::uint64_t fingerprint(std::string_view bytes)
{
    std::array<std::uint64_t, kLanes> lanes{1, 2, 3, 4};
    std::array<std::uint64_t, kLanes> words{};
    const char *at = bytes.data();
    std::size_t left = bytes.size();
    for (; left >= sizeof words; left -= sizeof words, at += sizeof words) {
        std::memcpy(words.data(), at, sizeof words);
        for (std::size_t i = 0; i < kLanes; ++i)
            lanes[i] = step(lanes[i], words[i]);
    }
    words.fill(0);
    if (left > 0)
        std::memcpy(words.data(), at, left);
    std::uint64_t result = bytes.size();
    for (std::size_t i = 0; i < kLanes; ++i)
        result = step(result, step(lanes[i], words[i]));
    return result;
}

} // namespace jinbang::core::measure

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Hashes of JSON values, shared by the digest and by the tree comparison. Equal values have equal
// hashes: 1, 1.0 and 1e0 are one number, -0 is 0, members of an object come in any order.

#include "core/json/utf8.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <string_view>

namespace jinbang::core::json::hash {

inline constexpr std::uint64_t kFirst = 0x9e3779b97f4a7c15; // odd, with well spread bits
inline constexpr std::uint64_t kSecond = 0xd1b54a32d192ed03;
inline constexpr std::uint64_t kThird = 0x8cb92ba72f3d8dd7;

inline constexpr std::uint64_t kNull = 0x2545f4914f6cdd1d, kTrue = 0x5851f42d4c957f2d,
                               kFalse = 0x14057b7ef767814f;
inline constexpr std::uint64_t kAnyReal = 0x369dea0f31a53f85;

/// Both halves of the 128-bit product, so that every bit of either input reaches every bit.
[[nodiscard]] inline std::uint64_t mix(std::uint64_t a, std::uint64_t b)
{
    __extension__ using Wide = unsigned __int128;
    const Wide product = static_cast<Wide>(a ^ kFirst) * (b ^ kSecond);
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

/// Up to seven bytes, the first one lowest; a copy of unknown length would be a call.
[[nodiscard]] inline std::uint64_t lastBytes(const char *at, std::size_t length)
{
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < length; ++i)
        value |= std::uint64_t{static_cast<unsigned char>(at[i])} << (8 * i);
    return value;
}

[[nodiscard]] inline std::uint64_t bytes(std::string_view text)
{
    const char *at = text.data();
    std::size_t left = text.size();
    std::uint64_t state = kThird ^ left;
    for (; left >= 16; left -= 16, at += 16)
        state = mix(loadWord(at) ^ state, loadWord(at + 8));
    if (left >= 8) {
        state = mix(loadWord(at) ^ state, left);
        at += 8;
        left -= 8;
    }
    return mix(state, lastBytes(at, left));
}

[[nodiscard]] inline std::uint64_t integer(std::int64_t value)
{
    return mix(static_cast<std::uint64_t>(value), kThird);
}

[[nodiscard]] inline std::uint64_t unsignedInteger(std::uint64_t value)
{
    return value <= INT64_MAX ? integer(static_cast<std::int64_t>(value)) : mix(value, ~kThird);
}

inline constexpr double kTwo63 = 9223372036854775808.0, kTwo64 = 18446744073709551616.0;

[[nodiscard]] inline std::uint64_t real(double value)
{
    if (value >= -kTwo63 && value < kTwo63 && value == std::trunc(value))
        return integer(static_cast<std::int64_t>(value));
    if (value >= kTwo63 && value < kTwo64)
        return unsignedInteger(static_cast<std::uint64_t>(value));
    return mix(std::bit_cast<std::uint64_t>(value), kFirst ^ kThird);
}

/// Added over the members of an object.
[[nodiscard]] inline std::uint64_t member(std::uint64_t key, std::uint64_t value)
{
    return mix(key + kThird, value);
}

/// The state of an array after one more element.
[[nodiscard]] inline std::uint64_t element(std::uint64_t state, std::uint64_t value)
{
    return mix(state + kThird, value);
}

[[nodiscard]] inline std::uint64_t container(bool object, std::uint64_t state, std::uint64_t count)
{
    return mix(state ^ (object ? kTrue : kFalse), count + kThird);
}

} // namespace jinbang::core::json::hash

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The one place that knows what valid UTF-8 is: no overlong forms, no surrogates, nothing above
// U+10FFFF. The reader, the loader of files and texts for people share it.

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace jinbang::core::json {

/// Eight bytes as one number, for tests of many bytes at once; byte order does not matter to them.
[[nodiscard]] inline std::uint64_t loadWord(const char *from)
{
    std::uint64_t word;
    std::memcpy(&word, from, sizeof word);
    return word;
}

inline constexpr std::uint64_t kEachByte = 0x0101010101010101;
inline constexpr std::uint64_t kHighBits = 0x8080808080808080;

/// Length (1 to 4) of the valid sequence that starts at `at`, or 0 when it is not valid or is cut.
[[nodiscard]] inline std::size_t sequenceLength(const char *at, const char *end)
{
    const auto byte = [at](std::size_t i) { return static_cast<unsigned char>(at[i]); };
    const auto follows = [&](std::size_t i) { return (byte(i) & 0xc0) == 0x80; };
    const std::size_t left = static_cast<std::size_t>(end - at);
    const unsigned lead = byte(0);
    if (lead < 0x80)
        return 1;
    if (lead < 0xc2)
        return 0;
    if (lead < 0xe0)
        return left >= 2 && follows(1) ? 2 : 0;
    if (lead < 0xf0) {
        if (left < 3 || !follows(1) || !follows(2))
            return 0;
        const bool overlong = lead == 0xe0 && byte(1) < 0xa0;
        const bool surrogate = lead == 0xed && byte(1) > 0x9f;
        return overlong || surrogate ? 0 : 3;
    }
    if (lead > 0xf4 || left < 4 || !follows(1) || !follows(2) || !follows(3))
        return 0;
    const bool overlong = lead == 0xf0 && byte(1) < 0x90;
    const bool beyond = lead == 0xf4 && byte(1) > 0x8f;
    return overlong || beyond ? 0 : 4;
}

/// Offset of the first byte that is not part of valid UTF-8; text.size() when all is valid.
[[nodiscard]] std::size_t validUtf8Prefix(std::string_view text);

/// A byte for a person, e.g. "0x7d".
[[nodiscard]] std::string hexByte(unsigned char byte);

/// Appends a code point, which must not be a surrogate.
void appendUtf8(std::string &out, std::uint32_t codePoint);

/// At most `codePoints` code points, with an ellipsis when something was left out. The result is
/// valid UTF-8 whatever the text is: a byte that is not becomes "\\xff".
[[nodiscard]] std::string shortened(std::string_view text, std::size_t codePoints);

} // namespace jinbang::core::json

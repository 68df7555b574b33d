// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/utf8.h"

namespace jinbang::core::json {

std::size_t validUtf8Prefix(std::string_view text)
{
    const char *at = text.data();
    const char *const end = at + text.size();
    while (at != end) {
        while (end - at >= 8 && (loadWord(at) & kHighBits) == 0)
            at += 8;
        if (at == end)
            break;
        const std::size_t length = sequenceLength(at, end);
        if (length == 0)
            break;
        at += length;
    }
    return static_cast<std::size_t>(at - text.data());
}

std::string hexByte(unsigned char byte)
{
    constexpr std::string_view kHex = "0123456789abcdef";
    return {'0', 'x', kHex[byte >> 4], kHex[byte & 15]};
}

void appendUtf8(std::string &out, std::uint32_t codePoint)
{
    const auto add = [&out](std::uint32_t byte) { out.push_back(static_cast<char>(byte)); };
    if (codePoint < 0x80) {
        add(codePoint);
        return;
    }
    if (codePoint < 0x800) {
        add(0xc0 | codePoint >> 6);
    } else if (codePoint < 0x10000) {
        add(0xe0 | codePoint >> 12);
        add(0x80 | (codePoint >> 6 & 0x3f));
    } else {
        add(0xf0 | codePoint >> 18);
        add(0x80 | (codePoint >> 12 & 0x3f));
        add(0x80 | (codePoint >> 6 & 0x3f));
    }
    add(0x80 | (codePoint & 0x3f));
}

std::string shortened(std::string_view text, std::size_t codePoints)
{
    std::string result;
    std::size_t at = 0;
    for (std::size_t seen = 0; at < text.size(); ++seen) {
        if (seen == codePoints)
            return result + "…";
        const std::size_t length = sequenceLength(text.data() + at, text.data() + text.size());
        if (length == 0) {
            result.push_back('\\');
            result.append(hexByte(static_cast<unsigned char>(text[at])), 1);
        }
        result.append(text.substr(at, length));
        at += length == 0 ? 1 : length;
    }
    return result;
}

} // namespace jinbang::core::json

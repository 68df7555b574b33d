// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/displaywidth.h"

#include "core/json/utf8.h"

#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include <algorithm>

namespace jinbang::app {
namespace {

struct Step {
    std::size_t bytes = 1;
    std::size_t columns = 1;
};

Step stepAt(std::string_view text, std::size_t at)
{
    const std::size_t length =
        core::json::sequenceLength(text.data() + at, text.data() + text.size());
    if (length < 2)
        return {};
    UChar32 code = 0;
    std::size_t next = at;
    U8_NEXT_UNSAFE(text.data(), next, code);
    const int type = u_charType(code);
    if (type == U_NON_SPACING_MARK || type == U_ENCLOSING_MARK || type == U_FORMAT_CHAR)
        return {length, 0};
    const int east = u_getIntPropertyValue(code, UCHAR_EAST_ASIAN_WIDTH);
    return {length, east == U_EA_WIDE || east == U_EA_FULLWIDTH ? 2U : 1U};
}

} // namespace

std::size_t displayWidth(std::string_view text)
{
    std::size_t columns = 0;
    for (std::size_t at = 0; at < text.size();) {
        const Step step = stepAt(text, at);
        columns += step.columns;
        at += step.bytes;
    }
    return columns;
}

std::string shortenedTo(std::string_view text, std::size_t columns)
{
    if (displayWidth(text) <= columns)
        return std::string(text);
    std::size_t used = 0, at = 0;
    while (at < text.size()) {
        const Step step = stepAt(text, at);
        if (used + step.columns + 1 > columns)
            break;
        used += step.columns;
        at += step.bytes;
    }
    return std::string(text.substr(0, at)).append("…");
}

std::string padded(std::string_view text, std::size_t columns, bool right)
{
    const std::size_t width = displayWidth(text);
    const std::string blanks(columns - std::min(columns, width), ' ');
    return right ? blanks + std::string(text) : std::string(text) + blanks;
}

std::string wrapped(std::string_view text, const Lines &lines)
{
    std::string result;
    std::size_t begin = lines.first, column = begin;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::string word = printable(text.substr(at, end - at));
        if (column > begin && column + displayWidth(word) > lines.columns) {
            result.erase(result.find_last_not_of(' ') + 1);
            result.append("\n").append(lines.indent, ' ');
            begin = column = lines.indent;
        }
        result.append(word).append(" ");
        column += displayWidth(word) + 1;
        at = end + 1;
    }
    return result.erase(result.find_last_not_of(' ') + 1);
}

std::string printable(std::string_view text)
{
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length =
            core::json::sequenceLength(text.data() + at, text.data() + text.size());
        const auto byte = static_cast<unsigned char>(text[at]);
        const bool secondControl =
            length == 2 && byte == 0xc2 && static_cast<unsigned char>(text[at + 1]) < 0xa0;
        if (length == 0 || byte < 0x20 || byte == 0x7f || secondControl) {
            result.append("\\x").append({kDigits[byte >> 4], kDigits[byte & 15]});
            at += 1;
            continue;
        }
        result.append(text.substr(at, length));
        at += length;
    }
    return result;
}

} // namespace jinbang::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/scan.h"
#include "core/json/utf8.h"

#include <bit>

namespace jinbang::core::json {
namespace {

int hexDigit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/// How many of eight bytes come before one that ends a run of plain ASCII in a string: a quote,
/// backslash, control byte or non-ASCII.
std::size_t plainBytes(std::uint64_t word)
{
    if constexpr (std::endian::native == std::endian::big)
        word = __builtin_bswap64(word);
    const auto zeroByte = [](std::uint64_t w) { return (w - kEachByte) & ~w; };
    const std::uint64_t quote = zeroByte(word ^ (kEachByte * '"'));
    const std::uint64_t backslash = zeroByte(word ^ (kEachByte * '\\'));
    const std::uint64_t control = word - kEachByte * 0x20;
    // What is borrowed goes to higher bytes, so the lowest bit that is set is true.
    const std::uint64_t special = (quote | backslash | control | word) & kHighBits;
    return static_cast<std::size_t>(std::countr_zero(special)) / 8;
}

} // namespace

bool StringScanner::scan(const char *&at, const char *end, std::string_view &out,
                         ScanFailure &failure)
{
    const char *plainEnd = at + 1;
    std::size_t plain = 8;
    while (plain == 8 && end - plainEnd >= 8) {
        plain = plainBytes(loadWord(plainEnd));
        plainEnd += plain;
    }
    if (plainEnd != end && *plainEnd == '"') [[likely]] { // as most do
        out = {at + 1, static_cast<std::size_t>(plainEnd - at) - 1};
        at = plainEnd + 1;
        return true;
    }
    m_at = at + 1;
    m_end = end;
    m_failure = &failure;
    m_buffer.clear();
    const char *start = m_at; // of the run that is not yet in the buffer
    for (;;) {
        plain = 8;
        while (plain == 8 && m_end - m_at >= 8) {
            plain = plainBytes(loadWord(m_at));
            m_at += plain;
        }
        if (m_at == m_end)
            return fail(SyntaxProblem::UnexpectedEnd, m_at, "expected '\"' but the text ends");
        const auto byte = static_cast<unsigned char>(*m_at);
        if (byte == '"') {
            out = {start, static_cast<std::size_t>(m_at - start)};
            if (!m_buffer.empty())
                out = m_buffer.append(out);
            at = m_at + 1;
            return true;
        }
        if (byte == '\\') {
            m_buffer.append(start, m_at);
            if (!escape())
                return false;
            start = m_at;
        } else if (byte < 0x20) {
            return fail(SyntaxProblem::ControlCharacter, m_at,
                        "control character " + hexByte(byte) + " in a string");
        } else if (byte < 0x80) {
            ++m_at;
        } else if (!skipNonAscii()) {
            return false;
        }
    }
}

bool StringScanner::skipNonAscii()
{
    do {
        const std::size_t length = sequenceLength(m_at, m_end);
        if (length == 0) {
            std::string message("invalid UTF-8:");
            for (const char *at = m_at; at != m_end && at - m_at < 4; ++at)
                message.append(" ").append(hexByte(static_cast<unsigned char>(*at)));
            return fail(SyntaxProblem::BadUtf8, m_at, std::move(message));
        }
        m_at += length;
    } while (m_at != m_end && static_cast<unsigned char>(*m_at) >= 0x80);
    return true;
}

bool StringScanner::escape()
{
    constexpr std::string_view kNames = "\"\\/bfnrt";
    constexpr std::string_view kBytes = "\"\\/\b\f\n\r\t";
    if (m_end - m_at < 2)
        return fail(SyntaxProblem::UnexpectedEnd, m_end, "expected an escape but the text ends");
    if (m_at[1] == 'u')
        return unicodeEscape();
    const std::size_t which = kNames.find(m_at[1]);
    if (which == kNames.npos)
        return fail(SyntaxProblem::BadEscape, m_at,
                    "no such escape: \\ and " + hexByte(static_cast<unsigned char>(m_at[1])));
    m_buffer.push_back(kBytes[which]);
    m_at += 2;
    return true;
}

/// The code unit of "\uXXXX" at `at`, or -1.
int StringScanner::codeUnit(const char *at) const
{
    if (m_end - at < 6 || at[0] != '\\' || at[1] != 'u')
        return -1;
    int unit = 0;
    for (int i = 2; i < 6; ++i) {
        const int digit = hexDigit(at[i]);
        if (digit < 0)
            return -1;
        unit = unit * 16 + digit;
    }
    return unit;
}

bool StringScanner::unicodeEscape()
{
    const int unit = codeUnit(m_at);
    if (unit < 0)
        return fail(SyntaxProblem::BadEscape, m_at, "expected four hexadecimal digits after \\u");
    auto codePoint = static_cast<std::uint32_t>(unit);
    std::size_t length = 6;
    if (unit >= 0xd800 && unit < 0xe000) {
        const int low = unit < 0xdc00 ? codeUnit(m_at + 6) : -1;
        if (low < 0xdc00 || low > 0xdfff)
            return fail(SyntaxProblem::LoneSurrogate, m_at, "half of a surrogate pair alone");
        codePoint =
            0x10000 + ((codePoint & 0x3ff) << 10 | (static_cast<std::uint32_t>(low) & 0x3ff));
        length = 12;
    }
    appendUtf8(m_buffer, codePoint);
    m_at += length;
    return true;
}

bool StringScanner::fail(SyntaxProblem problem, const char *at, std::string message)
{
    *m_failure = {problem, at, std::move(message)};
    return false;
}

} // namespace jinbang::core::json

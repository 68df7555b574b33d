// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/canonicalwriter.h"

#include <array>
#include <charconv>
#include <cmath>

namespace jinbang::core::json {
namespace {

/// What follows the backslash; 'u' for a four-digit escape, 0 for a byte that stays as it is.
constexpr std::array<char, 256> kEscapes = [] {
    std::array<char, 256> table{};
    for (std::size_t byte = 0; byte < 0x20; ++byte)
        table[byte] = 'u';
    table['\b'] = 'b';
    table['\f'] = 'f';
    table['\n'] = 'n';
    table['\r'] = 'r';
    table['\t'] = 't';
    table['"'] = '"';
    table['\\'] = '\\';
    return table;
}();

using NumberText = std::array<char, 40>;

template <class Integer>
std::string_view integerText(NumberText &buffer, Integer value)
{
    const auto done = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return {buffer.data(), static_cast<std::size_t>(done.ptr - buffer.data())};
}

/// What std::to_chars writes of a number with few decimals, in a fraction of its time; nothing for
/// others. Two decimals of up to 15 digits are never one double, so the one found is the shortest;
/// from 0.01 on no exponent is shorter.
std::string_view decimalText(NumberText &buffer, double value)
{
    constexpr double kLeast = 0.01, kMost = 1e9, kPowers[] = {1e1, 1e2, 1e3, 1e4, 1e5, 1e6};
    const double positive = std::fabs(value);
    if (!(positive >= kLeast && positive < kMost) || positive == std::trunc(positive))
        return {};
    for (std::size_t decimals = 1; decimals <= std::size(kPowers); ++decimals) {
        const double power = kPowers[decimals - 1];
        const double digits = std::round(positive * power);
        if (digits / power != positive)
            continue;
        char *end = buffer.data();
        if (value < 0)
            *end++ = '-';
        const auto whole = static_cast<std::uint64_t>(digits);
        const auto unit = static_cast<std::uint64_t>(power);
        end = std::to_chars(end, buffer.data() + buffer.size(), whole / unit).ptr;
        // A one before the fraction keeps its zeros; the point takes its place.
        std::to_chars(end, buffer.data() + buffer.size(), unit + whole % unit);
        *end = '.';
        return {buffer.data(), static_cast<std::size_t>(end - buffer.data()) + 1 + decimals};
    }
    return {};
}

std::string_view realText(NumberText &buffer, double value)
{
    if (!std::isfinite(value))
        return "null";
    if (const std::string_view text = decimalText(buffer, value); !text.empty())
        return text;
    char *const last = buffer.data() + buffer.size();
    char *end = std::to_chars(buffer.data(), last, value).ptr;
    const std::string_view text(buffer.data(), static_cast<std::size_t>(end - buffer.data()));
    if (text.find_first_of(".e") == text.npos) {
        *end++ = '.';
        *end++ = '0';
    }
    return {buffer.data(), static_cast<std::size_t>(end - buffer.data())};
}

std::uint64_t quotedLength(std::string_view text)
{
    std::uint64_t length = text.size() + 2;
    for (const char c : text) {
        const char escape = kEscapes[static_cast<unsigned char>(c)];
        length += escape == 0 ? 0 : escape == 'u' ? 5 : 1;
    }
    return length;
}

} // namespace

void appendQuoted(std::string &out, std::string_view text)
{
    constexpr std::string_view kHex = "0123456789abcdef";
    out.push_back('"');
    std::size_t clean = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto byte = static_cast<unsigned char>(text[at]);
        const char escape = kEscapes[byte];
        if (escape == 0) [[likely]]
            continue;
        out.append(text, clean, at - clean);
        clean = at + 1;
        out.push_back('\\');
        out.push_back(escape);
        if (escape == 'u') {
            out.append("00");
            out.push_back(kHex[byte >> 4]);
            out.push_back(kHex[byte & 15]);
        }
    }
    out.append(text, clean);
    out.push_back('"');
}

void appendReal(std::string &out, double value)
{
    NumberText buffer;
    out.append(realText(buffer, value));
}

CanonicalWriter::CanonicalWriter(std::string &out)
    : m_out(out)
{
}

void CanonicalWriter::separate()
{
    if (m_needComma)
        m_out.push_back(',');
    m_needComma = true;
}

void CanonicalWriter::startObject()
{
    separate();
    m_out.push_back('{');
    m_needComma = false;
}

void CanonicalWriter::key(std::string_view text)
{
    separate();
    appendQuoted(m_out, text);
    m_out.push_back(':');
    m_needComma = false;
}

void CanonicalWriter::endObject()
{
    m_out.push_back('}');
    m_needComma = true;
}

void CanonicalWriter::startArray()
{
    separate();
    m_out.push_back('[');
    m_needComma = false;
}

void CanonicalWriter::endArray()
{
    m_out.push_back(']');
    m_needComma = true;
}

void CanonicalWriter::string(std::string_view text)
{
    separate();
    appendQuoted(m_out, text);
}

void CanonicalWriter::integer(std::int64_t value)
{
    separate();
    NumberText buffer;
    m_out.append(integerText(buffer, value));
}

void CanonicalWriter::unsignedInteger(std::uint64_t value)
{
    separate();
    NumberText buffer;
    m_out.append(integerText(buffer, value));
}

void CanonicalWriter::real(double value)
{
    separate();
    appendReal(m_out, value);
}

void CanonicalWriter::boolean(bool value)
{
    separate();
    m_out.append(value ? "true" : "false");
}

void CanonicalWriter::null()
{
    separate();
    m_out.append("null");
}

void CanonicalCounter::add(std::uint64_t bytes)
{
    m_bytes += bytes + (m_needComma ? 1 : 0);
    m_needComma = true;
}

void CanonicalCounter::startObject()
{
    add(1);
    m_needComma = false;
}

void CanonicalCounter::key(std::string_view text)
{
    add(quotedLength(text) + 1);
    m_needComma = false;
}

void CanonicalCounter::endObject()
{
    m_needComma = false;
    add(1);
}

void CanonicalCounter::startArray()
{
    startObject();
}

void CanonicalCounter::endArray()
{
    endObject();
}

void CanonicalCounter::string(std::string_view text)
{
    add(quotedLength(text));
}

void CanonicalCounter::integer(std::int64_t value)
{
    NumberText buffer;
    add(integerText(buffer, value).size());
}

void CanonicalCounter::unsignedInteger(std::uint64_t value)
{
    NumberText buffer;
    add(integerText(buffer, value).size());
}

void CanonicalCounter::real(double value)
{
    NumberText buffer;
    add(realText(buffer, value).size());
}

void CanonicalCounter::boolean(bool value)
{
    add(value ? 4 : 5);
}

void CanonicalCounter::null()
{
    add(4);
}

TextShape shapeOf(std::string_view text)
{
    bool inString = false, space = false, lineBreak = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (inString) {
            if (c == '\\')
                ++at;
            inString = c != '"';
        } else if (c == '"') {
            inString = true;
        } else if (c == '\n' || c == '\r') {
            lineBreak = true;
        } else if (c == ' ' || c == '\t') {
            space = true;
        }
    }
    return lineBreak ? TextShape::Pretty : space ? TextShape::Mixed : TextShape::Compact;
}

} // namespace jinbang::core::json

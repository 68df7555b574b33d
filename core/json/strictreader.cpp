// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/strictreader.h"

#include "core/json/numbertext.h"
#include "core/json/utf8.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

namespace jinbang::core::json {
namespace {

bool isDigit(int c)
{
    return c >= '0' && c <= '9';
}

bool isSpace(int c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

int hexDigit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/// Whether any of eight bytes ends a run of plain ASCII in a string: quote, backslash, a control
/// byte or non-ASCII.
bool hasSpecial(std::uint64_t word)
{
    const auto zeroByte = [](std::uint64_t w) { return (w - kEachByte) & ~w; };
    const std::uint64_t quote = zeroByte(word ^ (kEachByte * '"'));
    const std::uint64_t backslash = zeroByte(word ^ (kEachByte * '\\'));
    const std::uint64_t control = word - kEachByte * 0x20;
    return ((quote | backslash | control | word) & kHighBits) != 0;
}

class Reader
{
public:
    Reader(std::string_view text, EventSink &sink, SyntaxError &error)
        : m_begin(text.data())
        , m_end(text.data() + text.size())
        , m_at(text.data())
        , m_sink(sink)
        , m_error(error)
    {
    }

    bool read()
    {
        skipSpace();
        if (m_at == m_end)
            return fail(SyntaxProblem::Empty, m_at, "no document, only white space or nothing");
        if (*m_at == kRecordSeparator)
            return fail(SyntaxProblem::SecondDocument, m_at,
                        "a record separator 0x1e starts a sequence of documents");
        do {
            if (!value())
                return false;
        } while (!m_finished);
        return end();
    }

private:
    static constexpr char kRecordSeparator = 0x1e;

    [[nodiscard]] int peek() const
    {
        return m_at == m_end ? -1 : static_cast<unsigned char>(*m_at);
    }

    void skipSpace()
    {
        while (m_at != m_end && isSpace(*m_at))
            ++m_at;
    }

    bool fail(SyntaxProblem problem, const char *at, std::string message)
    {
        m_error.problem = problem;
        m_error.at = positionOf({m_begin, static_cast<std::size_t>(m_end - m_begin)},
                                static_cast<std::size_t>(at - m_begin));
        m_error.message = std::move(message);
        return false;
    }

    bool unexpected(std::string_view wanted)
    {
        std::string message("expected ");
        message.append(wanted);
        if (m_at == m_end)
            return fail(SyntaxProblem::UnexpectedEnd, m_at, message + " but the text ends");
        const auto byte = static_cast<unsigned char>(*m_at);
        message.append(" but found ").append(hexByte(byte));
        if (byte > 0x20 && byte < 0x7f)
            message.append(" '").append(1, static_cast<char>(byte)).append("'");
        return fail(SyntaxProblem::UnexpectedCharacter, m_at, std::move(message));
    }

    /// One value at m_at: a scalar or empty container together with all brackets that close behind
    /// it, or the opening bracket up to where its first value starts.
    bool value()
    {
        switch (peek()) {
        case '{':
            ++m_at;
            m_sink.startObject();
            m_open.push_back('}');
            skipSpace();
            if (peek() == '}')
                return afterValue();
            return peek() == '"' ? key() : unexpected("'\"' or '}'");
        case '[':
            ++m_at;
            m_sink.startArray();
            m_open.push_back(']');
            skipSpace();
            return peek() == ']' ? afterValue() : true;
        case '"': {
            std::string_view text;
            if (!string(text))
                return false;
            m_sink.string(text);
            return afterValue();
        }
        case 't':
            return literal("true") && (m_sink.boolean(true), afterValue());
        case 'f':
            return literal("false") && (m_sink.boolean(false), afterValue());
        case 'n':
            return literal("null") && (m_sink.null(), afterValue());
        default:
            if (isDigit(peek()) || peek() == '-')
                return number() && afterValue();
            return unexpected("a value");
        }
    }

    /// Closes what ends here and stands where the next value starts, or at the end of the root.
    bool afterValue()
    {
        while (!m_open.empty()) {
            skipSpace();
            const int c = peek();
            if (c == ',') {
                ++m_at;
                skipSpace();
                if (m_open.back() == ']')
                    return true;
                return peek() == '"' ? key() : unexpected("'\"'");
            }
            if (c != m_open.back())
                return unexpected(m_open.back() == '}' ? "',' or '}'" : "',' or ']'");
            ++m_at;
            if (c == '}')
                m_sink.endObject();
            else
                m_sink.endArray();
            m_open.pop_back();
        }
        m_finished = true;
        return true;
    }

    bool key()
    {
        std::string_view text;
        if (!string(text))
            return false;
        m_sink.key(text);
        skipSpace();
        if (peek() != ':')
            return unexpected("':'");
        ++m_at;
        skipSpace();
        return true;
    }

    bool literal(std::string_view word)
    {
        for (std::size_t i = 0; i < word.size(); ++i) {
            if (m_at + i == m_end || m_at[i] != word[i])
                return fail(SyntaxProblem::BadLiteral, m_at, "expected " + std::string(word));
        }
        m_at += word.size();
        return true;
    }

    bool string(std::string_view &out)
    {
        const char *start = ++m_at; // of the run that is not yet in the buffer
        m_buffer.clear();
        for (;;) {
            while (m_end - m_at >= 8 && !hasSpecial(loadWord(m_at)))
                m_at += 8;
            if (m_at == m_end)
                return fail(SyntaxProblem::UnexpectedEnd, m_at, "expected '\"' but the text ends");
            const auto byte = static_cast<unsigned char>(*m_at);
            if (byte == '"') {
                out = {start, static_cast<std::size_t>(m_at - start)};
                if (!m_buffer.empty())
                    out = m_buffer.append(out);
                ++m_at;
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

    bool skipNonAscii()
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

    bool escape()
    {
        constexpr std::string_view kNames = "\"\\/bfnrt";
        constexpr std::string_view kBytes = "\"\\/\b\f\n\r\t";
        if (m_end - m_at < 2)
            return fail(SyntaxProblem::UnexpectedEnd, m_end,
                        "expected an escape but the text ends");
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
    [[nodiscard]] int codeUnit(const char *at) const
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

    bool unicodeEscape()
    {
        const int unit = codeUnit(m_at);
        if (unit < 0)
            return fail(SyntaxProblem::BadEscape, m_at,
                        "expected four hexadecimal digits after \\u");
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

    bool digits()
    {
        if (!isDigit(peek()))
            return fail(SyntaxProblem::BadNumber, m_at, "expected a digit of a number");
        while (isDigit(peek()))
            ++m_at;
        return true;
    }

    bool number()
    {
        const char *const start = m_at;
        const bool negative = *m_at == '-';
        m_at += negative ? 1 : 0;
        const char *const first = m_at;
        std::uint64_t magnitude = 0;
        while (m_at != m_end && isDigit(*m_at)) {
            magnitude = magnitude * 10
                        + static_cast<std::uint64_t>(*m_at - '0'); // may wrap; used when short
            ++m_at;
        }
        if (m_at == first)
            return fail(SyntaxProblem::BadNumber, m_at, "expected a digit after '-'");
        if (*first == '0' && m_at - first > 1)
            return fail(SyntaxProblem::BadNumber, first,
                        "a number does not start with a needless 0");
        bool integral = true;
        if (peek() == '.') {
            integral = false;
            ++m_at;
            if (!digits())
                return false;
        }
        if (peek() == 'e' || peek() == 'E') {
            integral = false;
            ++m_at;
            if (peek() == '+' || peek() == '-')
                ++m_at;
            if (!digits())
                return false;
        }
        if (integral && m_at - first <= 18 && !(negative && magnitude == 0)) [[likely]] {
            const auto value = static_cast<std::int64_t>(magnitude);
            m_sink.integer(negative ? -value : value);
            return true;
        }
        return (integral && longInteger(start, negative && magnitude == 0)) || real(start);
    }

    /// 19 or 20 digits, when they fit an integer type.
    bool longInteger(const char *start, bool negativeZero)
    {
        if (negativeZero)
            return false;
        std::int64_t value = 0;
        if (std::from_chars(start, m_at, value).ec == std::errc{}) {
            m_sink.integer(value);
            return true;
        }
        std::uint64_t large = 0;
        if (*start == '-' || std::from_chars(start, m_at, large).ec != std::errc{})
            return false;
        m_sink.unsignedInteger(large);
        return true;
    }

    bool real(const char *start)
    {
        double value = 0;
        if (std::from_chars(start, m_at, value).ec == std::errc::result_out_of_range) {
            if (isHuge({start, static_cast<std::size_t>(m_at - start)}))
                return fail(SyntaxProblem::NumberOverflow, start,
                            "the number is beyond the range of a double");
            value = *start == '-' ? -0.0 : 0.0;
        }
        m_sink.real(value);
        return true;
    }

    bool end()
    {
        const char *const rootEnd = m_at;
        skipSpace();
        if (m_at == m_end)
            return true;
        if (*m_at == '\0')
            return fail(SyntaxProblem::NulAfterDocument, m_at, "a NUL byte follows the document");
        if (startsDocument(rootEnd))
            return fail(SyntaxProblem::SecondDocument, m_at, "a second document starts here");
        const bool added = unexpected("the end of the text");
        m_error.problem = SyntaxProblem::TrailingData;
        return added;
    }

    [[nodiscard]] bool startsDocument(const char *rootEnd) const
    {
        const std::string_view rest(m_at, static_cast<std::size_t>(m_end - m_at));
        const char c = rest.front();
        if (c == kRecordSeparator || c == '{' || c == '[')
            return true;
        if (m_at == rootEnd && rootEnd[-1] != '}' && rootEnd[-1] != ']')
            return false;
        return c == '"' || c == '-' || isDigit(c) || rest.starts_with("true")
               || rest.starts_with("false") || rest.starts_with("null");
    }

    const char *const m_begin;
    const char *const m_end;
    const char *m_at;
    EventSink &m_sink;
    SyntaxError &m_error;
    std::vector<char> m_open; // the closing bracket of every open container
    std::string m_buffer;     // of a string with escapes
    bool m_finished = false;
};

} // namespace

TextPosition positionOf(std::string_view text, std::size_t byte)
{
    TextPosition position{.byte = byte, .line = 1, .column = 1};
    for (std::size_t at = 0; at < byte && at < text.size(); ++at) {
        const char c = text[at];
        if (c == '\n' || (c == '\r' && !(at + 1 < text.size() && text[at + 1] == '\n'))) {
            ++position.line;
            position.column = 1;
        } else if ((static_cast<unsigned char>(c) & 0xc0) != 0x80) {
            ++position.column;
        }
    }
    return position;
}

bool readStrict(std::string_view text, EventSink &sink, SyntaxError &error)
{
    return Reader(text, sink, error).read();
}

Result<void> readStrict(std::string_view text, EventSink &sink, std::string_view subject)
{
    SyntaxError error;
    if (readStrict(text, sink, error))
        return {};
    return toError(error, subject);
}

Error toError(const SyntaxError &error, std::string_view subject)
{
    const ErrorCode code = error.problem == SyntaxProblem::Empty ? ErrorCode::EmptyInput
                           : error.problem == SyntaxProblem::SecondDocument
                               ? ErrorCode::DocumentStream
                               : ErrorCode::InvalidJson;
    return {code, std::string(subject),
            "line " + std::to_string(error.at.line) + ", column " + std::to_string(error.at.column)
                + ", byte " + std::to_string(error.at.byte) + ": " + error.message};
}

} // namespace jinbang::core::json

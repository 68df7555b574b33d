// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/strictreader.h"

#include "core/json/scan.h"
#include "core/json/utf8.h"

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

class Reader
{
public:
    Reader(std::string_view text, EventSink &sink, SyntaxError &error, const Pause &pause)
        : m_begin(text.data())
        , m_end(text.data() + text.size())
        , m_at(text.data())
        , m_sink(sink)
        , m_error(error)
        , m_pause(pause)
        , m_paused(m_begin)
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
            if (!goesOn() || !value())
                return false;
        } while (!m_finished);
        return end();
    }

private:
    static constexpr char kRecordSeparator = 0x1e;
    static constexpr std::ptrdiff_t kPauseBytes = 1 << 20;

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
        const auto place = positionOf({m_begin, static_cast<std::size_t>(m_end - m_begin)},
                                      static_cast<std::size_t>(at - m_begin), m_pause);
        m_error.problem = place ? problem : SyntaxProblem::Stopped;
        m_error.at = place.value_or(TextPosition{});
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
        return m_strings.scan(m_at, m_end, out, m_failure)
               || fail(m_failure.problem, m_failure.at, std::move(m_failure.message));
    }

    bool number()
    {
        Number number;
        if (!scanNumber(m_at, m_end, number, m_failure))
            return fail(m_failure.problem, m_failure.at, std::move(m_failure.message));
        switch (number.kind) {
        case Number::Kind::Integer:
            m_sink.integer(number.integer);
            break;
        case Number::Kind::Unsigned:
            m_sink.unsignedInteger(number.unsignedInteger);
            break;
        case Number::Kind::Real:
            m_sink.real(number.real);
            break;
        }
        return true;
    }

    bool goesOn()
    {
        if (m_at - m_paused < kPauseBytes) [[likely]]
            return true;
        m_paused = m_at;
        if (!m_pause || m_pause(static_cast<std::size_t>(m_at - m_begin)))
            return true;
        m_error.problem = SyntaxProblem::Stopped; // without a place: finding it takes a pass
        return false;
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
    StringScanner m_strings;
    ScanFailure m_failure;
    const Pause &m_pause;
    const char *m_paused; // where it was asked last
    bool m_finished = false;
};

} // namespace

bool readStrict(std::string_view text, EventSink &sink, SyntaxError &error, const Pause &pause)
{
    return Reader(text, sink, error, pause).read();
}

Result<void> readStrict(std::string_view text, EventSink &sink, std::string_view subject)
{
    SyntaxError error;
    if (readStrict(text, sink, error))
        return {};
    return toError(error, subject);
}

} // namespace jinbang::core::json

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/sites.h"

#include "core/base/random.h"

namespace jinbang::core::measure {
namespace {

constexpr std::size_t kMostDigits = 15; // one less in the last digit is then another double, too

/// Each of the values seen so far is equally likely to be the one that is kept.
template <class T>
class Choice
{
public:
    explicit Choice(Random &random)
        : m_random(random)
    {
    }
    void offer(const T &value)
    {
        if (m_random.below(++m_seen) == 0)
            m_chosen = value;
    }
    [[nodiscard]] const std::optional<T> &chosen() const { return m_chosen; }

private:
    Random &m_random;
    std::uint64_t m_seen = 0;
    std::optional<T> m_chosen;
};

bool isSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}
bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
bool isInNumber(char c)
{
    return isDigit(c) || c == '.' || c == '-' || c == '+' || c == 'e' || c == 'E';
}

class Scan
{
public:
    Scan(std::string_view text, std::uint64_t seed)
        : m_text(text)
        , m_random(seed)
        , m_scalar(m_random)
        , m_string(m_random)
    {
    }
    Sites run()
    {
        for (std::size_t at = 0; at < m_text.size();) {
            if (m_text[at] == '"')
                at = string(at + 1);
            else if (isDigit(m_text[at]) || m_text[at] == '-')
                at = number(at);
            else
                ++at;
        }
        return {m_scalar.chosen(), m_string.chosen()};
    }

private:
    /// Only one plain character of each string is a candidate, so that a text with one huge string
    /// is read once and short strings count as much.
    std::size_t string(std::size_t at)
    {
        std::optional<std::size_t> letter, plain;
        for (; at < m_text.size() && m_text[at] != '"'; ++at) {
            if (m_text[at] == '\\') {
                at += m_text.substr(at + 1, 1) == "u" ? 5 : 1;
                continue;
            }
            plain = at; // also one within a character: what is left of it is no UTF-8 either
            if (isLetter(m_text[at]))
                letter = at;
        }
        std::size_t next = at + 1;
        while (next < m_text.size() && isSpace(m_text[next]))
            ++next;
        const bool isKey = next < m_text.size() && m_text[next] == ':';
        if (!isKey && letter)
            m_scalar.offer({*letter, m_text[*letter] == 'q' ? 'r' : 'q'});
        if (!isKey && plain)
            m_string.offer(*plain);
        return next;
    }

    std::size_t number(std::size_t at)
    {
        const std::size_t begin = at;
        bool integer = true;
        for (; at < m_text.size() && isInNumber(m_text[at]); ++at)
            integer = integer && (isDigit(m_text[at]) || m_text[at] == '-');
        const char last = m_text[at - 1];
        // Never below 1, so that no zero leads; one less stays within the type that held it.
        if (integer && at - begin <= kMostDigits && last >= '2')
            m_scalar.offer({at - 1, static_cast<char>(last - 1)});
        return at;
    }

    std::string_view m_text;
    Random m_random;
    Choice<Site> m_scalar;
    Choice<std::size_t> m_string;
};

} // namespace

Sites findSites(std::string_view text, std::uint64_t seed)
{
    return Scan(text, seed).run();
}

} // namespace jinbang::core::measure

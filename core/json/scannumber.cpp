// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/numbertext.h"
#include "core/json/scan.h"

#include <charconv>

namespace jinbang::core::json {
namespace {

// Of up to 15 digits a double holds each value exactly, and each of these powers, so that one
// division rounds once. Source: Clinger 1990.
constexpr std::ptrdiff_t kExactDigits = 15;
constexpr double kPowers[] = {1e0, 1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                              1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};

/// The text of one number, while it is read.
class Scan
{
public:
    Scan(const char *at, const char *end, ScanFailure &failure)
        : m_start(at)
        , m_at(at)
        , m_end(end)
        , m_failure(failure)
    {
    }
    [[nodiscard]] const char *behind() const { return m_at; }

    bool read(Number &number)
    {
        const bool negative = *m_at == '-';
        m_at += negative ? 1 : 0;
        const char *const first = m_at;
        std::uint64_t magnitude = 0;
        for (; isDigit(); ++m_at) // may wrap; used when short
            magnitude = magnitude * 10 + static_cast<std::uint64_t>(*m_at - '0');
        if (m_at == first)
            return fail(SyntaxProblem::BadNumber, m_at, "expected a digit after '-'");
        if (*first == '0' && m_at - first > 1)
            return fail(SyntaxProblem::BadNumber, first,
                        "a number does not start with a needless 0");
        const char *const integerEnd = m_at;
        if (!fraction(magnitude))
            return false;
        const char *const mantissaEnd = m_at;
        if (!exponent())
            return false;
        const bool integral = m_at == integerEnd && !(negative && magnitude == 0);
        if (integral && m_at - first <= 18) [[likely]] {
            const auto value = static_cast<std::int64_t>(magnitude);
            number.kind = Number::Kind::Integer;
            number.integer = negative ? -value : value;
            return true;
        }
        if (m_at == mantissaEnd && m_at != integerEnd && m_at - first <= kExactDigits + 1) {
            number.kind = Number::Kind::Real;
            number.real = static_cast<double>(magnitude) / kPowers[m_at - integerEnd - 1];
            if (negative)
                number.real = -number.real;
            return true;
        }
        return (integral && longInteger(number)) || real(number);
    }

private:
    [[nodiscard]] bool isDigit() const { return m_at != m_end && *m_at >= '0' && *m_at <= '9'; }
    [[nodiscard]] bool is(char one, char other) const
    {
        return m_at != m_end && (*m_at == one || *m_at == other);
    }

    bool fail(SyntaxProblem problem, const char *at, const char *message)
    {
        m_failure = {problem, at, message};
        return false;
    }

    /// `value` becomes the number with these digits behind its own; it may wrap.
    bool digits(std::uint64_t &value)
    {
        if (!isDigit())
            return fail(SyntaxProblem::BadNumber, m_at, "expected a digit of a number");
        for (; isDigit(); ++m_at)
            value = value * 10 + static_cast<std::uint64_t>(*m_at - '0');
        return true;
    }

    bool fraction(std::uint64_t &magnitude)
    {
        if (!is('.', '.'))
            return true;
        ++m_at;
        return digits(magnitude);
    }

    bool exponent()
    {
        if (!is('e', 'E'))
            return true;
        ++m_at;
        if (is('+', '-'))
            ++m_at;
        std::uint64_t ignored = 0;
        return digits(ignored);
    }

    /// 19 or 20 digits, when they fit an integer type.
    bool longInteger(Number &number) const
    {
        number.kind = Number::Kind::Integer;
        if (std::from_chars(m_start, m_at, number.integer).ec == std::errc{})
            return true;
        number.kind = Number::Kind::Unsigned;
        return *m_start != '-'
               && std::from_chars(m_start, m_at, number.unsignedInteger).ec == std::errc{};
    }

    bool real(Number &number)
    {
        number.kind = Number::Kind::Real;
        number.real = 0;
        if (std::from_chars(m_start, m_at, number.real).ec == std::errc::result_out_of_range) {
            if (isHuge({m_start, static_cast<std::size_t>(m_at - m_start)}))
                return fail(SyntaxProblem::NumberOverflow, m_start,
                            "the number is beyond the range of a double");
            number.real = *m_start == '-' ? -0.0 : 0.0;
        }
        return true;
    }

    const char *const m_start;
    const char *m_at;
    const char *const m_end;
    ScanFailure &m_failure;
};

} // namespace

bool scanNumber(const char *&at, const char *end, Number &number, ScanFailure &failure)
{
    Scan scan(at, end, failure);
    const bool read = scan.read(number);
    at = scan.behind();
    return read;
}

} // namespace jinbang::core::json

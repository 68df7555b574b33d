// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/difference.h"

#include "core/json/canonicalwriter.h"
#include "core/json/tree.h"
#include "core/json/utf8.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace jinbang::core::json {
namespace {

constexpr std::size_t kShownCodePoints = 60;
constexpr std::size_t kShownPointerCodePoints = 200;

/// A double is ordered like this integer, so that neighbours differ by one.
std::int64_t ordered(double value)
{
    const auto bits = std::bit_cast<std::int64_t>(value);
    return bits < 0 ? INT64_MIN - bits : bits;
}

struct Pair {
    std::size_t expected, actual;
};

/// Compares two trees without recursion; equal subtrees are recognised by their hash and skipped.
class Comparison
{
public:
    Comparison(const Tree &expected, const Tree &actual, std::uint64_t allowedUlp)
        : m_expected(expected)
        , m_actual(actual)
        , m_allowedUlp(allowedUlp)
    {
    }

    Difference run()
    {
        m_result.equal = true;
        if (m_expected.empty() || m_actual.empty()) {
            if (m_expected.empty() != m_actual.empty())
                differ("", m_expected.empty() ? "nothing" : "a value",
                       m_actual.empty() ? "nothing" : "a value");
            return std::move(m_result);
        }
        m_todo.push_back({0, 0});
        while (!m_todo.empty()) {
            const Pair pair = m_todo.back();
            m_todo.pop_back();
            visit(pair);
        }
        m_result.duplicateKeysDropped = m_dropped && !m_other;
        if (!m_result.equal)
            m_result.message = messageOf(m_result);
        return std::move(m_result);
    }

private:
    using Kind = Tree::Kind;

    void visit(Pair pair)
    {
        const Tree::Node &expected = m_expected.node(pair.expected);
        const Tree::Node &actual = m_actual.node(pair.actual);
        if (expected.hash == actual.hash)
            return;
        if (expected.kind == Kind::Object && actual.kind == Kind::Object)
            objects(pair);
        else if (expected.kind == Kind::Array && actual.kind == Kind::Array)
            arrays(pair);
        else if (!numbers(expected, actual))
            differ(m_expected.pointer(pair.expected), m_expected.shown(pair.expected),
                   m_actual.shown(pair.actual));
    }

    /// Integers are exact in every library that reads them at all, so they must be equal; where
    /// the expected number is a double, its distance counts.
    bool numbers(const Tree::Node &expected, const Tree::Node &actual)
    {
        if (!expected.isNumber() || !actual.isNumber())
            return false;
        if (expected.kind != Kind::Real && actual.kind != Kind::Real)
            return false;
        const std::uint64_t distance = ulpDistance(expected.asDouble(), actual.asDouble());
        ++m_result.inexact;
        m_result.largestUlp = std::max(m_result.largestUlp, distance);
        return expected.kind == Kind::Real && distance <= m_allowedUlp;
    }

    void arrays(Pair pair)
    {
        const Tree::Node &expected = m_expected.node(pair.expected);
        const Tree::Node &actual = m_actual.node(pair.actual);
        if (expected.count != actual.count)
            differ(m_expected.pointer(pair.expected), m_expected.shown(pair.expected),
                   m_actual.shown(pair.actual));
        const auto left = m_expected.children(pair.expected),
                   right = m_actual.children(pair.actual);
        for (std::size_t i = std::min(left.size(), right.size()); i-- > 0;)
            m_todo.push_back({left[i], right[i]});
    }

    void objects(Pair pair)
    {
        const auto left = m_expected.sortedMembers(pair.expected),
                   right = m_actual.sortedMembers(pair.actual);
        std::vector<Pair> found;
        std::size_t l = 0, r = 0;
        while (l < left.size() || r < right.size()) {
            const bool leftOnly =
                r == right.size()
                || (l < left.size() && m_expected.key(left[l]) < m_actual.key(right[r]));
            const bool rightOnly =
                l == left.size()
                || (r < right.size() && m_actual.key(right[r]) < m_expected.key(left[l]));
            if (leftOnly) {
                differ(m_expected.pointer(left[l]), m_expected.shown(left[l]), "no such member");
                ++l;
            } else if (rightOnly) {
                differ(m_actual.pointer(right[r]), "no such member", m_actual.shown(right[r]));
                ++r;
            } else {
                const std::size_t lEnd = m_expected.endOfKey(left, l),
                                  rEnd = m_actual.endOfKey(right, r);
                repeated({left.begin() + std::ptrdiff_t(l), left.begin() + std::ptrdiff_t(lEnd)},
                         {right.begin() + std::ptrdiff_t(r), right.begin() + std::ptrdiff_t(rEnd)},
                         found);
                l = lEnd;
                r = rEnd;
            }
        }
        // Document order of the expected side, the first on top of the stack.
        std::sort(found.begin(), found.end(),
                  [](Pair a, Pair b) { return a.expected > b.expected; });
        m_todo.insert(m_todo.end(), found.begin(), found.end());
    }

    /// All members of one key, on each side at least one.
    void repeated(std::vector<std::size_t> left, std::vector<std::size_t> right,
                  std::vector<Pair> &found)
    {
        if (left.size() > 1 || right.size() > 1)
            removeEqual(left, right);
        const std::size_t paired = std::min(left.size(), right.size());
        // A library that keeps one of several members mostly keeps the last.
        for (std::size_t i = 0; i < paired; ++i)
            found.push_back({left[left.size() - paired + i], right[right.size() - paired + i]});
        for (std::size_t i = 0; i + paired < left.size(); ++i) {
            m_dropped = true;
            differ(m_expected.pointer(left[i]), m_expected.shown(left[i]) + " as a repeated key",
                   "one member of that key", false);
        }
        for (std::size_t i = 0; i + paired < right.size(); ++i)
            differ(m_actual.pointer(right[i]), "no repeated key", m_actual.shown(right[i]));
    }

    void removeEqual(std::vector<std::size_t> &left, std::vector<std::size_t> &right) const
    {
        for (std::size_t i = 0; i < left.size();) {
            const auto same = std::find_if(right.begin(), right.end(), [&](std::size_t other) {
                return m_actual.node(other).hash == m_expected.node(left[i]).hash;
            });
            if (same == right.end()) {
                ++i;
                continue;
            }
            right.erase(same);
            left.erase(left.begin() + std::ptrdiff_t(i));
        }
    }

    void differ(std::string pointer, std::string expected, std::string actual, bool other = true)
    {
        // What is more than a dropped repetition is worth showing first.
        const bool first = m_result.equal || (other && !m_other);
        m_other = m_other || other;
        m_result.equal = false;
        if (!first)
            return;
        m_result.pointer = std::move(pointer);
        m_result.expected = std::move(expected);
        m_result.actual = std::move(actual);
    }

    const Tree &m_expected;
    const Tree &m_actual;
    const std::uint64_t m_allowedUlp;
    std::vector<Pair> m_todo;
    Difference m_result;
    bool m_dropped = false;
    bool m_other = false;
};

} // namespace

Difference compare(const Teller &expected, const Teller &actual, std::uint64_t allowedUlp)
{
    Tree left, right;
    expected(left);
    actual(right);
    return Comparison(left, right, allowedUlp).run();
}

std::uint64_t ulpDistance(double a, double b)
{
    if (!std::isfinite(a) || !std::isfinite(b))
        return UINT64_MAX;
    const std::int64_t left = ordered(a), right = ordered(b);
    return left > right ? static_cast<std::uint64_t>(left) - static_cast<std::uint64_t>(right)
                        : static_cast<std::uint64_t>(right) - static_cast<std::uint64_t>(left);
}

std::string messageOf(const Difference &difference)
{
    const std::string where = difference.pointer.empty()
                                  ? "the root"
                                  : shortened(difference.pointer, kShownPointerCodePoints);
    return "at " + where + ": expected " + difference.expected + ", got " + difference.actual;
}

Exactness exactness(const Difference &difference)
{
    if (difference.inexact == 0)
        return Exactness::Exact;
    return difference.largestUlp <= 1 ? Exactness::Ulp1 : Exactness::Worse;
}

std::string shownText(std::string_view text)
{
    std::string quoted;
    appendQuoted(quoted, shortened(text, kShownCodePoints));
    return quoted;
}

void appendPointer(std::string &pointer, std::string_view token)
{
    pointer.push_back('/');
    for (const char c : token) {
        if (c == '~')
            pointer.append("~0");
        else if (c == '/')
            pointer.append("~1");
        else
            pointer.push_back(c);
    }
}

} // namespace jinbang::core::json

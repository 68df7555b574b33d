// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/canonicalwriter.h"
#include "core/record/fields.h"
#include "core/record/recordjson.h"
#include "core/record/telling.h"

#include <algorithm>
#include <utility>

namespace jinbang::core::record {
namespace {

/// Walks two records side by side; remembers the first difference and every distance of doubles.
class Comparison
{
public:
    explicit Comparison(std::uint64_t allowedUlp)
        : m_allowedUlp(allowedUlp)
    {
        m_result.equal = true;
    }

    template <class T>
    void values(const T &expected, const T &actual)
    {
        if constexpr (std::is_same_v<T, double>)
            doubles(expected, actual, true);
        else if constexpr (std::is_same_v<T, Mixed>)
            mixed(expected, actual);
        else if constexpr (std::is_same_v<T, MixedMap>)
            maps(expected, actual);
        else if constexpr (kIsVector<T>)
            vectors(expected, actual);
        else if constexpr (Described<T>)
            fields(expected, actual);
        else if (!(expected == actual))
            differ(shown(expected), shown(actual));
    }

    json::Difference result() { return std::move(m_result); }

    void differ(std::string expected, std::string actual)
    {
        if (!m_result.equal)
            return;
        m_result.equal = false;
        for (const std::string &token : m_path)
            json::appendPointer(m_result.pointer, token);
        m_result.expected = std::move(expected);
        m_result.actual = std::move(actual);
        m_result.message = json::messageOf(m_result);
    }

private:
    template <class T>
    static std::string shown(const T &value)
    {
        if constexpr (std::is_same_v<T, std::string>) {
            return json::shownText(value);
        } else {
            std::string text;
            json::CanonicalWriter writer(text);
            tellValue(writer, value);
            return text;
        }
    }

    template <class T>
    void fields(const T &expected, const T &actual)
    {
        forEachField(expected, [&](std::string_view name, const auto &field, auto index) {
            const auto &other = std::invoke(
                boost::mp11::mp_at<detail::WrittenMembers<T>, decltype(index)>::pointer, actual);
            m_path.emplace_back(name);
            values(field, other);
            m_path.pop_back();
        });
    }

    template <class T>
    void vectors(const T &expected, const T &actual)
    {
        if (expected.size() != actual.size())
            differ("an array of " + std::to_string(expected.size()),
                   "an array of " + std::to_string(actual.size()));
        for (std::size_t i = 0; i < std::min(expected.size(), actual.size()); ++i) {
            m_path.push_back(std::to_string(i));
            values(expected[i], actual[i]);
            m_path.pop_back();
        }
    }

    void maps(const MixedMap &expected, const MixedMap &actual)
    {
        for (const auto &[key, value] : expected) {
            m_path.push_back(key);
            if (const auto other = actual.find(key); other != actual.end())
                mixed(value, other->second);
            else
                differ(shown(value), "no such member");
            m_path.pop_back();
        }
        for (const auto &[key, value] : actual) {
            m_path.push_back(key);
            if (!expected.contains(key))
                differ("no such member", shown(value));
            m_path.pop_back();
        }
    }

    /// Numbers by value; an expected integer must be met exactly, even as a double.
    void mixed(const Mixed &expected, const Mixed &actual)
    {
        const auto *integer = std::get_if<std::int64_t>(&expected);
        const auto *real = std::get_if<double>(&expected);
        const auto *otherInteger = std::get_if<std::int64_t>(&actual);
        const auto *otherReal = std::get_if<double>(&actual);
        if (real != nullptr && otherReal != nullptr)
            doubles(*real, *otherReal, true);
        else if (real != nullptr && otherInteger != nullptr)
            doubles(*real, static_cast<double>(*otherInteger), true);
        else if (integer != nullptr && otherReal != nullptr)
            doubles(static_cast<double>(*integer), *otherReal, false,
                    exactly(*integer, *otherReal));
        else if (expected != actual)
            differ(shown(expected), shown(actual));
    }

    static bool exactly(std::int64_t integer, double real)
    {
        constexpr double kTwo63 = 9223372036854775808.0;
        return real >= -kTwo63 && real < kTwo63
               && static_cast<double>(static_cast<std::int64_t>(real)) == real
               && static_cast<std::int64_t>(real) == integer;
    }

    void doubles(double expected, double actual, bool lenient, bool exact = true)
    {
        if (expected == actual && exact)
            return;
        const std::uint64_t distance = json::ulpDistance(expected, actual);
        ++m_result.inexact;
        m_result.largestUlp = std::max(m_result.largestUlp, distance);
        if (!lenient || distance > m_allowedUlp)
            differ(shown(expected), shown(actual));
    }

    const std::uint64_t m_allowedUlp;
    std::vector<std::string> m_path;
    json::Difference m_result;
};

} // namespace

json::Difference compareRecords(const AnyRecord &expected, const AnyRecord &actual,
                                std::uint64_t allowedUlp)
{
    Comparison comparison(allowedUlp);
    if (expected.index() != actual.index()) {
        comparison.differ("a record", "a record of another type");
        return comparison.result();
    }
    std::visit([&]<class T>(const T &held) { comparison.values(held, *std::get_if<T>(&actual)); },
               expected);
    return comparison.result();
}

} // namespace jinbang::core::record

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/protocol/members.h"

#include <cmath>

namespace jinbang::core::protocol {
namespace {

constexpr double kExactWhole =
    9007199254740992.0; // 2^53: beyond it a double names no single integer
constexpr double kMostNumber = 1e18;

} // namespace

Members::Members(const Json &value, std::string place, std::string &problem)
    : m_value(value)
    , m_place(std::move(place))
    , m_problem(problem)
{
    if (m_problem.empty() && !value.is_object())
        m_problem = (m_place.empty() ? "the line" : m_place) + " is not an object";
}

std::string Members::placeOf(std::string_view name) const
{
    return m_place.empty() ? std::string(name) : m_place + '.' + std::string(name);
}

void Members::fail(std::string_view name, std::string_view what)
{
    if (m_problem.empty())
        m_problem = '"' + placeOf(name) + "\" " + std::string(what);
}

const Json *Members::find(const char *name, Need need)
{
    if (!m_problem.empty())
        return nullptr;
    const auto at = m_value.find(name);
    if (at != m_value.end() && !at->is_null())
        return &*at;
    if (need == Need::Required)
        fail(name, "is missing");
    return nullptr;
}

void Members::read(const char *name, std::string &out, Need need)
{
    const Json *value = find(name, need);
    if (!value)
        return;
    if (const auto *text = value->get_ptr<const Json::string_t *>())
        out = *text;
    else
        fail(name, "is not a string");
}

void Members::read(const char *name, bool &out, Need need)
{
    const Json *value = find(name, need);
    if (!value)
        return;
    if (const auto *flag = value->get_ptr<const Json::boolean_t *>())
        out = *flag;
    else
        fail(name, "is not true or false");
}

template <class T>
bool Members::whole(const Json &value, T &out)
{
    if (const auto *natural = value.get_ptr<const Json::number_unsigned_t *>()) {
        out = static_cast<T>(*natural);
        return *natural <= static_cast<std::uint64_t>(std::numeric_limits<T>::max());
    }
    if (const auto *integer = value.get_ptr<const Json::number_integer_t *>()) {
        out = static_cast<T>(*integer);
        return std::is_signed_v<T> || *integer >= 0;
    }
    const auto *real = value.get_ptr<const Json::number_float_t *>();
    if (!real || !(std::abs(*real) <= kExactWhole) || std::trunc(*real) != *real)
        return false;
    if (!std::is_signed_v<T> && *real < 0)
        return false;
    out = static_cast<T>(*real);
    return true;
}

std::optional<std::uint64_t> Members::count(const Json &value)
{
    std::uint64_t number = 0;
    return whole(value, number) ? std::optional(number) : std::nullopt;
}

void Members::read(const char *name, std::uint64_t &out, Need need, std::uint64_t least,
                   std::uint64_t most)
{
    const Json *value = find(name, need);
    if (!value)
        return;
    std::uint64_t number = 0;
    if (!whole(*value, number) || number < least || number > most)
        fail(name,
             "is not a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    else
        out = number;
}

void Members::read(const char *name, std::int64_t &out)
{
    const Json *value = find(name, Need::Optional);
    if (!value)
        return;
    std::int64_t number = 0;
    if (!whole(*value, number))
        fail(name, "is not a whole number");
    else
        out = number;
}

void Members::read(const char *name, int &out, Need need, int least, int most)
{
    const Json *value = find(name, need);
    if (!value)
        return;
    std::int64_t number = 0;
    if (!whole(*value, number) || number < least || number > most)
        fail(name,
             "is not a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    else
        out = static_cast<int>(number);
}

void Members::read(const char *name, double &out, Need need)
{
    const Json *value = find(name, need);
    if (!value)
        return;
    const double number = value->is_number() ? value->get<double>() : -1.0;
    if (!(number >= 0) || number > kMostNumber)
        fail(name, "is not a number from 0 to 1e18");
    else
        out = number;
}

const Json *Members::object(const char *name, Need need)
{
    const Json *value = find(name, need);
    if (!value || value->is_object())
        return value;
    fail(name, "is not an object");
    return nullptr;
}

const Json *Members::array(const char *name, Need need)
{
    const Json *value = find(name, need);
    if (!value || value->is_array())
        return value;
    fail(name, "is not an array");
    return nullptr;
}

} // namespace jinbang::core::protocol

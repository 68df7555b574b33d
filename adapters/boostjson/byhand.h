#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The same document without value_from and value_to: built and read member by member, as the
// library's quick look does for one struct. What stands between this and `value` is the price of
// binding.

#include "adapters/boostjson/dom.h"

#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>

namespace jinbang::adapters {

/// One value as a json value.
template <class T>
boost::json::value buildBoost(const T &value)
{
    using namespace core::record;
    namespace json = boost::json;
    if constexpr (std::is_same_v<T, std::string>) {
        return json::value(json::string_view(value));
    } else if constexpr (std::is_same_v<T, Date>) {
        std::string text;
        appendDate(text, value);
        return json::value(json::string_view(text));
    } else if constexpr (std::is_same_v<T, Decimal>) {
        return json::value(toDouble(value));
    } else if constexpr (std::is_same_v<T, Mixed>) {
        return std::visit([](const auto &held) { return buildBoost(held); }, value);
    } else if constexpr (std::is_same_v<T, MixedMap>) {
        json::object map;
        map.reserve(value.size());
        for (const auto &[key, held] : value)
            map.emplace(key, buildBoost(held));
        return map;
    } else if constexpr (kIsVector<T>) {
        json::array list;
        list.reserve(value.size());
        for (const auto &element : value)
            list.push_back(buildBoost(element));
        return list;
    } else if constexpr (Described<T>) {
        json::object object;
        object.reserve(fieldCount<T>());
        forEachField(value, [&](std::string_view name, const auto &field, auto) {
            object.emplace(name, buildBoost(field));
        });
        return object;
    } else {
        return json::value(value);
    }
}

/// Reads one value. Throws what the library throws, or runtime_error for a date that is none.
template <class T>
void takeBoost(const boost::json::value &from, T &to)
{
    using namespace core::record;
    namespace json = boost::json;
    if constexpr (std::is_same_v<T, std::string>) {
        to = std::string_view(from.as_string());
    } else if constexpr (std::is_same_v<T, Date>) {
        if (!parseDate(std::string_view(from.as_string()), to))
            throw std::runtime_error("a date is not yyyy-MM-dd");
    } else if constexpr (std::is_same_v<T, Decimal>) {
        to = toDecimal(from.to_number<double>());
    } else if constexpr (std::is_same_v<T, Mixed>) {
        if (const json::string *text = from.if_string())
            to = std::string(std::string_view(*text));
        else if (const bool *boolean = from.if_bool())
            to = *boolean;
        else if (from.is_double())
            to = from.get_double();
        else
            to = from.to_number<std::int64_t>(); // throws for anything but a number
    } else if constexpr (std::is_same_v<T, MixedMap>) {
        for (const json::key_value_pair &member : from.as_object())
            takeBoost(member.value(), to[std::string(std::string_view(member.key()))]);
    } else if constexpr (kIsVector<T>) {
        const json::array &list = from.as_array();
        to.reserve(list.size());
        for (const json::value &element : list)
            takeBoost(element, to.emplace_back());
    } else if constexpr (Described<T>) {
        const json::object &object = from.as_object();
        forEachField(to, [&](std::string_view name, auto &field, auto) {
            takeBoost(object.at(name), field);
        });
    } else if constexpr (std::is_same_v<T, bool>) {
        to = from.as_bool();
    } else {
        static_assert(std::is_arithmetic_v<T>);
        to = from.to_number<T>(); // throws when it does not fit
    }
}

template <class T>
class BoostHandRead final : public core::contract::RecordReadingBody<T>
{
public:
    explicit BoostHandRead(bool reuse)
        : m_memory(reuse)
    {
    }
    bool once()
    {
        const boost::json::value value = m_memory.parse(this->m_text);
        takeBoost(value, this->fresh());
        return true;
    }

private:
    BoostHeap m_memory;
};

template <class T>
class BoostHandSerialize final : public core::contract::RecordWritingBody<T>
{
public:
    explicit BoostHandSerialize(bool reuse)
        : m_text(reuse)
    {
    }
    bool once()
    {
        m_text.begin();
        m_text.write(buildBoost(*this->m_record));
        return true;
    }
    void output(core::contract::AnswerSink &sink) { sink.text(m_text.text()); }
    [[nodiscard]] std::uint64_t outputBytes() const { return m_text.text().size(); }

private:
    BoostText m_text;
};

} // namespace jinbang::adapters

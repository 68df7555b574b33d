#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Records as nlohmann's library wants user types: an adl_serializer with to_json and from_json,
// written like the expansion of NLOHMANN_DEFINE_TYPE, for json and ordered_json alike. The one
// addition is the range check: get_to() would cut 2^40 to 32 bits and 1.5 to 1 without a word.
// Names go in as the C strings that the expansion has (they are literals): with a string_view,
// whose length is known, an operation takes up to a twentieth fewer instructions than in a user's
// program.

#include "core/record/fields.h"

#include <nlohmann/json.hpp>

#include <concepts>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>

namespace jinbang::adapters {

template <class J, std::signed_integral I>
void readNlohmannInteger(const J &from, I &to)
{
    if (!from.is_number_integer())
        throw std::runtime_error("an integer member holds " + std::string(from.type_name()));
    // Non-negative literals are kept as unsigned.
    if (from.is_number_unsigned()) {
        const auto value = from.template get<std::uint64_t>();
        if (value > static_cast<std::uint64_t>(std::numeric_limits<I>::max())) [[unlikely]]
            throw std::runtime_error("a number does not fit its member");
        to = static_cast<I>(value);
        return;
    }
    const auto value = from.template get<std::int64_t>();
    if (value < std::numeric_limits<I>::min()) [[unlikely]]
        throw std::runtime_error("a number does not fit its member");
    to = static_cast<I>(value);
}

} // namespace jinbang::adapters

template <jinbang::core::record::Described T>
struct nlohmann::adl_serializer<T, void> {
    template <class J>
    static void to_json(J &to, const T &record)
    {
        jinbang::core::record::forEachField(record, [&](std::string_view name, const auto &field,
                                                        auto) { to[name.data()] = field; });
    }
    template <class J>
    static void from_json(const J &from, T &record)
    {
        jinbang::core::record::forEachField(
            record, [&]<class F>(std::string_view name, F &field, auto) {
                const J &member = from.at(name.data());
                if constexpr (std::signed_integral<F>)
                    jinbang::adapters::readNlohmannInteger(member, field);
                else
                    member.get_to(field);
            });
    }
};

template <>
struct nlohmann::adl_serializer<jinbang::core::record::Date, void> {
    template <class J>
    static void to_json(J &to, jinbang::core::record::Date date)
    {
        std::string text;
        jinbang::core::record::appendDate(text, date);
        to = std::move(text);
    }
    template <class J>
    static void from_json(const J &from, jinbang::core::record::Date &date)
    {
        if (!jinbang::core::record::parseDate(from.template get_ref<const std::string &>(), date))
            throw std::runtime_error("a date is not yyyy-MM-dd");
    }
};

template <>
struct nlohmann::adl_serializer<jinbang::core::record::Decimal, void> {
    template <class J>
    static void to_json(J &to, jinbang::core::record::Decimal value)
    {
        to = jinbang::core::record::toDouble(value);
    }
    template <class J>
    static void from_json(const J &from, jinbang::core::record::Decimal &value)
    {
        value = jinbang::core::record::toDecimal(from.template get<double>());
    }
};

template <>
struct nlohmann::adl_serializer<jinbang::core::record::Mixed, void> {
    template <class J>
    static void to_json(J &to, const jinbang::core::record::Mixed &value)
    {
        std::visit([&](const auto &held) { to = held; }, value);
    }
    template <class J>
    static void from_json(const J &from, jinbang::core::record::Mixed &value)
    {
        if (from.is_string()) {
            value = from.template get_ref<const std::string &>();
        } else if (from.is_boolean()) {
            value = from.template get<bool>();
        } else if (from.is_number_integer()) {
            std::int64_t integer = 0;
            jinbang::adapters::readNlohmannInteger(from, integer);
            value = integer;
        } else {
            value = from.template get<double>(); // throws for anything but a number
        }
    }
};

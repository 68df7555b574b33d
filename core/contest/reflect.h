#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Described structs to JSON and back, member by member: a new member of RunData is kept by the
// journal as soon as its line in journalfields.h names it, and read as its default from older
// files.

#include "core/base/words.h"

#include <boost/describe/enum_from_string.hpp>
#include <boost/describe/enum_to_string.hpp>
#include <boost/describe/members.hpp>
#include <boost/mp11/algorithm.hpp>
#include <nlohmann/json.hpp>

#include <map>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

namespace jinbang::core::contest {

using Json = nlohmann::ordered_json;

namespace detail {

template <class T>
inline constexpr bool kIsVector = false;
template <class T>
inline constexpr bool kIsVector<std::vector<T>> = true;
template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;
template <class T>
inline constexpr bool kIsMap = false;
template <class K, class V>
inline constexpr bool kIsMap<std::map<K, V>> = true;

template <class T>
using Members = boost::describe::describe_members<T, boost::describe::mod_public>;

template <class E>
std::string enumText(E value)
{
    if constexpr (std::is_same_v<E, std::string>)
        return value;
    else if constexpr (!kWords<E>.empty())
        return std::string(text(value));
    else
        return boost::describe::enum_to_string(value, "");
}

template <class E>
E enumOf(const std::string &spelling)
{
    if constexpr (std::is_same_v<E, std::string>) {
        return spelling;
    } else if constexpr (!kWords<E>.empty()) {
        if (const auto word = parseWord<E>(spelling))
            return *word;
    } else {
        E value{};
        if (boost::describe::enum_from_string(spelling.c_str(), value))
            return value;
    }
    throw std::invalid_argument("unknown word \"" + spelling + '"');
}

} // namespace detail

/// Exact: doubles and 64-bit integers read back to the same value.
template <class T>
Json toJson(const T &value)
{
    if constexpr (std::is_enum_v<T>) {
        return detail::enumText(value);
    } else if constexpr (detail::kIsOptional<T>) {
        return value ? toJson(*value) : Json(nullptr);
    } else if constexpr (detail::kIsVector<T>) {
        Json out = Json::array();
        for (const auto &item : value)
            out.push_back(toJson<typename T::value_type>(item));
        return out;
    } else if constexpr (detail::kIsMap<T>) {
        Json out = Json::object();
        for (const auto &[key, item] : value)
            out[detail::enumText(key)] = toJson(item);
        return out;
    } else if constexpr (boost::describe::has_describe_members<T>::value) {
        Json out = Json::object();
        boost::mp11::mp_for_each<detail::Members<T>>(
            [&](auto member) { out[member.name] = toJson(value.*member.pointer); });
        return out;
    } else {
        return value;
    }
}

/// Members that are absent or null keep what `out` has; unknown ones are ignored.
/// Throws nlohmann's or std::invalid_argument for a value of another type.
template <class T>
void fromJson(const Json &in, T &out)
{
    if constexpr (std::is_enum_v<T>) {
        out = detail::enumOf<T>(in.get<std::string>());
    } else if constexpr (detail::kIsOptional<T>) {
        out.reset();
        if (!in.is_null())
            fromJson(in, out.emplace());
    } else if constexpr (detail::kIsVector<T>) {
        out.clear();
        for (const auto &item : in) {
            if constexpr (std::is_same_v<T, std::vector<bool>>)
                out.push_back(item.template get<bool>());
            else // in its place: g++ 12 takes a local with an optional text for uninitialised
                fromJson(item, out.emplace_back());
        }
    } else if constexpr (detail::kIsMap<T>) {
        out.clear();
        for (const auto &item : in.items())
            fromJson(item.value(), out[detail::enumOf<typename T::key_type>(item.key())]);
    } else if constexpr (boost::describe::has_describe_members<T>::value) {
        boost::mp11::mp_for_each<detail::Members<T>>([&](auto member) {
            const auto found = in.find(member.name);
            using Member = std::remove_cvref_t<decltype(out.*member.pointer)>;
            if (found != in.end() && (detail::kIsOptional<Member> || !found->is_null()))
                fromJson(*found, out.*member.pointer);
        });
    } else {
        out = in.get<T>();
    }
}

} // namespace jinbang::core::contest

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The same document without the library's conversions: built and read member by member, as the
// first page of its manual does for one struct. What stands between this and `json` is the price
// of binding.

#include "adapters/nlohmann/dom.h"

#include <string>
#include <string_view>
#include <type_traits>
#include <variant>

namespace jinbang::adapters {

/// One value as a json value.
template <class T>
nlohmann::json buildNlohmann(const T &value)
{
    using nlohmann::json;
    using namespace core::record;
    if constexpr (std::is_same_v<T, Date>) {
        std::string text;
        appendDate(text, value);
        return json(std::move(text));
    } else if constexpr (std::is_same_v<T, Decimal>) {
        return json(toDouble(value));
    } else if constexpr (std::is_same_v<T, Mixed>) {
        return std::visit([](const auto &held) { return json(held); }, value);
    } else if constexpr (std::is_same_v<T, MixedMap>) {
        json map = json::object();
        for (const auto &[key, held] : value)
            map[key] = buildNlohmann(held);
        return map;
    } else if constexpr (kIsVector<T>) {
        json list = json::array();
        for (const auto &element : value)
            list.push_back(buildNlohmann(element));
        return list;
    } else if constexpr (Described<T>) {
        json object;
        forEachField(value, [&](std::string_view name, const auto &field, auto) {
            object[name.data()] = buildNlohmann(field);
        });
        return object;
    } else {
        return json(value);
    }
}

/// Reads one value. Throws what the library throws, or runtime_error for a value out of range.
template <class T>
void takeNlohmann(const nlohmann::json &from, T &to)
{
    using nlohmann::json;
    using namespace core::record;
    if constexpr (std::is_same_v<T, std::string>) {
        to = from.get_ref<const std::string &>();
    } else if constexpr (std::is_same_v<T, Date>) {
        if (!parseDate(from.get_ref<const std::string &>(), to))
            throw std::runtime_error("a date is not yyyy-MM-dd");
    } else if constexpr (std::is_same_v<T, Decimal>) {
        to = toDecimal(from.get<double>());
    } else if constexpr (std::is_same_v<T, Mixed>) {
        if (from.is_string()) {
            to = from.get_ref<const std::string &>();
        } else if (from.is_boolean()) {
            to = from.get<bool>();
        } else if (from.is_number_integer()) {
            takeNlohmann(from, to.template emplace<std::int64_t>());
        } else {
            to = from.get<double>(); // throws for anything but a number
        }
    } else if constexpr (std::is_same_v<T, MixedMap>) {
        for (const auto &[key, held] : from.get_ref<const json::object_t &>())
            takeNlohmann(held, to[key]);
    } else if constexpr (kIsVector<T>) {
        const auto &list = from.get_ref<const json::array_t &>();
        to.reserve(list.size());
        for (const json &element : list)
            takeNlohmann(element, to.emplace_back());
    } else if constexpr (Described<T>) {
        forEachField(to, [&](std::string_view name, auto &field, auto) {
            takeNlohmann(from.at(name.data()), field);
        });
    } else if constexpr (std::is_same_v<T, bool>) {
        to = from.get<bool>();
    } else if constexpr (std::signed_integral<T>) {
        readNlohmannInteger(from, to);
    } else {
        static_assert(std::is_same_v<T, double>);
        to = from.get<double>();
    }
}

template <class T>
class NlohmannHandRead final : public core::contract::RecordReadingBody<T>
{
public:
    explicit NlohmannHandRead(bool) {}
    bool once()
    {
        const auto value = parseNlohmann<nlohmann::json>(this->m_text);
        takeNlohmann(value, this->fresh());
        return true;
    }
};

template <class T>
class NlohmannHandSerialize final : public core::contract::RecordWritingBody<T>
{
public:
    explicit NlohmannHandSerialize(bool) {}
    bool once()
    {
        m_out.reset();
        m_out.emplace(buildNlohmann(*this->m_record).dump());
        return true;
    }
    void output(core::contract::AnswerSink &sink) { sink.text(m_out ? *m_out : std::string()); }
    [[nodiscard]] std::uint64_t outputBytes() const { return m_out ? m_out->size() : 0; }

private:
    std::optional<std::string> m_out;
};

} // namespace jinbang::adapters

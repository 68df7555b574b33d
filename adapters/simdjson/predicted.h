#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// On-Demand with predicted keys: members are taken as they come; the next field of the struct is
// expected, and only when another key arrives is it searched for. Unlike object["key"], a key may
// be written with escapes, and of a repeated key the last one wins.

#include "adapters/simdjson/ondemand.h"

#include <array>
#include <cstdint>

namespace jinbang::adapters {

struct SimdjsonPredicted {
    template <class T>
    [[gnu::always_inline]] static void fields(ondemand::object &object, T &to)
    {
        constexpr std::uint64_t kAll = ~std::uint64_t{0} >> (64 - core::record::fieldCount<T>());
        std::uint64_t seen = 0;
        bool predicted = true;
        auto member = object.begin().value();
        const auto end = object.end().value();
        core::record::forEachField(
            to, [&](std::string_view name, auto &field, auto index) __attribute__((always_inline)) {
                if (!predicted || member == end) [[unlikely]] {
                    predicted = false;
                    return;
                }
                ondemand::field found = fieldOf(*member); // may be taken once only
                if (found.key() == name) [[likely]] {
                    replace(std::move(found).value(), field);
                    seen |= std::uint64_t{1} << index.value;
                } else {
                    predicted = false;
                    search(found, to, seen);
                }
                ++member;
            });
        for (; member != end; ++member) {
            ondemand::field found = fieldOf(*member);
            search(found, to, seen);
        }
        if (seen != kAll) [[unlikely]]
            throw simdjson::simdjson_error(simdjson::NO_SUCH_FIELD);
    }

private:
    template <class T>
    struct Field {
        std::string_view name;
        void (*read)(ondemand::value from, T &to);
    };

    template <class F>
    [[gnu::always_inline]] static void replace(ondemand::value from, F &field)
    {
        if constexpr (requires { field.clear(); })
            field.clear(); // of a repeated key
        if constexpr (SimdjsonScalar<F>)
            readScalar(from, field);
        else
            SimdjsonRead<SimdjsonPredicted>::read(from, field);
    }
    template <class T>
    static constexpr auto table()
    {
        using Members = core::record::detail::WrittenMembers<T>;
        return []<class... D>(boost::mp11::mp_list<D...>) {
            return std::array{Field<T>{
                D::name, [](ondemand::value from, T &to) { replace(from, to.*D::pointer); }}...};
        }(boost::mp11::mp_rename<Members, boost::mp11::mp_list>{});
    }
    template <class T>
    static void search(ondemand::field &found, T &to, std::uint64_t &seen)
    {
        static constexpr auto kFields = table<T>();
        for (std::size_t index = 0; index < kFields.size(); ++index) {
            if (found.key() == kFields[index].name) {
                seen |= std::uint64_t{1} << index;
                return kFields[index].read(std::move(found).value(), to);
            }
        }
        const std::string_view key = found.unescaped_key().value();
        for (std::size_t index = 0; index < kFields.size(); ++index) {
            if (key == kFields[index].name) {
                seen |= std::uint64_t{1} << index;
                return kFields[index].read(std::move(found).value(), to);
            }
        }
        // An unknown member: the iterator skips its value.
    }
};

} // namespace jinbang::adapters

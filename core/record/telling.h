#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Records as events, one template over the field lists. Private to this folder: the canonical text,
// the generator and the public tell() share it.

#include "core/json/events.h"
#include "core/record/fields.h"
#include "core/record/random.h"
#include "core/record/records.h"

#include <array>
#include <string>
#include <type_traits>
#include <variant>

namespace jinbang::core::record {

/// The stream of random numbers that orders the keys of record `index`, apart from the one that
/// made it.
[[nodiscard]] inline Random shuffleFor(std::uint64_t seed, std::uint64_t index)
{
    return {seed ^ 0x53687566666c65ULL, index};
}

/// Tells one value; with a `shuffle`, every described object inside gets an order of its own.
template <class T>
void tellValue(json::EventSink &sink, const T &value, Random *shuffle = nullptr)
{
    if constexpr (std::is_same_v<T, bool>) {
        sink.boolean(value);
    } else if constexpr (std::is_integral_v<T>) {
        sink.integer(value);
    } else if constexpr (std::is_same_v<T, double>) {
        sink.real(value);
    } else if constexpr (std::is_same_v<T, std::string>) {
        sink.string(value);
    } else if constexpr (std::is_same_v<T, Date>) {
        std::string day;
        appendDate(day, value);
        sink.string(day);
    } else if constexpr (std::is_same_v<T, Decimal>) {
        sink.real(toDouble(value));
    } else if constexpr (std::is_same_v<T, Mixed>) {
        std::visit([&](const auto &held) { tellValue(sink, held, shuffle); }, value);
    } else if constexpr (std::is_same_v<T, MixedMap>) {
        sink.startObject();
        for (const auto &[key, held] : value) {
            sink.key(key);
            tellValue(sink, held, shuffle);
        }
        sink.endObject();
    } else if constexpr (kIsVector<T>) {
        sink.startArray();
        for (const auto &element : value)
            tellValue(sink, element, shuffle);
        sink.endArray();
    } else {
        static_assert(Described<T>);
        constexpr std::size_t kCount = fieldCount<T>();
        std::array<std::size_t, kCount> order{};
        if (shuffle != nullptr)
            order = shuffle->permutation<kCount>();
        sink.startObject();
        for (std::size_t turn = 0; turn < (shuffle != nullptr ? kCount : 1); ++turn) {
            forEachField(value, [&](std::string_view name, const auto &field, auto index) {
                if (shuffle != nullptr && order[turn] != index)
                    return;
                sink.key(name);
                tellValue(sink, field, shuffle);
            });
        }
        sink.endObject();
    }
}

} // namespace jinbang::core::record

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Events into a record without recursion and without a tree: a small table of functions for each
// type says how a value is taken, and a stack of open containers says where the next one goes.
// Private to this folder.

#include "core/json/events.h"
#include "core/record/fields.h"
#include "core/record/records.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace jinbang::core::record {

struct Binding;

/// A place inside a record and how to fill it.
struct Slot {
    void *place = nullptr;
    const Binding *binding = nullptr;
    std::size_t index = 0; // of the field in its record
    bool repeated = false; // the key was there already
};

/// How values of one type are taken; a missing function refuses the kind of value.
struct Binding {
    std::string_view wanted;
    bool (*string)(void *place, std::string_view value) = nullptr;
    bool (*integer)(void *place, std::int64_t value) = nullptr;
    bool (*real)(void *place, double value) = nullptr;
    bool (*boolean)(void *place, bool value) = nullptr;
    Slot (*element)(void *place) = nullptr;                      // appended to an array
    Slot (*member)(void *place, std::string_view key) = nullptr; // no binding: unknown key
    std::size_t fields = 0;                                      // that must come
    std::string_view (*fieldName)(std::size_t index) = nullptr;
};

template <class T>
const Binding &bindingOf();

namespace detail {

template <class T>
T &at(void *place)
{
    return *static_cast<T *>(place);
}

template <class T>
bool assign(void *place, T value)
{
    at<T>(place) = value;
    return true;
}

template <class T>
bool assignInteger(void *place, std::int64_t value)
{
    if (value < std::numeric_limits<T>::min() || value > std::numeric_limits<T>::max())
        return false;
    at<T>(place) = static_cast<T>(value);
    return true;
}

template <class T>
bool assignText(void *place, std::string_view value)
{
    at<T>(place) = std::string(value);
    return true;
}

inline bool assignDay(void *place, std::string_view value)
{
    return parseDate(value, at<Date>(place));
}

inline bool assignDecimal(void *place, double value)
{
    at<Decimal>(place) = toDecimal(value);
    return at<Decimal>(place).hundredths != INT64_MAX && at<Decimal>(place).hundredths != INT64_MIN;
}

template <class T>
Slot append(void *place)
{
    static_assert(!std::is_same_v<typename T::value_type, bool>, "std::vector<bool> has no places");
    return {&at<T>(place).emplace_back(), &bindingOf<typename T::value_type>()};
}

inline Slot mapMember(void *place, std::string_view key)
{
    const auto [entry, isNew] = at<MixedMap>(place).try_emplace(std::string(key));
    return {&entry->second, &bindingOf<Mixed>(), 0, !isNew};
}

template <class T>
Slot field(void *place, std::string_view key)
{
    Slot slot;
    forEachField(at<T>(place), [&]<class F>(std::string_view name, F &member, auto index) {
        if (name == key)
            slot = {&member, &bindingOf<F>(), index, false};
    });
    return slot;
}

template <class T>
std::string_view fieldName(std::size_t wanted)
{
    std::string_view result;
    forEachField(T{}, [&](std::string_view name, const auto &, auto index) {
        if (index == wanted)
            result = name;
    });
    return result;
}

template <class T>
Binding makeBinding()
{
    Binding binding;
    if constexpr (std::is_same_v<T, bool>) {
        binding.wanted = "true or false";
        binding.boolean = assign<bool>;
    } else if constexpr (std::is_integral_v<T>) {
        binding.wanted = sizeof(T) == 4 ? "a 32-bit integer" : "a 64-bit integer";
        binding.integer = assignInteger<T>;
    } else if constexpr (std::is_same_v<T, double>) {
        binding.wanted = "a number";
        binding.integer = [](void *place, std::int64_t value) {
            return assign<double>(place, static_cast<double>(value));
        };
        binding.real = assign<double>;
    } else if constexpr (std::is_same_v<T, std::string>) {
        binding.wanted = "a string";
        binding.string = assignText<std::string>;
    } else if constexpr (std::is_same_v<T, Date>) {
        binding.wanted = "a date yyyy-MM-dd";
        binding.string = assignDay;
    } else if constexpr (std::is_same_v<T, Decimal>) {
        binding.wanted = "an amount";
        binding.integer = [](void *place, std::int64_t value) {
            return assignDecimal(place, static_cast<double>(value));
        };
        binding.real = assignDecimal;
    } else if constexpr (std::is_same_v<T, Mixed>) {
        binding.wanted = "true, false, a number or a string";
        binding.string = assignText<Mixed>;
        binding.integer = [](void *place, std::int64_t value) {
            at<Mixed>(place) = value;
            return true;
        };
        binding.real = [](void *place, double value) {
            at<Mixed>(place) = value;
            return true;
        };
        binding.boolean = [](void *place, bool value) {
            at<Mixed>(place) = value;
            return true;
        };
    } else if constexpr (std::is_same_v<T, MixedMap>) {
        binding.wanted = "an object";
        binding.member = mapMember;
    } else if constexpr (kIsVector<T>) {
        binding.wanted = "an array";
        binding.element = append<T>;
    } else {
        static_assert(Described<T> && fieldCount<T>() <= 64);
        binding.wanted = "an object";
        binding.member = field<T>;
        binding.fields = fieldCount<T>();
        binding.fieldName = fieldName<T>;
    }
    return binding;
}

} // namespace detail

template <class T>
const Binding &bindingOf()
{
    static const Binding binding = detail::makeBinding<T>();
    return binding;
}

/// Fills one record; after the first problem the rest of the document is passed over.
class RecordReader final : public json::EventSink
{
public:
    RecordReader(void *root, const Binding &binding);

    /// "at /users/3/age: ..." or empty.
    [[nodiscard]] const std::string &problem() const { return m_problem; }

    void startObject() override;
    void key(std::string_view text) override;
    void endObject() override;
    void startArray() override;
    void endArray() override;
    void string(std::string_view text) override;
    void integer(std::int64_t value) override;
    void unsignedInteger(std::uint64_t value) override;
    void real(double value) override;
    void boolean(bool value) override;
    void null() override;

private:
    struct Open {
        Slot slot;
        std::uint64_t seen = 0;  // bits of fields
        std::uint64_t count = 0; // elements
        std::string key;
    };
    Slot take();
    template <class Value>
    void scalar(bool (*Binding::*function)(void *, Value), Value value, std::string_view what);
    void fail(const std::string &what);

    Slot m_next;
    std::vector<Open> m_open;
    std::string m_problem;
};

} // namespace jinbang::core::record

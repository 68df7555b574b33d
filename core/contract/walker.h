#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The visitor of `walk`: it reads every value into a json::WalkSum. It has the calls of
// json::EventSink without being virtual, so one visitor of a library, written as a template, both
// walks (inlined, timed) and tells the answer (untimed).

#include "core/json/digest.h"

#include <bit>
#include <concepts>
#include <string_view>
#include <type_traits>

namespace jinbang::core::contract {

class Walker
{
public:
    void startObject() { ++m_sum.objects; }
    void key(std::string_view text)
    {
        ++m_sum.members;
        m_sum.keyBytes += text.size();
    }
    void endObject() {}
    void startArray() { ++m_sum.arrays; }
    void endArray() {}
    void string(std::string_view text)
    {
        ++m_sum.strings;
        m_sum.stringBytes += text.size();
    }
    void integer(std::int64_t value) { number(static_cast<double>(value)); }
    void unsignedInteger(std::uint64_t value) { number(static_cast<double>(value)); }
    void real(double value) { number(value); }
    void boolean(bool value) { ++(value ? m_sum.trues : m_sum.falses); }
    void null() { ++m_sum.nulls; }

    [[nodiscard]] const json::WalkSum &sum() const { return m_sum; }

private:
    void number(double value)
    {
        ++m_sum.numbers;
        m_sum.numberBits += std::bit_cast<std::uint64_t>(value + 0.0); // -0 + 0 is 0
    }

    json::WalkSum m_sum;
};

/// Receivers of events either always go on (Walker, json::EventSink: void) or may refuse
/// (RecordBuilder: bool). A library's handler calls `told([&] { return receiver.null(); })`.
template <std::invocable F>
inline bool told(F &&call)
{
    if constexpr (std::is_void_v<std::invoke_result_t<F>>) {
        call();
        return true;
    } else {
        return call();
    }
}

} // namespace jinbang::core::contract

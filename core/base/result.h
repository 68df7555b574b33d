#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Expected failures are returned. std::expected is C++23; this has its member names, so that the
// later switch is one alias.

#include "core/base/error.h"

#include <cassert>
#include <utility>
#include <variant>

namespace jinbang::core {

/// A value of type T, or the Error that prevented it.
template <class T>
class [[nodiscard]] Result
{
public:
    using value_type = T;

    Result(T value)
        : m_state(std::in_place_index<0>, std::move(value))
    {
    }
    Result(Error error)
        : m_state(std::in_place_index<1>, std::move(error))
    {
    }

    [[nodiscard]] bool has_value() const { return m_state.index() == 0; }
    explicit operator bool() const { return has_value(); }

    [[nodiscard]] T &value() &
    {
        assert(has_value());
        return *std::get_if<0>(&m_state);
    }
    [[nodiscard]] const T &value() const &
    {
        assert(has_value());
        return *std::get_if<0>(&m_state);
    }
    [[nodiscard]] T &&value() &&
    {
        assert(has_value());
        return std::move(*std::get_if<0>(&m_state));
    }
    T &operator*() & { return value(); }
    const T &operator*() const & { return value(); }
    T &&operator*() && { return std::move(*this).value(); }
    T *operator->() { return &value(); }
    const T *operator->() const { return &value(); }

    [[nodiscard]] const Error &error() const
    {
        assert(!has_value());
        return *std::get_if<1>(&m_state);
    }
    [[nodiscard]] T value_or(T other) const { return has_value() ? value() : std::move(other); }

private:
    std::variant<T, Error> m_state;
};

/// Success, or the Error.
template <>
class [[nodiscard]] Result<void>
{
public:
    using value_type = void;

    Result() = default;
    Result(Error error)
        : m_state(std::move(error))
    {
    }

    [[nodiscard]] bool has_value() const { return m_state.index() == 0; }
    explicit operator bool() const { return has_value(); }
    [[nodiscard]] const Error &error() const
    {
        assert(!has_value());
        return *std::get_if<1>(&m_state);
    }

private:
    std::variant<std::monostate, Error> m_state;
};

} // namespace jinbang::core

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Reflection over records: the one loop over a field list, and the type questions that bindings
// ask.

#include "core/record/types.h"

#include <boost/describe/members.hpp>
#include <boost/mp11/algorithm.hpp>

#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace jinbang::core::record {

template <class T>
concept Described = boost::describe::has_describe_members<T>::value;

template <class T>
inline constexpr bool kIsVector = false;
template <class T>
inline constexpr bool kIsVector<std::vector<T>> = true;
template <class T>
inline constexpr bool kIsIgnored = false;
template <class T>
inline constexpr bool kIsIgnored<Ignored<T>> = true;

template <class T>
using MembersOf = boost::describe::describe_members<T, boost::describe::mod_public>;

/// Calls f(name, record.member, index) for every field that is written (Ignored ones are left out),
/// in declaration order; `index` is an integral_constant, dense from 0 over the written fields.
template <class Record, class F>
constexpr void forEachField(Record &&record, F &&f);

/// Number of written fields.
template <Described T>
constexpr std::size_t fieldCount();

namespace detail {
template <class T, class D>
using IsWritten =
    std::bool_constant<!kIsIgnored<std::remove_cvref_t<decltype(std::declval<T &>().*D::pointer)>>>;
template <class T>
struct Written {
    template <class D>
    using fn = IsWritten<T, D>;
};
template <class T>
using WrittenMembers = boost::mp11::mp_copy_if_q<MembersOf<T>, Written<T>>;
} // namespace detail

// Inlined by force: the loop is as if written out by hand, also in a unit with many records, where
// the compiler would give up on it.
template <class Record, class F>
[[gnu::always_inline]] constexpr void forEachField(Record &&record, F &&f)
{
    using T = std::remove_cvref_t<Record>;
    using Members = detail::WrittenMembers<T>;
    [&]<std::size_t... I>(std::index_sequence<I...>) __attribute__((always_inline))
    {
        (f(std::string_view(boost::mp11::mp_at_c<Members, I>::name),
           record.*boost::mp11::mp_at_c<Members, I>::pointer,
           std::integral_constant<std::size_t, I>{}),
         ...);
    }
    (std::make_index_sequence<fieldCount<T>()>{});
}

template <Described T>
constexpr std::size_t fieldCount()
{
    return boost::mp11::mp_size<detail::WrittenMembers<T>>::value;
}

} // namespace jinbang::core::record

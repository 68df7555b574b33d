#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What Boost.JSON cannot convert by itself. Described structs, vectors, maps and variants it can;
// the rest is a tag_invoke beside the type, found by argument-dependent lookup as its documentation
// asks.

#include "core/record/fields.h"

#include <boost/json.hpp>

#include <string>
#include <string_view>
#include <type_traits>

namespace jinbang::adapters {

/// A struct with a field that is never written: the library's own conversion would write it.
template <class T>
concept PartlyWritten = core::record::Described<T> &&(
    core::record::fieldCount<T>() < boost::mp11::mp_size<core::record::MembersOf<T>>::value);

} // namespace jinbang::adapters

namespace jinbang::core::record {

inline void tag_invoke(boost::json::value_from_tag, boost::json::value &to, Date date)
{
    std::string text;
    appendDate(text, date);
    to.emplace_string() = text;
}
inline boost::json::result<Date> tag_invoke(boost::json::try_value_to_tag<Date>,
                                            const boost::json::value &from)
{
    const boost::json::string *text = from.if_string();
    Date date;
    if (!text || !parseDate({text->data(), text->size()}, date))
        return make_error_code(boost::json::error::not_string);
    return date;
}

inline void tag_invoke(boost::json::value_from_tag, boost::json::value &to, Decimal value)
{
    to = toDouble(value);
}
inline boost::json::result<Decimal> tag_invoke(boost::json::try_value_to_tag<Decimal>,
                                               const boost::json::value &from)
{
    const auto number = boost::json::try_value_to<double>(from); // takes integer literals too
    if (!number)
        return number.error();
    return toDecimal(*number);
}

template <jinbang::adapters::PartlyWritten T>
void tag_invoke(boost::json::value_from_tag, boost::json::value &to, const T &record)
{
    boost::json::object &object = to.emplace_object();
    object.reserve(fieldCount<T>());
    forEachField(record, [&](std::string_view name, const auto &field, auto) {
        object.emplace(name, boost::json::value_from(field, object.storage()));
    });
}
template <jinbang::adapters::PartlyWritten T>
boost::json::result<T> tag_invoke(boost::json::try_value_to_tag<T>, const boost::json::value &from)
{
    const boost::json::object *object = from.if_object();
    if (!object)
        return make_error_code(boost::json::error::not_object);
    boost::json::result<T> record{boost::system::in_place_value};
    forEachField(*record, [&]<class F>(std::string_view name, F &field, auto) {
        if (!record)
            return;
        const boost::json::value *member = object->if_contains(name);
        if (!member) {
            record = make_error_code(boost::json::error::unknown_name);
            return;
        }
        auto converted = boost::json::try_value_to<F>(*member);
        if (converted)
            field = std::move(*converted);
        else
            record = converted.error();
    });
    return record;
}

} // namespace jinbang::core::record

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A record type as constant tables, for parsers that push events: they learn a field's name at run
// time, so the field list of core/record is needed as data instead of as code.

#include "core/record/fields.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace jinbang::core::contract {

/// What a place in a record holds.
enum class ShapeKind : std::uint8_t {
    Bool,
    Int32,
    Int64,
    Double,
    String,
    Date,
    Decimal,
    Mixed,
    Object,
    Map,
    List
};

struct Shape;

/// A field of a described record.
struct FieldShape {
    std::string_view name;
    void *(*at)(void *record); // the field's address
    const Shape *shape;
};

/// A type. Only the members that its kind needs are set.
struct Shape {
    ShapeKind kind{};
    const FieldShape *fields = nullptr;                   // Object
    std::size_t fieldCount = 0;                           // Object
    void *(*append)(void *list) = nullptr;                // List: a new last element
    void *(*find)(void *map, std::string_view) = nullptr; // Map: the value of a key, made if new
    void (*clear)(void *container) = nullptr;             // List, Map: for a repeated key
    const Shape *element = nullptr;                       // List, Map
    std::size_t depth = 0;                                // open objects and arrays at most
};

namespace detail {

template <class T>
struct ShapeOf;

template <ShapeKind K>
struct ScalarShape {
    static constexpr Shape value{.kind = K};
};
template <>
struct ShapeOf<bool> : ScalarShape<ShapeKind::Bool> {
};
template <>
struct ShapeOf<std::int32_t> : ScalarShape<ShapeKind::Int32> {
};
template <>
struct ShapeOf<std::int64_t> : ScalarShape<ShapeKind::Int64> {
};
template <>
struct ShapeOf<double> : ScalarShape<ShapeKind::Double> {
};
template <>
struct ShapeOf<std::string> : ScalarShape<ShapeKind::String> {
};
template <>
struct ShapeOf<record::Date> : ScalarShape<ShapeKind::Date> {
};
template <>
struct ShapeOf<record::Decimal> : ScalarShape<ShapeKind::Decimal> {
};
template <>
struct ShapeOf<record::Mixed> : ScalarShape<ShapeKind::Mixed> {
};

template <>
struct ShapeOf<record::MixedMap> {
    static constexpr Shape value{
        .kind = ShapeKind::Map,
        .find = [](void *map, std::string_view key) -> void * {
            return &static_cast<record::MixedMap *>(map)
                        ->insert_or_assign(std::string(key), false)
                        .first->second;
        },
        .clear = [](void *map) { static_cast<record::MixedMap *>(map)->clear(); },
        .element = &ShapeOf<record::Mixed>::value,
        .depth = 1};
};

template <class T>
struct ShapeOf<std::vector<T>> {
    static constexpr Shape value{
        .kind = ShapeKind::List,
        .append = [](void *list) -> void * {
            return &static_cast<std::vector<T> *>(list)->emplace_back();
        },
        .clear = [](void *list) { static_cast<std::vector<T> *>(list)->clear(); },
        .element = &ShapeOf<T>::value,
        .depth = 1 + ShapeOf<T>::value.depth};
};

template <record::Described T>
struct ShapeOf<T> {
    using Members = record::detail::WrittenMembers<T>;
    static constexpr std::size_t kCount = record::fieldCount<T>();
    static_assert(kCount <= 64, "RecordBuilder keeps the fields seen in 64 bits");

    template <class D>
    using MemberType = std::remove_cvref_t<decltype(std::declval<T &>().*D::pointer)>;

    template <class... D>
    static constexpr std::array<FieldShape, kCount> fields(boost::mp11::mp_list<D...>)
    {
        return {FieldShape{
            D::name,
            [](void *record) -> void * { return &(static_cast<T *>(record)->*D::pointer); },
            &ShapeOf<MemberType<D>>::value}...};
    }
    static constexpr std::array<FieldShape, kCount> kFields =
        fields(boost::mp11::mp_rename<Members, boost::mp11::mp_list>{});

    static constexpr std::size_t deepest()
    {
        std::size_t depth = 0;
        for (const FieldShape &field : kFields)
            depth = depth < field.shape->depth ? field.shape->depth : depth;
        return depth;
    }
    static constexpr Shape value{.kind = ShapeKind::Object,
                                 .fields = kFields.data(),
                                 .fieldCount = kCount,
                                 .depth = 1 + deepest()};
};

} // namespace detail

/// The tables of a record type.
template <class T>
inline constexpr const Shape &shapeOf = detail::ShapeOf<T>::value;

} // namespace jinbang::core::contract

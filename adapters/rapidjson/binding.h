#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Records to and from RapidJSON, as its tutorial does it by hand for one struct: FindMember and
// typed getters to read, Writer calls to write. Generic over the field lists of core/record.

#include "adapters/rapidjson/library.h"
#include "core/record/fields.h"

#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace jinbang::adapters {

/// Reads one value; false when it is of another type, out of range or a member is missing.
inline bool readRapidjson(const rapidjson::Value &from, bool &to)
{
    if (!from.IsBool())
        return false;
    to = from.GetBool();
    return true;
}
inline bool readRapidjson(const rapidjson::Value &from, std::int32_t &to)
{
    if (!from.IsInt())
        return false;
    to = from.GetInt();
    return true;
}
inline bool readRapidjson(const rapidjson::Value &from, std::int64_t &to)
{
    if (!from.IsInt64())
        return false;
    to = from.GetInt64();
    return true;
}
inline bool readRapidjson(const rapidjson::Value &from, double &to)
{
    if (!from.IsNumber())
        return false;
    to = from.GetDouble();
    return true;
}
inline bool readRapidjson(const rapidjson::Value &from, std::string &to)
{
    if (!from.IsString())
        return false;
    to.assign(from.GetString(), from.GetStringLength());
    return true;
}
inline bool readRapidjson(const rapidjson::Value &from, core::record::Date &to)
{
    return from.IsString()
           && core::record::parseDate({from.GetString(), from.GetStringLength()}, to);
}
inline bool readRapidjson(const rapidjson::Value &from, core::record::Decimal &to)
{
    if (!from.IsNumber())
        return false;
    to = core::record::toDecimal(from.GetDouble());
    return true;
}
inline bool readRapidjson(const rapidjson::Value &from, core::record::Mixed &to)
{
    if (from.IsString())
        to.emplace<std::string>(from.GetString(), from.GetStringLength());
    else if (from.IsBool())
        to = from.GetBool();
    else if (from.IsInt64())
        to = from.GetInt64();
    else if (from.IsNumber())
        to = from.GetDouble();
    else
        return false;
    return true;
}
inline bool readRapidjson(const rapidjson::Value &from, core::record::MixedMap &to)
{
    if (!from.IsObject())
        return false;
    for (const auto &member : from.GetObject()) {
        if (!readRapidjson(member.value,
                           to[std::string(member.name.GetString(), member.name.GetStringLength())]))
            return false;
    }
    return true;
}
template <core::record::Described T>
bool readRapidjson(const rapidjson::Value &from, T &to);
template <class T>
bool readRapidjson(const rapidjson::Value &from, std::vector<T> &to)
{
    if (!from.IsArray())
        return false;
    to.reserve(from.Size());
    for (const rapidjson::Value &element : from.GetArray()) {
        if (!readRapidjson(element, to.emplace_back()))
            return false;
    }
    return true;
}
// Flattened: FindMember and the copies are inlined in a program with one struct, and not by
// themselves in a unit with all records. (Writing gains nothing from it: it becomes a tenth
// slower.)
template <core::record::Described T>
[[gnu::flatten]] bool readRapidjson(const rapidjson::Value &from, T &to)
{
    if (!from.IsObject())
        return false;
    bool complete = true;
    core::record::forEachField(
        to, [&](std::string_view name, auto &field, auto) __attribute__((always_inline)) {
            if (!complete)
                return;
            const rapidjson::Value key(
                rapidjson::StringRef(name.data(), static_cast<rapidjson::SizeType>(name.size())));
            const auto member = from.FindMember(key);
            complete = member != from.MemberEnd() && readRapidjson(member->value, field);
        });
    return complete;
}

/// Writes one value; false as soon as the Writer refuses (Double does for NaN and infinity).
template <class W>
bool writeRapidjson(W &to, bool value)
{
    return to.Bool(value);
}
template <class W>
bool writeRapidjson(W &to, std::int32_t value)
{
    return to.Int(value);
}
template <class W>
bool writeRapidjson(W &to, std::int64_t value)
{
    return to.Int64(value);
}
template <class W>
bool writeRapidjson(W &to, double value)
{
    return to.Double(value);
}
template <class W>
bool writeRapidjson(W &to, const std::string &value)
{
    return to.String(value.data(), static_cast<rapidjson::SizeType>(value.size()));
}
template <class W>
bool writeRapidjson(W &to, core::record::Date value)
{
    std::string text;
    core::record::appendDate(text, value);
    return writeRapidjson(to, text);
}
template <class W>
bool writeRapidjson(W &to, core::record::Decimal value)
{
    return to.Double(core::record::toDouble(value));
}
template <class W>
bool writeRapidjson(W &to, const core::record::Mixed &value)
{
    return std::visit([&](const auto &held) { return writeRapidjson(to, held); }, value);
}
template <class W>
bool writeRapidjson(W &to, const core::record::MixedMap &value)
{
    bool written = to.StartObject();
    for (const auto &[key, held] : value) {
        written = written && to.Key(key.data(), static_cast<rapidjson::SizeType>(key.size()))
                  && writeRapidjson(to, held);
    }
    return written && to.EndObject();
}
template <class W, core::record::Described T>
bool writeRapidjson(W &to, const T &value);
template <class W, class T>
bool writeRapidjson(W &to, const std::vector<T> &value)
{
    bool written = to.StartArray();
    for (const T &element : value)
        written = written && writeRapidjson(to, element);
    return written && to.EndArray();
}
template <class W, core::record::Described T>
bool writeRapidjson(W &to, const T &value)
{
    bool written = to.StartObject();
    // In a unit with all records g++ would call this for each member; inlined, as in a writer by
    // hand, a small record takes 0.96 and a list 0.94 of the time (30 processes of each in one
    // run).
    core::record::forEachField(
        value, [&](std::string_view name, const auto &field, auto) __attribute__((always_inline)) {
            written = written && to.Key(name.data(), static_cast<rapidjson::SizeType>(name.size()))
                      && writeRapidjson(to, field);
        });
    return written && to.EndObject();
}

} // namespace jinbang::adapters

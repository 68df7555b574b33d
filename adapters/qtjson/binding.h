#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Records to and from QJsonValue as Qt's JSON example does it: insert() and value() per field,
// const access throughout (a non-const one would copy), Latin-1 literals for keys, UTF-8 at both
// ends.

#include "core/record/fields.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QLatin1StringView>
#include <QString>

#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace jinbang::adapters {

/// The integer of a number; false when it is no number, has a fraction or does not fit.
inline bool qtInteger(const QJsonValue &from, qint64 &to)
{
    if (!from.isDouble())
        return false;
    to = from.toInteger(0);
    return to != 0 || from.toInteger(1) == 0; // the default is all that tells a failure
}
inline void assignQt(std::string &to, const QString &from)
{
    const QByteArray utf8 = from.toUtf8();
    to.assign(utf8.constData(), static_cast<std::size_t>(utf8.size()));
}
[[nodiscard]] inline QString qtText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Reads one value; false when it is of another type, out of range or a member is missing.
inline bool readQt(const QJsonValue &from, bool &to)
{
    to = from.toBool();
    return from.isBool();
}
inline bool readQt(const QJsonValue &from, std::int64_t &to)
{
    qint64 value = 0;
    const bool fits = qtInteger(from, value);
    to = value;
    return fits;
}
inline bool readQt(const QJsonValue &from, std::int32_t &to)
{
    qint64 value = 0;
    if (!qtInteger(from, value) || value < std::numeric_limits<std::int32_t>::min()
        || value > std::numeric_limits<std::int32_t>::max())
        return false;
    to = static_cast<std::int32_t>(value);
    return true;
}
inline bool readQt(const QJsonValue &from, double &to)
{
    to = from.toDouble();
    return from.isDouble();
}
inline bool readQt(const QJsonValue &from, std::string &to)
{
    if (!from.isString())
        return false;
    assignQt(to, from.toString());
    return true;
}
inline bool readQt(const QJsonValue &from, core::record::Date &to)
{
    std::string text;
    return readQt(from, text) && core::record::parseDate(text, to);
}
inline bool readQt(const QJsonValue &from, core::record::Decimal &to)
{
    to = core::record::toDecimal(from.toDouble());
    return from.isDouble();
}
inline bool readQt(const QJsonValue &from, core::record::Mixed &to)
{
    qint64 integer = 0;
    if (from.isString())
        assignQt(to.emplace<std::string>(), from.toString());
    else if (from.isBool())
        to = from.toBool();
    else if (qtInteger(from, integer))
        to = std::int64_t{integer};
    else
        to = from.toDouble();
    return from.isString() || from.isBool() || from.isDouble();
}
inline bool readQt(const QJsonValue &from, core::record::MixedMap &to)
{
    if (!from.isObject())
        return false;
    const QJsonObject object = from.toObject();
    for (auto member = object.constBegin(); member != object.constEnd(); ++member) {
        std::string key;
        assignQt(key, member.key());
        if (!readQt(member.value(), to[std::move(key)]))
            return false;
    }
    return true;
}
template <core::record::Described T>
bool readQt(const QJsonValue &from, T &to);
template <class T>
bool readQt(const QJsonValue &from, std::vector<T> &to)
{
    if (!from.isArray())
        return false;
    const QJsonArray array = from.toArray();
    to.reserve(static_cast<std::size_t>(array.size()));
    for (const QJsonValue element : array) {
        if (!readQt(element, to.emplace_back()))
            return false;
    }
    return true;
}
template <core::record::Described T>
bool readQt(const QJsonValue &from, T &to)
{
    if (!from.isObject())
        return false;
    const QJsonObject object = from.toObject();
    bool complete = true;
    core::record::forEachField(to, [&](std::string_view name, auto &field, auto) {
        complete = complete && readQt(object.value(QLatin1StringView(name)), field);
    });
    return complete;
}

/// Makes the value of a field, a list or a record.
inline QJsonValue qtValue(bool value)
{
    return value;
}
inline QJsonValue qtValue(std::int32_t value)
{
    return value;
}
inline QJsonValue qtValue(std::int64_t value)
{
    return qint64{value};
}
inline QJsonValue qtValue(double value)
{
    return value;
}
inline QJsonValue qtValue(const std::string &value)
{
    return qtText(value);
}
inline QJsonValue qtValue(core::record::Date value)
{
    std::string text;
    core::record::appendDate(text, value);
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}
inline QJsonValue qtValue(core::record::Decimal value)
{
    return core::record::toDouble(value);
}
inline QJsonValue qtValue(const core::record::Mixed &value)
{
    return std::visit([](const auto &held) { return qtValue(held); }, value);
}
inline QJsonValue qtValue(const core::record::MixedMap &value)
{
    QJsonObject object;
    for (const auto &[key, held] : value)
        object.insert(qtText(key), qtValue(held));
    return object;
}
template <core::record::Described T>
QJsonValue qtValue(const T &value);
template <class T>
QJsonValue qtValue(const std::vector<T> &value)
{
    QJsonArray array;
    for (const T &element : value)
        array.append(qtValue(element));
    return array;
}
template <core::record::Described T>
QJsonValue qtValue(const T &value)
{
    QJsonObject object;
    core::record::forEachField(value, [&](std::string_view name, const auto &field, auto) {
        object.insert(QLatin1StringView(name), qtValue(field));
    });
    return object;
}

} // namespace jinbang::adapters

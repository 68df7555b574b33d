// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/gbench/loops.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonParseError>

namespace jinbang::bench {
namespace {

inline bool getInteger(const QJsonObject &object, QLatin1StringView name, std::int64_t &to)
{
    const QJsonValue value = object.value(name);
    to = value.toInteger(0);
    return value.isDouble() && (to != 0 || value.toInteger(1) == 0);
}
inline bool getString(const QJsonObject &object, QLatin1StringView name, std::string &to)
{
    const QJsonValue value = object.value(name);
    to = value.toString().toStdString();
    return value.isString();
}

inline bool read(const QJsonValue &from, User &to)
{
    const QJsonObject object = from.toObject();
    std::int64_t age = 0;
    if (!getInteger(object, QLatin1StringView("id"), to.id)
        || !getString(object, QLatin1StringView("name"), to.name)
        || !getString(object, QLatin1StringView("trueName"), to.trueName)
        || !getInteger(object, QLatin1StringView("age"), age)
        || !getString(object, QLatin1StringView("sex"), to.sex)
        || !getInteger(object, QLatin1StringView("createTime"), to.createTime)
        || age != static_cast<std::int32_t>(age))
        return false;
    to.age = static_cast<std::int32_t>(age);
    return true;
}
inline bool read(const QJsonValue &from, Users &to)
{
    const QJsonArray array = from.toArray();
    to.reserve(static_cast<std::size_t>(array.size()));
    for (const QJsonValue element : array) {
        if (!read(element, to.emplace_back()))
            return false;
    }
    return from.isArray();
}
inline bool read(const QJsonValue &from, Article &to)
{
    const QJsonObject object = from.toObject();
    return getInteger(object, QLatin1StringView("id"), to.id)
           && getString(object, QLatin1StringView("author"), to.author)
           && getInteger(object, QLatin1StringView("tenantId"), to.tenantId)
           && getString(object, QLatin1StringView("title"), to.title)
           && getString(object, QLatin1StringView("subTitle"), to.subTitle)
           && getString(object, QLatin1StringView("htmlContent"), to.htmlContent)
           && getInteger(object, QLatin1StringView("publishTime"), to.publishTime);
}

inline QJsonObject object(const User &user)
{
    QJsonObject json;
    json.insert(QLatin1StringView("id"), qint64{user.id});
    json.insert(QLatin1StringView("name"), QString::fromStdString(user.name));
    json.insert(QLatin1StringView("trueName"), QString::fromStdString(user.trueName));
    json.insert(QLatin1StringView("age"), user.age);
    json.insert(QLatin1StringView("sex"), QString::fromStdString(user.sex));
    json.insert(QLatin1StringView("createTime"), qint64{user.createTime});
    return json;
}
inline QJsonDocument document(const User &value)
{
    return QJsonDocument(object(value));
}
inline QJsonDocument document(const Users &value)
{
    QJsonArray array;
    for (const User &user : value)
        array.append(object(user));
    return QJsonDocument(array);
}
inline QJsonDocument document(const Article &value)
{
    QJsonObject json;
    json.insert(QLatin1StringView("id"), qint64{value.id});
    json.insert(QLatin1StringView("author"), QString::fromStdString(value.author));
    json.insert(QLatin1StringView("tenantId"), qint64{value.tenantId});
    json.insert(QLatin1StringView("title"), QString::fromStdString(value.title));
    json.insert(QLatin1StringView("subTitle"), QString::fromStdString(value.subTitle));
    json.insert(QLatin1StringView("htmlContent"), QString::fromStdString(value.htmlContent));
    json.insert(QLatin1StringView("publishTime"), qint64{value.publishTime});
    return QJsonDocument(json);
}

struct Loops {
    template <class T>
    static void serialize(benchmark::State &state, const T &value, Judge<T> &judge)
    {
        Kept<QByteArray> kept;
        for (auto _ : state) {
            QByteArray &text = kept([&] { return document(value).toJson(QJsonDocument::Compact); });
            benchmark::DoNotOptimize(text);
            benchmark::ClobberMemory();
        }
        const QByteArray &last = kept.last();
        judge(std::string_view(last.data(), static_cast<std::size_t>(last.size())));
    }
    template <class T>
    static void deserialize(benchmark::State &state, std::string_view text, Judge<T> &judge)
    {
        Kept<T> kept;
        for (auto _ : state) {
            QJsonParseError error;
            const auto json = QJsonDocument::fromJson(
                QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())), &error);
            const QJsonValue root =
                json.isArray() ? QJsonValue(json.array()) : QJsonValue(json.object());
            T &value = kept.fresh();
            if (error.error != QJsonParseError::NoError || !read(root, value)) {
                state.SkipWithError("refused");
                break;
            }
            benchmark::DoNotOptimize(value);
            benchmark::ClobberMemory();
        }
        judge(kept.last());
    }
};

} // namespace
} // namespace jinbang::bench

int main(int argc, char **argv)
{
    return jinbang::bench::runLoop<jinbang::bench::Loops>(argc, argv);
}

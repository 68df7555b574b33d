// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/gbench/loops.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonParseError>

namespace jinbang::bench {
namespace {

bool getInteger(const QJsonObject &object, QLatin1StringView name, std::int64_t &to)
{
    const QJsonValue value = object.value(name);
    to = value.toInteger(0);
    return value.isDouble() && (to != 0 || value.toInteger(1) == 0);
}
bool getString(const QJsonObject &object, QLatin1StringView name, std::string &to)
{
    const QJsonValue value = object.value(name);
    to = value.toString().toStdString();
    return value.isString();
}

bool read(const QJsonValue &from, User &to)
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
bool read(const QJsonValue &from, Users &to)
{
    const QJsonArray array = from.toArray();
    to.reserve(static_cast<std::size_t>(array.size()));
    for (const QJsonValue element : array) {
        if (!read(element, to.emplace_back()))
            return false;
    }
    return from.isArray();
}
bool read(const QJsonValue &from, Article &to)
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

QJsonObject object(const User &user)
{
    return {{QLatin1StringView("id"), qint64{user.id}},
            {QLatin1StringView("name"), QString::fromStdString(user.name)},
            {QLatin1StringView("trueName"), QString::fromStdString(user.trueName)},
            {QLatin1StringView("age"), user.age},
            {QLatin1StringView("sex"), QString::fromStdString(user.sex)},
            {QLatin1StringView("createTime"), qint64{user.createTime}}};
}
QJsonDocument document(const User &value)
{
    return QJsonDocument(object(value));
}
QJsonDocument document(const Users &value)
{
    QJsonArray array;
    for (const User &user : value)
        array.append(object(user));
    return QJsonDocument(array);
}
QJsonDocument document(const Article &value)
{
    return QJsonDocument(
        QJsonObject{{QLatin1StringView("id"), qint64{value.id}},
                    {QLatin1StringView("author"), QString::fromStdString(value.author)},
                    {QLatin1StringView("tenantId"), qint64{value.tenantId}},
                    {QLatin1StringView("title"), QString::fromStdString(value.title)},
                    {QLatin1StringView("subTitle"), QString::fromStdString(value.subTitle)},
                    {QLatin1StringView("htmlContent"), QString::fromStdString(value.htmlContent)},
                    {QLatin1StringView("publishTime"), qint64{value.publishTime}}});
}

struct Loops {
    template <class T>
    static void serialize(benchmark::State &state, const T &value)
    {
        for (auto _ : state) {
            QByteArray text = document(value).toJson(QJsonDocument::Compact);
            benchmark::DoNotOptimize(text);
            benchmark::ClobberMemory();
        }
    }
    template <class T>
    static void deserialize(benchmark::State &state, std::string_view text)
    {
        for (auto _ : state) {
            T value;
            QJsonParseError error;
            const auto json = QJsonDocument::fromJson(
                QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())), &error);
            const QJsonValue root =
                json.isArray() ? QJsonValue(json.array()) : QJsonValue(json.object());
            if (error.error != QJsonParseError::NoError || !read(root, value)) {
                state.SkipWithError("refused");
                break;
            }
            benchmark::DoNotOptimize(value);
            benchmark::ClobberMemory();
        }
    }
};

} // namespace
} // namespace jinbang::bench

int main(int argc, char **argv)
{
    return jinbang::bench::runLoops<jinbang::bench::Loops>(argc, argv);
}

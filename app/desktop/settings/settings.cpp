// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/settings/settings.h"

#include "app/desktop/text/safefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace jinbang::app {

namespace {

constexpr int kVersion = 1;

QString word(ThemeMode mode)
{
    return mode == ThemeMode::Light  ? QStringLiteral("light")
           : mode == ThemeMode::Dark ? QStringLiteral("dark")
                                     : QStringLiteral("system");
}

ThemeMode themeOf(const QString &text)
{
    return text == QStringLiteral("light")  ? ThemeMode::Light
           : text == QStringLiteral("dark") ? ThemeMode::Dark
                                            : ThemeMode::System;
}

QString encoded(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes.toBase64());
}

QByteArray decoded(const QJsonValue &value)
{
    return QByteArray::fromBase64(value.toString().toLatin1());
}

// Each member is optional and each wrong type counts as missing: an old or edited file keeps
// whatever can be kept.
Settings fromJson(const QJsonObject &object)
{
    Settings s;
    const auto text = [&](const char *key) { return object.value(QLatin1String(key)).toString(); };
    const auto flag = [&](const char *key, bool otherwise) {
        return object.value(QLatin1String(key)).toBool(otherwise);
    };
    s.language = text("language");
    s.theme = themeOf(text("theme"));
    s.scale = object.value(QLatin1String("scale")).toDouble(0);
    if (s.scale != 0)
        s.scale = std::clamp(s.scale, 1.0, 1.5);
    s.reduceMotion = flag("reduceMotion", false);
    s.formula =
        core::parseWord<core::contest::Formula>(text("formula").toStdString()).value_or(s.formula);
    s.unsupported =
        core::parseWord<core::contest::UnsupportedRule>(text("unsupported").toStdString())
            .value_or(s.unsupported);
    s.dataFolder = text("dataFolder");
    s.geometry = decoded(object.value(QLatin1String("geometry")));
    s.splitter = decoded(object.value(QLatin1String("splitter")));
    s.whiskers = flag("whiskers", true);
    s.values = flag("values", true);
    s.logScale = flag("logScale", false);
    s.setupPanel = flag("setupPanel", true);
    const QJsonObject slots0 = object.value(QLatin1String("librarySlots")).toObject();
    for (auto it = slots0.begin(); it != slots0.end(); ++it)
        s.librarySlots.insert(it.key(), std::clamp(it.value().toInt(), 0, 1000));
    for (const QJsonValue &file : object.value(QLatin1String("recentFiles")).toArray())
        s.recentFiles << file.toString();
    s.setup = object.value(QLatin1String("setup")).toObject();
    s.http = object.value(QLatin1String("http")).toObject();
    s.scaling = object.value(QLatin1String("scaling")).toObject();
    return s;
}

QJsonObject toJson(const Settings &s)
{
    QJsonObject slots0;
    for (auto it = s.librarySlots.begin(); it != s.librarySlots.end(); ++it)
        slots0.insert(it.key(), it.value());
    const auto spelled = [](auto value) {
        const std::string_view spelling = core::text(value);
        return QString::fromUtf8(spelling.data(), qsizetype(spelling.size()));
    };
    return {{QStringLiteral("version"), kVersion},
            {QStringLiteral("language"), s.language},
            {QStringLiteral("theme"), word(s.theme)},
            {QStringLiteral("scale"), s.scale},
            {QStringLiteral("reduceMotion"), s.reduceMotion},
            {QStringLiteral("formula"), spelled(s.formula)},
            {QStringLiteral("unsupported"), spelled(s.unsupported)},
            {QStringLiteral("dataFolder"), s.dataFolder},
            {QStringLiteral("geometry"), encoded(s.geometry)},
            {QStringLiteral("splitter"), encoded(s.splitter)},
            {QStringLiteral("whiskers"), s.whiskers},
            {QStringLiteral("values"), s.values},
            {QStringLiteral("logScale"), s.logScale},
            {QStringLiteral("setupPanel"), s.setupPanel},
            {QStringLiteral("librarySlots"), slots0},
            {QStringLiteral("recentFiles"), QJsonArray::fromStringList(s.recentFiles)},
            {QStringLiteral("setup"), s.setup},
            {QStringLiteral("http"), s.http},
            {QStringLiteral("scaling"), s.scaling}};
}

enum class Shape { Text, Flag, Number, Object, Texts, Objects };

bool has(const QJsonValue &value, Shape shape)
{
    const auto each = [&](QJsonValue::Type type) {
        const QJsonArray list = value.toArray();
        return value.isArray() && std::all_of(list.begin(), list.end(), [type](const auto &item) {
                   return item.type() == type;
               });
    };
    switch (shape) {
    case Shape::Text:
        return value.isString();
    case Shape::Flag:
        return value.isBool();
    case Shape::Number:
        return value.isDouble();
    case Shape::Object:
        return value.isObject();
    case Shape::Texts:
        return each(QJsonValue::String);
    case Shape::Objects:
        return each(QJsonValue::Object);
    }
    return false;
}

struct Member {
    const char *name;
    Shape shape;
};

constexpr Member kMembers[] = {
    {"language", Shape::Text},     {"theme", Shape::Text},        {"scale", Shape::Number},
    {"reduceMotion", Shape::Flag}, {"formula", Shape::Text},      {"unsupported", Shape::Text},
    {"dataFolder", Shape::Text},   {"geometry", Shape::Text},     {"splitter", Shape::Text},
    {"whiskers", Shape::Flag},     {"values", Shape::Flag},       {"logScale", Shape::Flag},
    {"setupPanel", Shape::Flag},   {"recentFiles", Shape::Texts}, {"librarySlots", Shape::Object},
    {"setup", Shape::Object},      {"http", Shape::Object},       {"scaling", Shape::Object}};

// The Bench's choices are what a person would miss most.
constexpr Member kSetupMembers[] = {{"excluded", Shape::Texts},   {"variants", Shape::Objects},
                                    {"operations", Shape::Texts}, {"workloads", Shape::Objects},
                                    {"leftOut", Shape::Objects},  {"options", Shape::Text}};

template <size_t N>
bool isSound(const QJsonObject &object, const Member (&members)[N])
{
    return std::all_of(std::begin(members), std::end(members), [&](const Member &member) {
        const QJsonValue value = object.value(QLatin1String(member.name));
        return value.isUndefined() || has(value, member.shape);
    });
}

// Valid JSON, but not what was saved: what cannot be kept would be gone with the next save.
bool isSound(const QJsonObject &object)
{
    return isSound(object, kMembers)
           && isSound(object.value(QLatin1String("setup")).toObject(), kSetupMembers);
}

} // namespace

LoadedSettings loadSettings(const QString &path)
{
    QFile file(path);
    if (!file.exists())
        return {};
    LoadedSettings loaded;
    if (file.open(QIODevice::ReadOnly)) {
        constexpr qint64 kLargest = 4 << 20;
        const QJsonDocument document = QJsonDocument::fromJson(file.read(kLargest));
        if (document.isObject() && isSound(document.object()))
            return {fromJson(document.object()), {}};
        if (document.isObject())
            loaded.settings = fromJson(document.object());
        file.close();
    }
    loaded.keptAside = path + QStringLiteral(".bak");
    QFile::remove(loaded.keptAside);
    if (!QFile::rename(path, loaded.keptAside))
        loaded.keptAside = path;
    return loaded;
}

core::Result<void> saveSettings(const Settings &settings, const QString &path)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    return saveSafely(path, QJsonDocument(toJson(settings)).toJson());
}

} // namespace jinbang::app

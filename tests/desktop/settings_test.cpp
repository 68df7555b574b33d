// SPDX-License-Identifier: GPL-3.0-or-later
// Settings come back as they were; a broken file gives defaults and is kept aside (case D14).
#include "app/desktop/settings/language.h"
#include "app/desktop/settings/libraryslots.h"
#include "app/desktop/settings/settings.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace jinbang::app;

TEST(Settings, comeBackAsTheyWere)
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("a/b/settings.json"));
    Settings settings;
    settings.language = QStringLiteral("zh_CN");
    settings.theme = ThemeMode::Dark;
    settings.scale = 1.3;
    settings.unsupported = jinbang::core::contest::UnsupportedRule::Omit;
    settings.geometry = QByteArray("\0\1\2", 3);
    settings.librarySlots.insert(QStringLiteral("mine"), 9);
    settings.setup.insert(QStringLiteral("x"), 1);
    settings.http.insert(QStringLiteral("y"), 2);
    settings.scaling.insert(QStringLiteral("z"), 3);
    ASSERT_TRUE(saveSettings(settings, path));
    EXPECT_EQ(loadSettings(path).settings, settings);
    EXPECT_TRUE(loadSettings(path).keptAside.isEmpty());
}

TEST(Settings, brokenFilesAreKeptAside)
{
    for (const QByteArray &content : {QByteArray(), QByteArray(500, '\0'), QByteArray("[1,2]"),
                                      QByteArray("{\"theme\":"), QByteArray("\xff\xfe{")}) {
        const QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("settings.json"));
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        const LoadedSettings loaded = loadSettings(path);
        EXPECT_EQ(loaded.settings, Settings());
        EXPECT_EQ(loaded.keptAside, path + QStringLiteral(".bak"));
        EXPECT_FALSE(QFile::exists(path));
        QFile kept(loaded.keptAside);
        ASSERT_TRUE(kept.open(QIODevice::ReadOnly));
        EXPECT_EQ(kept.readAll(), content);
    }
}

TEST(Settings, wrongTypesKeepTheirDefaults)
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("settings.json"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("{\"theme\":7,\"scale\":\"large\",\"whiskers\":null,\"librarySlots\":[],"
               "\"geometry\":{},\"scale\":99}");
    file.close();
    const LoadedSettings loaded = loadSettings(path);
    EXPECT_EQ(loaded.keptAside, path + QStringLiteral(".bak")) << "told, and not lost at the end";
    EXPECT_FALSE(QFile::exists(path));
    const Settings &settings = loaded.settings;
    EXPECT_EQ(settings.theme, ThemeMode::System);
    EXPECT_TRUE(settings.whiskers);
    EXPECT_LE(settings.scale, 1.5);
}

TEST(Settings, aSetupOfWrongTypesIsKeptAsideAndTheRestStays)
{
    for (const QByteArray &setup :
         {QByteArray("{\"operations\":7}"), QByteArray("{\"operations\":[1,2]}"),
          QByteArray("{\"workloads\":{}}"), QByteArray("{\"options\":[]}"), QByteArray("[]")}) {
        const QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("settings.json"));
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write("{\"language\":\"zh_CN\",\"setup\":" + setup + "}");
        file.close();
        const LoadedSettings loaded = loadSettings(path);
        EXPECT_EQ(loaded.keptAside, path + QStringLiteral(".bak")) << setup.toStdString();
        EXPECT_EQ(loaded.settings.language, QStringLiteral("zh_CN"));
        EXPECT_TRUE(loadSettings(path).keptAside.isEmpty()) << "once is enough";
    }
}

TEST(Slots, areFixedForKnownLibrariesAndKeptForOthers)
{
    LibrarySlots slotTable;
    EXPECT_EQ(slotTable.of(QStringLiteral("simdjson")), 0);
    EXPECT_EQ(slotTable.of(QStringLiteral("boostjson")), 3);
    const int mine = slotTable.of(QStringLiteral("mine"));
    const int other = slotTable.of(QStringLiteral("other"));
    EXPECT_GE(mine, 6);
    EXPECT_NE(mine, other);
    const int qt = slotTable.of(QStringLiteral("qtjson"));
    EXPECT_EQ(qt, 6);
    EXPECT_EQ(LibrarySlots({{QStringLiteral("floor"), 6}}).all().value(QStringLiteral("floor"), -1),
              -1);
    EXPECT_EQ(slotTable.ofLabel(QStringLiteral("QJsonDocument")), qt);
    EXPECT_EQ(slotTable.ofLabel(QStringLiteral("QJsonDocument 6.4.2")), qt);
    EXPECT_EQ(slotTable.ofLabel(QStringLiteral("nlohmann/json")), 2);
    LibrarySlots again(slotTable.all());
    EXPECT_EQ(again.of(QStringLiteral("other")), other);
    EXPECT_EQ(again.of(QStringLiteral("mine")), mine);
}

TEST(Language, followsTheSystemUnlessChosen)
{
    EXPECT_EQ(Language::resolve({}, QLocale(QStringLiteral("zh_CN"))), QStringLiteral("zh_CN"));
    EXPECT_EQ(Language::resolve({}, QLocale(QStringLiteral("de_DE"))), QStringLiteral("en"));
    EXPECT_EQ(Language::resolve(QStringLiteral("en"), QLocale(QStringLiteral("zh_CN"))),
              QStringLiteral("en"));
    EXPECT_EQ(Language::resolve(QStringLiteral("xx"), QLocale(QStringLiteral("en_US"))),
              QStringLiteral("en"));
}

// SPDX-License-Identifier: GPL-3.0-or-later
// The shipped languages are complete: nothing unfinished, every placeholder and mnemonic kept.
#include <gtest/gtest.h>

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

namespace {

struct Message {
    QString source;
    QStringList translations;
    bool plural = false;
    bool unfinished = false;
};

std::vector<Message> messagesOf(const char *name)
{
    QFile file(
        QStringLiteral(JINBANG_SOURCE_DIR "/translations/%1").arg(QString::fromLatin1(name)));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name;
    QXmlStreamReader xml(&file);
    std::vector<Message> all;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == QLatin1String("message")) {
            all.push_back({});
            all.back().plural =
                xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
        } else if (xml.name() == QLatin1String("source")) {
            all.back().source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            all.back().unfinished = xml.attributes().hasAttribute(QLatin1String("type"));
            if (!all.back().plural)
                all.back().translations << xml.readElementText();
        } else if (xml.name() == QLatin1String("numerusform")) {
            all.back().translations << xml.readElementText();
        }
    }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    return all;
}

QSet<QString> placeholders(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("%(\\d|n)"));
    QSet<QString> found;
    for (auto it = pattern.globalMatch(text); it.hasNext();)
        found << it.next().captured();
    return found;
}

} // namespace

TEST(Chinese, isCompleteWithAllPlaceholders)
{
    const auto messages = messagesOf("jinbang_zh_CN.ts");
    EXPECT_GT(messages.size(), 300u);
    for (const Message &message : messages) {
        EXPECT_FALSE(message.unfinished) << message.source.toStdString();
        for (const QString &translation : message.translations) {
            EXPECT_FALSE(translation.isEmpty()) << message.source.toStdString();
            EXPECT_EQ(placeholders(translation), placeholders(message.source))
                << message.source.toStdString();
            EXPECT_EQ(translation.contains(QLatin1String("(&")),
                      message.source.contains(QLatin1Char('&'))
                          && !message.source.contains(QLatin1String(" & ")))
                << message.source.toStdString();
        }
    }
}

TEST(English, hasBothFormsOfEveryPlural)
{
    int plurals = 0;
    for (const Message &message : messagesOf("jinbang_en.ts")) {
        if (!message.plural)
            continue;
        ++plurals;
        ASSERT_EQ(message.translations.size(), 2) << message.source.toStdString();
        for (const QString &translation : message.translations) {
            EXPECT_FALSE(translation.isEmpty()) << message.source.toStdString();
            EXPECT_FALSE(translation.contains(QLatin1String("(s)"))) << translation.toStdString();
            EXPECT_EQ(placeholders(translation), placeholders(message.source));
        }
    }
    EXPECT_GT(plurals, 10);
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/theme/glyphs.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QGlyphRun>
#include <QSet>
#include <QTextLayout>

#include <algorithm>

namespace jinbang::app {

namespace {

constexpr char32_t kLastAscii = 0x7e; // every font has these

bool isShown(const QString &character, const QFont &font)
{
    QTextLayout layout(character, font);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    const auto runs = layout.glyphRuns();
    return !runs.isEmpty() && std::none_of(runs.begin(), runs.end(), [](const QGlyphRun &run) {
        return run.glyphIndexes().contains(0); // glyph 0 is the box
    });
}

} // namespace

QString missingGlyphs(const QString &text, const QFont &font)
{
    const QFontMetrics metrics(font);
    QString missing;
    QSet<char32_t> seen;
    for (const uint code : text.toUcs4()) {
        const char32_t ucs4 = code;
        if (ucs4 <= kLastAscii || seen.contains(ucs4) || QChar::isSpace(ucs4)
            || QChar::category(ucs4) == QChar::Other_Control)
            continue;
        seen.insert(ucs4);
        const QString character = QString::fromUcs4(&ucs4, 1);
        // the first is quick, the second right
        if (!metrics.inFontUcs4(ucs4) && !isShown(character, font))
            missing += character;
    }
    return missing;
}

QString glyphWarning(const QString &missing, const QFont &font)
{
    if (missing.isEmpty())
        return {};
    constexpr auto kSentence = QT_TRANSLATE_NOOP("Glyphs", "No installed font shows: %1");
    const QString sentence = QCoreApplication::translate("Glyphs", kSentence);
    return (missingGlyphs(sentence, font).isEmpty() ? sentence : QString::fromLatin1(kSentence))
        .arg(missing);
}

} // namespace jinbang::app

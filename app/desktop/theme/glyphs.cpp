// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/theme/glyphs.h"

#include <algorithm>

#include <QGlyphRun>
#include <QTextLayout>

namespace jinbang::app {

QString missingGlyphs(const QString &text, const QFont &font)
{
    QString missing;
    for (const uint code : text.toUcs4()) {
        const char32_t ucs4 = code;
        const QString character = QString::fromUcs4(&ucs4, 1);
        if (QChar::isSpace(ucs4) || QChar::category(ucs4) == QChar::Other_Control || missing.contains(character))
            continue;
        QTextLayout layout(character, font);
        layout.beginLayout();
        layout.createLine();
        layout.endLayout();
        const auto runs = layout.glyphRuns();
        const bool shown = !runs.isEmpty()
            && std::none_of(runs.begin(), runs.end(), [](const QGlyphRun &run) {
                   return run.glyphIndexes().contains(0); // glyph 0 is the box
               });
        if (!shown)
            missing += character;
    }
    return missing;
}

} // namespace jinbang::app

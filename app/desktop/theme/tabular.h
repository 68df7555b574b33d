#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Text drawing that Qt 6.4 lacks: digits of equal width (Inter's are proportional and font features
// come in 6.7), and lines that sit on one height whether or not they contain Chinese.

#include <QPainter>
#include <QString>
#include <QStringList>

namespace jinbang::app {

/// Width of `text` when each digit takes the widest digit's place.
[[nodiscard]] qreal tabularWidth(const QFont &font, const QString &text);

/// Draws one line with digits in equal cells, vertically centred on its capital letters.
void drawTabular(QPainter &painter, const QRectF &box, Qt::Alignment alignment,
                 const QString &text);

/// Draws one line of plain text, vertically centred on its capital letters, elided when too wide.
void drawLine(QPainter &painter, const QRectF &box, Qt::Alignment alignment, const QString &text);

/// The text in lines of at most `width`, broken between words or, where one is too long, in it.
/// What is more than `most` lines is elided.
[[nodiscard]] QStringList wrapped(const QFont &font, const QString &text, qreal width, int most);

/// The baseline that centres capital letters of `font` on `centre`.
[[nodiscard]] qreal baseline(const QFont &font, qreal centre);

} // namespace jinbang::app

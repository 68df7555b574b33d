// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/theme/tabular.h"

#include <QFontMetricsF>
#include <QTextLayout>
#include <QTextOption>

#include <algorithm>

namespace jinbang::app {

namespace {

qreal widestDigit(const QFontMetricsF &metrics)
{
    qreal widest = 0;
    for (char16_t digit = u'0'; digit <= u'9'; ++digit)
        widest = std::max(widest, metrics.horizontalAdvance(QChar(digit)));
    return widest;
}

qreal leftEdge(const QRectF &box, Qt::Alignment alignment, qreal width)
{
    if (alignment & Qt::AlignRight)
        return box.right() - width;
    if (alignment & Qt::AlignHCenter)
        return box.center().x() - width / 2;
    return box.left();
}

} // namespace

qreal baseline(const QFont &font, qreal centre)
{
    return centre + QFontMetricsF(font).capHeight() / 2;
}

qreal tabularWidth(const QFont &font, const QString &text)
{
    const QFontMetricsF metrics(font);
    const qreal digit = widestDigit(metrics);
    qreal width = 0;
    for (const QChar c : text)
        width += c.isDigit() ? digit : metrics.horizontalAdvance(c);
    return width;
}

void drawTabular(QPainter &painter, const QRectF &box, Qt::Alignment alignment, const QString &text)
{
    const QFontMetricsF metrics(painter.font());
    const qreal digit = widestDigit(metrics);
    const qreal y = baseline(painter.font(), box.center().y());
    qreal x = leftEdge(box, alignment, tabularWidth(painter.font(), text));
    for (qsizetype i = 0; i < text.size();) {
        if (text[i].isDigit()) {
            const qreal own = metrics.horizontalAdvance(text[i]);
            painter.drawText(QPointF(x + (digit - own) / 2, y), text[i]);
            x += digit;
            ++i;
            continue;
        }
        qsizetype end = i;
        qreal width = 0;
        while (end < text.size() && !text[end].isDigit())
            width += metrics.horizontalAdvance(text[end++]);
        painter.drawText(QPointF(x, y), text.mid(i, end - i));
        x += width;
        i = end;
    }
}

QStringList wrapped(const QFont &font, const QString &text, qreal width, int most)
{
    const QFontMetricsF metrics(font);
    if (metrics.horizontalAdvance(text) <= width + 0.5)
        return {text};
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(1.0, width));
        if (lines.size() + 1 == most) { // drawLine() elides what does not fit
            lines << text.mid(line.textStart());
            break;
        }
        lines << text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

void drawLine(QPainter &painter, const QRectF &box, Qt::Alignment alignment, const QString &text)
{
    const QFontMetricsF metrics(painter.font());
    QString shown = text;
    qreal width = metrics.horizontalAdvance(shown);
    if (width > box.width() + 0.5) {
        shown = metrics.elidedText(text, Qt::ElideRight, box.width());
        width = metrics.horizontalAdvance(shown);
    }
    painter.drawText(
        QPointF(leftEdge(box, alignment, width), baseline(painter.font(), box.center().y())),
        shown);
}

} // namespace jinbang::app

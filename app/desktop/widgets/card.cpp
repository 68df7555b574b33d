// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/card.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QRegularExpression>
#include <QStyleOption>
#include <QVBoxLayout>

namespace jinbang::app {

Card::Card(QWidget *parent)
    : QFrame(parent)
    , m_title(new QLabel(this))
    , m_detail(new ElidedLabel(this))
    , m_head(new QHBoxLayout)
    , m_body(new QVBoxLayout(this))
{
    setProperty("card", QStringLiteral("true"));
    m_title->setProperty("role", QStringLiteral("title"));
    m_detail->setProperty("role", QStringLiteral("secondary"));
    m_title->setTextFormat(Qt::PlainText);
    m_title->hide();
    m_detail->hide();
    m_body->setContentsMargins(16, 10, 14, 12);
    m_body->setSpacing(6);
    m_head->setSpacing(9);
    m_head->addWidget(m_title);
    m_head->addWidget(m_detail, 1);
    m_head->addStretch(0); // without a detail this keeps the corner's widgets at the edge
    m_body->addLayout(m_head);
}

void Card::setHeading(const QString &title, const QString &detail)
{
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    m_detail->setText(detail);
    m_detail->setVisible(!title.isEmpty());
}

void Card::addCorner(QWidget *widget)
{
    m_head->addWidget(widget, 0, Qt::AlignVCenter);
}

ElidedLabel::ElidedLabel(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ElidedLabel::setText(const QString &text)
{
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    update();
}

QSize ElidedLabel::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(m_text) + 2, fontMetrics().height() + 2};
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {30, fontMetrics().height() + 2};
}

QString ElidedLabel::fitting() const
{
    const QFontMetrics metrics = fontMetrics();
    if (metrics.horizontalAdvance(m_text) <= width())
        return m_text;
    static const QRegularExpression between(QStringLiteral(" · |[,;] |[，；]"));
    QString fits;
    for (auto it = between.globalMatch(m_text); it.hasNext();) {
        const QString part = m_text.left(it.next().capturedStart());
        if (metrics.horizontalAdvance(part) > width())
            break;
        fits = part;
    }
    constexpr int kLeast = 60; // px: a few letters and dots say less than nothing
    return !fits.isEmpty()    ? fits
           : width() < kLeast ? QString()
                              : metrics.elidedText(m_text, Qt::ElideRight, width());
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QString shown = fitting();
    const QString tip = shown == m_text ? QString() : m_text.toHtmlEscaped();
    if (toolTip() != tip)
        setToolTip(tip);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(rect(), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, shown);
}

} // namespace jinbang::app

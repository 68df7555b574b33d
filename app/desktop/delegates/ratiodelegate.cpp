// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/delegates/ratiodelegate.h"

#include "app/desktop/delegates/metricdelegate.h"
#include "app/desktop/theme/marker.h"
#include "app/desktop/theme/tabular.h"

#include <QFontMetricsF>
#include <QPainter>

namespace jinbang::app {

RatioDelegate::RatioDelegate(const Look &look, const RatioRoles &roles, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_look(look)
    , m_roles(roles)
{
}

void RatioDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    const Theme &theme = m_look.theme();
    const Tokens &tokens = theme.tokens();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintRowGround(*painter, tokens, option);
    const QRectF box = cellBox(option, index);
    const auto tone = RatioTone(index.data(m_roles.tone).toInt());
    if (index.column() == m_roles.barColumn) {
        RatioRow row;
        row.ratio = index.data(m_roles.ratio).toDouble();
        row.low = index.data(m_roles.low).toDouble();
        row.high = index.data(m_roles.high).toDouble();
        row.tone = tone;
        paintRatioBar(*painter, theme,
                      QRectF(option.rect).adjusted(kRatioMargin, 0, -kRatioMargin, -1), m_axis,
                      row);
    } else if (index.column() == m_roles.libraryColumn) {
        paintMarker(*painter, theme, index.data(m_roles.slot).toInt(),
                    {box.left() + 6, box.center().y()}, 9);
        painter->setFont(theme.font(TextRole::BodyStrong));
        painter->setPen(tokens.text);
        drawLine(*painter, box.adjusted(20, 0, 0, 0), Qt::AlignLeft, index.data().toString());
    } else {
        const bool change = index.column() == m_roles.changeColumn;
        const auto alignment = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt());
        painter->setFont(theme.font(change && tone != RatioTone::Open ? TextRole::SmallStrong
                                                                      : TextRole::Small));
        painter->setPen(change && tone != RatioTone::Open ? toneColour(tokens, tone)
                        : change                          ? tokens.text2
                                                          : tokens.text);
        if (alignment & Qt::AlignRight
            && tabularWidth(painter->font(), index.data().toString()) <= box.width())
            drawTabular(*painter, box, Qt::AlignRight, index.data().toString());
        else
            drawLine(*painter, box, alignment, index.data().toString());
    }
    painter->restore();
}

RatioHeader::RatioHeader(const Look &look, int barColumn, QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
    , m_look(look)
    , m_barColumn(barColumn)
{
    setHighlightSections(false);
}

void RatioHeader::setAxis(const RatioAxis &axis)
{
    m_axis = axis;
    viewport()->update();
}

void RatioHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    if (section != m_barColumn) {
        QHeaderView::paintSection(painter, rect, section);
        return;
    }
    const Theme &theme = m_look.theme();
    painter->save();
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.tokens().line2);
    const QRectF box = QRectF(rect).adjusted(kRatioMargin, 0, -kRatioMargin, -1);
    const double zero = box.left() + m_axis.share(0) * box.width();
    const double middle = box.height() / 2;
    painter->setFont(theme.font(TextRole::Small));
    painter->setPen(theme.tokens().text2);
    const QString slower = tr("← B slower"), faster = tr("B faster →");
    drawLine(*painter, {rect.left() + 0.0, box.top(), zero - rect.left() - 8, middle + 2},
             Qt::AlignRight, slower);
    drawLine(*painter, {zero + 8, box.top(), rect.right() - zero - 8, middle + 2}, Qt::AlignLeft,
             faster);
    painter->setFont(theme.font(TextRole::Axis));
    const QFontMetricsF metrics(painter->font());
    double lastEnd = -1e9;
    for (const Tick &tick : m_axis.ticks()) {
        const double x = box.left() + m_axis.share(tick.at) * box.width();
        const double half = metrics.horizontalAdvance(tick.text) / 2;
        if (x - half < lastEnd + 4)
            continue;
        lastEnd = x + half;
        drawLine(*painter, {x - half - 1, box.top() + middle, 2 * half + 2, middle},
                 Qt::AlignHCenter, tick.text);
    }
    painter->restore();
}

} // namespace jinbang::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/delegates/metricdelegate.h"

#include "app/desktop/theme/marker.h"
#include "app/desktop/theme/tabular.h"

#include <QPainter>
#include <QTableView>

#include <algorithm>

namespace jinbang::app {

void setEdge(QTableView &table, int edge)
{
    table.setProperty("edge", edge); // the style sheet moves the headings by it
}

QRectF cellBox(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const QVariant wanted = option.widget != nullptr ? option.widget->property("edge") : QVariant();
    const int edge = wanted.isValid() ? wanted.toInt() : kCellEdge;
    const bool last = index.column() == index.model()->columnCount() - 1;
    return QRectF(option.rect)
        .adjusted(index.column() == 0 ? edge : kCellEdge, 0, -(last ? edge : kCellEdge), -1);
}

void paintRowGround(QPainter &painter, const Tokens &tokens, const QStyleOptionViewItem &option)
{
    if (option.state & QStyle::State_Selected)
        painter.fillRect(option.rect, tokens.accentSoft);
    else if (option.state & QStyle::State_MouseOver)
        painter.fillRect(option.rect, tokens.cell);
    painter.fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                     tokens.line);
    if ((option.state & QStyle::State_HasFocus)
        && (option.state & QStyle::State_KeyboardFocusChange)) {
        painter.setPen(QPen(tokens.accentText, 2));
        painter.drawRect(QRectF(option.rect).adjusted(1, 1, -1, -2));
    }
}

namespace {

int edgesOf(QStyleOptionViewItem option, const QModelIndex &index)
{
    constexpr int kAny = 1000;
    option.rect = {0, 0, kAny, kAny};
    return kAny - int(cellBox(option, index).width());
}

} // namespace

MetricDelegate::MetricDelegate(const Look &look, const MetricRoles &roles, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_look(look)
    , m_roles(roles)
{
}

QSize MetricDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool library = index.column() == m_roles.libraryColumn;
    const QFont font = m_look.theme().font(library ? TextRole::Body : TextRole::SmallStrong);
    const int text = int(tabularWidth(font, index.data().toString())) + (library ? 20 : 0)
                     + edgesOf(option, index) + 4;
    return {std::clamp(text, 40, 320), m_look.theme().px(m_look.theme().compact ? 28 : 30)};
}

void MetricDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    const Theme &theme = m_look.theme();
    const Tokens &tokens = theme.tokens();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintRowGround(*painter, tokens, option);
    const QRectF box = cellBox(option, index);
    const QString text = index.data().toString();
    const auto alignment = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt());
    const bool strong = index.data(m_roles.strong).toBool();
    const int column = index.column();

    if (column == m_roles.libraryColumn) {
        const int slot = index.data(m_roles.slot).toInt();
        if (slot >= 0)
            paintMarker(*painter, theme, slot, {box.left() + 6, box.center().y()}, 9);
        painter->setFont(theme.font(TextRole::Body));
        painter->setPen(tokens.text);
        drawLine(*painter, slot >= 0 ? box.adjusted(20, 0, 0, 0) : box, Qt::AlignLeft, text);
    } else if (column == m_roles.noteColumn) {
        paintNote(*painter, box, index);
    } else if (column == m_roles.barColumn) {
        const QVariant share = index.data(m_roles.share);
        painter->setFont(theme.font(strong ? TextRole::SmallStrong : TextRole::Small));
        painter->setPen(tokens.text);
        drawTabular(*painter, box, Qt::AlignRight, text);
        const QRectF track(box.left(), box.center().y() - 3, box.width() - theme.px(50), 6);
        if (share.isValid() && track.width() > 10) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(tokens.track);
            painter->drawRoundedRect(track, 3, 3);
            painter->setBrush(theme.library(index.data(m_roles.slot).toInt()));
            const double width = std::max(6.0, track.width() * share.toDouble());
            painter->drawRoundedRect(QRectF(track.topLeft(), QSizeF(width, 6)), 3, 3);
        }
    } else if (alignment & Qt::AlignRight) {
        const bool warn = column == m_roles.warnColumn && index.data(m_roles.warn).toBool();
        painter->setFont(theme.font(strong ? TextRole::SmallStrong : TextRole::Small));
        painter->setPen(warn                           ? tokens.warn
                        : column == m_roles.warnColumn ? tokens.text2
                                                       : tokens.text);
        drawTabular(*painter, box, Qt::AlignRight, text);
    } else {
        painter->setFont(
            theme.font(strong && m_roles.strongText ? TextRole::BodyStrong : TextRole::Body));
        painter->setPen(tokens.text);
        drawLine(*painter, box, alignment, text);
    }
    painter->restore();
}

void MetricDelegate::paintNote(QPainter &painter, QRectF box, const QModelIndex &index) const
{
    const Tokens &tokens = m_look.tokens();
    const bool fail = index.data(m_roles.fail).toBool();
    const bool warn = index.data(m_roles.warn).toBool();
    const QColor colour = fail ? tokens.err : warn ? tokens.warn : tokens.text2;
    if (fail || warn) {
        paintIcon(painter, fail ? Icon::CircleX : Icon::Warning,
                  {box.left(), box.center().y() - 7, 14, 14}, colour);
        box.adjust(20, 0, 0, 0);
    }
    painter.setFont(m_look.theme().font(TextRole::Small));
    painter.setPen(colour);
    drawLine(painter, box, Qt::AlignLeft, index.data().toString());
}

} // namespace jinbang::app

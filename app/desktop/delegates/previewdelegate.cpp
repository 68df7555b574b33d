// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/delegates/previewdelegate.h"

#include "app/desktop/delegates/metricdelegate.h"
#include "app/desktop/models/csvpreviewmodel.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/tabular.h"

#include <QPainter>

namespace jinbang::app {

PreviewDelegate::PreviewDelegate(const Look &look, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_look(look)
{
}

void PreviewDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const Theme &theme = m_look.theme();
    const Tokens &tokens = theme.tokens();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintRowGround(*painter, tokens, option);
    QRectF box = QRectF(option.rect).adjusted(8, 0, -8, 0);
    const bool wrong = index.data(CsvPreviewModel::WrongRole).toBool();
    painter->setFont(theme.font(TextRole::Body));
    painter->setPen(wrong                                            ? tokens.err
                    : index.data(CsvPreviewModel::UsedRole).toBool() ? tokens.text
                                                                     : tokens.text3);
    if (wrong) {
        paintIcon(*painter, Icon::CircleX, {box.left(), box.center().y() - 7, 14, 14}, tokens.err);
        box.adjust(20, 0, 0, 0);
    }
    const auto align = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt());
    if (align & Qt::AlignRight)
        drawTabular(*painter, box, Qt::AlignRight, index.data().toString());
    else
        drawLine(*painter, box, Qt::AlignLeft, index.data().toString());
    painter->restore();
}

} // namespace jinbang::app

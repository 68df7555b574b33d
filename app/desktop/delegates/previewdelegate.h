#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Cells of a table before it is imported: one that is left out is pale, one that cannot be read has
// a sign besides its colour.

#include "app/desktop/theme/look.h"

#include <QStyledItemDelegate>

namespace jinbang::app {

class PreviewDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    PreviewDelegate(const Look &look, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    const Look &m_look;
};

} // namespace jinbang::app

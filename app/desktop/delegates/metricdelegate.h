#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Cells of a results table: a library with its marker, numbers in equal digits, a bar of points,
// a warning with its sign. Knows roles, no model.

#include "app/desktop/theme/look.h"

#include <QStyledItemDelegate>

namespace jinbang::app {

struct MetricRoles {
    int share = -1, slot = -1, strong = -1, warn = -1, fail = -1;
    int libraryColumn = -1, barColumn = -1, warnColumn = -1, noteColumn = -1;
};

class MetricDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    MetricDelegate(const Look &look, const MetricRoles &roles, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintNote(QPainter &painter, QRectF box, const QModelIndex &index) const;

    const Look &m_look;
    MetricRoles m_roles;
};

/// Ground, hairline and focus of a table row; shared by our delegates.
void paintRowGround(QPainter &painter, const Tokens &tokens, const QStyleOptionViewItem &option);

} // namespace jinbang::app

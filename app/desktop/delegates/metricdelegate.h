#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Cells of a results table: a library with its marker, numbers in equal digits, a bar of points,
// a warning with its sign. Knows roles, no model.

#include "app/desktop/theme/look.h"

#include <QStyledItemDelegate>

class QTableView;

namespace jinbang::app {

struct MetricRoles {
    int share = -1, slot = -1, strong = -1, warn = -1, fail = -1;
    int libraryColumn = -1, barColumn = -1, warnColumn = -1, noteColumn = -1;
    bool strongText = false; // words, too, are bold in a strong row
};

class MetricDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    MetricDelegate(const Look &look, const MetricRoles &roles, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

private:
    void paintNote(QPainter &painter, QRectF box, const QModelIndex &index) const;

    const Look &m_look;
    MetricRoles m_roles;
};

inline constexpr int kCellEdge = 8;
inline constexpr int kCardEdge = 16; // of a table as wide as its card

/// Room beside the first and the last column of a table; between columns it is always kCellEdge.
void setEdge(QTableView &table, int edge);
/// Where the text of a cell goes, without the hairline below.
[[nodiscard]] QRectF cellBox(const QStyleOptionViewItem &option, const QModelIndex &index);

/// Ground, hairline and focus of a table row; shared by our delegates.
void paintRowGround(QPainter &painter, const Tokens &tokens, const QStyleOptionViewItem &option);

} // namespace jinbang::app

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the Golden list: seals, marks with their bar and interval, and the heat of every metric.

#include "app/desktop/theme/look.h"

#include <QHeaderView>
#include <QStyledItemDelegate>

namespace jinbang::app {

/// Room beside the last column, so that rows reach the card's edge and cells do not.
inline constexpr int kBoardEdge = 17;

class LeaderboardDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    LeaderboardDelegate(const Look &look, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    void paintLibrary(QPainter &painter, const QRectF &box, const QModelIndex &index) const;
    void paintTotal(QPainter &painter, const QRectF &box, const QModelIndex &index) const;
    void paintHeat(QPainter &painter, const QRectF &box, const QModelIndex &index) const;

    const Look &m_look;
};

/// A header of two lines: operations above, their workloads below.
class GroupHeader : public QHeaderView
{
    Q_OBJECT
public:
    GroupHeader(const Look &look, int groupRole, QWidget *parent);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintGroups(QPainter &painter) const;

    const Look &m_look;
    int m_groupRole;
};

} // namespace jinbang::app

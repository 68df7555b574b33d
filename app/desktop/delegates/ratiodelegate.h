#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Cells of a comparison: the diverging bar with its whisker, the change with arrow and sign; and
// the heading above it, which carries the axis.

#include "app/desktop/charts/ratiochart.h"
#include "app/desktop/theme/look.h"

#include <QHeaderView>
#include <QStyledItemDelegate>

namespace jinbang::app {

struct RatioRoles {
    int slot = -1, tone = -1, ratio = -1, low = -1, high = -1;
    int libraryColumn = -1, barColumn = -1, changeColumn = -1;
};

class RatioDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    RatioDelegate(const Look &look, const RatioRoles &roles, QObject *parent);

    void setAxis(const RatioAxis &axis) { m_axis = axis; }
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    const Look &m_look;
    RatioRoles m_roles;
    RatioAxis m_axis;
};

/// The heading of the list: over the bars it shows which side is which, and the ticks.
class RatioHeader : public QHeaderView
{
    Q_OBJECT
public:
    RatioHeader(const Look &look, int barColumn, QWidget *parent);

    void setAxis(const RatioAxis &axis);

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;

private:
    const Look &m_look;
    int m_barColumn;
    RatioAxis m_axis;
};

/// Room left and right of the bars, the same in cells and heading.
inline constexpr double kRatioMargin = 24;

} // namespace jinbang::app

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the matrix: the cells in all their states, the names of its rows, and its header.

#include "app/desktop/models/matrix.h"
#include "app/desktop/theme/look.h"

#include <QHeaderView>
#include <QStyledItemDelegate>

namespace jinbang::app {

class RunCellDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    RunCellDelegate(const Look &look, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    void paintGroup(QPainter &painter, const QRectF &box, const QModelIndex &index) const;
    void paintName(QPainter &painter, const QRectF &box, const QModelIndex &index) const;
    void paintGround(QPainter &painter, const QRectF &box, const MatrixCell &cell,
                     bool selected) const;
    void paintText(QPainter &painter, const QRectF &box, const MatrixCell &cell) const;
    void paintProgress(QPainter &painter, const QRectF &box, const MatrixCell &cell, double share,
                       int slot) const;

    const Look &m_look;
};

class LibraryHeader : public QHeaderView
{
    Q_OBJECT
public:
    LibraryHeader(const Look &look, QWidget *parent);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Look &m_look;
};

} // namespace jinbang::app

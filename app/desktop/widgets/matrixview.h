#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the matrix by keyboard (ui.md section 4): arrows move from cell to cell, past names
// and headings, and select nothing; there is always a cell that the ring is on.

#include <QTableView>

namespace jinbang::app {

class MatrixView : public QTableView
{
    Q_OBJECT
public:
    using QTableView::QTableView;

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex &index,
                                                         const QEvent *event) const override;
    void focusInEvent(QFocusEvent *event) override;

private:
    [[nodiscard]] bool isCell(const QModelIndex &index) const;
    /// The next cell on the way, or what is there at the beginning when there is none.
    [[nodiscard]] QModelIndex stepFrom(const QModelIndex &from, int rows, int columns) const;
};

} // namespace jinbang::app

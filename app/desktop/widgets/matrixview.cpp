// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/matrixview.h"

#include <QKeyEvent>

namespace jinbang::app {

bool MatrixView::isCell(const QModelIndex &index) const
{
    return index.isValid() && (index.flags() & Qt::ItemIsSelectable) != 0;
}

QModelIndex MatrixView::stepFrom(const QModelIndex &from, int rows, int columns) const
{
    QModelIndex at = from;
    do {
        at = model()->index(at.row() + rows, at.column() + columns);
    } while (at.isValid() && !isCell(at));
    return at.isValid() ? at : from;
}

QModelIndex MatrixView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const QModelIndex current = currentIndex();
    if (!isCell(current))
        return stepFrom(model()->index(0, 1), 1, 0);
    switch (action) {
    case MoveUp:
        return stepFrom(current, -1, 0);
    case MoveDown:
        return stepFrom(current, 1, 0);
    case MoveLeft:
        return stepFrom(current, 0, -1);
    case MoveRight:
        return stepFrom(current, 0, 1);
    default:
        break;
    }
    const QModelIndex far = QTableView::moveCursor(action, modifiers);
    if (isCell(far))
        return far;
    const QModelIndex column =
        model()->index(far.row(), std::max(1, far.isValid() ? far.column() : current.column()));
    if (isCell(column))
        return column;
    const QModelIndex below = stepFrom(column, 1, 0);
    return isCell(below) ? below : current;
}

QItemSelectionModel::SelectionFlags MatrixView::selectionCommand(const QModelIndex &index,
                                                                 const QEvent *event) const
{
    if (event != nullptr && event->type() == QEvent::KeyPress
        && (static_cast<const QKeyEvent *>(event)->modifiers() & Qt::ShiftModifier) == 0)
        return QItemSelectionModel::NoUpdate;
    return QTableView::selectionCommand(index, event);
}

void MatrixView::focusInEvent(QFocusEvent *event)
{
    QTableView::focusInEvent(event);
    // A window that has just come up needs no ring yet; the first arrow finds the first cell.
    const bool byKey =
        event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (model() == nullptr || isCell(currentIndex()) || !byKey)
        return;
    const QModelIndex first = stepFrom(model()->index(0, 1), 1, 0);
    if (isCell(first))
        selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
}

} // namespace jinbang::app

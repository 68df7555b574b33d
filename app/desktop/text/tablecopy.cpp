// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/tablecopy.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QItemSelectionModel>
#include <QTableView>

namespace jinbang::app {

namespace {

// A tab or a line break inside a cell would move all later columns.
QString flat(QString text)
{
    for (QChar &c : text) {
        if (c == u'\t' || c == u'\n' || c == u'\r')
            c = u' ';
    }
    return text;
}

} // namespace

QString tsvOf(const QTableView &table)
{
    const QAbstractItemModel *model = table.model();
    QStringList lines;
    QStringList header;
    for (int column = 0; column < model->columnCount(); ++column) {
        if (!table.isColumnHidden(column))
            header << flat(model->headerData(column, Qt::Horizontal).toString());
    }
    lines << header.join(u'\t');
    const bool all = !table.selectionModel()->hasSelection();
    for (int row = 0; row < model->rowCount(); ++row) {
        if (!all && !table.selectionModel()->rowIntersectsSelection(row, {}))
            continue;
        QStringList cells;
        for (int column = 0; column < model->columnCount(); ++column) {
            if (!table.isColumnHidden(column))
                cells << flat(model->index(row, column).data().toString());
        }
        lines << cells.join(u'\t');
    }
    return lines.join(u'\n') + u'\n';
}

void copyAsTsv(const QTableView &table)
{
    QGuiApplication::clipboard()->setText(tsvOf(table));
}

} // namespace jinbang::app

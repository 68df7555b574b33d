// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/models/rowsmodel.h"

#include "app/desktop/delegates/metricdelegate.h"
#include "app/desktop/text/numbers.h"

#include <QHeaderView>
#include <QTableView>

#include <cmath>
#include <utility>

namespace jinbang::app {

namespace {

const QString &dash()
{
    static const QString text = QStringLiteral("–");
    return text;
}

} // namespace

RowsCell numberCell(std::optional<double> value, QString (*text)(double))
{
    if (!value || !std::isfinite(*value))
        return {dash(), {}};
    return {text(*value), *value};
}

RowsCell textCell(const QString &text)
{
    return {text, text};
}

QStringList linesOf(const RowsTable &table)
{
    QStringList lines;
    QStringList parts;
    for (const RowsColumn &column : table.columns)
        parts << column.title;
    lines << parts.join(QStringLiteral(" | "));
    for (const RowsRow &row : table.rows) {
        parts.clear();
        for (const RowsCell &cell : row.cells)
            parts << QString(cell.text).replace(kThinSpace, u' ');
        lines << parts.join(QStringLiteral(" | "));
    }
    return lines;
}

void RowsModel::setTable(RowsTable table)
{
    if (table == m_table)
        return; // a selection survives what changes nothing
    const bool sameShape =
        table.columns == m_table.columns && table.rows.size() == m_table.rows.size();
    if (sameShape) {
        m_table = std::move(table);
        if (rowCount() > 0)
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    m_table = std::move(table);
    endResetModel();
}

int RowsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_table.rows.size());
}

int RowsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_table.columns.size());
}

QVariant RowsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columnCount())
        return {};
    const RowsRow &row = m_table.rows[size_t(index.row())];
    const RowsColumn &column = m_table.columns[size_t(index.column())];
    const RowsCell cell =
        size_t(index.column()) < row.cells.size() ? row.cells[size_t(index.column())] : RowsCell{};
    switch (role) {
    case Qt::DisplayRole:
        return cell.text;
    case Qt::TextAlignmentRole:
        return int((column.number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return column.number ? QVariant() : QVariant(cell.text.toHtmlEscaped());
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1: %2").arg(column.title, cell.text.isEmpty() ? dash() : cell.text);
    case SortRole:
        return cell.value;
    case SlotRole:
        return row.slot;
    case StrongRole:
        return row.strong;
    case WarnRole:
        return row.warn;
    default:
        return {};
    }
}

QVariant RowsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const RowsColumn &column = m_table.columns[size_t(section)];
    if (role == Qt::DisplayRole)
        return column.title;
    if (role == Qt::TextAlignmentRole)
        return int((column.number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return {};
}

bool RowsProxy::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const QVariant a = left.data(RowsModel::SortRole);
    const QVariant b = right.data(RowsModel::SortRole);
    if (a.isValid() != b.isValid())
        // "less" turns round with the order
        return a.isValid() == (sortOrder() == Qt::AscendingOrder);
    if (a.typeId() == QMetaType::QString)
        return a.toString().localeAwareCompare(b.toString()) < 0;
    return a.toDouble() < b.toDouble();
}

MetricRoles rowsRoles()
{
    MetricRoles roles;
    roles.slot = RowsModel::SlotRole;
    roles.strong = RowsModel::StrongRole;
    roles.warn = RowsModel::WarnRole;
    roles.libraryColumn = 0;
    return roles;
}

void dressTable(QTableView &table, const Look &look, int edge)
{
    setEdge(table, edge);
    const int row = look.theme().px(look.theme().compact ? 28 : 30);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setShowGrid(false);
    table.setMouseTracking(true);
    table.setTabKeyNavigation(false);
    table.setWordWrap(false);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.verticalHeader()->hide();
    table.verticalHeader()->setDefaultSectionSize(row);
    table.horizontalHeader()->setFixedHeight(look.theme().px(30));
    table.horizontalHeader()->setHighlightSections(false);
    table.horizontalHeader()->setMinimumSectionSize(40);
}

} // namespace jinbang::app

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A small table whose rows a pure function made: read-outs, twins of charts, facts. The functions
// are tested as printed lines; the model only keeps Qt's rules for all of them.

#include "app/desktop/delegates/metricdelegate.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>
#include <QString>
#include <QVariant>

#include <optional>
#include <vector>

class QTableView;

namespace jinbang::app {

struct RowsColumn {
    QString title;
    bool number = false;
    friend bool operator==(const RowsColumn &, const RowsColumn &) = default;
};
struct RowsCell {
    QString text;
    QVariant value; // to sort by; nothing: sorted last either way. Texts sort by themselves.
    friend bool operator==(const RowsCell &, const RowsCell &) = default;
};
struct RowsRow {
    std::vector<RowsCell> cells; // as many as columns
    int slot = -1;               // colour of the library in the first column; -1: no marker
    bool strong = false;
    bool warn = false; // the last column is a warning
    friend bool operator==(const RowsRow &, const RowsRow &) = default;
};
struct RowsTable {
    std::vector<RowsColumn> columns;
    std::vector<RowsRow> rows;
    friend bool operator==(const RowsTable &, const RowsTable &) = default;
};

/// A cell for a number; without a finite one it is a dash that sorts last.
[[nodiscard]] RowsCell numberCell(std::optional<double> value, QString (*text)(double));
[[nodiscard]] RowsCell textCell(const QString &text);
/// Lines "a | b | c", the heading first, thin spaces made plain: for tests and for copying.
[[nodiscard]] QStringList linesOf(const RowsTable &table);

class RowsModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Role { SortRole = Qt::UserRole + 1, SlotRole, StrongRole, WarnRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setTable(RowsTable table);
    [[nodiscard]] const RowsTable &table() const { return m_table; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    RowsTable m_table;
};

/// Sorts by value; rows that have none stay at the end in both orders.
class RowsProxy : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;
};

/// Roles of the delegate for a table of this kind whose first column may be a library.
[[nodiscard]] MetricRoles rowsRoles();
/// What all our tables have in common: no grid, whole rows, one focus, no stop for Tab in each
/// cell. `edge` is the room beside the first and the last column, so that their text stands under
/// the card's title.
void dressTable(QTableView &table, const Look &look, int edge = kCardEdge);

} // namespace jinbang::app

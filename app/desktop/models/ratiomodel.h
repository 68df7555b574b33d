#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of a comparison as a table: library, metric, bar, both sides, change.

#include "app/desktop/charts/ratiochart.h"

#include <QAbstractTableModel>

namespace jinbang::app {

class RatioModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum class Column { Library, Metric, Bar, Base, Next, Change };
    static constexpr int kColumns = int(Column::Change) + 1;
    enum Role { SlotRole = Qt::UserRole + 1, ToneRole, RatioRole, LowRole, HighRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<RatioRow> rows);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    void retranslate();

private:
    [[nodiscard]] QString text(const RatioRow &row, Column column) const;
    [[nodiscard]] QString spoken(const RatioRow &row, Column column) const;

    std::vector<RatioRow> m_rows;
};

} // namespace jinbang::app

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The first rows of somebody's table as an import would understand them: what each column is, each
// score as the number that it would become, and the cells that are none.

#include "core/archive/csvimport.h"

#include <QAbstractTableModel>

namespace jinbang::app {

/// "Metric", "Library", ...; a dash for a column that is left out.
[[nodiscard]] QString roleText(core::archive::ColumnRole role);

class CsvPreviewModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Role { UsedRole = Qt::UserRole + 1, WrongRole }; // of a column; of a cell

    using QAbstractTableModel::QAbstractTableModel;

    void setPreview(core::archive::CsvPreview preview, core::archive::CsvChoice choice);
    [[nodiscard]] const core::archive::CsvPreview &preview() const { return m_preview; }
    /// What the file calls a column, or its number.
    [[nodiscard]] QString columnName(int column) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] core::archive::ColumnRole roleOf(int column) const;
    [[nodiscard]] const std::string *cellAt(int row, int column) const;
    [[nodiscard]] QString textOf(int row, int column) const;
    [[nodiscard]] bool isWrong(int row, int column) const;

    core::archive::CsvPreview m_preview;
    core::archive::CsvChoice m_choice;
};

} // namespace jinbang::app

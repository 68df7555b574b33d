#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The matrix for a table view: column 0 names the row, the others are libraries, and each operation
// starts with a row of its own that only bears its name.

#include "app/desktop/models/matrix.h"

#include <QAbstractTableModel>

#include <set>
#include <utility>

namespace jinbang::app {

class RunMatrixModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Role {
        CellRole = Qt::UserRole + 1, // MatrixCell; invalid for names and groups
        GroupRole,                   // bool: a row that names an operation
        ShareRole,                   // 0..1 of the row's best
        SlotRole,
        BytesRole,    // of the row's workload
        WorkloadRole, // its name in the plan
        DocumentRole, // bool: the workload is a document
        FileRole,     // bool: the workload is a person's file
        VersionRole,  // header: of the library
    };

    explicit RunMatrixModel(QObject *parent = nullptr);

    /// Of the same rows and columns, the selection stays.
    void setMatrix(Matrix matrix);
    /// Only these cells have changed; anything else must be as before.
    void updateCells(const Matrix &matrix, const std::vector<std::pair<int, int>> &cells);
    [[nodiscard]] const Matrix &matrix() const { return m_matrix; }
    void setShortNames(bool shortNames);
    void retranslate();

    /// Row and column of the matrix, or (-1, -1) for names and groups.
    [[nodiscard]] std::pair<int, int> placeOf(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(int row, int column) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    [[nodiscard]] bool hasShapeOf(const Matrix &matrix) const;
    void findAmbiguous();
    [[nodiscard]] QString nameOf(const MatrixRow &row) const;
    [[nodiscard]] QVariant groupData(int line, int column, int role) const;
    [[nodiscard]] QVariant nameData(const MatrixRow &row, int role) const;
    [[nodiscard]] QVariant cellData(int row, int column, int role) const;

    Matrix m_matrix;
    // matrix row of each table row; -1 - row for the group before that row
    std::vector<int> m_lines;
    std::set<QString> m_ambiguous; // short names that two workloads have
    bool m_shortNames = false;
};

} // namespace jinbang::app

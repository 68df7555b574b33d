#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The measured cells of a report as a table. Columns are data: a new one is one line in the source.

#include "app/desktop/charts/reportbars.h"
#include "core/archive/report.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include <memory>

namespace jinbang::app {

class ResultsModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum class Column {
        Library,
        Operation,
        Workload,
        OpsPerSecond,
        PlusMinus,
        Mean,
        P99,
        Throughput,
        Points,
        Change,
        Notes
    };
    static constexpr int kColumns = int(Column::Notes) + 1;
    enum Role {
        SortRole = Qt::UserRole + 1, // raw number or text; invalid where there is none
        ShareRole,                   // 0..1 for the bar
        SlotRole,                    // colour slot of the library
        CellRole,                    // index into Report::cells
        StrongRole,                  // the best of its row
        WarnRole,                    // noisy
        FailRole,                    // no value because something went wrong
    };

    explicit ResultsModel(SlotOf slotOf, QObject *parent = nullptr);

    void setReport(std::shared_ptr<const core::archive::Report> report);
    [[nodiscard]] const core::archive::Cell &cell(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    void retranslate();

private:
    [[nodiscard]] QString nameOf(const core::archive::Cell &cell) const;
    [[nodiscard]] QString textOf(const core::archive::Cell &cell, Column column) const;
    [[nodiscard]] QString spoken(int row, int column) const;

    SlotOf m_slotOf;
    std::shared_ptr<const core::archive::Report> m_report;
    std::map<std::string, QString> m_names;        // by label, as in the charts
    mutable std::map<std::string, QString> m_said; // the engine's sentences in the user's language
    std::vector<size_t> m_rows;                    // by workload, operation, points
};

/// Filters by operation and text; sorts by value, with rows that have none last either way.
class ResultsProxy : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setOperation(std::optional<core::Operation> operation);
    void setText(const QString &text);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    std::optional<core::Operation> m_operation;
    QString m_text;
};

} // namespace jinbang::app

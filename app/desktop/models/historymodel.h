#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The kept runs as a table; what the user writes about a run is edited in place.

#include "core/history/runentry.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include <functional>
#include <vector>

namespace jinbang::app {

class HistoryModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum class Column { Run, When, Plan, Compiler, Cells, First, Total, Duration, Tags, Notes };
    static constexpr int kColumns = int(Column::Notes) + 1;
    enum Role { SortRole = Qt::UserRole + 1, SlotRole, StrongRole, WarnRole, FailRole, IdRole };
    using SlotOfLabel = std::function<int(const std::string &)>;

    explicit HistoryModel(SlotOfLabel slotOf, QObject *parent = nullptr);

    /// The newest first.
    void setRuns(std::vector<core::history::RunEntry> runs);
    /// Takes one run's new state without moving the selection.
    void update(const core::history::RunEntry &run);
    [[nodiscard]] const core::history::RunEntry &at(int row) const { return m_runs[size_t(row)]; }
    [[nodiscard]] int rowOf(const std::string &id) const; // -1: not there

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    void retranslate();

Q_SIGNALS:
    /// The user changed what is written about a run; the table shows it when update() confirms it.
    void edited(const QString &id, const core::history::About &about);

private:
    SlotOfLabel m_slotOf;
    std::vector<core::history::RunEntry> m_runs;
};

/// Filters by words and sorts by value, newest first at the start.
class HistoryProxy : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    /// Each word must be in the title, tags, note, libraries, fixtures, compiler or machine.
    void setText(const QString &text);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    QStringList m_words;
};

} // namespace jinbang::app

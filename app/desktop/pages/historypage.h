#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The kept runs: a table that is searched, sorted and edited in place, the trend of a cell over
// them, and what is known of the chosen one.

#include "app/desktop/pages/page.h"
#include "app/desktop/pages/workbench.h"
#include "core/base/result.h"
#include "core/history/runentry.h"

#include <deque>

class QLabel;
class QLineEdit;
class QPushButton;
class QSplitter;
class QStackedLayout;
class QTableView;

namespace jinbang::app {

class Card;
class ElidedLabel;
class EmptyState;
class HistoryModel;
class HistoryProxy;
class RowsModel;
class RunStore;
class TrendCard;

class HistoryPage : public Page
{
    Q_OBJECT
public:
    HistoryPage(Workbench &bench, RunStore &store, QWidget *parent = nullptr);

    /// Looks for new runs and reads the list again.
    void reload();
    void focusMain() override;
    void copy() const override;
    [[nodiscard]] bool find() override;
    [[nodiscard]] std::vector<ChartExport> exports() const override;

    [[nodiscard]] const HistoryModel &runs() const { return *m_model; }
    /// Ids of the chosen rows, in the order of the table.
    [[nodiscard]] std::vector<std::string> chosen() const;
    void choose(const std::vector<std::string> &ids);

    void openChosen();
    void compareChosen();
    void exportChosen();
    void resumeChosen();
    void editTitle();
    /// Asks once; undoDelete() brings them back.
    void deleteChosen();
    void removeRuns(const std::vector<std::string> &ids);
    void undoDelete();
    [[nodiscard]] bool canUndo() const { return !m_removed.empty(); }

Q_SIGNALS:
    void loaded(); // the list is there
    void runOpened(std::shared_ptr<const core::archive::Report> report);
    void exportOf(std::shared_ptr<const core::archive::Report> report);
    void compareWanted(std::shared_ptr<const core::archive::Report> base,
                       std::shared_ptr<const core::archive::Report> next);
    void resumeWanted(const std::string &id);
    void importWanted();
    void chosenChanged();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    using Run = std::shared_ptr<const core::archive::Report>;

    void build();
    [[nodiscard]] QWidget *buildHeader();
    [[nodiscard]] QWidget *buildTable();
    [[nodiscard]] QWidget *buildInspector();
    void retranslate();
    void applyCompact();
    void take(core::Result<std::vector<core::history::RunEntry>> list);
    void showChosen();
    void edit(const QString &id, const core::history::About &about);
    void editNote();
    void load(const std::string &id, std::function<void(Run)> then);
    [[nodiscard]] const core::history::RunEntry *current() const;

    Workbench &m_bench;
    RunStore &m_store;
    std::deque<std::vector<std::string>> m_removed; // for the undo, the last one first

    QStackedLayout *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    QLabel *m_title = nullptr;
    ElidedLabel *m_count = nullptr;
    QLineEdit *m_search = nullptr;
    QPushButton *m_import = nullptr, *m_compare = nullptr;
    QSplitter *m_splitter = nullptr;
    QTableView *m_table = nullptr;
    HistoryModel *m_model = nullptr;
    HistoryProxy *m_proxy = nullptr;
    TrendCard *m_trend = nullptr;
    Card *m_inspector = nullptr;
    QTableView *m_facts = nullptr;
    RowsModel *m_factsModel = nullptr;
    QLabel *m_noteLabel = nullptr;
    QLineEdit *m_note = nullptr;
    QPushButton *m_open = nullptr, *m_export = nullptr, *m_resume = nullptr, *m_delete = nullptr;
};

} // namespace jinbang::app

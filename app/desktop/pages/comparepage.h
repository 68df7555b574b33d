#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Two runs, two files, or two entries of one run side by side: what differs in the conditions on
// top, then what may be said about each cell (measurement 2.10).

#include "app/desktop/charts/ratiochart.h"
#include "app/desktop/pages/page.h"
#include "app/desktop/pages/workbench.h"
#include "app/desktop/widgets/runpicker.h"
#include "core/archive/compare.h"
#include "core/base/result.h"

class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace jinbang::app {

class Card;
class ChipRow;
class ElidedLabel;
class RatioDelegate;
class RatioHeader;
class RatioModel;
class RowsModel;
class Segmented;
class Worker;

class ComparePage : public Page
{
    Q_OBJECT
public:
    using Run = std::shared_ptr<const core::archive::Report>;
    enum Side { Base, Next };
    enum Mode { TwoRuns, TwoEntries };
    enum View { Changes, Numbers, Ranks, Conditions, kViews };

    ComparePage(Workbench &bench, Worker &worker, QWidget *parent = nullptr);

    /// The run that is shown elsewhere becomes side B, the one before it side A.
    void setReport(Run report) override;
    /// Runs to choose from that are not loaded; runWanted() asks for them.
    void setKept(std::vector<PickerItem> kept);
    void setSide(Side side, Run report);
    void compare(Run base, Run next);
    /// Fills the side that is empty, else B.
    void setMissing(Run report);
    void setMode(Mode mode);
    void setView(View view);
    void swap();

    void focusMain() override;
    void copy() const override;
    [[nodiscard]] std::vector<ChartExport> exports() const override;
    [[nodiscard]] const std::optional<core::archive::ReportComparison> &comparison() const
    {
        return m_comparison;
    }

Q_SIGNALS:
    /// A kept run was chosen for a side.
    void runWanted(int side, const QString &key);
    void fileWanted(int side);
    /// A comparison is there, or why there is none.
    void compared();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    [[nodiscard]] QWidget *buildHeader();
    [[nodiscard]] QWidget *buildSides();
    [[nodiscard]] QWidget *buildTables();
    [[nodiscard]] QTableView *addRows(RowsModel *&model);
    void retranslate();
    void applyCompact();
    void fitColumns();
    void fillPickers();
    void picked(Side side, const QString &key);
    void askAgain();
    void take(core::Result<core::archive::ReportComparison> answer);
    void refresh();
    void refreshSums();
    [[nodiscard]] int slotOfLabel(const std::string &label) const;
    [[nodiscard]] Run known(const QString &key) const;
    [[nodiscard]] QString subtitle() const;

    Workbench &m_bench;
    Worker &m_worker;
    std::vector<Run> m_known; // loaded ones, the newest first
    std::vector<PickerItem> m_kept;
    Run m_sides[2];
    std::string m_entries[2];
    Mode m_mode = TwoRuns;
    View m_view = Changes;
    int m_question = 0; // only the last one's answer counts
    std::optional<core::archive::ReportComparison> m_comparison;
    QString m_problem;

    QLabel *m_title = nullptr;
    ElidedLabel *m_subtitle = nullptr;
    Segmented *m_modeSwitch = nullptr;
    QPushButton *m_export = nullptr;
    RunPicker *m_pickers[2] = {nullptr, nullptr};
    QPushButton *m_swap = nullptr;
    ChipRow *m_differences = nullptr;
    QLabel *m_sums = nullptr;
    QLabel *m_remarks = nullptr;
    Card *m_card = nullptr;
    Segmented *m_changedSwitch = nullptr;
    Segmented *m_viewSwitch = nullptr;
    QStackedWidget *m_tables = nullptr;
    QLabel *m_nothing = nullptr;
    QTableView *m_list = nullptr;
    RatioModel *m_ratios = nullptr;
    RatioDelegate *m_delegate = nullptr;
    RatioHeader *m_header = nullptr;
    QTableView *m_numbers = nullptr, *m_ranks = nullptr, *m_conditions = nullptr;
    RowsModel *m_numbersModel = nullptr, *m_ranksModel = nullptr, *m_conditionsModel = nullptr;
};

} // namespace jinbang::app

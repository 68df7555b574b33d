#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The window: rail, pages, menus, status line, and what connects them. It owns no data of a run;
// it hands the current report to the pages.

#include "app/desktop/pages/benchpage.h"
#include "app/desktop/pages/boardpage.h"
#include "app/desktop/settings/language.h"
#include "app/desktop/shell/actions.h"
#include "app/desktop/shell/runteller.h"
#include "app/desktop/theme/systemtheme.h"

#include <memory>

#include <QMainWindow>

class QDockWidget;
class QStackedWidget;

namespace jinbang::app {

class Rail;
class ResultsPage;
class StatusLine;

/// What the window gets from outside; tests bring their own.
struct Services {
    Workbench &bench;
    Language &language;
    SystemTheme &systemTheme;
    BenchPage::WorkFor workFor;
    BoardPage::Ranker ranker;
    /// Makes a report from the data of a run.
    using Reporter = std::function<core::archive::Report(const core::contest::RunData &)>;
    Reporter report;
    /// Looks for contenders and at the machine; calls back on the window's thread, now or later.
    using Found = std::function<void(const std::vector<core::contest::Candidate> &, const core::system::Environment &)>;
    using Scout = std::function<void(Found)>;
    Scout scout;
    QString settingsFile;
};

class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    enum Page { Bench, Results, Board, kPages };

    explicit MainWindow(Services services);
    ~MainWindow() override;

    void showPage(int page);
    void showReport(std::shared_ptr<const core::archive::Report> report);
    /// What was named on the command line: a saved run is shown, any other file becomes a workload.
    void openFile(const QString &path);
    void openRun(const QString &path);
    /// Looks for libraries and at the machine.
    void scout();
    void setEnvironment(const core::system::Environment &environment);
    void tell(const QString &text);
    [[nodiscard]] BenchPage *benchPage() const { return m_bench; }
    [[nodiscard]] Actions &actions() { return m_actions; }

    /// Applies theme, text size and language from the settings.
    void applySettings();

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void connectActions();
    void connectPages();
    void applyLook();
    void retranslate();
    void openDialog();
    void openPlan(const QString &path);
    void savePlan();
    void exportData();
    void exportChart();
    void copyChart();
    void copy();
    void showSettings();
    void toggleInspector(bool on);
    void runEnded(const core::Result<core::contest::RunData> &result);
    void showProgress();
    void moveRegion(int step);
    void guardLetters(QWidget *focus);
    void save();
    [[nodiscard]] std::vector<ChartExport> exports() const;

    Services m_services;
    Actions m_actions;
    std::shared_ptr<const core::archive::Report> m_report; // shown now
    Rail *m_rail = nullptr;
    QStackedWidget *m_stack = nullptr;
    StatusLine *m_status = nullptr;
    BenchPage *m_bench = nullptr;
    ResultsPage *m_results = nullptr;
    BoardPage *m_board = nullptr;
    QDockWidget *m_dock = nullptr;
    RunTeller m_teller;
    bool m_closing = false;
};

} // namespace jinbang::app

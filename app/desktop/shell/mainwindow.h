#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The window: rail, pages, menus, status line, and what connects them. It owns no data of a run;
// it hands the current report to the pages.

#include "app/desktop/pages/benchpage.h"
#include "app/desktop/pages/boardpage.h"
#include "app/desktop/run/runstore.h"
#include "app/desktop/settings/language.h"
#include "app/desktop/shell/actions.h"
#include "app/desktop/shell/resultfiles.h"
#include "app/desktop/shell/runteller.h"
#include "app/desktop/theme/systemtheme.h"

#include <QMainWindow>
#include <QTimer>

#include <memory>

class QDockWidget;
class QStackedWidget;

namespace jinbang::app {

class Rail;
class ComparePage;
class HistoryPage;
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
    using Found = std::function<void(const std::vector<core::contest::Candidate> &,
                                     const core::system::Environment &)>;
    using Scout = std::function<void(Found)>;
    Scout scout;
    QString settingsFile;
    RunStore &store; // every kept run
    HttpWorkFor httpFor = {};
};

class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    enum PageIndex { Bench, Results, Board, Scaling, Compare, History, kPages };

    explicit MainWindow(Services services);
    ~MainWindow() override;

    void showPage(int page);
    void showReport(std::shared_ptr<const core::archive::Report> report);
    /// What was named on the command line: a saved run is shown, any other file becomes a workload.
    void openFile(const QString &path);
    void openRun(const QString &path);
    /// Files that were dropped: results are kept and shown, two are compared, the rest are
    /// workloads.
    void takeFiles(const QStringList &paths);
    /// Keeps results of any harness in the history; all of them as tables, where `tables` says so.
    void importFiles(const QStringList &paths, ResultFiles::Tables tables);
    /// Tells the Bench the newest of the kept runs.
    void findLastRun();
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
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void connectActions();
    void connectPages();
    void connectHistory();
    /// Puts a result that has no journal into the history.
    void keep(const TakenFiles::Result &result);
    void showRun(std::shared_ptr<const core::archive::Report> report);
    void applyLook();
    void retranslate();
    void openDialog();
    void openPlan(const QString &path);
    void savePlan();
    void exportData();
    void exportData(std::shared_ptr<const core::archive::Report> report);
    void askForSide(int side);
    [[nodiscard]] static QString resultFilter();
    /// Reads a result file in any format off the window's thread; failures are told.
    void readRun(const QString &path,
                 std::function<void(std::shared_ptr<const core::archive::Report>)> then);
    void complainOf(const TakenFiles &taken);
    /// Results are kept and shown.
    void takeResults(const TakenFiles &taken);
    void takeFilesOfBench(const QStringList &paths);
    void addPage(Icon icon, Command command, const char *name, Page *page);
    [[nodiscard]] Page &page() const;
    void exportChart();
    void copyChart();
    void find();
    void showSettings();
    void toggleInspector(bool on);
    void makeRoom();
    void widenInspector();
    void runEnded(const core::Result<core::contest::RunData> &result);
    void showProgress();
    void moveFocus(int step);
    void guardLetters(QWidget *focus);
    void save();
    void checkGlyphs(const QStringList &names);

    Services m_services;
    Worker m_worker; // reads files, compares
    ResultFiles m_files;
    Actions m_actions;
    std::shared_ptr<const core::archive::Report> m_report; // shown now
    Rail *m_rail = nullptr;
    QStackedWidget *m_stack = nullptr;
    StatusLine *m_status = nullptr;
    BenchPage *m_bench = nullptr;
    ResultsPage *m_results = nullptr;
    ComparePage *m_compare = nullptr;
    HistoryPage *m_history = nullptr;
    std::vector<Page *> m_pages; // in the order of the rail
    std::vector<const char *> m_names;
    QDockWidget *m_dock = nullptr;
    RunTeller m_teller;
    QTimer m_loadTimer;
    QStringList m_boxesTold; // characters without a glyph
    bool m_closing = false;
};

} // namespace jinbang::app

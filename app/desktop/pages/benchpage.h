#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The Bench: choose, run, watch. The same matrix is plan, progress and first result.

#include "app/desktop/pages/page.h"
#include "app/desktop/pages/workbench.h"
#include "app/desktop/run/benchsetup.h"
#include "app/desktop/run/benchstate.h"
#include "app/desktop/run/httpcontroller.h"
#include "app/desktop/run/pastruns.h"
#include "app/desktop/run/probequeue.h"
#include "app/desktop/run/runcontroller.h"
#include "core/system/environment.h"

#include <QElapsedTimer>
#include <QPointer>

#include <memory>

class QPlainTextEdit;
class QPushButton;
class QStackedLayout;
class QTableView;

namespace jinbang::app {

class AddWorkload;
class Card;
class ChartView;
class HttpLoad;
class Inspector;
class NoticeList;
class RowChart;
class RunCard;
class RunMatrixModel;
class SampleChart;
class Segmented;
class SetupPanel;

class BenchPage : public Page
{
    Q_OBJECT
public:
    /// Makes the work of a run from its plan.
    using WorkFor = std::function<RunController::Work(const core::contest::Plan &)>;

    BenchPage(Workbench &bench, WorkFor workFor, QWidget *parent = nullptr);
    ~BenchPage() override;

    /// Who makes the work of an HTTP load.
    void setHttp(HttpWorkFor workFor) { m_httpFor = std::move(workFor); }
    /// Opens the dialog of the HTTP load; null while a run goes on and before libraries were found.
    HttpLoad *httpLoad();
    /// Runs that died with the program are offered for going on.
    void setPastRuns(PastRuns past);
    void setCandidates(std::vector<core::contest::Candidate> candidates);
    void setEnvironment(const core::system::Environment &environment);
    /// The report that the other pages show; the inspector reads its cells.
    void setReport(std::shared_ptr<const core::archive::Report> report) override;
    /// Takes files without a question; they are looked at in the background.
    void addFiles(const QStringList &paths);
    /// What the card of the last run tells, unless a later one is told already.
    void setLastRun(std::shared_ptr<const core::archive::Report> report);
    void addWorkloads(const std::vector<SetupWorkload> &workloads);
    void removeFile(const QString &path);
    /// Errors: as app::openPlan; Busy while a run goes on. Says which libraries of it are not
    /// there.
    [[nodiscard]] core::Result<QStringList> openPlanFile(const QString &path);
    [[nodiscard]] core::Result<void> savePlanFile(const QString &path) const;
    /// Opens the dialog on files and folders, or on a choice of them; null while a run goes on.
    AddWorkload *addWorkload(const QStringList &paths);
    [[nodiscard]] Inspector *inspector() const;
    [[nodiscard]] SetupPanel *setupPanel() const { return m_panel; }
    [[nodiscard]] const BenchSetup &setup() const { return m_setup; }
    [[nodiscard]] const BenchState &state() const { return m_state; }
    [[nodiscard]] bool isRunning() const { return m_controller.isRunning(); }
    /// Figures for the status bar while running: "16 / 36 · ≈ 4:18 left".
    [[nodiscard]] QString progressText() const;
    /// Plays an event into the page, as the controller does.
    void take(const std::vector<core::contest::RunEvent> &events);

    void run();
    void stop();
    void escape();
    void newPlan();
    void copyLog() const;
    void focusMatrix();
    /// Goes on with the run that was stopped, or with the one that is offered.
    void resume();
    /// Goes on with a kept run that was stopped.
    void resumeRun(std::string runId);
    [[nodiscard]] bool canResume() const;
    /// Only the cells that are selected in the matrix.
    void runSelected();
    void focusMain() override { focusMatrix(); }
    void copy() const override { copyLog(); }
    [[nodiscard]] std::vector<QWidget *> regions() override;

Q_SIGNALS:
    void progressed();
    void runEnded(const core::Result<core::contest::RunData> &result);
    void detectWanted();
    void resultsWanted();
    // plans, results or workloads; addWorkload() takes the last
    void filesDropped(const QStringList &paths);
    void lastRunWanted(const std::shared_ptr<const core::archive::Report> &report);
    void inspectorWanted();
    void httpLoaded();
    void httpPicturesWanted(const std::shared_ptr<const core::archive::Report> &report);

protected:
    void changeEvent(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum class Phase { Planning, Running, Stopping, Ended };

    void build();
    [[nodiscard]] QWidget *buildMatrix();
    [[nodiscard]] QWidget *buildLowerCards();
    void probeFiles();
    void takeProbe(const FileProbe &probe);
    void probeSizes();
    void takeSizes(const std::vector<SizedWorkload> &sizes);
    void setPhase(Phase phase);
    void setupEdited();
    void showPlan();
    void showProgress();
    void showEnd();
    void showMatrix();
    void fitMatrix();
    void showLowerCards();
    void showFooter();
    void showRow();
    void showLook();
    void showLog();
    void showChecks();
    void setMatrix(const Matrix &matrix);
    [[nodiscard]] QString causeOfEnd() const;
    void inspect(int row, int column);
    void runCells(const std::vector<std::pair<int, int>> &cells);
    [[nodiscard]] std::vector<std::pair<int, int>> selectedCells() const;
    bool matrixKey(int key);
    void finished(const core::Result<core::contest::RunData> &result);
    void startPlan(const core::contest::Plan &plan);
    void start(RunController::Work work);
    void settleOffer();
    void showOffer();
    [[nodiscard]] bool isOffering() const
    {
        return m_offer.has_value() && !m_setup.candidates.empty();
    }
    void applyCompact();
    void retranslate();
    [[nodiscard]] std::pair<int, int> watchedCell() const;

    Workbench &m_bench;
    WorkFor m_workFor;
    BenchSetup m_setup;
    BenchState m_state;
    Phase m_phase = Phase::Planning;
    std::optional<core::Error> m_failure;
    PastRuns m_past;
    HttpWorkFor m_httpFor;
    std::optional<core::contest::UnfinishedRun> m_offer; // died with the program
    bool m_wentOn = false;                               // the run is one that was resumed
    std::string m_stoppedRun;                            // can go on
    core::system::Environment m_environment;
    std::shared_ptr<const core::archive::Report> m_report;
    std::pair<int, int> m_inspected{-1, -1};
    size_t m_shownLog = 0; // lines
    QElapsedTimer m_escape;
    std::shared_ptr<const core::archive::Report> m_lastRun;
    std::vector<core::archive::RankingEntry> m_lastPlaces;

    SetupPanel *m_panel = nullptr;
    RunCard *m_card = nullptr;
    Card *m_matrixCard = nullptr;
    QTableView *m_table = nullptr;
    RunMatrixModel *m_model = nullptr;
    QStackedLayout *m_left = nullptr, *m_right = nullptr;
    Card *m_checksCard = nullptr, *m_rowCard = nullptr, *m_lookCard = nullptr;
    Card *m_lastCard = nullptr, *m_samplesCard = nullptr, *m_logCard = nullptr;
    NoticeList *m_checks = nullptr, *m_look = nullptr, *m_last = nullptr;
    RowChart *m_rowChart = nullptr;
    ChartView *m_rowView = nullptr;
    SampleChart *m_sampleChart = nullptr;
    ChartView *m_sampleView = nullptr;
    QStackedLayout *m_samplesOrLog = nullptr;
    Segmented *m_samplesSwitch = nullptr;
    QPlainTextEdit *m_log = nullptr, *m_liveLog = nullptr;
    QPushButton *m_lookAgain = nullptr, *m_openLast = nullptr, *m_copyLog = nullptr;
    QPointer<Inspector> m_inspector; // the window's dock takes it over
    int m_nextProbe = 0;
    ProbeQueue m_probes;
    RunController m_controller; // last two: their threads end before anything else goes
};

} // namespace jinbang::app

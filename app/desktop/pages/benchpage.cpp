// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/benchpage.h"

#include "app/desktop/models/runmatrixmodel.h"
#include "app/desktop/pages/inspector.h"
#include "app/desktop/pages/runcard.h"
#include "app/desktop/pages/setuppanel.h"
#include "app/desktop/run/cellplan.h"
#include "app/desktop/text/enginetext.h"
#include "app/desktop/text/errortext.h"
#include "app/desktop/text/numbers.h"
#include "app/desktop/text/words.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QStackedLayout>
#include <QTableView>

#include <algorithm>

namespace jinbang::app {

namespace {

constexpr qint64 kEscapeWindowMs = 1000;

} // namespace

void BenchPage::setCandidates(std::vector<core::contest::Candidate> candidates)
{
    m_setup.candidates = std::move(candidates);
    m_panel->rebuildLists();
    setupEdited();
}

void BenchPage::setupEdited()
{
    m_bench.settings.setup = toJson(m_setup);
    if (m_phase == Phase::Ended)
        m_phase = Phase::Planning;
    if (m_phase == Phase::Planning)
        showPlan();
    probeSizes();
}

void BenchPage::showPlan()
{
    const Matrix matrix =
        plannedMatrix(m_setup, [this](const std::string &id) { return m_bench.slotOf(id); });
    setMatrix(matrix);
    const QString obstacle = obstacleOf(m_setup, int(std::thread::hardware_concurrency()));
    const PlanSummary summary = summaryOf(matrix, m_setup.options.sampling);
    const QString time = clockText(roundedEstimate(summary.seconds));
    m_card->setFailed(false);
    m_card->showButtons({});
    m_card->setProgress(-1, false);
    if (isOffering()) {
        showOffer();
    } else if (!obstacle.isEmpty()) {
        m_card->setTexts(tr("Nothing to run yet"), obstacle);
        m_card->setFigures({});
    } else {
        QString detail = tr("%1 of %2 cells will be measured.").arg(summary.cells).arg(summary.all);
        if (summary.skipped > 0)
            detail = joinedSentences(
                {detail,
                 tr("%n cell(s) are skipped, because %1 cannot do them.", nullptr, summary.skipped)
                     .arg(summary.cannot.size() == 1 ? summary.cannot[0] : tr("some libraries"))});
        if (summary.leftOut > 0)
            detail = joinedSentences({detail, tr("%n left out.", nullptr, summary.leftOut)});
        if (summary.missing > 0)
            detail = joinedSentences(
                {detail, tr("%n cell(s) will be skipped: %1", nullptr, summary.missing)
                             .arg(engineText(summary.whyMissing.toStdString()))});
        m_card->setTexts(tr("Ready to run"), detail);
        m_card->setFigures({{tr("Cells"), QString::number(summary.cells)},
                            {tr("Estimate"), tr("≈ %1").arg(time)}});
    }
    setPhase(Phase::Planning);
}

void BenchPage::setPhase(Phase phase)
{
    m_phase = phase;
    m_panel->setLocked(phase == Phase::Running || phase == Phase::Stopping);
    m_panel->setRunButton(phase == Phase::Running    ? RunButton::Stop
                          : phase == Phase::Stopping ? RunButton::Stopping
                          : phase == Phase::Ended    ? RunButton::RunAgain
                                                     : RunButton::Run);
    showFooter();
    const int stack = phase == Phase::Planning ? 0 : phase == Phase::Ended ? 2 : 1;
    m_left->setCurrentIndex(stack);
    m_right->setCurrentIndex(stack);
}

void BenchPage::showFooter()
{
    if (m_phase == Phase::Running || m_phase == Phase::Stopping) {
        m_panel->setFooter(tr("Setup is locked while running"), true);
        return;
    }
    const QString obstacle = obstacleOf(m_setup, int(std::thread::hardware_concurrency()));
    const Matrix matrix =
        plannedMatrix(m_setup, [this](const std::string &id) { return m_bench.slotOf(id); });
    const PlanSummary summary = summaryOf(matrix, m_setup.options.sampling);
    m_panel->setFooter(obstacle.isEmpty() ? tr("%n cell(s) · about %1", nullptr, summary.cells)
                                                .arg(clockText(roundedEstimate(summary.seconds)))
                                          : obstacle,
                       obstacle.isEmpty());
}

void BenchPage::focusMatrix()
{
    m_table->setFocus();
}

void BenchPage::run()
{
    if (m_controller.isRunning()
        || !obstacleOf(m_setup, int(std::thread::hardware_concurrency())).isEmpty())
        return;
    startPlan(planOf(m_setup));
}

void BenchPage::startPlan(const core::contest::Plan &plan)
{
    start(m_workFor(plan));
}

void BenchPage::start(RunController::Work work)
{
    m_failure.reset();
    m_stoppedRun.clear();
    m_wentOn = false;
    m_state = BenchState([this](const std::string &id) { return m_bench.slotOf(id); });
    m_shownLog = 1; // another log
    showLog();
    m_inspected = {-1, -1};
    m_inspector->showNothing();
    m_card->setFailed(false);
    m_card->showButtons({});
    setPhase(Phase::Running);
    m_card->setTexts(tr("Preparing"), tr("Making fixtures and asking the libraries"));
    m_card->setProgress(0, false);
    m_controller.start(std::move(work));
    Q_EMIT progressed();
}

void BenchPage::stop()
{
    if (!m_controller.isRunning())
        return;
    setPhase(Phase::Stopping);
    m_controller.stop();
}

void BenchPage::escape()
{
    if (m_phase != Phase::Running)
        return;
    // Twice within a second: a single Esc is pressed too easily to end hours of measuring.
    if (m_escape.isValid() && m_escape.elapsed() < kEscapeWindowMs) {
        stop();
        return;
    }
    m_escape.start();
    m_panel->setRunButton(RunButton::Armed);
    QTimer::singleShot(kEscapeWindowMs, this, [this] {
        if (m_phase == Phase::Running && m_escape.elapsed() >= kEscapeWindowMs)
            m_panel->setRunButton(RunButton::Stop);
    });
}

void BenchPage::newPlan()
{
    if (m_controller.isRunning())
        return;
    auto candidates = std::move(m_setup.candidates);
    m_setup = defaultSetup();
    m_setup.candidates = std::move(candidates);
    m_panel->showSetup();
    setupEdited();
}

void BenchPage::runCells(const std::vector<std::pair<int, int>> &cells)
{
    if (cells.empty() || m_controller.isRunning())
        return;
    const bool ended = m_phase == Phase::Ended;
    const Matrix &matrix = ended ? m_state.matrix() : m_model->matrix();
    std::vector<core::contest::CellChoice> choices;
    for (const auto &[row, column] : cells)
        choices.push_back(choiceOf(matrix, row, column));
    startPlan(planOfCells(ended ? m_state.plan() : planOf(m_setup), choices));
}

std::vector<std::pair<int, int>> BenchPage::selectedCells() const
{
    std::vector<std::pair<int, int>> cells;
    for (const QModelIndex &index : m_table->selectionModel()->selectedIndexes()) {
        if (const auto place = m_model->placeOf(index); place.first >= 0)
            cells.push_back(place);
    }
    std::sort(cells.begin(), cells.end());
    return cells;
}

void BenchPage::runSelected()
{
    auto cells = selectedCells();
    if (const auto place = m_model->placeOf(m_table->currentIndex());
        cells.empty() && place.first >= 0)
        cells.push_back(place);
    const Matrix &matrix = m_model->matrix();
    const bool none = cells.empty();
    std::erase_if(cells, [&](const auto &place) {
        const CellState state = matrix.cells[size_t(place.first)][size_t(place.second)].state;
        return state == CellState::Unsupported || state == CellState::Excluded
               || state == CellState::Skipped;
    });
    if (cells.empty() && !m_controller.isRunning())
        Q_EMIT said(none ? tr("Choose cells of the matrix first: arrows move, Space adds")
                         : tr("None of the chosen cells can be measured"));
    runCells(cells);
}

bool BenchPage::matrixKey(int key)
{
    if (key == Qt::Key_Space) {
        m_table->selectionModel()->select(m_table->currentIndex(), QItemSelectionModel::Toggle);
        return true;
    }
    if ((key != Qt::Key_Delete && key != Qt::Key_Backspace) || m_phase != Phase::Planning)
        return false;
    auto cells = selectedCells();
    // The ring has moved on from what was selected: it says what is meant.
    const auto here = m_model->placeOf(m_table->currentIndex());
    if (here.first >= 0 && std::find(cells.begin(), cells.end(), here) == cells.end())
        cells = {here};
    std::erase_if(cells, [this](const auto &place) {
        return m_model->matrix().cells[size_t(place.first)][size_t(place.second)].state
               == CellState::Unsupported;
    });
    if (cells.empty())
        return true;
    toggleLeftOut(m_setup, cells);
    setupEdited();
    return true;
}

void BenchPage::take(const std::vector<core::contest::RunEvent> &events)
{
    Touched touched;
    for (const auto &event : events)
        touched.merge(m_state.apply(event));
    if (touched.everything) {
        setMatrix(m_state.matrix());
    } else {
        m_model->updateCells(m_state.matrix(), touched.cells);
    }
    if (touched.log)
        showLog();
    if (m_phase == Phase::Planning)
        setPhase(Phase::Running);
    if (m_state.ended())
        showEnd();
    else
        showProgress();
    Q_EMIT progressed();
}

void BenchPage::showProgress()
{
    const int row = m_state.currentRow();
    if (row >= 0) {
        const MatrixRow &place = m_state.matrix().rows[size_t(row)];
        const MatrixCell &cell =
            m_state.matrix().cells[size_t(row)][size_t(m_state.currentColumn())];
        m_card->setTexts(tr("Measuring"),
                         tr("%1 %2 · block %3 of %4")
                             .arg(operationText(place.operation), workloadText(place.workload))
                             .arg(cell.block)
                             .arg(cell.blocks));
    }
    const QString remaining = m_state.remainingSeconds() > 0
                                  ? tr("≈ %1").arg(clockText(m_state.remainingSeconds()))
                                  : QStringLiteral("–");
    m_card->setFigures(
        {{tr("Cells"), QStringLiteral("%1 / %2").arg(m_state.cellsDone()).arg(m_state.cells())},
         {tr("Elapsed"), clockText(m_state.elapsedSeconds())},
         {tr("Remaining"), remaining}});
    m_card->setProgress(m_state.share(), false);
    showRow();
}

void BenchPage::showEnd()
{
    const auto [measured, failed, noisy, skipped, kept] = countsOf(m_state.matrix());
    const bool nothing = measured == 0 && failed > 0;
    const bool complete = m_state.ended() == core::contest::RunState::Complete;
    const bool broken = m_state.ended() == core::contest::RunState::Failed;
    const QString title = complete && nothing ? tr("Nothing could be measured")
                          : complete && m_wentOn
                              ? tr("Finished") // the clock has not its first part
                          : complete ? tr("Finished in %1").arg(clockText(m_state.elapsedSeconds()))
                          : broken   ? tr("The run could not go on")
                                     : tr("Stopped by you");
    m_card->setFailed(broken);
    QString detail = tr("%1 of %2 cells are measured and kept.").arg(measured).arg(m_state.cells());
    if (broken && !causeOfEnd().isEmpty())
        detail = joinedSentences({causeOfEnd(), detail});
    if (failed > 0)
        detail = joinedSentences({detail, tr("%n failed.", nullptr, failed)});
    if (noisy > 0)
        detail = joinedSentences({detail, tr("%n noisy.", nullptr, noisy)});
    if (skipped > 0)
        detail = joinedSentences({detail, tr("%n skipped.", nullptr, skipped)});
    m_card->setTexts(title, detail);
    m_card->setFigures({});
    // Failed ones are done, too: a finished run has no rest.
    m_card->setProgress(m_state.cells() > 0 ? double(measured + failed) / m_state.cells() : 1,
                        true);
    m_card->showButtons({.resume = canResume(), .results = measured > 0, .copy = broken});
    showLook();
    showLog();
    setPhase(Phase::Ended);
}

// The last error that the run has logged.
QString BenchPage::causeOfEnd() const
{
    const auto &log = m_state.log();
    const auto error = std::find_if(log.rbegin(), log.rend(),
                                    [](const auto &line) { return line.level == "error"; });
    return error == log.rend() ? QString() : engineText(error->message);
}

void BenchPage::finished(const core::Result<core::contest::RunData> &result)
{
    if (!result) {
        m_failure = result.error();
        m_card->setFailed(true);
        // before the first cell
        const bool stopped = result.error().code == core::ErrorCode::Cancelled;
        m_card->setTexts(stopped ? tr("Stopped by you") : tr("The run could not go on"),
                         errorText(result.error()));
        m_card->setFigures({});
        m_card->setProgress(-1, true);
        m_card->showButtons({.copy = true});
        showLook();
        setPhase(Phase::Ended);
    } else {
        if (result->state == core::contest::RunState::Stopped)
            m_stoppedRun = result->runId;
        if (!m_state.ended())
            take({core::contest::RunFinished{result->state}});
        else
            showEnd(); // now it is known whether it can go on
    }
    Q_EMIT progressed();
    Q_EMIT runEnded(result);
}

void BenchPage::copyLog() const
{
    QGuiApplication::clipboard()->setText(m_log->toPlainText());
}

QString BenchPage::progressText() const
{
    if (m_phase != Phase::Running && m_phase != Phase::Stopping)
        return {};
    if (m_phase == Phase::Stopping)
        return tr("Stopping…");
    if (m_state.remainingSeconds() <= 0) // not known yet
        return tr("%1 / %2").arg(m_state.cellsDone()).arg(m_state.cells());
    return tr("%1 / %2 · ≈ %3 left")
        .arg(m_state.cellsDone())
        .arg(m_state.cells())
        .arg(clockText(m_state.remainingSeconds()));
}

void BenchPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Page::changeEvent(event);
}

bool BenchPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        fitMatrix(); // also when a scroll bar comes or goes
    if (watched == m_table && event->type() == QEvent::KeyPress
        && matrixKey(static_cast<QKeyEvent *>(event)->key()))
        return true;
    return Page::eventFilter(watched, event);
}

} // namespace jinbang::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/benchpage.h"

#include "app/desktop/delegates/runcelldelegate.h"
#include "app/desktop/models/runmatrixmodel.h"
#include "app/desktop/pages/inspector.h"
#include "app/desktop/pages/runcard.h"
#include "app/desktop/pages/setuppanel.h"
#include "app/desktop/text/errortext.h"
#include "app/desktop/text/numbers.h"
#include "app/desktop/text/words.h"
#include "app/desktop/widgets/card.h"
#include "app/desktop/widgets/noticelist.h"

#include <algorithm>

#include <QClipboard>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QStackedLayout>
#include <QTableView>

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

void BenchPage::addFiles(const QStringList &paths)
{
    for (const QString &path : paths) {
        const QString suffix = QFileInfo(path).suffix().toLower();
        const bool known = std::any_of(m_setup.workloads.begin(), m_setup.workloads.end(),
                                       [&](const SetupWorkload &w) { return w.isFile && w.name == path; });
        if (known || !QFileInfo(path).isFile())
            continue;
        SetupWorkload workload;
        workload.name = path;
        workload.isFile = true;
        workload.document = suffix != QStringLiteral("html") && suffix != QStringLiteral("htm");
        workload.bytes = double(QFileInfo(path).size());
        workload.chosen = true;
        m_setup.workloads.push_back(workload);
    }
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
}

void BenchPage::showPlan()
{
    const Matrix matrix = plannedMatrix(m_setup, [this](const std::string &id) { return m_bench.slotOf(id); });
    m_model->setMatrix(matrix);
    showMatrix();
    const QString obstacle = obstacleOf(m_setup, int(std::thread::hardware_concurrency()));
    const PlanSummary summary = summaryOf(matrix, m_setup.options.sampling);
    const QString time = clockText(roundedEstimate(summary.seconds));
    m_card->setFailed(false);
    m_card->showButtons(false, false, false);
    m_card->setProgress(-1, false);
    if (!obstacle.isEmpty()) {
        m_card->setTexts(tr("Nothing to run yet"), obstacle);
        m_card->setFigures({});
    } else {
        QString detail = tr("%1 of %2 cells will be measured.").arg(summary.cells).arg(summary.all);
        if (summary.skipped > 0)
            detail += u' ' + tr("%n cell(s) are skipped, because %1 cannot do them.", nullptr, summary.skipped).arg(summary.cannot.size() == 1 ? summary.cannot[0] : tr("some libraries"));
        m_card->setTexts(tr("Ready to run"), detail);
        m_card->setFigures({{tr("Cells"), QString::number(summary.cells)}, {tr("Estimate"), tr("≈ %1").arg(time)}});
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
    const Matrix matrix = plannedMatrix(m_setup, [this](const std::string &id) { return m_bench.slotOf(id); });
    const PlanSummary summary = summaryOf(matrix, m_setup.options.sampling);
    m_panel->setFooter(obstacle.isEmpty() ? tr("%n cell(s) · about %1", nullptr, summary.cells).arg(clockText(roundedEstimate(summary.seconds)))
                                          : obstacle,
                       obstacle.isEmpty());
}

void BenchPage::focusMatrix()
{
    m_table->setFocus();
}

void BenchPage::run()
{
    if (m_controller.isRunning() || !obstacleOf(m_setup, int(std::thread::hardware_concurrency())).isEmpty())
        return;
    startPlan(planOf(m_setup));
}

void BenchPage::startPlan(const core::contest::Plan &plan)
{
    m_failure.reset();
    m_state = BenchState([this](const std::string &id) { return m_bench.slotOf(id); });
    m_card->setFailed(false);
    m_card->showButtons(false, false, false);
    setPhase(Phase::Running);
    m_card->setTexts(tr("Preparing"), tr("Making fixtures and asking the libraries"));
    m_card->setProgress(0, false);
    m_controller.start(m_workFor(plan));
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
    m_panel->rebuildLists();
    setupEdited();
}

void BenchPage::runCells(const std::vector<std::pair<int, int>> &cells)
{
    core::contest::Plan plan = planOf(m_setup);
    core::contest::Plan part = plan;
    part.entries.clear();
    part.workloads.clear();
    part.operations.clear();
    const Matrix &matrix = m_state.matrix();
    for (const auto &[row, column] : cells) {
        // The leader of the row comes along, so that the repeated cell has something to be compared with.
        const MatrixRow &place = matrix.rows[size_t(row)];
        if (std::find(part.operations.begin(), part.operations.end(), place.operation) == part.operations.end())
            part.operations.push_back(place.operation);
        for (const auto &workload : plan.workloads) {
            QString name = workload.isFile ? QFileInfo(shown(workload.name)).fileName() : shown(workload.name);
            if (workload.count)
                name += u':' + QString::number(*workload.count);
            if (name == place.workload && std::find(part.workloads.begin(), part.workloads.end(), workload) == part.workloads.end())
                part.workloads.push_back(workload);
        }
        const core::contest::EntryChoice entry{matrix.columns[size_t(column)].id.toStdString(), {}};
        if (std::find(part.entries.begin(), part.entries.end(), entry) == part.entries.end())
            part.entries.push_back(entry);
    }
    if (!part.workloads.empty() && !m_controller.isRunning())
        startPlan(part);
}

void BenchPage::take(const std::vector<core::contest::RunEvent> &events)
{
    Touched touched;
    for (const auto &event : events)
        touched.merge(m_state.apply(event));
    if (touched.everything) {
        m_model->setMatrix(m_state.matrix());
        showMatrix();
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
        const MatrixCell &cell = m_state.matrix().cells[size_t(row)][size_t(m_state.currentColumn())];
        m_card->setTexts(tr("Measuring"), tr("%1 %2 · block %3 of %4").arg(operationText(place.operation), workloadText(place.workload)).arg(cell.block).arg(cell.blocks));
    }
    const QString remaining = m_state.remainingSeconds() > 0 ? tr("≈ %1").arg(clockText(m_state.remainingSeconds())) : QStringLiteral("–");
    m_card->setFigures({{tr("Cells"), QStringLiteral("%1 / %2").arg(m_state.cellsDone()).arg(m_state.cells())},
                        {tr("Elapsed"), clockText(m_state.elapsedSeconds())},
                        {tr("Remaining"), remaining}});
    m_card->setProgress(m_state.share(), false);
    showRow();
}

void BenchPage::showEnd()
{
    const auto &matrix = m_state.matrix();
    int done = 0, failed = 0, noisy = 0;
    for (const auto &row : matrix.cells) {
        for (const MatrixCell &cell : row) {
            done += cell.state == CellState::Done;
            failed += isFailure(cell.state);
            noisy += isNoisy(cell);
        }
    }
    const bool complete = m_state.ended() == core::contest::RunState::Complete;
    const QString title = complete ? tr("Finished in %1").arg(clockText(m_state.elapsedSeconds())) : tr("Stopped by you");
    QString detail = tr("%1 of %2 cells are measured and kept.").arg(done).arg(m_state.cells());
    if (failed > 0)
        detail += u' ' + tr("%n failed.", nullptr, failed);
    if (noisy > 0)
        detail += u' ' + tr("%n noisy.", nullptr, noisy);
    m_card->setTexts(title, detail);
    m_card->setFigures({});
    m_card->setProgress(m_state.cells() > 0 ? double(done) / m_state.cells() : 1, true);
    m_card->showButtons(false, done > 0, false);
    showLook();
    showLog();
    setPhase(Phase::Ended);
}

void BenchPage::finished(const core::Result<core::contest::RunData> &result)
{
    if (!result) {
        m_failure = result.error();
        m_card->setFailed(true);
        m_card->setTexts(tr("The run could not go on"), errorText(result.error()));
        m_card->setFigures({});
        m_card->setProgress(-1, true);
        m_card->showButtons(false, false, true);
        showLook();
        setPhase(Phase::Ended);
    } else if (!m_state.ended()) {
        take({core::contest::RunFinished{result->state}});
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
    return tr("%1 / %2 · ≈ %3 left").arg(m_state.cellsDone()).arg(m_state.cells()).arg(clockText(m_state.remainingSeconds()));
}

void BenchPage::dragEnterEvent(QDragEnterEvent *event)
{
    if (!event->mimeData()->hasUrls() || m_controller.isRunning())
        return;
    event->acceptProposedAction();
    const QString path = event->mimeData()->urls().constFirst().toLocalFile();
    const QString size = sizeText(double(QFileInfo(path).size()));
    const bool html = path.endsWith(QStringLiteral(".html"), Qt::CaseInsensitive) || path.endsWith(QStringLiteral(".htm"), Qt::CaseInsensitive);
    const auto files = event->mimeData()->urls().size();
    m_panel->setDragging(files > 1 ? tr("Add %n file(s)", nullptr, int(files))
                         : html    ? tr("Add as an Article, %1").arg(size)
                                   : tr("Add as custom JSON, %1").arg(size));
}

void BenchPage::dragLeaveEvent(QDragLeaveEvent *)
{
    m_panel->setDragging({});
}

void BenchPage::dropEvent(QDropEvent *event)
{
    m_panel->setDragging({});
    QStringList paths;
    for (const QUrl &url : event->mimeData()->urls())
        paths << url.toLocalFile();
    addFiles(paths);
    event->acceptProposedAction();
}

void BenchPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

bool BenchPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        fitMatrix(); // also when a scroll bar comes or goes
    return QWidget::eventFilter(watched, event);
}

} // namespace jinbang::app

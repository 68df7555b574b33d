// SPDX-License-Identifier: GPL-3.0-or-later
// The Bench's widgets: how they are put together and filled. What they do is in benchpage.cpp.
#include "app/desktop/delegates/runcelldelegate.h"
#include "app/desktop/models/runmatrixmodel.h"
#include "app/desktop/pages/benchpage.h"
#include "app/desktop/pages/inspector.h"
#include "app/desktop/pages/runcard.h"
#include "app/desktop/pages/setuppanel.h"
#include "app/desktop/run/cellplan.h"
#include "app/desktop/run/setupplan.h"
#include "app/desktop/widgets/card.h"
#include "app/desktop/widgets/matrixview.h"
#include "app/desktop/widgets/noticelist.h"
#include "app/desktop/widgets/segmented.h"

#include <QClipboard>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStackedLayout>
#include <QTableView>

#include <algorithm>

namespace jinbang::app {

BenchPage::BenchPage(Workbench &bench, WorkFor workFor, QWidget *parent)
    : Page(parent)
    , m_bench(bench)
    , m_workFor(std::move(workFor))
    , m_setup(defaultSetup())
    , m_state([this](const std::string &id) { return m_bench.slotOf(id); })
{
    restore(m_setup, bench.settings.setup);
    setAcceptDrops(true);
    build();
    retranslate();
    applyCompact();
    connect(&bench.look, &Look::changed, this, &BenchPage::applyCompact);
    connect(&m_controller, &RunController::arrived, this, &BenchPage::take);
    connect(&m_controller, &RunController::ended, this, &BenchPage::finished);
    connect(&m_probes, &ProbeQueue::sized, this, &BenchPage::takeSizes);
    connect(&m_probes, &ProbeQueue::probed, this,
            [this](int, const FileProbe &probe) { takeProbe(probe); });
    showPlan();
    probeFiles();
    probeSizes();
}

BenchPage::~BenchPage()
{
    if (m_inspector != nullptr && m_inspector->parent() == nullptr)
        delete m_inspector;
}

Inspector *BenchPage::inspector() const
{
    return m_inspector;
}

void BenchPage::build()
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_panel = new SetupPanel(m_bench, m_setup, this);
    row->addWidget(m_panel);
    auto *right = new QWidget(this);
    right->setObjectName(QStringLiteral("benchRight"));
    auto *column = new QVBoxLayout(right);
    column->setSpacing(12);
    m_card = new RunCard(m_bench.look, right);
    column->addWidget(m_card);
    column->addWidget(buildMatrix(), 100); // as much as it needs, then the cards
    column->addWidget(buildLowerCards(), 1);
    row->addWidget(right, 1);
    m_inspector = new Inspector(m_bench.look);

    connect(m_panel, &SetupPanel::edited, this, &BenchPage::setupEdited);
    connect(m_panel, &SetupPanel::runPressed, this,
            [this] { m_controller.isRunning() ? stop() : run(); });
    connect(m_panel, &SetupPanel::httpPressed, this, &BenchPage::httpLoad);
    connect(m_panel, &SetupPanel::detectPressed, this, &BenchPage::detectWanted);
    connect(m_panel, &SetupPanel::browsePressed, this, [this] { addWorkload({}); });
    connect(m_panel, &SetupPanel::removePressed, this, &BenchPage::removeFile);
    connect(m_card, &RunCard::resultsPressed, this, &BenchPage::resultsWanted);
    connect(m_card, &RunCard::resumePressed, this, &BenchPage::resume);
    connect(m_card, &RunCard::dismissPressed, this, &BenchPage::settleOffer);
    connect(m_card, &RunCard::copyPressed, this, [this] {
        QGuiApplication::clipboard()->setText(
            m_failure ? QString::fromStdString(core::sentence(*m_failure))
                      : causeOfEnd() + u'\n' + m_log->toPlainText());
    });
    connect(m_inspector, &Inspector::runAgain, this, [this](int r, int c) { runCells({{r, c}}); });
}

QWidget *BenchPage::buildMatrix()
{
    m_matrixCard = new Card(this);
    m_matrixCard->body()->setContentsMargins(1, 2, 8, 6);
    m_matrixCard->body()->itemAt(0)->layout()->setContentsMargins(0, 0, 0, 0);
    m_matrixCard->body()->setSpacing(0);
    m_model = new RunMatrixModel(this);
    m_table = new MatrixView(this);
    m_table->setHorizontalHeader(new LibraryHeader(m_bench.look, m_table));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new RunCellDelegate(m_bench.look, m_table));
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setMinimumSectionSize(18);
    m_table->horizontalHeader()->setMinimumSectionSize(60);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setMinimumHeight(130);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->installEventFilter(this);
    m_table->viewport()->installEventFilter(this);
    m_matrixCard->body()->addWidget(m_table);
    const auto open = [this](const QModelIndex &index) {
        const auto [row, column] = m_model->placeOf(index);
        if (row < 0
            || (QGuiApplication::keyboardModifiers() & (Qt::ControlModifier | Qt::ShiftModifier))
                   != 0)
            return; // cells are being selected
        inspect(row, column);
        Q_EMIT inspectorWanted();
    };
    connect(m_table, &QTableView::activated, this, open);
    connect(m_table, &QTableView::clicked, this, open);
    return m_matrixCard;
}

// The cell that the ring is on stays one, or Enter and Delete would do nothing any more.
void BenchPage::setMatrix(const Matrix &matrix)
{
    const auto [row, column] = m_model->placeOf(m_table->currentIndex());
    m_model->setMatrix(matrix);
    showMatrix();
    if (row < 0 || m_table->currentIndex().isValid() || matrix.rows.empty()
        || matrix.columns.empty())
        return;
    m_table->selectionModel()->setCurrentIndex(
        m_model->indexOf(std::min(row, int(matrix.rows.size()) - 1),
                         std::min(column, int(matrix.columns.size()) - 1)),
        QItemSelectionModel::NoUpdate);
}

std::vector<QWidget *> BenchPage::regions()
{
    std::vector<QWidget *> parts{m_panel, m_panel->footer(), m_card, m_matrixCard};
    for (QStackedLayout *side : {m_left, m_right})
        parts.push_back(side->currentWidget());
    return parts;
}

void BenchPage::showMatrix()
{
    const Theme &theme = m_bench.look.theme();
    m_table->clearSpans();
    int height = m_table->horizontalHeader()->sizeHint().height() + 12;
    for (int line = 0; line < m_model->rowCount(); ++line) {
        const bool group = m_model->index(line, 0).data(RunMatrixModel::GroupRole).toBool();
        if (group && m_model->columnCount() > 1)
            m_table->setSpan(line, 0, 1, m_model->columnCount());
        const int row =
            group ? theme.px(theme.compact ? 22 : 26) : theme.px(theme.compact ? 31 : 43);
        m_table->setRowHeight(line, row);
        height += row;
    }
    m_matrixCard->setMaximumHeight(std::max(150, height));
    fitMatrix();
}

void BenchPage::fitMatrix()
{
    const int columns = m_model->columnCount() - 1;
    if (columns < 1)
        return;
    const Theme &theme = m_bench.look.theme();
    const int whole = m_table->viewport()->width() - 4;
    // Beside the open inspector the names give way, or the cells lose their ±.
    const bool narrow = !theme.compact && whole - columns * theme.px(108) < theme.px(198);
    m_model->setShortNames(theme.compact || narrow);
    int name = theme.px(theme.compact ? 88 : narrow ? 124 : 198);
    if (theme.compact) { // "Users ×1…" would say nothing
        const QFontMetrics metrics(theme.font(TextRole::Body));
        for (int line = 0; line < m_model->rowCount(); ++line) {
            const QModelIndex index = m_model->index(line, 0);
            if (!index.data(RunMatrixModel::GroupRole).toBool())
                name = std::max(name, metrics.horizontalAdvance(index.data().toString()) + 24);
        }
        name = std::min(name, theme.px(140));
    }
    m_table->setColumnWidth(0, name);
    const int width = std::max(theme.px(theme.compact ? 88 : 96), (whole - name) / columns);
    for (int column = 1; column <= columns; ++column)
        m_table->setColumnWidth(column, width);
}

void BenchPage::inspect(int row, int column)
{
    const bool planned = m_phase == Phase::Planning;
    const Matrix &matrix = m_model->matrix();
    const MatrixCell &cell = matrix.cells[size_t(row)][size_t(column)];
    Inspected inspected{matrix, row, column, {}, nullptr, {}, false};
    if (!planned)
        inspected.forks = m_state.sampleData(row, column);
    if (!planned && m_report != nullptr && m_report->runId == m_state.runId())
        inspected.measured = reportCell(*m_report, matrix, row, column);
    if (cell.state != CellState::Unsupported) {
        inspected.command = commandLine(
            planOfCell(planned ? planOf(m_setup) : m_state.plan(), choiceOf(matrix, row, column)));
        inspected.canRun = m_phase == Phase::Planning || m_phase == Phase::Ended;
    }
    m_inspector->showCell(inspected);
    m_inspected = {row, column};
}

void BenchPage::applyCompact()
{
    const Theme &theme = m_bench.look.theme();
    const int margin = theme.compact ? 12 : 16;
    auto *right = findChild<QWidget *>(QStringLiteral("benchRight"));
    right->layout()->setContentsMargins(margin, 12, margin, 12);
    right->layout()->setSpacing(theme.compact ? 10 : 12);
    m_model->setShortNames(theme.compact);
    for (QPlainTextEdit *edit : {m_log, m_liveLog})
        edit->setFont(theme.font(TextRole::Fixed));
    showMatrix();
}

void BenchPage::retranslate()
{
    m_table->setAccessibleName(tr("Matrix of operations and libraries"));
    m_checks->setAccessibleName(tr("Before you run"));
    m_look->setAccessibleName(tr("Needs a look"));
    m_last->setAccessibleName(tr("Last run"));
    m_log->setAccessibleName(tr("Log"));
    m_liveLog->setAccessibleName(tr("Log"));
    m_samplesSwitch->setAccessibleName(tr("Show"));
    m_samplesSwitch->setTexts({tr("Samples"), tr("Log")});
    m_samplesCard->setHeading(tr("Samples"));
    m_rowCard->setHeading(tr("This row"));
    m_logCard->setHeading(tr("Log"));
    m_openLast->setText(tr("Open"));
    m_copyLog->setText(tr("Copy"));
    m_model->retranslate();
    m_shownLog = m_state.logged() + 1; // all of it anew
    showLog();
    showLowerCards();
    if (m_phase == Phase::Planning)
        showPlan();
    else if (m_phase == Phase::Ended && !m_failure)
        showEnd();
    else if (m_phase == Phase::Running)
        showProgress();
}

} // namespace jinbang::app

// SPDX-License-Identifier: GPL-3.0-or-later
// The Bench's widgets: how they are put together and filled. What they do is in benchpage.cpp.
#include "app/desktop/pages/benchpage.h"

#include "app/desktop/charts/rowchart.h"
#include "app/desktop/charts/samplechart.h"
#include "app/desktop/delegates/runcelldelegate.h"
#include "app/desktop/models/runmatrixmodel.h"
#include "app/desktop/pages/inspector.h"
#include "app/desktop/pages/runcard.h"
#include "app/desktop/pages/setuppanel.h"
#include "app/desktop/text/numbers.h"
#include "app/desktop/text/runlabel.h"
#include "app/desktop/text/words.h"
#include "app/desktop/widgets/card.h"
#include "app/desktop/widgets/chartview.h"
#include "app/desktop/widgets/noticelist.h"
#include "app/desktop/widgets/segmented.h"

#include <algorithm>

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedLayout>
#include <QTableView>

namespace jinbang::app {

BenchPage::BenchPage(Workbench &bench, WorkFor workFor, QWidget *parent)
    : QWidget(parent)
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
    connect(&m_probes, &ProbeQueue::probed, this, [this](int, const FileProbe &probe) { takeProbe(probe); });
    showPlan();
    probeFiles();
}

BenchPage::~BenchPage() = default;

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
    connect(m_panel, &SetupPanel::runPressed, this, [this] { m_controller.isRunning() ? stop() : run(); });
    connect(m_panel, &SetupPanel::detectPressed, this, &BenchPage::detectWanted);
    connect(m_panel, &SetupPanel::browsePressed, this, [this] { addWorkload({}); });
    connect(m_panel, &SetupPanel::removePressed, this, &BenchPage::removeFile);
    connect(m_card, &RunCard::resultsPressed, this, &BenchPage::resultsWanted);
    connect(m_card, &RunCard::resumePressed, this, &BenchPage::resume);
    connect(m_card, &RunCard::dismissPressed, this, &BenchPage::settleOffer);
    connect(m_card, &RunCard::copyPressed, this, [this] {
        if (m_failure)
            QGuiApplication::clipboard()->setText(QString::fromStdString(core::sentence(*m_failure)));
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
    m_table = new QTableView(this);
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
        if (row < 0 || (QGuiApplication::keyboardModifiers() & (Qt::ControlModifier | Qt::ShiftModifier)) != 0)
            return; // cells are being selected
        inspect(row, column);
        Q_EMIT inspectorWanted();
    };
    connect(m_table, &QTableView::activated, this, open);
    connect(m_table, &QTableView::clicked, this, open);
    return m_matrixCard;
}

QWidget *BenchPage::buildLowerCards()
{
    auto *below = new QWidget(this);
    auto *row = new QHBoxLayout(below);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    auto *left = new QWidget(below);
    auto *right = new QWidget(below);
    m_left = new QStackedLayout(left);
    m_right = new QStackedLayout(right);
    row->addWidget(left, 1);
    row->addWidget(right, 1);
    const auto card = [this](QStackedLayout *stack) {
        auto *made = new Card(this);
        stack->addWidget(made);
        return made;
    };
    const auto button = [this](Card *on, Icon icon) {
        auto *made = new QPushButton(this);
        made->setIcon(m_bench.look.icon(icon));
        made->setIconSize({21, 16});
        made->setFocusPolicy(Qt::TabFocus);
        on->addCorner(made);
        return made;
    };
    const auto log = [this] {
        auto *edit = new QPlainTextEdit(this);
        edit->setReadOnly(true);
        edit->setProperty("plain", true);
        edit->setLineWrapMode(QPlainTextEdit::NoWrap);
        edit->setMaximumBlockCount(5000);
        edit->setMinimumHeight(40);
        return edit;
    };
    m_checksCard = card(m_left);
    m_checks = new NoticeList(m_bench.look, m_checksCard);
    m_checksCard->body()->addWidget(m_checks);
    m_rowCard = card(m_left);
    m_rowChart = new RowChart(m_bench.look.theme());
    m_rowView = new ChartView(m_bench.look, m_rowChart, m_rowCard);
    m_rowCard->body()->addWidget(m_rowView);
    m_lookCard = card(m_left);
    m_lookAgain = button(m_lookCard, Icon::Again);
    m_look = new NoticeList(m_bench.look, m_lookCard);
    m_lookCard->body()->addWidget(m_look);

    m_lastCard = card(m_right);
    m_openLast = button(m_lastCard, Icon::Bars);
    m_last = new NoticeList(m_bench.look, m_lastCard);
    m_lastCard->body()->addWidget(m_last);
    m_samplesCard = card(m_right);
    m_samplesSwitch = new Segmented(2, m_samplesCard);
    m_samplesCard->addCorner(m_samplesSwitch);
    m_sampleChart = new SampleChart(m_bench.look.theme());
    m_sampleView = new ChartView(m_bench.look, m_sampleChart, m_samplesCard);
    m_liveLog = log();
    m_samplesOrLog = new QStackedLayout;
    m_samplesOrLog->addWidget(m_sampleView);
    m_samplesOrLog->addWidget(m_liveLog);
    m_samplesCard->body()->addLayout(m_samplesOrLog, 1);
    m_logCard = card(m_right);
    m_copyLog = button(m_logCard, Icon::Copy);
    m_log = log();
    m_logCard->body()->addWidget(m_log);
    below->setMinimumHeight(160);

    connect(m_samplesSwitch, &Segmented::choose, m_samplesOrLog, &QStackedLayout::setCurrentIndex);
    connect(m_lookAgain, &QPushButton::clicked, this, [this] { runCells(m_state.needALook()); });
    connect(m_openLast, &QPushButton::clicked, this, &BenchPage::lastRunWanted);
    connect(m_copyLog, &QPushButton::clicked, this, &BenchPage::copyLog);
    connect(m_look, &QListView::activated, this, [this](const QModelIndex &index) {
        const auto places = m_state.needALook();
        if (size_t(index.row()) < places.size())
            inspect(places[size_t(index.row())].first, places[size_t(index.row())].second);
        Q_EMIT inspectorWanted();
    });
    return below;
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
        const int row = group ? theme.px(theme.compact ? 22 : 26) : theme.px(theme.compact ? 31 : 43);
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
    const int name = theme.px(theme.compact ? 88 : 198);
    m_table->setColumnWidth(0, name);
    const int width = std::max(theme.px(theme.compact ? 92 : 108), (m_table->viewport()->width() - name - 4) / columns);
    for (int column = 1; column <= columns; ++column)
        m_table->setColumnWidth(column, width);
}

std::pair<int, int> BenchPage::watchedCell() const
{
    // The chosen cell of the row, else its first with samples: following the process that runs would
    // change the picture with every event.
    const int row = m_state.currentRow();
    const auto [chosenRow, chosenColumn] = m_model->placeOf(m_table->currentIndex());
    if (row >= 0 && chosenRow == row)
        return {row, chosenColumn};
    for (int column = 0; row >= 0 && column < int(m_state.matrix().columns.size()); ++column) {
        if (!m_state.sampleData(row, column).dots.empty())
            return {row, column};
    }
    return {row, m_state.currentColumn()};
}

void BenchPage::showRow()
{
    const auto [row, column] = watchedCell();
    if (row < 0)
        return;
    const MatrixRow &place = m_state.matrix().rows[size_t(row)];
    const bool compact = m_bench.look.theme().compact;
    const QString name = QStringLiteral("%1 %2").arg(operationText(place.operation), workloadText(place.workload, NameLength::Short));
    m_rowCard->setHeading(compact ? tr("This row") : tr("This row: %1").arg(name), tr("ops/s"));
    m_rowChart->setData(m_state.rowData(row));
    m_rowView->describe(tr("This row: %1").arg(name));
    m_samplesCard->setHeading(tr("Samples"), compact ? QString()
                                                     : tr("%1, ops/s of each process; hollow = rejected").arg(m_state.matrix().columns[size_t(column)].name));
    m_sampleChart->setData(m_state.sampleData(row, column));
    m_sampleView->describe(tr("Samples"));
}

void BenchPage::showLook()
{
    const Matrix &matrix = m_state.matrix();
    std::vector<Notice> notices;
    for (const auto &[row, column] : m_state.needALook()) {
        const MatrixCell &cell = matrix.cells[size_t(row)][size_t(column)];
        const MatrixRow &place = matrix.rows[size_t(row)];
        Notice notice;
        notice.icon = isFailure(cell.state) ? Icon::CircleX : isNoisy(cell) ? Icon::Warning : Icon::CircleSlash;
        notice.tone = isFailure(cell.state) ? Tone::Error : isNoisy(cell) ? Tone::Warning : Tone::Plain;
        notice.text = tr("%1, %2 %3").arg(matrix.columns[size_t(column)].name, operationText(place.operation), workloadText(place.workload, NameLength::Short));
        notice.remark = isNoisy(cell) && cell.relHalfWidth > 0 ? plusMinusText(cell.relHalfWidth) : !cell.reason.isEmpty() && isFailure(cell.state) ? cell.reason : cellText(cell);
        notice.tip = cellSentence(matrix, size_t(row), size_t(column));
        notices.push_back(notice);
    }
    m_lookCard->setHeading(tr("Needs a look"), notices.empty() ? tr("nothing") : tr("%n cell(s)", nullptr, int(notices.size())));
    m_lookAgain->setVisible(!notices.empty());
    m_lookAgain->setText(tr("Run these %n again", nullptr, int(notices.size())));
    m_look->setNotices(std::move(notices));
}

void BenchPage::showLog()
{
    QString text;
    for (const auto &line : m_state.log())
        text += QStringLiteral("%1  %2\n").arg(clockText(line.atNs / 1e9).rightJustified(7), shown(line.message));
    for (QPlainTextEdit *edit : {m_log, m_liveLog}) {
        const bool atEnd = edit->verticalScrollBar()->value() == edit->verticalScrollBar()->maximum();
        edit->setPlainText(text);
        if (atEnd)
            edit->verticalScrollBar()->setValue(edit->verticalScrollBar()->maximum());
    }
}

void BenchPage::setEnvironment(const core::system::Environment &environment)
{
    m_environment = environment;
    showChecks();
}

void BenchPage::showChecks()
{
    std::vector<Notice> notices;
    int toFix = 0;
    for (const auto &check : m_environment.checks) {
        const bool bad = check.level == core::system::CheckLevel::Warning || check.level == core::system::CheckLevel::Blocker;
        toFix += bad;
        Notice notice;
        notice.icon = bad ? Icon::Warning : check.level == core::system::CheckLevel::Note ? Icon::Info : Icon::CircleCheck;
        notice.tone = check.level == core::system::CheckLevel::Blocker ? Tone::Error : bad ? Tone::Warning
            : check.level == core::system::CheckLevel::Note            ? Tone::Plain
                                                                       : Tone::Good;
        notice.text = checkText(check.id);
        notice.remark = shown(check.message);
        notices.push_back(notice);
    }
    std::stable_sort(notices.begin(), notices.end(), [](const Notice &a, const Notice &b) { return int(a.tone) > int(b.tone); });
    m_checksCard->setHeading(tr("Before you run"), notices.empty() ? tr("the machine has not been checked")
                                 : toFix == 0 ? tr("nothing to fix") : tr("%n thing(s) to fix for steadier numbers", nullptr, toFix));
    m_checks->setNotices(std::move(notices));
}

void BenchPage::setLastRun(const core::archive::Report &report)
{
    m_lastRun = runLabel(report);
    m_lastPlaces.clear();
    for (const auto &ranking : report.rankings) {
        if (ranking.scope == "overall" && m_lastPlaces.empty())
            m_lastPlaces = ranking.entries;
    }
    std::erase_if(m_lastPlaces, [](const auto &entry) { return entry.rank < 1; });
    std::stable_sort(m_lastPlaces.begin(), m_lastPlaces.end(), [](const auto &a, const auto &b) { return a.rank < b.rank; });
    showLowerCards();
}

void BenchPage::showLowerCards()
{
    std::vector<Notice> places;
    for (const auto &entry : m_lastPlaces) {
        const Tone tone = entry.rank == 1 ? Tone::Gold : Tone::Plain;
        places.push_back({Icon::Medal, tone, shown(entry.library), tr("%1, %2").arg(titleText(entry.title), pointsText(entry.mark.value_or(kNoNumber))), {}});
    }
    m_lastCard->setHeading(tr("Last run"), m_lastRun.isEmpty() ? tr("none yet") : m_lastRun);
    m_openLast->setVisible(!m_lastRun.isEmpty());
    m_last->setNotices(std::move(places));
    showChecks();
    showLook();
}

void BenchPage::inspect(int row, int column)
{
    const bool planned = m_phase == Phase::Planning;
    m_inspector->showCell(m_model->matrix(), row, column, planned ? SampleData{} : m_state.sampleData(row, column));
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
    showLowerCards();
    if (m_phase == Phase::Planning)
        showPlan();
    else if (m_phase == Phase::Ended && !m_failure)
        showEnd();
    else if (m_phase == Phase::Running)
        showProgress();
}

} // namespace jinbang::app

// SPDX-License-Identifier: GPL-3.0-or-later
// The Bench's two cards below the matrix: checks and last run before, the row and its samples
// during, what needs a look and the log after a run.
#include "app/desktop/charts/rowchart.h"
#include "app/desktop/charts/samplechart.h"
#include "app/desktop/models/runmatrixmodel.h"
#include "app/desktop/pages/benchpage.h"
#include "app/desktop/text/enginetext.h"
#include "app/desktop/text/numbers.h"
#include "app/desktop/text/runlabel.h"
#include "app/desktop/text/words.h"
#include "app/desktop/widgets/card.h"
#include "app/desktop/widgets/chartview.h"
#include "app/desktop/widgets/noticelist.h"
#include "app/desktop/widgets/segmented.h"

#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedLayout>
#include <QTableView>

#include <algorithm>

namespace jinbang::app {

namespace {

// Follows the newest line, but only downwards: what a line begins with stays in view.
void appendLines(QPlainTextEdit &edit, const QString &lines)
{
    QScrollBar *down = edit.verticalScrollBar();
    const int across = edit.horizontalScrollBar()->value();
    const bool follows = down->value() == down->maximum();
    edit.appendPlainText(lines);
    if (!follows)
        return;
    // Where the view is shown first it looks for its cursor, which stood at a line's end.
    if (!edit.textCursor().hasSelection()) {
        edit.moveCursor(QTextCursor::End);
        edit.moveCursor(QTextCursor::StartOfBlock);
    }
    down->setValue(down->maximum());
    edit.horizontalScrollBar()->setValue(across);
}

} // namespace

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
    connect(m_openLast, &QPushButton::clicked, this, [this] { Q_EMIT lastRunWanted(m_lastRun); });
    connect(m_copyLog, &QPushButton::clicked, this, &BenchPage::copyLog);
    connect(m_look, &QListView::activated, this, [this](const QModelIndex &index) {
        const auto places = m_state.needALook();
        if (size_t(index.row()) < places.size())
            inspect(places[size_t(index.row())].first, places[size_t(index.row())].second);
        Q_EMIT inspectorWanted();
    });
    return below;
}

std::pair<int, int> BenchPage::watchedCell() const
{
    // The chosen cell of the row, else its first with samples: following the process that runs
    // would change the picture with every event.
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
    const QString name = QStringLiteral("%1 %2").arg(
        operationText(place.operation), workloadText(place.workload, NameLength::Short));
    m_rowCard->setHeading(compact ? tr("This row") : tr("This row: %1").arg(name), tr("ops/s"));
    m_rowChart->setData(m_state.rowData(row));
    m_rowView->describe(tr("This row: %1").arg(name));
    m_samplesCard->setHeading(tr("Samples"),
                              compact ? QString()
                                      : tr("%1, ops/s of each process; hollow = rejected")
                                            .arg(m_state.matrix().columns[size_t(column)].name));
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
        notice.icon = isFailure(cell.state) ? Icon::CircleX
                      : isNoisy(cell)       ? Icon::Warning
                                            : Icon::CircleSlash;
        notice.tone = isFailure(cell.state) ? Tone::Error
                      : isNoisy(cell)       ? Tone::Warning
                                            : Tone::Plain;
        notice.text = tr("%1, %2 %3")
                          .arg(matrix.columns[size_t(column)].name, operationText(place.operation),
                               workloadText(place.workload, NameLength::Short));
        notice.remark =
            isNoisy(cell) ? noiseText(cell)
            : !cell.reason.isEmpty() && (isFailure(cell.state) || cell.state == CellState::Skipped)
                ? engineText(cell.reason.toStdString())
                : cellText(cell);
        notice.tip = cellSentence(matrix, size_t(row), size_t(column));
        notices.push_back(notice);
    }
    m_lookCard->setHeading(tr("Needs a look"),
                           notices.empty() ? tr("nothing")
                                           : tr("%n cell(s)", nullptr, int(notices.size())));
    m_lookAgain->setVisible(!notices.empty());
    m_lookAgain->setText(tr("Run these %n again", nullptr, int(notices.size())));
    m_look->setNotices(std::move(notices));
}

void BenchPage::showLog()
{
    // Only what is new: a long log is not laid out again for each line.
    const auto &log = m_state.log();
    if (m_state.logged() < m_shownLog) {
        m_shownLog = 0;
        m_log->clear();
        m_liveLog->clear();
    }
    const size_t fresh = std::min(log.size(), m_state.logged() - m_shownLog);
    m_shownLog = m_state.logged();
    QStringList lines;
    for (size_t i = log.size() - fresh; i < log.size(); ++i)
        lines << QStringLiteral("%1  %2").arg(clockText(log[i].atNs / 1e9).rightJustified(5),
                                              engineText(log[i].message));
    if (lines.isEmpty())
        return;
    for (QPlainTextEdit *edit : {m_log, m_liveLog})
        appendLines(*edit, lines.join(u'\n'));
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
        const bool bad = check.level == core::system::CheckLevel::Warning
                         || check.level == core::system::CheckLevel::Blocker;
        toFix += bad;
        Notice notice;
        notice.icon = bad                                             ? Icon::Warning
                      : check.level == core::system::CheckLevel::Note ? Icon::Info
                                                                      : Icon::CircleCheck;
        notice.tone = check.level == core::system::CheckLevel::Blocker ? Tone::Error
                      : bad                                            ? Tone::Warning
                      : check.level == core::system::CheckLevel::Note  ? Tone::Plain
                                                                       : Tone::Good;
        notice.text = checkText(check.id);
        notice.remark = engineText(check.message);
        notices.push_back(notice);
    }
    std::stable_sort(notices.begin(), notices.end(),
                     [](const Notice &a, const Notice &b) { return int(a.tone) > int(b.tone); });
    m_checksCard->setHeading(tr("Before you run"),
                             notices.empty() ? tr("the machine has not been checked")
                             : toFix == 0
                                 ? tr("nothing to fix")
                                 : tr("%n thing(s) to fix for steadier numbers", nullptr, toFix));
    m_checks->setNotices(std::move(notices));
}

void BenchPage::setReport(std::shared_ptr<const core::archive::Report> report)
{
    m_report = std::move(report);
    if (m_report == nullptr)
        return;
    setLastRun(m_report);
    if (m_phase == Phase::Ended && m_inspected.first >= 0)
        inspect(m_inspected.first, m_inspected.second); // now there is more to be said
}

void BenchPage::setLastRun(std::shared_ptr<const core::archive::Report> report)
{
    if (m_lastRun != nullptr && report->startedAt < m_lastRun->startedAt)
        return; // an older one is looked at
    m_lastRun = std::move(report);
    m_lastPlaces.clear();
    for (const auto &ranking : m_lastRun->rankings) {
        if (ranking.scope == "overall" && m_lastPlaces.empty())
            m_lastPlaces = ranking.entries;
    }
    std::erase_if(m_lastPlaces, [](const auto &entry) { return entry.rank < 1; });
    std::stable_sort(m_lastPlaces.begin(), m_lastPlaces.end(),
                     [](const auto &a, const auto &b) { return a.rank < b.rank; });
    showLowerCards();
}

void BenchPage::showLowerCards()
{
    std::vector<Notice> places;
    for (const auto &entry : m_lastPlaces) {
        const Tone tone = entry.rank == 1 ? Tone::Gold : Tone::Plain;
        places.push_back(
            {Icon::Medal,
             tone,
             shown(entry.library),
             tr("%1, %2").arg(titleText(entry.title), pointsText(entry.mark.value_or(kNoNumber))),
             {}});
    }
    m_lastCard->setHeading(tr("Last run"),
                           m_lastRun == nullptr ? tr("none yet") : runLabel(*m_lastRun));
    m_openLast->setVisible(m_lastRun != nullptr);
    m_last->setNotices(std::move(places));
    showChecks();
    showLook();
}

} // namespace jinbang::app

// SPDX-License-Identifier: GPL-3.0-or-later
// The Bench's page by keyboard and button: cells are left out, selected, run again and inspected;
// a run that died is offered and gone on with.
#include "app/desktop/models/runmatrixmodel.h"
#include "app/desktop/pages/benchpage.h"
#include "app/desktop/pages/inspector.h"
#include "app/desktop/pages/planfields.h"
#include "app/desktop/pages/runcard.h"
#include "app/desktop/pages/setuppanel.h"
#include "app/desktop/pages/setuprows.h"
#include "app/desktop/run/cellplan.h"
#include "app/desktop/run/knownlibraries.h"
#include "app/desktop/run/setupplan.h"
#include "app/desktop/widgets/card.h"
#include "app/desktop/widgets/noticelist.h"
#include "app/desktop/widgets/wheelguard.h"
#include "tests/desktop/benchpagetest.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QWheelEvent>

using namespace jinbang;
using namespace jinbang::app;
using jinbang::test::BenchPageTest;

TEST_F(BenchPageTest, deleteTakesCellsOffThePlanAndPutsThemBack)
{
    ASSERT_EQ(stateAt(0, 1), CellState::Planned);
    goTo(0, 1);
    press(Qt::Key_Delete);
    EXPECT_EQ(stateAt(0, 1), CellState::Excluded);
    EXPECT_EQ(table->currentIndex(), model->indexOf(0, 1)); // the place is kept
    const auto plan = planOf(page.setup());
    EXPECT_EQ(plan.only.size(), 29u);
    EXPECT_EQ(summaryOf(model->matrix(), plan.sampling).cells, 26);
    BenchSetup again = defaultSetup();
    again.candidates = test::inventedCandidates();
    restore(again, toJson(page.setup()));
    EXPECT_EQ(planOf(again), plan); // also tomorrow
    press(Qt::Key_Delete);
    EXPECT_EQ(stateAt(0, 1), CellState::Planned);
    EXPECT_TRUE(planOf(page.setup()).only.empty());
}

TEST_F(BenchPageTest, spaceSelectsCellsAndOnlyTheseAreRun)
{
    goTo(0, 1);
    press(Qt::Key_Space);
    goTo(2, 2);
    press(Qt::Key_Space);
    goTo(2, 3);
    press(Qt::Key_Space);
    press(Qt::Key_Space); // off again
    page.runSelected();
    finish(page);
    ASSERT_EQ(asked.size(), 1u);
    EXPECT_EQ(asked[0].only.size(), 2u);
    EXPECT_EQ(asked[0].entries.size(), 2u);
    EXPECT_EQ(asked[0].workloads.size(), 2u);
}

TEST_F(BenchPageTest, theCellStaysWhenThePlanIsLaidOutAgain)
{
    goTo(1, 2);
    press(Qt::Key_Delete);
    // A size that comes in later, as it does in the window.
    page.setCandidates(test::inventedCandidates());
    QCoreApplication::processEvents();
    EXPECT_EQ(table->currentIndex(), model->indexOf(1, 2));
    press(Qt::Key_Delete);
    EXPECT_EQ(stateAt(1, 2), CellState::Planned);
}

TEST_F(BenchPageTest, arrowsMovePastHeadingsAndSpaceAdds)
{
    table->setFocus();
    goTo(0, 0);
    press(Qt::Key_Right);
    EXPECT_EQ(table->currentIndex(), model->indexOf(0, 1));
    EXPECT_TRUE(table->selectionModel()->selectedIndexes().isEmpty()) << "moved, not selected";
    press(Qt::Key_Space);
    EXPECT_TRUE(table->selectionModel()->isSelected(model->indexOf(0, 1)));
    press(Qt::Key_Down);
    press(Qt::Key_Down);
    press(Qt::Key_Down);
    EXPECT_EQ(table->currentIndex(), model->indexOf(3, 1)) << "over the name of the operation";
    EXPECT_EQ(table->selectionModel()->selectedIndexes().size(), 1);
    press(Qt::Key_Left);
    press(Qt::Key_Left);
    EXPECT_EQ(table->currentIndex(), model->indexOf(3, 0)) << "not on the name of the workload";
    press(Qt::Key_Up);
    press(Qt::Key_Up);
    press(Qt::Key_Up);
    press(Qt::Key_Up);
    EXPECT_EQ(table->currentIndex(), model->indexOf(0, 0));
    // The ring says what is meant, not what was selected before it moved on.
    press(Qt::Key_Delete);
    EXPECT_EQ(stateAt(0, 0), CellState::Excluded);
    EXPECT_EQ(stateAt(0, 1), CellState::Planned);
}

TEST_F(BenchPageTest, withNothingSelectedTheCellOfTheRingIsRun)
{
    QStringList said;
    QObject::connect(&page, &Page::said, [&](const QString &text) { said << text; });
    table->selectionModel()->clear();
    page.runSelected();
    EXPECT_EQ(asked.size(), 0u);
    ASSERT_EQ(said.size(), 1);
    EXPECT_TRUE(said[0].contains(QStringLiteral("Space"))) << said[0].toStdString();
    goTo(1, 1);
    page.runSelected();
    finish(page);
    ASSERT_EQ(asked.size(), 1u);
    EXPECT_EQ(asked[0].only.size(), 1u);
}

TEST_F(BenchPageTest, aRunThatBrokeSaysWhy)
{
    auto events = test::inventedEvents(0.4);
    events.push_back(core::contest::Logged{{1e9, "error", "No space is left: /data/run.jsonl."}});
    events.push_back(core::contest::RunFinished{core::contest::RunState::Failed});
    page.take(events);
    const auto *card = page.findChild<RunCard *>();
    const QString detail = card->findChild<ElidedLabel *>()->text();
    EXPECT_TRUE(detail.contains(QStringLiteral("run.jsonl"))) << detail.toStdString();
    QPushButton *copy = button(QStringLiteral("Copy details"));
    ASSERT_NE(copy, nullptr);
    copy->click();
    EXPECT_TRUE(QGuiApplication::clipboard()->text().contains(QStringLiteral("run.jsonl")));
}

TEST_F(BenchPageTest, theInspectorOfACellWithoutSamplesStaysAtTheTop)
{
    Inspector *inspector = page.inspector();
    inspector->resize(340, 800);
    inspector->show();
    goTo(0, 0);
    Q_EMIT table->activated(model->indexOf(0, 0));
    QCoreApplication::processEvents();
    for (const QLabel *label : inspector->findChildren<QLabel *>()) {
        if (label->isVisible() && label->parentWidget() == inspector) {
            EXPECT_LT(label->geometry().bottom(), 160) << label->text().toStdString();
        }
    }
}

TEST_F(BenchPageTest, needsALookRunsExactlyThoseCellsAgain)
{
    page.run();
    finish(page);
    ASSERT_TRUE(page.state().ended());
    ASSERT_EQ(page.state().needALook().size(), 2u);
    QPushButton *again = button(QStringLiteral("Run these 2"));
    ASSERT_NE(again, nullptr);
    const std::vector wanted{choiceOf(page.state().matrix(), 7, 4),
                             choiceOf(page.state().matrix(), 2, 2)};
    again->click();
    ASSERT_EQ(asked.size(), 2u);
    EXPECT_EQ(asked[1].only, wanted);
    finish(page);
}

TEST_F(BenchPageTest, aRunThatFailedThroughoutSaysSo)
{
    refused = true;
    page.run();
    finish(page);
    const auto *card = page.findChild<RunCard *>();
    QStringList texts;
    for (const QLabel *label : card->findChildren<QLabel *>())
        texts << label->text();
    EXPECT_TRUE(texts.contains(QStringLiteral("Nothing could be measured")))
        << texts.join(u'|').toStdString();
    EXPECT_EQ(card->findChild<ElidedLabel *>()->text().toStdString(),
              "0 of 36 cells are measured and kept. 36 failed.");
    for (const QPushButton *offered : card->findChildren<QPushButton *>())
        EXPECT_FALSE(offered->isVisibleTo(card)
                     && offered->text() == QStringLiteral("See results"));
}

// The log opened at the end of its longest line.
TEST_F(BenchPageTest, theLogShowsWhatItsLinesBeginWith)
{
    page.run();
    finish(page);
    for (int i = 0; i < 3; ++i)
        QCoreApplication::processEvents();
    for (QPlainTextEdit *log : page.findChildren<QPlainTextEdit *>()) {
        EXPECT_GT(log->document()->blockCount(), 1);
        log->setFixedWidth(90);
        QCoreApplication::processEvents();
        EXPECT_GT(log->horizontalScrollBar()->maximum(), 0) << "or nothing could be cut";
        log->ensureCursorVisible(); // as the view does when it is resized or gets the focus
        EXPECT_EQ(log->horizontalScrollBar()->value(), 0);
        EXPECT_EQ(log->verticalScrollBar()->value(), log->verticalScrollBar()->maximum());
    }
}

TEST_F(BenchPageTest, theInspectorTellsTheReportOfItsRun)
{
    page.run();
    finish(page);
    core::archive::Report report = test::inventedReport();
    report.runId = page.state().runId();
    for (auto &cell : report.cells) {
        cell.percentiles = {{"50.0", 1000}, {"95.0", 2000}, {"99.0", 3000}};
        cell.allocsPerOp = 12;
        cell.ciLow = 900;
        cell.ciHigh = 1100;
        cell.peakRssBytes = 5'000'000;
        cell.exactness = core::Exactness::Ulp1;
    }
    page.setReport(std::make_shared<const core::archive::Report>(report));
    ASSERT_NE(reportCell(report, page.state().matrix(), 0, 1), nullptr);
    Q_EMIT table->activated(model->indexOf(0, 1));
    const auto *figures = page.inspector()->findChild<NoticeList *>();
    QStringList lines;
    for (int row = 0; row < figures->model()->rowCount(); ++row)
        lines << figures->model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
    const QString all = lines.join(u'\n');
    for (const char *name : {"p50", "p95", "p99", "JMH's score", "Allocations per operation: 12",
                             "Peak memory", "95 % interval", "off by one", "Processes counted"})
        EXPECT_TRUE(all.contains(QString::fromUtf8(name))) << name << '\n' << all.toStdString();
    for (QPushButton *found : page.inspector()->findChildren<QPushButton *>()) {
        if (found->text() == QStringLiteral("Copy command line"))
            found->click();
    }
    const QString command = QGuiApplication::clipboard()->text();
    EXPECT_TRUE(
        command.startsWith(QStringLiteral("jinbang-cli run -l rapidjson -w small -o deserialize")))
        << command.toStdString();
}

TEST_F(BenchPageTest, aRunThatDiedIsOfferedAndGoneOnWith)
{
    std::string resumed, settled;
    PastRuns past;
    past.find = [](const std::function<void(const PastRuns::Unfinished &)> &found) {
        found({{"/j/stopped.jsonl", "stopped", "", "2024-05-02T09:30:00Z", 3, false},
               {"/j/died.jsonl", "died", "my run", "2024-05-01T09:30:00Z", 34, true}});
    };
    past.resume = [&](const std::string &runId) -> RunController::Work {
        resumed = runId;
        return [](std::stop_token,
                  const core::contest::Observer &) -> core::Result<core::contest::RunData> {
            return core::contest::RunData{};
        };
    };
    past.settle = [&](const std::string &runId) -> core::Result<void> {
        settled = runId;
        return {};
    };
    page.setPastRuns(past);
    ASSERT_NE(button(QStringLiteral("Resume")), nullptr);
    ASSERT_NE(button(QStringLiteral("Leave it")), nullptr);
    EXPECT_TRUE(page.canResume());
    button(QStringLiteral("Leave it"))->click();
    EXPECT_EQ(settled, "died");
    EXPECT_FALSE(page.canResume());
    EXPECT_EQ(button(QStringLiteral("Resume")), nullptr);

    page.setPastRuns(past);
    button(QStringLiteral("Resume"))->click();
    EXPECT_EQ(resumed, "died");
    finish(page);
}

TEST_F(BenchPageTest, aStoppedRunGoesOnFromTheCard)
{
    std::string resumed;
    PastRuns past;
    past.resume = [&](const std::string &runId) -> RunController::Work {
        resumed = runId;
        return [](std::stop_token,
                  const core::contest::Observer &observer) -> core::Result<core::contest::RunData> {
            for (const auto &event : test::inventedEvents(1))
                observer(event);
            return core::contest::RunData{};
        };
    };
    page.setPastRuns(past);
    end = core::contest::RunState::Stopped;
    page.run();
    finish(page);
    ASSERT_NE(button(QStringLiteral("Resume")), nullptr);
    button(QStringLiteral("Resume"))->click();
    finish(page);
    EXPECT_EQ(resumed, "stopped-run");
    EXPECT_EQ(button(QStringLiteral("Resume")), nullptr); // it is complete now
}

TEST_F(BenchPageTest, librariesThatAreNotThereStayListedWithTheReason)
{
    auto candidates = test::inventedCandidates();
    std::erase_if(candidates,
                  [](const auto &candidate) { return candidate.command.id == "nlohmann"; });
    const auto missing = missingLibraries(candidates);
    ASSERT_EQ(missing.size(), 1u);
    EXPECT_EQ(missing[0].command.id, "nlohmann");
    EXPECT_NE(missing[0].problem.find("nlohmann-json3-dev"), std::string::npos);
    page.setCandidates(candidates);
    const auto rows = page.findChildren<LibraryRow *>();
    EXPECT_TRUE(std::any_of(rows.begin(), rows.end(), [](const LibraryRow *row) {
        return row->id() == "nlohmann" && !row->isChosen();
    }));
    EXPECT_EQ(planOf(page.setup()).entries.size(), 4u);
}

TEST(Resumed, theMatrixStartsWithWhatTheJournalHas)
{
    core::contest::RunStarted started;
    for (const auto &event : test::inventedEvents(0)) {
        if (const auto *found = std::get_if<core::contest::RunStarted>(&event))
            started = *found;
    }
    ASSERT_FALSE(started.header.rows.empty());
    for (int block = 0; block < 6; ++block) {
        core::contest::Fork fork;
        fork.row = 0;
        fork.entry = 1;
        fork.block = block;
        fork.nsPerOp = 1000.0 + block;
        started.header.forks.push_back(fork);
        fork.row = 1;
        started.header.forks.push_back(fork);
    }
    started.header.ends.push_back({0, 1, core::CellStatus::Ok, {}, {}});
    started.header.finishedRows.push_back(0);
    BenchState state([](const std::string &) { return 0; });
    (void)state.apply(started);
    const MatrixCell &done = state.matrix().cells[0][1];
    EXPECT_EQ(done.state, CellState::Done);
    ASSERT_TRUE(done.nsPerOp.has_value());
    EXPECT_NEAR(*done.nsPerOp, 1002.5, 1);
    EXPECT_EQ(state.sampleData(0, 1).dots.size(), 6u);
    EXPECT_EQ(state.matrix().cells[1][1].state, CellState::Running);
}

TEST(Next, onlyOneCellIsNext)
{
    BenchState state([](const std::string &) { return 0; });
    for (const auto &event : test::inventedEvents(0.44))
        (void)state.apply(event);
    int next = 0;
    for (const auto &row : state.matrix().cells) {
        for (const MatrixCell &cell : row)
            next += cell.state == CellState::Next;
    }
    EXPECT_EQ(next, 1);
    EXPECT_EQ(state.matrix().cells[4][1].state, CellState::Next);
}

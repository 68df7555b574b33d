// SPDX-License-Identifier: GPL-3.0-or-later
// F6 goes round the Bench as ui.md section 4 lists its parts, and each stop can be seen.
#include "app/desktop/models/runmatrixmodel.h"
#include "app/desktop/pages/setuppanel.h"
#include "app/desktop/shell/rail.h"
#include "app/desktop/shell/statusline.h"
#include "app/desktop/widgets/matrixview.h"
#include "tests/desktop/openedwindow.h"
#include "tests/support/inventedreport.h"

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QTableView>

using namespace jinbang::app;

namespace {

class Stops : public testing::Test
{
protected:
    QWidget *next(Command command = Command::NextRegion)
    {
        opened.window().actions()[command]->trigger();
        QApplication::processEvents();
        return QApplication::focusWidget();
    }

    test::OpenedWindow opened{test::Appearance{}};
};

} // namespace

TEST_F(Stops, goRoundTheBench)
{
    MainWindow &window = opened.window();
    window.activateWindow();
    window.findChild<Rail *>()->findChildren<QAbstractButton *>().last()->setFocus();
    const QWidget *setup = next();
    ASSERT_NE(setup, nullptr);
    EXPECT_TRUE(window.benchPage()->setupPanel()->isAncestorOf(setup));
    EXPECT_NE(setup->focusPolicy(), Qt::NoFocus);
    const auto *run = qobject_cast<QAbstractButton *>(next());
    ASSERT_NE(run, nullptr);
    EXPECT_EQ(run->text(), QStringLiteral("Run"));
    auto *table = qobject_cast<MatrixView *>(next());
    ASSERT_NE(table, nullptr) << "the run card has nothing to stop at before a run";
    const auto *model = window.findChild<RunMatrixModel *>();
    EXPECT_EQ(model->placeOf(table->currentIndex()), (std::pair{0, 0})) << "a cell has the ring";
    QWidget *status = nullptr;
    for (int step = 0; step < 4 && qobject_cast<StatusLine *>(status) == nullptr; ++step)
        status = next();
    ASSERT_NE(qobject_cast<StatusLine *>(status), nullptr);
    EXPECT_FALSE(status->accessibleDescription().isEmpty());
    const auto *page = qobject_cast<QAbstractButton *>(next());
    ASSERT_NE(page, nullptr);
    EXPECT_EQ(page->accessibleName(), QStringLiteral("Bench")) << "the page that is shown";
    EXPECT_NE(qobject_cast<StatusLine *>(next(Command::PreviousRegion)), nullptr);
}

TEST_F(Stops, theStatusLineCanBeSeenToHaveTheFocus)
{
    auto *line = opened.window().findChild<StatusLine *>();
    opened.window().activateWindow();
    const QImage before = line->grab().toImage();
    line->setFocus(Qt::TabFocusReason);
    QApplication::processEvents();
    EXPECT_NE(line->grab().toImage(), before);
}

TEST_F(Stops, theStatusLineTellsTheLoadOfNow)
{
    auto *line = opened.window().findChild<StatusLine *>();
    line->setLoad(7.25);
    QStringList texts;
    for (const QLabel *label : line->findChildren<QLabel *>())
        texts << label->text();
    EXPECT_TRUE(texts.contains(QStringLiteral("Load 7.25"))) << texts.join(u'|').toStdString();
}

TEST_F(Stops, theLastRunIsToldAlsoWhenItWasYesterday)
{
    BenchPage *bench = opened.window().benchPage();
    auto report = jinbang::test::inventedReport();
    bench->setLastRun(std::make_shared<const jinbang::core::archive::Report>(report));
    const auto told = [&] {
        for (const QLabel *label : bench->findChildren<QLabel *>()) {
            if (label->text() == QStringLiteral("none yet"))
                return false;
        }
        return true;
    };
    EXPECT_TRUE(told());
    std::shared_ptr<const jinbang::core::archive::Report> wanted;
    QObject::connect(bench, &BenchPage::lastRunWanted, [&](const auto &run) { wanted = run; });
    for (auto *button : bench->findChildren<QAbstractButton *>()) {
        if (button->text() == QStringLiteral("Open") && button->isVisible())
            button->click();
    }
    ASSERT_NE(wanted, nullptr);
    EXPECT_EQ(wanted->startedAt, report.startedAt);
}

TEST_F(Stops, toolsCopyTheCommandOfThePlanAndTellWhereRunsAre)
{
    QGuiApplication::clipboard()->clear();
    opened.window().actions()[Command::PlanCommand]->trigger();
    EXPECT_TRUE(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("jinbang-cli run")))
        << QGuiApplication::clipboard()->text().toStdString();
    auto *line = opened.window().findChild<StatusLine *>();
    EXPECT_TRUE(line->accessibleDescription().contains(QStringLiteral("copied")));
}

TEST_F(Stops, selectAllTakesEveryRowOfTheTableWithTheFocus)
{
    MainWindow &window = opened.window();
    window.activateWindow();
    window.showReport(
        std::make_shared<const jinbang::core::archive::Report>(jinbang::test::inventedReport()));
    window.actions()[Command::PageResults]->trigger();
    QTableView *shown = nullptr;
    for (auto *table : window.findChildren<QTableView *>()) {
        if (table->isVisible())
            shown = table;
    }
    ASSERT_NE(shown, nullptr);
    shown->setFocus();
    window.actions()[Command::SelectAll]->trigger();
    EXPECT_EQ(shown->selectionModel()->selectedRows().size(), shown->model()->rowCount());
}

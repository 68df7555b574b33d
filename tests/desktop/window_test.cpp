// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a whole: every control has a name, every command a place and its own key, languages
// and themes switch while it is open.
#include "app/desktop/dialogs/httpload.h"
#include "app/desktop/pages/resultspage.h"
#include "app/desktop/pages/scalingpage.h"
#include "app/desktop/pages/setuppanel.h"
#include "app/desktop/shell/statusline.h"
#include "tests/desktop/openwindow.h"

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QStatusTipEvent>
#include <QTableView>
#include <QTimer>

#include <algorithm>

using namespace jinbang;
using namespace jinbang::app;

TEST_F(Window, everyControlThatTakesTheFocusHasAName)
{
    open();
    fill();
    int checked = 0;
    for (int page = 0; page < MainWindow::kPages; ++page) {
        window->showPage(page);
        QCoreApplication::processEvents();
        for (QWidget *widget : window->findChildren<QWidget *>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible()
                || widget->objectName().startsWith(QStringLiteral("qt_")))
                continue;
            if (widget->parentWidget() != nullptr
                && widget->parentWidget()->inherits("QAbstractSpinBox"))
                continue; // its editor speaks through it
            const QAccessibleInterface *face = QAccessible::queryAccessibleInterface(widget);
            ASSERT_NE(face, nullptr);
            EXPECT_FALSE(face->text(QAccessible::Name).isEmpty())
                << page << ' ' << widget->metaObject()->className() << ' '
                << widget->objectName().toStdString();
            ++checked;
        }
    }
    EXPECT_GT(checked, 40);
}

TEST_F(Window, everyCommandIsInAMenuAndNoTwoShareAKey)
{
    open();
    QSet<QString> keys;
    int commands = 0;
    const std::function<void(QMenu *)> walk = [&](QMenu *menu) {
        QSet<QString> mnemonics;
        for (const QAction *action : menu->actions()) {
            if (action->isSeparator())
                continue;
            const qsizetype mark = action->text().indexOf(QLatin1Char('&'));
            if (mark >= 0) {
                const QString letter = action->text().mid(mark + 1, 1).toLower();
                EXPECT_FALSE(mnemonics.contains(letter))
                    << menu->title().toStdString() << ' ' << action->text().toStdString();
                mnemonics << letter;
            }
            if (action->menu() != nullptr) {
                walk(action->menu());
                continue;
            }
            ++commands;
            const QString key = action->shortcut().toString();
            EXPECT_TRUE(key.isEmpty() || !keys.contains(key)) << key.toStdString();
            keys << key;
        }
    };
    for (const QAction *action : window->menuBar()->actions())
        walk(action->menu());
    EXPECT_GE(commands, 35);
    settings.language = QStringLiteral("zh_CN");
    window->applySettings();
    QCoreApplication::processEvents();
    keys.clear();
    for (const QAction *action : window->menuBar()->actions())
        walk(action->menu());
}

TEST_F(Window, switchesTheLanguageWhileItIsOpen)
{
    open();
    fill();
    EXPECT_TRUE(labelTexts(*window).contains(QStringLiteral("Libraries")));
    settings.language = QStringLiteral("zh_CN");
    window->applySettings();
    QCoreApplication::processEvents();
    const QStringList chinese = labelTexts(*window);
    EXPECT_TRUE(chinese.contains(QStringLiteral("解析库")));
    EXPECT_FALSE(chinese.contains(QStringLiteral("Libraries")));
    EXPECT_TRUE(window->menuBar()->actions().first()->text().startsWith(QStringLiteral("文件")));
    settings.language = QStringLiteral("en");
    window->applySettings();
    QCoreApplication::processEvents();
    EXPECT_TRUE(
        labelTexts(*window).join(QLatin1Char('\n')).contains(QStringLiteral("27 cells · about 0:")))
        << labelTexts(*window).join(QLatin1Char('\n')).toStdString();
}

TEST_F(Window, switchesTheThemeWhileItIsOpen)
{
    open();
    fill();
    for (int page = 0; page < MainWindow::kPages; ++page) {
        window->showPage(page);
        settings.theme = ThemeMode::Light;
        window->applySettings();
        QCoreApplication::processEvents();
        const QImage light = window->grab().toImage();
        settings.theme = ThemeMode::Dark;
        window->applySettings();
        QCoreApplication::processEvents();
        const QImage dark = window->grab().toImage();
        // In the page's margin, but beside the bar of one that scrolls.
        const QPoint spot(light.width() - 11, light.height() / 2);
        EXPECT_GT(qGray(light.pixel(spot)), 200) << page;
        EXPECT_LT(qGray(dark.pixel(spot)), 60) << page;
    }
}

TEST_F(Window, runsFromTheButtonToTheResults)
{
    open();
    QPushButton *run = window->benchPage()->setupPanel()->runButton();
    ASSERT_TRUE(run->isEnabled());
    run->click();
    EXPECT_TRUE(window->benchPage()->isRunning());
    QElapsedTimer clock;
    clock.start();
    while (window->benchPage()->isRunning() && clock.elapsed() < 5000)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
    EXPECT_FALSE(window->benchPage()->isRunning());
    ASSERT_TRUE(window->benchPage()->state().ended());
    window->showPage(MainWindow::Results);
    QCoreApplication::processEvents();
    const auto tables = window->findChildren<QTableView *>();
    EXPECT_TRUE(std::any_of(tables.begin(), tables.end(), [](const QTableView *table) {
        return table->isVisible() && table->model()->rowCount() == 40;
    }));
}

TEST_F(Window, survivesEmptyPagesAndAForeignFile)
{
    open();
    for (int page = 0; page < MainWindow::kPages; ++page) {
        window->showPage(page);
        EXPECT_FALSE(window->grab().isNull());
    }
    window->openRun(QStringLiteral(JINBANG_SOURCE_DIR "/CMakeLists.txt"));
    const auto before = window->benchPage()->setup().workloads.size();
    window->openFile(QStringLiteral(JINBANG_SOURCE_DIR "/CMakePresets.json"));
    EXPECT_EQ(window->benchPage()->setup().workloads.size(), before + 1);
    window->openFile(QStringLiteral("/no/such/file.json"));
    QCoreApplication::processEvents();
}

TEST_F(Window, warnsOnceOfNamesThatNoFontShows)
{
    open();
    auto report = test::inventedReport();
    // for private use, and used by no font
    report.contenders.front().label = "lib \xF4\x8F\xBF\xBD";
    const auto warnings = [&] {
        int count = 0;
        for (const auto *button : window->findChildren<QPushButton *>())
            count += button->isVisibleTo(window.get())
                     && button->text() == QStringLiteral("No installed font shows: \U0010FFFD");
        return count;
    };
    EXPECT_EQ(warnings(), 0);
    window->showReport(std::make_shared<const core::archive::Report>(report));
    ASSERT_EQ(warnings(), 1);
    for (auto *button : window->findChildren<QPushButton *>()) {
        if (button->text().startsWith(QStringLiteral("No installed font")))
            button->click(); // put away
    }
    window->showReport(std::make_shared<const core::archive::Report>(report));
    EXPECT_EQ(warnings(), 0);
}

TEST_F(Window, walksTheRegionsWithoutAMouse)
{
    open();
    fill();
    for (int page = 0; page < MainWindow::kPages; ++page) {
        window->showPage(page);
        QCoreApplication::processEvents();
        QSet<QWidget *> visited;
        for (int step = 0; step < 4; ++step) {
            window->actions()[Command::NextRegion]->trigger();
            ASSERT_NE(QApplication::focusWidget(), nullptr) << page;
            visited << QApplication::focusWidget();
        }
        EXPECT_GE(visited.size(), 2) << page;
    }
}

TEST_F(Window, textGrowsByHalfWithoutPushingTheWindow)
{
    settings.scale = 1.5;
    open();
    fill();
    window->resize(1440, 900);
    QCoreApplication::processEvents();
    EXPECT_EQ(window->size(), QSize(1440, 900));
}

TEST_F(Window, theInspectorTakesTheSetupPanelsRoomInASmallWindow)
{
    open();
    const SetupPanel *panel = window->benchPage()->setupPanel();
    for (const QSize size : {QSize(1440, 900), QSize(1024, 700)}) {
        window->resize(size);
        QCoreApplication::processEvents();
        EXPECT_TRUE(panel->isVisible());
        window->actions()[Command::Inspector]->trigger();
        QCoreApplication::processEvents();
        EXPECT_EQ(panel->isVisible(), size.width() > 1200);
        window->actions()[Command::Inspector]->trigger();
        QCoreApplication::processEvents();
        EXPECT_TRUE(panel->isVisible());
    }
}

// It ended beside the inspector.
TEST_F(Window, theStatusLineRunsUnderTheInspector)
{
    open();
    window->resize(1440, 900);
    window->actions()[Command::Inspector]->trigger();
    QCoreApplication::processEvents();
    const auto *status = window->findChild<StatusLine *>();
    const auto *dock = window->findChild<QDockWidget *>();
    ASSERT_TRUE(status != nullptr && dock != nullptr && dock->isVisible());
    EXPECT_EQ(status->width(), window->width());
    EXPECT_EQ(status->height(), look.theme().px(26));
    const auto topOf = [&](const QWidget &widget) {
        return widget.mapTo(window.get(), QPoint()).y();
    };
    EXPECT_EQ(topOf(*status) + status->height(), window->height());
    EXPECT_LE(topOf(*dock) + dock->height(), topOf(*status));
    // a tip of a menu takes nothing away
    QStatusTipEvent tip(QStringLiteral("tip"));
    QApplication::sendEvent(window.get(), &tip);
    EXPECT_TRUE(labelTexts(*status).contains(QStringLiteral("Ready")));
    for (const QLabel *label : status->findChildren<QLabel *>()) {
        if (label->text() == QStringLiteral("Ready")) {
            EXPECT_TRUE(label->isVisible());
        }
    }
}

TEST_F(Window, loadsOverHttpAndShowsThePictures)
{
    open();
    EXPECT_EQ(window->benchPage()->httpLoad(), nullptr) << "nobody makes the work";
    window->benchPage()->setHttp([](const core::http::HttpPlan &) -> HttpController::Work {
        return [](std::stop_token,
                  const HttpController::Watch &) -> core::Result<core::archive::Report> {
            core::archive::Report report = test::inventedExperiments();
            report.cells.clear();
            report.scaling.clear();
            report.threadCurves.clear();
            report.axisFactors.clear();
            return report;
        };
    });
    window->actions()[Command::HttpLoad]->trigger();
    auto *dialog = window->findChild<HttpLoad *>();
    ASSERT_NE(dialog, nullptr);
    EXPECT_TRUE(dialog->isModal());
    dialog->run();
    wait([&] { return !dialog->isRunning(); });
    Q_EMIT dialog->picturesWanted(dialog->report());
    EXPECT_TRUE(window->findChild<ScalingPage *>()->isVisible());
    EXPECT_EQ(window->findChild<ScalingPage *>()->experiments().size(), 2u);
}

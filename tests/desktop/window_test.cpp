// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a whole: every control has a name, every command a place and its own key, languages
// and themes switch while it is open.
#include "app/desktop/dialogs/addworkload.h"
#include "app/desktop/dialogs/csvimport.h"
#include "app/desktop/dialogs/dataexport.h"
#include "app/desktop/dialogs/httpload.h"
#include "app/desktop/models/historymodel.h"
#include "app/desktop/pages/comparepage.h"
#include "app/desktop/pages/historypage.h"
#include "app/desktop/pages/resultspage.h"
#include "app/desktop/pages/scalingpage.h"
#include "app/desktop/pages/setuppanel.h"
#include "app/desktop/shell/mainwindow.h"
#include "core/archive/reportjson.h"
#include "core/archive/safefile.h"
#include "tests/support/inventedexperiments.h"
#include "tests/support/inventedreport.h"

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <functional>

using namespace jinbang;
using namespace jinbang::app;

namespace {

class Window : public testing::Test
{
protected:
    void SetUp() override
    {
        settings.scale = 1;
        settings.theme = ThemeMode::Light;
        settings.language = QStringLiteral("en");
    }
    void open()
    {
        window = std::make_unique<MainWindow>(
            Services{bench,
                     language,
                     system,
                     [](const core::contest::Plan &) -> RunController::Work {
                         return [](std::stop_token, const core::contest::Observer &observer)
                                    -> core::Result<core::contest::RunData> {
                             for (const auto &event : test::inventedEvents(1))
                                 observer(event);
                             core::contest::RunData data;
                             data.state = core::contest::RunState::Complete;
                             return data;
                         };
                     },
                     test::inventedRankings,
                     [](const core::contest::RunData &) { return test::inventedReport(); },
                     [](const Services::Found &found) {
                         found(test::inventedCandidates(), test::inventedEnvironment());
                     },
                     {},
                     store});
        window->show();
        window->scout();
        QCoreApplication::processEvents();
    }
    void fill()
    {
        window->showReport(std::make_shared<const core::archive::Report>(test::inventedReport()));
        QCoreApplication::processEvents();
    }

    void wait(const std::function<bool()> &done)
    {
        QElapsedTimer clock;
        clock.start();
        while (!done() && clock.elapsed() < 20000)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
        ASSERT_TRUE(done());
    }
    static void write(const QString &path, const core::archive::Report &report)
    {
        ASSERT_TRUE(
            core::archive::writeFileSafely(path.toStdString(), [&](core::archive::Output &output) {
                core::archive::writeReportJson(report, output);
            }));
    }

    Settings settings;
    Look look;
    LibrarySlots slotTable;
    Workbench bench{look, settings, slotTable};
    Language language;
    SystemTheme system;
    QTemporaryDir folder;
    RunStore store{folder.path().toStdString()};
    std::unique_ptr<MainWindow> window;
};

QStringList labelTexts(const QWidget &widget)
{
    QStringList texts;
    for (const QLabel *label : widget.findChildren<QLabel *>())
        texts << label->text();
    return texts;
}

} // namespace

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
        const QPoint spot(light.width() - 4, light.height() / 2);
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

TEST_F(Window, comparesTwoResultsThatAreDroppedAndKeepsThem)
{
    open();
    const QString first = folder.filePath(QStringLiteral("a.json")),
                  second = folder.filePath(QStringLiteral("b.json"));
    write(first, test::inventedReport());
    write(second, test::inventedSecondRun());
    window->takeFiles({first, second});
    auto *page = window->findChild<ComparePage *>();
    auto *history = window->findChild<HistoryPage *>();
    wait([&] { return page->comparison().has_value() && history->runs().rowCount() == 2; });
    EXPECT_TRUE(page->isVisible());
    EXPECT_EQ(page->comparison()->base, "#42");
}

TEST_F(Window, takesADroppedFileForWhatItsContentSays)
{
    open();
    const QString result = folder.filePath(QStringLiteral("odd name.txt")),
                  workload = folder.filePath(QStringLiteral("page.html"));
    write(result, test::inventedExperiments());
    QFile page(workload);
    ASSERT_TRUE(page.open(QIODevice::WriteOnly));
    page.write("<p>hello</p>");
    page.close();
    const auto before = window->benchPage()->setup().workloads.size();
    window->takeFiles({result, workload, QStringLiteral("/no/such/file.csv")});
    auto *scaling = window->findChild<ScalingPage *>();
    wait([&] {
        return !scaling->experiments().empty()
               && window->benchPage()->setup().workloads.size() > before;
    });
    EXPECT_TRUE(window->findChild<ResultsPage *>()->isVisible());
}

TEST_F(Window, asksAboutATableThatLeavesOpenWhatItMeans)
{
    open();
    const auto put = [&](const QString &name, const QByteArray &bytes) {
        QFile file(folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        return file.fileName();
    };
    const QString certain =
        put(QStringLiteral("certain.csv"), "metric,library,score\nparse,a,1.5\nparse,b,3\n");
    const QString one = put(QStringLiteral("one.csv"), "Fall;Wer;Wert\nparse;a;1,5\n"),
                  two = put(QStringLiteral("two.csv"), "parse,a,1\n");
    auto *history = window->findChild<HistoryPage *>();
    const auto asked = [&]() -> CsvImport * {
        const auto dialogs = window->findChildren<CsvImport *>();
        for (CsvImport *dialog : dialogs) {
            if (dialog->isVisible() && dialog->isSettled())
                return dialog;
        }
        return nullptr;
    };
    window->importFiles({certain, one, two, QStringLiteral("/no/such/file.csv")},
                        ResultFiles::Tables::AskWhereOpen);
    wait([&] { return asked() != nullptr; });
    EXPECT_EQ(history->runs().rowCount(), 0) << "nothing is kept before all are answered";
    asked()->reject();
    wait([&] { return asked() != nullptr; }); // the next one
    asked()->accept();
    wait([&] { return history->runs().rowCount() == 2; });
    QStringList kept;
    for (int row = 0; row < 2; ++row)
        kept << history->runs().index(row, int(HistoryModel::Column::Run)).data().toString();
    kept.sort();
    EXPECT_EQ(kept, (QStringList{QStringLiteral("certain.csv"), QStringLiteral("two.csv")}));
    const QModelIndex plan = history->runs().index(0, int(HistoryModel::Column::Plan));
    EXPECT_EQ(plan.data().toString(), QStringLiteral("CSV of scores"));
    EXPECT_TRUE(
        plan.data(Qt::ToolTipRole).toString().startsWith(QStringLiteral("CSV of scores from ")));
    EXPECT_FALSE(history->runs().at(0).leaders.empty()) << "ranked when it was kept";

    window->importFiles({certain}, ResultFiles::Tables::AskAlways); // by choice
    wait([&] { return asked() != nullptr; });
    asked()->reject();
    EXPECT_EQ(history->runs().rowCount(), 2);
}

TEST_F(Window, keepsAResultThatIsDroppedOnTheBenchAndTakesTheRestForWorkloads)
{
    open();
    const QString result = folder.filePath(QStringLiteral("result.json")),
                  workload = folder.filePath(QStringLiteral("data.json"));
    write(result, test::inventedReport());
    QFile file(workload);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("[1, 2]");
    file.close();
    Q_EMIT window->benchPage()->filesDropped({result, workload});
    auto *history = window->findChild<HistoryPage *>();
    wait([&] {
        return history->runs().rowCount() == 1 && window->findChild<AddWorkload *>() != nullptr;
    });
    auto *dialog = window->findChild<AddWorkload *>();
    wait([&] { return dialog->model().validCount() == 1; });
    EXPECT_EQ(dialog->model().rowCount(), 1);
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

TEST_F(Window, goesOnWithARunOfTheHistory)
{
    open();
    std::string resumed;
    PastRuns past;
    past.resume = [&](const std::string &id) -> RunController::Work {
        resumed = id;
        return [](std::stop_token,
                  const core::contest::Observer &observer) -> core::Result<core::contest::RunData> {
            for (const auto &event : test::inventedEvents(1))
                observer(event);
            return core::contest::RunData{};
        };
    };
    window->actions()[Command::Resume]->trigger();
    EXPECT_TRUE(labelTexts(*window).contains(QStringLiteral("There is no run to go on with")));
    window->benchPage()->setPastRuns(past);
    window->showPage(MainWindow::History);
    Q_EMIT window->findChild<HistoryPage *>()->resumeWanted("a-run");
    EXPECT_EQ(resumed, "a-run");
    EXPECT_TRUE(window->benchPage()->isVisible());
    EXPECT_TRUE(window->benchPage()->isRunning());
    wait([&] { return !window->benchPage()->isRunning(); });
}

TEST_F(Window, showsTheFormatsForARunOfTheHistory)
{
    open();
    int seen = 0;
    QTimer::singleShot(0, window.get(), [&] {
        auto *dialog = qobject_cast<DataExport *>(QApplication::activeModalWidget());
        ASSERT_NE(dialog, nullptr);
        const QString path = folder.filePath(QStringLiteral("kept.json"));
        EXPECT_TRUE(dialog->saveTo(path));
        EXPECT_TRUE(QFile::exists(path));
        ++seen;
        dialog->reject();
    });
    Q_EMIT window->findChild<HistoryPage *>()->exportOf(
        std::make_shared<const core::archive::Report>(test::inventedReport()));
    EXPECT_EQ(seen, 1);
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

TEST_F(Window, opensThePlanThatItSaved)
{
    open();
    const QString path = folder.filePath(QStringLiteral("计划 a.jinbang"));
    window->benchPage()->addFiles({QStringLiteral(JINBANG_SOURCE_DIR "/CMakePresets.json")});
    const auto plan = planOf(window->benchPage()->setup());
    ASSERT_TRUE(window->benchPage()->savePlanFile(path));
    window->benchPage()->newPlan();
    EXPECT_NE(planOf(window->benchPage()->setup()), plan);
    window->openFile(path);
    EXPECT_EQ(planOf(window->benchPage()->setup()), plan);
    EXPECT_FALSE(window->benchPage()->savePlanFile(QStringLiteral("/no/such/folder/a.jinbang")));
}

// SPDX-License-Identifier: GPL-3.0-or-later
// What comes into the window and is kept: files that are dropped or opened, tables that are asked
// about, plans, and runs of the history.
#include "app/desktop/dialogs/addworkload.h"
#include "app/desktop/dialogs/csvimport.h"
#include "app/desktop/dialogs/dataexport.h"
#include "app/desktop/models/historymodel.h"
#include "app/desktop/pages/comparepage.h"
#include "app/desktop/pages/historypage.h"
#include "app/desktop/pages/resultspage.h"
#include "app/desktop/pages/scalingpage.h"
#include "app/desktop/pages/setuppanel.h"
#include "tests/desktop/openwindow.h"

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTimer>

#include <algorithm>

using namespace jinbang;
using namespace jinbang::app;

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

// SPDX-License-Identifier: GPL-3.0-or-later
// The kept runs on the desktop: the table is searched, sorted and edited, a deleted run comes back,
// two are compared, and the trend marks what changed.
#include "app/desktop/charts/picture.h"
#include "app/desktop/charts/trendchart.h"
#include "app/desktop/models/historymodel.h"
#include "app/desktop/pages/historypage.h"
#include "app/desktop/run/runstore.h"
#include "app/desktop/text/runentrytext.h"
#include "tests/support/inventedexperiments.h"
#include "tests/support/inventedreport.h"
#include "tests/support/inventedrun.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <cmath>

using namespace jinbang;
using namespace jinbang::app;
using core::history::RunEntry;

namespace {

int slotZero(const std::string &)
{
    return 0;
}

std::vector<RunEntry> entries()
{
    RunEntry first;
    first.id = "b";
    first.startedAt = "2026-08-02T10:00:00Z";
    first.about = {"#42 <b>native</b>", {"weekly", "arm"}, "on mains"};
    first.preset = "standard";
    first.cells = 36;
    first.cellsOk = 35;
    first.leaders = {"RapidJSON", "simdjson"};
    first.leaderTotal = 90.1;
    first.durationNs = 466e9;
    first.libraries = {"RapidJSON", "simdjson"};
    RunEntry second;
    second.id = "a";
    second.startedAt = "2026-08-01T10:00:00Z";
    second.state = core::history::RunState::Stopped;
    second.preset = "quick";
    RunEntry imported;
    imported.id = "c";
    imported.kind = core::history::RunKind::Import;
    imported.startedAt = "2026-07-31T10:00:00Z";
    imported.preset = "JMH";
    imported.importedFrom = "<b>书 信.json";
    imported.importedAs = "jmh.json";
    RunEntry damaged;
    damaged.id = "0";
    damaged.state = core::history::RunState::Unreadable;
    damaged.problem = "line 3";
    return {first, second, damaged, imported};
}

class HistoryPageTest : public testing::Test
{
protected:
    void SetUp() override
    {
        auto history = core::history::History::open(folder.path().toStdString());
        ASSERT_TRUE(history);
        for (int run = 1; run <= 3; ++run) {
            auto report = test::inventedSecondRun(run);
            report.title = "run " + std::to_string(run);
            if (run == 3)
                report.environment.compiler = "gcc 13.1";
            ASSERT_TRUE(history->keep(report));
        }
        page = std::make_unique<HistoryPage>(bench, store);
        page->reload();
        wait([&] { return page->runs().rowCount() == 3; });
    }
    void wait(const std::function<bool()> &done)
    {
        QElapsedTimer clock;
        clock.start();
        while (!done() && clock.elapsed() < 20000)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
        ASSERT_TRUE(done());
    }

    Settings settings;
    Look look;
    LibrarySlots slotTable;
    Workbench bench{look, settings, slotTable};
    QTemporaryDir folder;
    RunStore store{folder.path().toStdString()};
    std::unique_ptr<HistoryPage> page;
};

} // namespace

TEST(HistoryModel, keepsTheRulesAndShowsWhatIsKnown)
{
    HistoryModel model(slotZero);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setRuns(entries());
    QStringList row;
    for (int column = 0; column < model.columnCount(); ++column)
        row << model.index(0, column).data().toString();
    row.removeAt(1); // the time zone's
    EXPECT_EQ(row.join(u'|'), QStringLiteral("#42 <b>native</b>|Standard||35 / 36|RapidJSON ≈ "
                                             "simdjson|90.1|7:46|weekly, arm|on mains"));
    EXPECT_EQ(model.index(1, int(HistoryModel::Column::Notes)).data().toString(),
              QStringLiteral("stopped"));
    EXPECT_EQ(model.index(2, int(HistoryModel::Column::Notes)).data().toString(),
              QStringLiteral("damaged: line 3"));
    EXPECT_FALSE(model.flags(model.index(2, 0)) & Qt::ItemIsEditable);
    const QModelIndex plan = model.index(3, int(HistoryModel::Column::Plan));
    EXPECT_EQ(plan.data().toString(), QStringLiteral("JMH JSON"));
    EXPECT_EQ(plan.data(Qt::ToolTipRole).toString(),
              QStringLiteral("JMH JSON from &lt;b&gt;书 信.json"));
    EXPECT_EQ(model.index(1, int(HistoryModel::Column::Total)).data().toString(),
              QStringLiteral("—"));
    model.setRuns({});
    EXPECT_EQ(model.rowCount(), 0);
}

// A run without a title was called by its date, which stands beside it.
TEST(HistoryModel, callsARunWithoutATitleByWhatWasMeasured)
{
    RunEntry run;
    run.id = "20260801-100000";
    run.startedAt = "2026-08-01T10:00:00Z";
    run.fixtures = {"small", "users:1", "users:10", "users:100", "bean:5", "my page.html"};
    EXPECT_EQ(runTitle(run), QStringLiteral("User, Users, Beans ×5, my page"));
    HistoryModel model(slotZero);
    model.setRuns({run});
    const QString when = model.index(0, int(HistoryModel::Column::When)).data().toString();
    EXPECT_FALSE(when.isEmpty());
    const QModelIndex title = model.index(0, int(HistoryModel::Column::Run));
    EXPECT_NE(title.data().toString(), when);
    EXPECT_EQ(title.data(Qt::EditRole).toString(), QString()) << "nobody gave it one";
    EXPECT_FALSE(title.data(HistoryModel::StrongRole).toBool());
    run.importedFrom = "nightly.json";
    EXPECT_EQ(runTitle(run), QStringLiteral("nightly.json"));
    run.about.title = "#7";
    EXPECT_EQ(runTitle(run), QStringLiteral("#7"));
    RunEntry damaged;
    damaged.id = "0";
    EXPECT_EQ(runTitle(damaged), QStringLiteral("0"));
}

TEST(HistoryModel, asksForAnEditAndShowsItWhenItIsDone)
{
    HistoryModel model(slotZero);
    model.setRuns(entries());
    core::history::About asked;
    QObject::connect(&model, &HistoryModel::edited, &model,
                     [&](const QString &, const core::history::About &about) { asked = about; });
    const QModelIndex tags = model.index(0, int(HistoryModel::Column::Tags));
    EXPECT_TRUE(model.setData(tags, QStringLiteral(" a , ,b "), Qt::EditRole));
    EXPECT_EQ(asked.tags, (std::vector<std::string>{"a", "b"}));
    EXPECT_EQ(asked.note, "on mains");
    EXPECT_EQ(tags.data().toString(), QStringLiteral("weekly, arm"));
    // nothing changed
    EXPECT_FALSE(model.setData(tags, QStringLiteral("weekly, arm"), Qt::EditRole));
    RunEntry run = model.at(0);
    run.about = asked;
    model.update(run);
    EXPECT_EQ(tags.data().toString(), QStringLiteral("a, b"));
}

TEST(HistoryProxy, needsEveryWordSomewhere)
{
    HistoryModel model(slotZero);
    model.setRuns(entries());
    HistoryProxy proxy;
    const QAbstractItemModelTester tester(&proxy,
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    proxy.setSourceModel(&model);
    proxy.setText(QStringLiteral("MAINS weekly"));
    EXPECT_EQ(proxy.rowCount(), 1);
    proxy.setText(QStringLiteral("信.json"));
    EXPECT_EQ(proxy.rowCount(), 1);
    proxy.setText(QStringLiteral("mains monthly"));
    EXPECT_EQ(proxy.rowCount(), 0);
    proxy.setText({});
    proxy.sort(int(HistoryModel::Column::Total), Qt::DescendingOrder);
    EXPECT_EQ(proxy.index(0, 0).data(HistoryModel::IdRole).toString(), QStringLiteral("b"));
    proxy.sort(int(HistoryModel::Column::Total), Qt::AscendingOrder);
    // those without a total stay last
    EXPECT_EQ(proxy.index(0, 0).data(HistoryModel::IdRole).toString(), QStringLiteral("b"));
}

TEST(Trend, givesEveryRunOnePlaceWhateverComes)
{
    core::history::TrendPoint early{
        "r1", "", "2026-01-01T00:00:00Z", 100, 90, 110, true, true, "1", "", "", {}};
    core::history::TrendPoint late = early;
    late.runId = "r2";
    late.startedAt = "2026-02-01T00:00:00Z";
    late.title = "<i>second</i>";
    late.changes = {{"version", "1", "2"}, {"compiler", "gcc 12", "gcc 13"}};
    core::history::TrendPoint bad = late;
    bad.value = std::nan("");
    const Trend trend = trendOf({{"b", {late}}, {"a", {early, bad}}, {"", {}}}, slotZero);
    ASSERT_EQ(trend.lines.xNames.size(), 2u);
    EXPECT_EQ(trend.lines.xNames[1], QStringLiteral("<i>second</i>"));
    EXPECT_EQ(trend.lines.lines[0].points[0].x, 1);
    EXPECT_EQ(trend.lines.lines[1].points[0].x, 0);
    ASSERT_EQ(trend.lines.uprights.size(), 1u);
    EXPECT_EQ(trend.changes[1], QStringLiteral("b 1 → 2; Compiler: gcc 12 → gcc 13; a 1 → 2"));
    LineChart chart({}, trend.lines);
    chart.resize(400, 200);
    EXPECT_FALSE(drawImage(chart, {400, 200}, 1).isNull());
    EXPECT_TRUE(trendOf({}, slotZero).lines.lines.empty());
}

TEST_F(HistoryPageTest, listsTheNewestFirstAndShowsItsTrend)
{
    EXPECT_EQ(page->runs().at(0).about.title, "run 3");
    wait([&] { return !page->exports().empty(); });
    EXPECT_EQ(page->chosen().size(), 1u);
}

TEST_F(HistoryPageTest, bringsBackWhatWasDeleted)
{
    const auto ids = page->chosen();
    page->removeRuns(ids);
    wait([&] { return page->runs().rowCount() == 2; });
    EXPECT_TRUE(page->canUndo());
    page->undoDelete();
    wait([&] { return page->runs().rowCount() == 3; });
    EXPECT_FALSE(page->canUndo());
}

TEST_F(HistoryPageTest, comparesTwoWithTheOlderOneAsBaseline)
{
    page->choose({page->runs().at(0).id, page->runs().at(2).id});
    std::string base, next;
    QObject::connect(page.get(), &HistoryPage::compareWanted, page.get(),
                     [&](const auto &a, const auto &b) { base = a->title, next = b->title; });
    page->compareChosen();
    wait([&] { return !next.empty(); });
    EXPECT_EQ(base, "run 1");
    EXPECT_EQ(next, "run 3");
}

TEST_F(HistoryPageTest, keepsATitleThatWasEditedInTheTable)
{
    auto *model = const_cast<HistoryModel *>(&page->runs()); // as the view's editor does
    ASSERT_TRUE(model->setData(model->index(0, 0), QStringLiteral("renamed"), Qt::EditRole));
    wait([&] { return page->runs().at(0).about.title == "renamed"; });
    std::string opened;
    QObject::connect(page.get(), &HistoryPage::runOpened, page.get(),
                     [&](const auto &report) { opened = report->title; });
    page->choose({page->runs().at(0).id});
    page->openChosen();
    wait([&] { return !opened.empty(); });
    EXPECT_EQ(opened, "renamed");
}

TEST_F(HistoryPageTest, anEditKeepsWhatAnotherProcessWroteMeanwhile)
{
    const std::string id = page->runs().at(0).id;
    {
        auto other =
            core::history::History::open(std::filesystem::path(folder.path().toStdString()));
        ASSERT_TRUE(other);
        ASSERT_TRUE(other->change(id, [](core::history::About &about) { about.tags = {"ci"}; }));
    }
    auto *model = const_cast<HistoryModel *>(&page->runs());
    ASSERT_TRUE(model->setData(model->index(0, 0), QStringLiteral("renamed"), Qt::EditRole));
    wait([&] { return page->runs().at(0).about.title == "renamed"; });
    EXPECT_EQ(page->runs().at(0).about.tags, std::vector<std::string>{"ci"});
}

TEST_F(HistoryPageTest, resumesOnlyARunThatWasStopped)
{
    test::RunShape shape;
    shape.id = "20270101-120000-00000001";
    shape.startedAt = "2027-01-01T12:00:00Z"; // the newest
    shape.state = core::contest::RunState::Stopped;
    test::writeJournal(std::filesystem::path(folder.path().toStdString()) / "runs",
                       test::inventedRun(shape));
    page->reload();
    wait([&] { return page->runs().rowCount() == 4; });
    std::string resumed;
    QString said;
    QObject::connect(page.get(), &HistoryPage::resumeWanted, page.get(),
                     [&](const std::string &id) { resumed = id; });
    QObject::connect(page.get(), &Page::said, page.get(),
                     [&](const QString &text) { said = text; });
    page->choose({page->runs().at(1).id});
    page->resumeChosen();
    EXPECT_EQ(resumed, "");
    EXPECT_EQ(said, QStringLiteral("Only a run that was stopped can be resumed"));
    page->choose({shape.id});
    page->resumeChosen();
    EXPECT_EQ(resumed, shape.id);
}

TEST_F(HistoryPageTest, exportsTheRunThatIsChosen)
{
    std::string exported;
    QObject::connect(page.get(), &HistoryPage::exportOf, page.get(),
                     [&](const auto &report) { exported = report->title; });
    page->choose({page->runs().at(2).id});
    page->exportChosen();
    wait([&] { return !exported.empty(); });
    EXPECT_EQ(exported, "run 1");
}

TEST(RunStore, tellsWhyAFolderCannotBeOpened)
{
    RunStore store("/proc/nowhere");
    QObject here;
    bool failed = false;
    store.ask(
        &here, [](core::history::History &history) { return history.list(); },
        [&](const core::Result<std::vector<RunEntry>> &list) { failed = !list; });
    QElapsedTimer clock;
    clock.start();
    while (!failed && clock.elapsed() < 10000)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
    EXPECT_TRUE(failed);
}

// SPDX-License-Identifier: GPL-3.0-or-later
// The HTTP load from its fields to its table: what is asked is what the fields say, the dialog
// stays alive while servers run, what was stopped is kept, and a closed window ends the servers.
#include "app/desktop/dialogs/httpfields.h"
#include "app/desktop/dialogs/httpload.h"
#include "app/desktop/run/benchsetup.h"
#include "app/desktop/widgets/segmented.h"
#include "tests/support/inventedexperiments.h"
#include "tests/support/inventedreport.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace jinbang;
using namespace jinbang::app;

namespace {

core::contest::Plan benchOptions()
{
    core::contest::Plan plan;
    plan.threads = {1, 2, 4};
    plan.modes = {core::Mode::SingleShot};
    plan.keys = {core::KeyOrder::Shuffled};
    plan.allocators = {"system", "jemalloc"};
    plan.seed = 7;
    plan.maxTimeNs = 5e9;
    return plan;
}

/// The invented loads alone, as a load of ours leaves them.
core::archive::Report loaded(const char *state = "complete")
{
    core::archive::Report report = test::inventedExperiments();
    report.scaling.clear();
    report.threadCurves.clear();
    report.axisFactors.clear();
    report.state = state;
    return report;
}

class HttpLoadTest : public testing::Test
{
protected:
    void SetUp() override
    {
        setup.candidates = test::inventedCandidates();
        setup.candidates[2].hello->variants.push_back(
            {"byhand", {}, {}, {}, "built by hand", {core::Operation::Serialize}, false, false});
        setup.excluded = {"qtjson"};
        setup.options = benchOptions();
    }
    HttpLoad &open(HttpController::Work work)
    {
        dialog = std::make_unique<HttpLoad>(
            bench, setup,
            [this, work = std::move(work)](const core::http::HttpPlan &plan) {
                asked.push_back(plan);
                return work;
            },
            nullptr);
        QObject::connect(dialog.get(), &HttpLoad::loaded, dialog.get(),
                         [this](const auto &report) { kept = report; });
        dialog->show();
        return *dialog;
    }
    void wait(const std::function<bool()> &done)
    {
        QElapsedTimer clock;
        clock.start();
        while (!done() && clock.elapsed() < 10000)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
        ASSERT_TRUE(done());
    }
    template <class Widget>
    Widget *named(const char *name) const
    {
        for (Widget *found : dialog->findChildren<Widget *>()) {
            if (found->accessibleName() == QLatin1String(name))
                return found;
        }
        return nullptr;
    }
    [[nodiscard]] QPushButton *button(const char *text) const
    {
        for (QPushButton *found : dialog->findChildren<QPushButton *>()) {
            if (found->text() == QLatin1String(text))
                return found;
        }
        return nullptr;
    }
    [[nodiscard]] bool says(const char *text) const
    {
        const auto labels = dialog->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel *label) {
            return label->text().contains(QLatin1String(text));
        });
    }
    static HttpController::Work untilStopped(bool finishesARound)
    {
        return [finishesARound](
                   std::stop_token stop,
                   const HttpController::Watch &watch) -> core::Result<core::archive::Report> {
            if (finishesARound)
                watch.grown(loaded("stopped"));
            while (!stop.stop_requested())
                std::this_thread::yield();
            return finishesARound ? loaded("stopped") : core::archive::Report{};
        };
    }

    Settings settings;
    Look look;
    LibrarySlots slotTable;
    Workbench bench{look, settings, slotTable};
    BenchSetup setup;
    std::vector<core::http::HttpPlan> asked;
    HttpController::Shared kept;
    std::unique_ptr<HttpLoad> dialog;
};

} // namespace

TEST(HttpChoices, becomeLoadsAndAPlanWithoutTheBenchsOtherRows)
{
    HttpChoices choices;
    choices.size = HttpSize::Both;
    choices.keepAlive = OnOff::Both;
    choices.open = true;
    const auto loads = loadsOf(choices);
    ASSERT_EQ(loads.size(), 4u);
    EXPECT_EQ(loads[0].requests, 5000u);
    EXPECT_EQ(loads[1].connections, 50);
    EXPECT_TRUE(loads[1].keepAlive);
    EXPECT_FALSE(loads[2].keepAlive);
    EXPECT_EQ(loads[3].ratePerSecond, 2000.0);
    choices.reuse = OnOff::Off;
    const auto plan = planOf(choices, benchOptions(), {{"rapidjson", "byhand"}});
    EXPECT_EQ(plan.plan.threads, std::vector{1});
    EXPECT_EQ(plan.plan.modes, std::vector{core::Mode::Throughput});
    EXPECT_EQ(plan.plan.keys, std::vector{core::KeyOrder::Ordered});
    EXPECT_EQ(plan.plan.reuse, std::vector{false});
    EXPECT_EQ(plan.plan.allocators.size(), 2u);
    EXPECT_EQ(plan.plan.seed, 7u);
    EXPECT_FALSE(plan.plan.maxTimeNs) << "of a contest, not of a load";
    EXPECT_EQ(plan.plan.workloads[0].name, "entity");
    EXPECT_EQ(plan.rounds, 7);
}

TEST(HttpChoices, areReadBackAndSurviveAnyFile)
{
    HttpChoices choices{HttpSize::Own,           12, 3, OnOff::Both, OnOff::Off, true, 50, 9,
                        QStringLiteral("client")};
    EXPECT_EQ(httpChoicesOf(toJson(choices)), choices);
    EXPECT_EQ(httpChoicesOf({}), HttpChoices{});
    EXPECT_EQ(httpChoicesOf({{QStringLiteral("size"), 4},
                             {QStringLiteral("requests"), -1},
                             {QStringLiteral("rounds"), 1e9},
                             {QStringLiteral("rate"), QJsonArray()},
                             {QStringLiteral("record"), QStringLiteral("/etc/passwd")}}),
              HttpChoices{});
}

TEST_F(HttpLoadTest, listsEveryWayToWriteAndTicksThoseOfTheBench)
{
    HttpLoad &load = open(untilStopped(false));
    const auto *list = dialog->findChild<QListWidget *>();
    QStringList lines;
    for (int row = 0; row < list->count(); ++row)
        lines << QStringLiteral("%1 %2%3")
                     .arg(list->item(row)->checkState() == Qt::Checked ? QLatin1Char('x')
                                                                       : QLatin1Char('-'))
                     .arg(list->item(row)->flags() & Qt::ItemIsEnabled ? QString()
                                                                       : QStringLiteral("off: "),
                          list->item(row)->text().section(u' ', 0, 0));
    EXPECT_EQ(lines.join(u'|').toStdString(),
              "- off: simdjson|x RapidJSON|x nlohmann/json|- nlohmann/json|x Boost.JSON|- "
              "QJsonDocument|- off: glaze");
    EXPECT_EQ(load.plan().plan.entries.size(), 3u);
    for (int row = 0; row < list->count(); ++row)
        const_cast<QListWidget *>(list)->item(row)->setCheckState(Qt::Unchecked);
    EXPECT_FALSE(button("Run")->isEnabled());
    list->item(3)->setCheckState(Qt::Checked);
    ASSERT_EQ(load.plan().plan.entries.size(), 1u);
    EXPECT_EQ(load.plan().plan.entries[0].variant, "byhand");
}

TEST_F(HttpLoadTest, asksForWhatItsFieldsSayAndRemembersThem)
{
    open([](std::stop_token, const HttpController::Watch &) -> core::Result<core::archive::Report> {
        return loaded();
    });
    auto *requests = named<QSpinBox>("Requests");
    EXPECT_EQ(requests->value(), 5000);
    EXPECT_FALSE(named<QSpinBox>("Rate")->isEnabled());
    named<QToolButton>("Load: 30,000 at 50")->click();
    EXPECT_EQ(requests->value(), 30000);
    EXPECT_EQ(named<QSpinBox>("Connections")->value(), 50);
    requests->setValue(200);
    EXPECT_TRUE(named<QToolButton>("Load: Own")->isChecked());
    named<QToolButton>("Loop: Open, at a rate")->click();
    named<QSpinBox>("Rate")->setValue(900);
    named<QToolButton>("Keep-alive: Both")->click();
    named<QSpinBox>("Rounds")->setValue(3);
    button("Run")->click();
    wait([&] { return kept != nullptr; });
    ASSERT_EQ(asked.size(), 1u);
    ASSERT_EQ(asked[0].loads.size(), 2u);
    EXPECT_EQ(asked[0].loads[0].requests, 200u);
    EXPECT_EQ(asked[0].loads[0].connections, 50);
    EXPECT_EQ(asked[0].loads[0].ratePerSecond, 900.0);
    EXPECT_EQ(asked[0].rounds, 3);
    HttpLoad again(bench, setup, {}, nullptr);
    EXPECT_EQ(again.plan().loads, asked[0].loads);
}

TEST_F(HttpLoadTest, bothLoadsOfTheArticleAreOneRun)
{
    HttpLoad &load = open(untilStopped(false));
    named<QToolButton>("Keep-alive: On")->click();
    named<QToolButton>("Load: Both")->click();
    ASSERT_EQ(load.plan().loads.size(), 2u);
    EXPECT_FALSE(load.plan().loads[0].keepAlive) << "as ab without -k";
    EXPECT_FALSE(named<QSpinBox>("Requests")->isEnabled());
    EXPECT_EQ(named<QSpinBox>("Requests")->text().toStdString(), "5,000 · 30,000");
    named<QToolButton>("Load: Own")->click();
    EXPECT_TRUE(named<QSpinBox>("Requests")->isEnabled());
    EXPECT_EQ(named<QSpinBox>("Requests")->value(), 5000);
}

TEST_F(HttpLoadTest, showsRoundsAsTheyComeAndWhatCameInTheEnd)
{
    std::atomic<bool> goOn = false;
    open([&](std::stop_token,
             const HttpController::Watch &watch) -> core::Result<core::archive::Report> {
        core::http::HttpRun run;
        run.rounds = 2;
        run.loads.resize(1);
        run.rows.resize(1);
        run.header.entries.resize(1);
        run.header.entries[0].label = "RapidJSON";
        watch.event(core::http::HttpStarted{run});
        watch.event(core::http::HttpRoundStarted{0, 0, 0, 1});
        watch.event(core::http::HttpProgress{0, 0, 1234, 5000});
        watch.grown(loaded());
        while (!goOn)
            std::this_thread::yield();
        return loaded();
    });
    EXPECT_FALSE(button("Show pictures")->isEnabled());
    button("Run")->click();
    auto *table = named<QTableView>("Results of the load");
    wait([&] { return table->model()->rowCount() == 5; });
    EXPECT_TRUE(says("Round 2 of 2: RapidJSON, 1,234 of 5,000 requests"));
    EXPECT_GT(dialog->findChild<QProgressBar *>()->value(), 500);
    EXPECT_FALSE(button("Show pictures")->isEnabled()) << "not before the end";
    EXPECT_TRUE(dialog->isRunning());
    goOn = true;
    wait([&] { return !dialog->isRunning(); });
    EXPECT_EQ(table->model()->index(0, 3).data().toString(), QStringLiteral("±1.2%"));
    named<QToolButton>("Columns: Percentiles")->click();
    EXPECT_EQ(table->model()->headerData(9, Qt::Horizontal).toString(), QStringLiteral("100%"));
    auto *which = named<QComboBox>("Which load is shown");
    EXPECT_EQ(which->count(), 2);
    HttpController::Shared pictured;
    QObject::connect(dialog.get(), &HttpLoad::picturesWanted, dialog.get(),
                     [&](const auto &report) { pictured = report; });
    button("Show pictures")->click();
    EXPECT_EQ(pictured, dialog->report());
    EXPECT_FALSE(dialog->isVisible());
}

TEST_F(HttpLoadTest, escapeStopsAndKeepsWhatWasFinishedAndThenCloses)
{
    open(untilStopped(true));
    button("Run")->click();
    wait([&] { return dialog->report() != nullptr; });
    QTest::keyClick(dialog.get(), Qt::Key_Escape);
    EXPECT_TRUE(dialog->isVisible());
    EXPECT_TRUE(says("Stopping"));
    wait([&] { return !dialog->isRunning(); });
    ASSERT_NE(kept, nullptr);
    EXPECT_EQ(kept->state, "stopped");
    EXPECT_TRUE(says("finished rounds are kept"));
    QTest::keyClick(dialog.get(), Qt::Key_Escape);
    EXPECT_FALSE(dialog->isVisible());
}

TEST_F(HttpLoadTest, stoppedBeforeAnythingWasFinishedKeepsNothing)
{
    open(untilStopped(false));
    button("Run")->click();
    button("Stop")->click();
    wait([&] { return !dialog->isRunning(); });
    EXPECT_EQ(kept, nullptr);
    EXPECT_TRUE(says("nothing to keep"));
    EXPECT_TRUE(button("Run")->isEnabled());
}

TEST_F(HttpLoadTest, mayGoAwayInTheMiddle)
{
    open(untilStopped(true));
    button("Run")->click();
    wait([&] { return dialog->report() != nullptr; });
    dialog.reset(); // ends its thread, or this never returns
    QCoreApplication::processEvents();
    EXPECT_EQ(kept, nullptr);
}

TEST_F(HttpLoadTest, saysInASentenceWhatCannotBe)
{
    open([](std::stop_token, const HttpController::Watch &) -> core::Result<core::archive::Report> {
        return core::Error{core::ErrorCode::NoContender, "rapidjson", "it is no longer there"};
    });
    named<QSpinBox>("Requests")->setValue(5);
    button("Run")->click();
    EXPECT_TRUE(asked.empty()) << "more connections than requests";
    EXPECT_FALSE(dialog->isRunning());
    EXPECT_TRUE(says("more connections than requests"));
    named<QSpinBox>("Connections")->setValue(5);
    button("Run")->click();
    wait([&] { return !asked.empty() && !dialog->isRunning(); });
    EXPECT_TRUE(says("it is no longer there"));
}

TEST_F(HttpLoadTest, aReportThatCouldNotBeKeptIsSaid)
{
    open([](std::stop_token,
            const HttpController::Watch &watch) -> core::Result<core::archive::Report> {
        watch.notKept("disk full");
        return loaded();
    });
    button("Run")->click();
    wait([&] { return kept != nullptr; });
    EXPECT_TRUE(says("could not be kept in the history: disk full"));
}

// SPDX-License-Identifier: GPL-3.0-or-later
// What the Bench plans, shows of a run, and remembers.
#include "app/desktop/run/benchsetup.h"
#include "app/desktop/run/benchstate.h"
#include "app/desktop/run/cellplan.h"
#include "app/desktop/run/runcontroller.h"
#include "app/desktop/text/numbers.h"
#include "tests/support/inventedreport.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QJsonArray>
#include <QTimer>

using namespace jinbang;
using namespace jinbang::app;

namespace {

int slotZero(const std::string &)
{
    return 0;
}

BenchSetup setupWithLibraries()
{
    BenchSetup setup = defaultSetup();
    setup.candidates = test::inventedCandidates();
    return setup;
}

BenchState played(double share)
{
    BenchState state(slotZero);
    for (const auto &event : test::inventedEvents(share))
        (void)state.apply(event);
    return state;
}

// Works until it is told to stop, sending an event now and then.
RunController::Work endless()
{
    return [](std::stop_token stop,
              const core::contest::Observer &observer) -> core::Result<core::contest::RunData> {
        while (!stop.stop_requested()) {
            observer(core::contest::Remaining{});
            std::this_thread::yield();
        }
        core::contest::RunData data;
        data.state = core::contest::RunState::Stopped;
        return data;
    };
}

} // namespace

TEST(Setup, becomesAPlanOfUsableLibrariesAndChosenWorkloads)
{
    BenchSetup setup = setupWithLibraries();
    setup.excluded.insert("nlohmann");
    setup.workloads[4].chosen = true; // bean with three counts
    const auto plan = planOf(setup);
    EXPECT_EQ(plan.entries.size(), 4u); // five found and usable, one excluded; glaze is not usable
    EXPECT_EQ(plan.workloads.size(), 6u);
    EXPECT_EQ(plan.operations,
              (std::vector{core::Operation::Deserialize, core::Operation::Serialize}));
    EXPECT_EQ(obstacleOf(setup, 4), QString());
}

TEST(Setup, measuresOtherWaysOfALibraryInColumnsOfTheirOwn)
{
    BenchSetup setup = setupWithLibraries();
    const auto &nlohmann = *setup.candidates[2].hello;
    ASSERT_EQ(otherWays(nlohmann).size(), 1u) << "the usual way is no other";
    const std::string way = otherWays(nlohmann)[0].id;
    setup.variants = {{"nlohmann", way}, {"nlohmann", "gone"}, {"elsewhere", way}};
    const auto plan = planOf(setup);
    ASSERT_EQ(plan.entries.size(), 6u);
    EXPECT_EQ(plan.entries[3], (core::contest::EntryChoice{"nlohmann", way}))
        << "beside the usual one";
    const Matrix matrix =
        plannedMatrix(setup, [](const std::string &id) { return id == "nlohmann" ? 5 : 0; });
    EXPECT_EQ(matrix.columns[3].name,
              QStringLiteral("nlohmann/json ") + QString::fromStdString(way));
    EXPECT_EQ(matrix.columns[3].slot, 5) << "the colour belongs to the library";
    EXPECT_EQ(choiceOf(matrix, 0, 3).variant, way);
    // Its own operations count, not the library's.
    EXPECT_EQ(matrix.cells[0][3].state, CellState::Planned);
    for (size_t row = 0; row < matrix.rows.size(); ++row) {
        if (matrix.rows[row].operation == core::Operation::Serialize) {
            EXPECT_EQ(matrix.cells[row][3].state, CellState::Unsupported);
            EXPECT_EQ(
                matrix.cells[row][3].reason,
                QStringLiteral("its variant %1 has no serialize").arg(QString::fromStdString(way)));
        }
    }
    setup.excluded.insert("nlohmann");
    EXPECT_EQ(planOf(setup).entries.size(), 5u) << "one way without the usual one";
}

TEST(Setup, documentsGetDocumentOperations)
{
    BenchSetup setup = setupWithLibraries();
    for (SetupWorkload &workload : setup.workloads)
        workload.chosen = false;
    SetupWorkload file;
    file.name = QStringLiteral("/data/一 二.json");
    file.isFile = file.document = file.chosen = true;
    setup.workloads.push_back(file);
    const auto plan = planOf(setup);
    EXPECT_EQ(plan.operations, (std::vector{core::Operation::Parse, core::Operation::Stringify}));
    EXPECT_EQ(plan.workloads[0].name, "/data/一 二.json");
}

TEST(Setup, saysWhatIsMissing)
{
    BenchSetup setup = defaultSetup();
    EXPECT_EQ(obstacleOf(setup, 4), QStringLiteral("Choose at least one library"));
    setup = setupWithLibraries();
    for (SetupWorkload &workload : setup.workloads)
        workload.chosen = false;
    EXPECT_EQ(obstacleOf(setup, 4), QStringLiteral("Choose at least one workload"));
    setup = setupWithLibraries();
    setup.operations.clear();
    EXPECT_FALSE(obstacleOf(setup, 4).isEmpty());
    setup = setupWithLibraries();
    setup.options.threads = {64};
    EXPECT_EQ(obstacleOf(setup, 4),
              QStringLiteral("64 threads on 4 usable cores: allow it under More, or take fewer"));
    setup.options.oversubscribe = true;
    EXPECT_EQ(obstacleOf(setup, 4), QString());
}

TEST(Setup, countsAreWholeNumbersInARange)
{
    EXPECT_EQ(*parseCounts(QStringLiteral("1, 10,100")), (std::vector<std::uint64_t>{1, 10, 100}));
    EXPECT_FALSE(parseCounts(QStringLiteral("1,x")));
    EXPECT_FALSE(parseCounts(QStringLiteral("0")));
    EXPECT_FALSE(parseCounts(QStringLiteral("99999999999999999999")));
}

TEST(Setup, isRememberedAndSurvivesNonsense)
{
    BenchSetup setup = setupWithLibraries();
    setup.excluded.insert("boostjson");
    setup.operations = {core::Operation::Walk};
    setup.workloads[3].chosen = true;
    setup.workloads[3].counts = QStringLiteral("7");
    setup.options.preset = core::contest::Preset::Strict;
    BenchSetup again = defaultSetup();
    restore(again, toJson(setup));
    EXPECT_EQ(again.excluded, setup.excluded);
    EXPECT_EQ(again.operations, setup.operations);
    EXPECT_EQ(again.workloads[3].counts, QStringLiteral("7"));
    EXPECT_EQ(again.options.preset, core::contest::Preset::Strict);
    EXPECT_EQ(again.options.sampling.maxBlocks, 80);

    BenchSetup other = defaultSetup();
    restore(other, {{QStringLiteral("workloads"), 3},
                    {QStringLiteral("preset"), true},
                    {QStringLiteral("threads"), QStringLiteral("many")}});
    EXPECT_EQ(other.workloads.size(), defaultSetup().workloads.size());
    EXPECT_EQ(other.options.threads, std::vector<int>{1});
    restore(other, {{QStringLiteral("operations"), 7}});
    EXPECT_EQ(other.operations, defaultSetup().operations);
    restore(other, {{QStringLiteral("operations"), QJsonArray{QStringLiteral("fly"), 3}}});
    EXPECT_EQ(other.operations, defaultSetup().operations);
    restore(other, {{QStringLiteral("operations"), QJsonArray{}}});
    EXPECT_TRUE(other.operations.empty()) << "nothing was ticked";
}

TEST(Setup, estimatesStayBelowTheDeadline)
{
    const BenchSetup setup = setupWithLibraries();
    const Matrix matrix = plannedMatrix(setup, slotZero);
    const PlanSummary summary = summaryOf(matrix, setup.options.sampling);
    EXPECT_EQ(summary.all, 30);
    EXPECT_EQ(summary.cells, 27);
    EXPECT_EQ(summary.cannot, std::vector<QString>{QStringLiteral("simdjson")});
    EXPECT_GT(summary.seconds, 0);
    EXPECT_LE(summary.seconds, 60);
}

// What the run will skip is not planned with a time, and it is said beforehand.
TEST(Setup, skipsWhatCannotBeMade)
{
    BenchSetup setup = setupWithLibraries();
    setup.workloads[2].missing = "Cannot read samples/article.html.";
    const Matrix matrix = plannedMatrix(setup, slotZero);
    const PlanSummary summary = summaryOf(matrix, setup.options.sampling);
    EXPECT_EQ(summary.all, 30);
    EXPECT_EQ(summary.cells, 18);
    EXPECT_EQ(summary.missing, 9);
    EXPECT_EQ(summary.whyMissing, QStringLiteral("Cannot read samples/article.html."));
    EXPECT_EQ(matrix.cells[2][1].state, CellState::Skipped);
    EXPECT_EQ(matrix.cells[2][1].estimateSeconds, 0);
    EXPECT_EQ(obstacleOf(setup, 4), QString()) << "the others can be measured";
    setup.workloads[0].chosen = setup.workloads[1].chosen = false;
    EXPECT_EQ(obstacleOf(setup, 4), QStringLiteral("Cannot read samples/article.html."));
}

TEST(State, tellsWhatWasSkippedThoughItWasAsked)
{
    auto events = jinbang::test::inventedEvents(1);
    auto &started = std::get<core::contest::RunStarted>(events.front());
    for (size_t entry = 0; entry < started.header.entries.size(); ++entry)
        started.estimateNs[2][entry] = 0; // its input cannot be read
    BenchState state(slotZero);
    (void)state.apply(events.front());
    EXPECT_EQ(state.cells(), 31);
    EXPECT_EQ(state.cellsDone(), 0);
    const core::contest::CellEnd end{2, 1, core::CellStatus::Skipped, "Cannot read x.", {}};
    (void)state.apply(core::contest::CellEnded{end, {}});
    EXPECT_EQ(countsOf(state.matrix()).skipped, 1);
    EXPECT_EQ(state.needALook(), (std::vector<std::pair<int, int>>{{2, 1}}));
    EXPECT_EQ(state.cellsDone(), 0) << "it was not to be measured";

    // What nobody asked for needs no look.
    core::contest::CellChoice only;
    only.operation = core::Operation::Deserialize;
    only.contender = started.header.entries[0].contender;
    only.workload = started.header.fixtures[0].name;
    started.header.plan.only = {only};
    BenchState one(slotZero);
    (void)one.apply(events.front());
    (void)one.apply(core::contest::CellEnded{
        {2, 1, core::CellStatus::Skipped, "not asked for in this run", {}}, {}});
    EXPECT_EQ(one.matrix().cells[2][1].state, CellState::Excluded);
    EXPECT_TRUE(one.needALook().empty());
}

TEST(State, followsARunToItsEnd)
{
    const BenchState half = played(0.44);
    EXPECT_FALSE(half.ended());
    EXPECT_EQ(half.currentRow(), 3);
    const MatrixCell &running = half.matrix().cells[3][1];
    EXPECT_EQ(running.state, CellState::Running);
    EXPECT_TRUE(running.active);
    EXPECT_EQ(half.matrix().cells[4][0].state, CellState::Unsupported);
    EXPECT_EQ(half.matrix().cells[4][1].state, CellState::Next);
    EXPECT_EQ(half.matrix().cells[4][2].state, CellState::Queued);
    EXPECT_NEAR(half.share(), 0.44, 1e-9);
    EXPECT_EQ(half.rowData(3).rows.size(), 5u);
    EXPECT_FALSE(half.sampleData(0, 1).dots.empty());

    const BenchState whole = played(1);
    ASSERT_TRUE(whole.ended());
    for (const auto &row : whole.matrix().cells) {
        for (const MatrixCell &cell : row) {
            EXPECT_TRUE(isEnded(cell.state));
            EXPECT_FALSE(cell.active);
        }
    }
    EXPECT_EQ(whole.matrix().cells[7][4].state, CellState::Wrong);
    EXPECT_FALSE(whole.matrix().cells[7][4].nsPerOp);
    EXPECT_EQ(whole.needALook(), (std::vector<std::pair<int, int>>{{7, 4}, {2, 2}}));
}

TEST(State, sayWhyACellIsNoisy)
{
    MatrixCell cell;
    cell.state = CellState::Done;
    cell.relHalfWidth = 0.005;
    EXPECT_EQ(noiseText(cell), QString());
    cell.rejectedShare = 0.25;
    EXPECT_EQ(noiseText(cell), QStringLiteral("25 % of the samples rejected"));
    cell.relHalfWidth = 0.094;
    EXPECT_TRUE(noiseText(cell).startsWith(plusMinusText(0.094)));
}

TEST(State, showsTheIntervalOfTheCellAndNotThatOfTheRatio)
{
    const BenchState state = played(1);
    const auto report = test::inventedReport();
    for (size_t row = 0; row < state.matrix().rows.size(); ++row) {
        for (size_t column = 0; column < state.matrix().columns.size(); ++column) {
            const auto &cell = state.matrix().cells[row][column];
            const auto &own = report.cells[row * state.matrix().columns.size() + column];
            if (cell.state == CellState::Done) {
                EXPECT_DOUBLE_EQ(cell.relHalfWidth, own.relHalfWidth.value_or(0));
            }
        }
    }
}

TEST(State, whatWasNotMeasuredWhenTheRunEndsIsCancelled)
{
    BenchState state = played(0.3);
    (void)state.apply(core::contest::RunFinished{core::contest::RunState::Stopped});
    EXPECT_EQ(state.matrix().cells[7][1].state, CellState::Cancelled);
    EXPECT_EQ(state.matrix().cells[0][1].state, CellState::Done);
}

TEST(State, eventsForCellsThatDoNotExistAreIgnored)
{
    BenchState state(slotZero);
    EXPECT_TRUE(state.apply(core::contest::ForkStarted{9, 9, 0, 1}).cells.empty());
    EXPECT_TRUE(state.apply(core::contest::CellEnded{{-1, 3, {}, {}, {}}, {}}).cells.empty());
}

TEST(State, cellsSpeakInSentences)
{
    const BenchState half = played(0.44);
    const QString sentence = cellSentence(half.matrix(), 3, 1);
    EXPECT_TRUE(sentence.startsWith(QStringLiteral("RapidJSON, Deserialize")))
        << sentence.toStdString();
    EXPECT_TRUE(sentence.contains(QStringLiteral("running, block 9 of 16")))
        << sentence.toStdString();
}

TEST(Controller, stopsInTimeAndTellsTheEndOnce)
{
    RunController controller;
    int ends = 0;
    QEventLoop loop;
    QObject::connect(&controller, &RunController::ended, &loop, [&] {
        ++ends;
        loop.quit();
    });
    controller.start(endless());
    EXPECT_TRUE(controller.isRunning());
    QElapsedTimer clock;
    QTimer::singleShot(20, &loop, [&] {
        clock.start();
        controller.stop();
    });
    QTimer::singleShot(5000, &loop, &QEventLoop::quit);
    loop.exec();
    EXPECT_EQ(ends, 1);
    EXPECT_LE(clock.elapsed(), 300);
    EXPECT_FALSE(controller.isRunning());
}

TEST(Controller, handsOverEventsBeforeTheEnd)
{
    RunController controller;
    std::vector<QString> order;
    QEventLoop loop;
    QObject::connect(&controller, &RunController::arrived, &loop, [&](const auto &events) {
        order.push_back(QStringLiteral("events %1").arg(events.size()));
    });
    QObject::connect(&controller, &RunController::ended, &loop, [&](const auto &result) {
        order.push_back(result ? QStringLiteral("end") : QStringLiteral("error"));
        loop.quit();
    });
    controller.start(
        [](std::stop_token,
           const core::contest::Observer &observer) -> core::Result<core::contest::RunData> {
            observer(core::contest::Remaining{});
            observer(core::contest::Remaining{});
            return core::Error{core::ErrorCode::NothingToDo, "x", {}};
        });
    QTimer::singleShot(5000, &loop, &QEventLoop::quit);
    loop.exec();
    EXPECT_EQ(order, (std::vector<QString>{QStringLiteral("events 2"), QStringLiteral("error")}));
}

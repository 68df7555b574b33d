// SPDX-License-Identifier: GPL-3.0-or-later
// The plan on the screen against the engine: both must have the same rows, the same columns and
// the same cells that run, whatever is ticked.
#include "app/desktop/run/benchstate.h"
#include "app/desktop/run/plannedcells.h"
#include "tests/core/contest/contesttest.h"
#include "tests/support/inventedreport.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace jinbang;
using namespace jinbang::app;

namespace {

using core::Operation;

int slotZero(const std::string &)
{
    return 0;
}

// What the engine lays out, without a process.
Matrix begun(const BenchSetup &setup)
{
    const QTemporaryDir folder;
    const QString scratch = folder.path();
    core::contest::FakeTicker ticker;
    core::contest::FakeLauncher launcher(ticker);
    core::contest::Surroundings around{launcher,
                                       ticker,
                                       JINBANG_SOURCE_DIR "/resources",
                                       scratch.toStdString() + "/journals",
                                       scratch.toStdString() + "/scratch",
                                       {},
                                       {},
                                       {}};
    around.environment.usableCores = 4;
    core::contest::Roster roster{setup.candidates};
    for (auto &candidate : roster.candidates) {
        candidate.command.arguments = {candidate.command.id};
        launcher.scripts[candidate.command.id] = [](const core::protocol::Request &) {
            return std::vector{core::contest::hangs()};
        };
    }
    std::stop_source stop;
    BenchState state(slotZero);
    const auto result = core::contest::runContest(
        planOf(setup), roster, around, stop.get_token(), [&](const core::contest::RunEvent &event) {
            if (std::holds_alternative<core::contest::RunStarted>(event)) {
                (void)state.apply(event);
                stop.request_stop();
            }
        });
    EXPECT_TRUE(result) << (result ? "" : core::sentence(result.error()));
    return state.matrix();
}

class Planned : public testing::Test
{
protected:
    Planned()
    {
        setup.candidates = test::inventedCandidates();
        setup.options.seed = 7;
        for (SetupWorkload &workload : setup.workloads)
            workload.chosen =
                workload.name == QStringLiteral("small") || workload.name == QStringLiteral("bean");
    }
    void addFile(const QString &name, const QByteArray &text, bool document)
    {
        const QString path = folder.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
        SetupWorkload workload;
        workload.name = path;
        workload.isFile = workload.chosen = true;
        workload.document = document;
        workload.bytes = double(text.size());
        setup.workloads.push_back(workload);
    }
    /// `wanted`: cells that run.
    void expectTheSame(int wanted)
    {
        const Matrix plan = plannedMatrix(setup, slotZero);
        const Matrix run = begun(setup);
        EXPECT_EQ(summaryOf(plan, setup.options.sampling).cells, wanted);
        ASSERT_EQ(plan.columns.size(), run.columns.size());
        for (size_t column = 0; column < run.columns.size(); ++column)
            EXPECT_EQ(plan.columns[column].name, run.columns[column].name);
        size_t at = 0; // rows of which every cell is left out are in the plan only
        int runs = 0;
        for (size_t row = 0; row < plan.rows.size(); ++row) {
            const bool same = at < run.rows.size() && sameRow(plan.rows[row], run.rows[at]);
            for (size_t column = 0; column < plan.columns.size(); ++column) {
                const bool planned = plan.cells[row][column].state == CellState::Planned;
                const bool willRun = same && run.cells[at][column].estimateSeconds > 0;
                EXPECT_EQ(planned, willRun) << row << ", " << column;
                runs += willRun;
            }
            at += same;
        }
        EXPECT_EQ(at, run.rows.size()) << "rows of the run that the plan has not";
        EXPECT_EQ(runs, wanted);
    }
    static bool sameRow(const MatrixRow &a, const MatrixRow &b)
    {
        return a.operation == b.operation && a.workload == b.workload && a.detail == b.detail
               && a.path == b.path && a.conditions == b.conditions && a.document == b.document;
    }
    /// Operations that the plan has for a workload.
    [[nodiscard]] std::set<Operation> operationsOf(const QString &workload) const
    {
        std::set<Operation> operations;
        for (const MatrixRow &row : plannedMatrix(setup, slotZero).rows) {
            if (row.workload == workload)
                operations.insert(row.operation);
        }
        return operations;
    }

    QTemporaryDir folder;
    BenchSetup setup = defaultSetup();
};

} // namespace

TEST_F(Planned, documentsBesideRecords)
{
    addFile(QStringLiteral("a.json"), "[1]", true);
    addFile(QStringLiteral("page.json"), "<html><body>a</body></html>", false);
    expectTheSame(5 * 5 + 5 * 4 + 2 * 5 - 1); // one cannot write typed, and not stringify either
    EXPECT_EQ(operationsOf(QStringLiteral("a.json")),
              (std::set{Operation::Parse, Operation::Stringify}));
    EXPECT_EQ(operationsOf(QStringLiteral("small")),
              (std::set{Operation::Deserialize, Operation::Serialize}));
    EXPECT_EQ(operationsOf(QStringLiteral("page.json")),
              (std::set{Operation::Deserialize, Operation::Serialize}));
}

TEST_F(Planned, everyConditionIsARow)
{
    setup.options.threads = {1, 2};
    setup.options.keys = {core::KeyOrder::Ordered, core::KeyOrder::Shuffled};
    setup.options.reuse = {true, false};
    setup.options.modes = {core::Mode::Throughput, core::Mode::AverageTime};
    // 4 workloads; reading in both orders of keys, writing in one
    expectTheSame(4 * 2 * 2 * 2 * (2 * 5 + 4));
}

TEST_F(Planned, theTwinOfTheStricterPresets)
{
    setup.options.preset = core::contest::Preset::Strict;
    setup.options.sampling = core::contest::samplingOf(core::contest::Preset::Strict);
    expectTheSame(4 * (6 + 5));
    EXPECT_TRUE(
        plannedMatrix(setup, slotZero).columns.back().name.endsWith(QStringLiteral("(twin)")));
}

TEST_F(Planned, filesOfOneName)
{
    addFile(QStringLiteral("a/x.json"), "[1]", true);
    addFile(QStringLiteral("b/x.json"), "[1,2]", true);
    expectTheSame(4 * 9 + 2 * 9);
    EXPECT_FALSE(operationsOf(QStringLiteral("x.json")).empty());
    EXPECT_FALSE(operationsOf(QStringLiteral("x.json (2)")).empty());
}

TEST_F(Planned, cellsThatAreLeftOut)
{
    setup.options.threads = {1, 2};
    addFile(QStringLiteral("a.json"), "[1]", true);
    const Matrix matrix = plannedMatrix(setup, slotZero);
    toggleLeftOut(setup, {{0, 1}, {2, 2}});
    for (int column = 0; column < 5; ++column)
        toggleLeftOut(setup, {{5, column}}); // a whole row
    expectTheSame(2 * (4 * 9 + 9) - 2 - 5);
    // Back again, one of two cells that one choice stood for.
    setup.options.threads = {1};
    setup.leftOut.clear();
    toggleLeftOut(setup, {{0, 1}});
    setup.options.threads = {1, 2};
    expectTheSame(2 * (4 * 9 + 9) - 2);
    toggleLeftOut(setup, {{1, 1}});
    expectTheSame(2 * (4 * 9 + 9) - 1);
}

TEST_F(Planned, recordsTakeDocumentOperationsOnlyWhereNothingElseIsTicked)
{
    addFile(QStringLiteral("a.json"), "[1]", true);
    setup.operations = {Operation::Parse};
    EXPECT_EQ(operationsOf(QStringLiteral("small")), std::set{Operation::Parse});
    expectTheSame(5 * 5);
    setup.workloads.back().chosen = false;
    EXPECT_TRUE(planOf(setup).operations.empty()) << "it is not shown without a document";
}

TEST_F(Planned, theEstimateIsThatOfTheCellsThatRun)
{
    const double one = summaryOf(plannedMatrix(setup, slotZero), {}).seconds;
    setup.options.threads = {1, 2};
    EXPECT_NEAR(summaryOf(plannedMatrix(setup, slotZero), {}).seconds, 2 * one, 1e-6 * one);
}

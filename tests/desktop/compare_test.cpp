// SPDX-License-Identifier: GPL-3.0-or-later
// Two runs side by side: nothing is said without a verdict, every side, sign and sum agrees, and
// the page answers for files, entries and nothing at all.
#include "app/desktop/models/comparerows.h"
#include "app/desktop/models/ratiomodel.h"
#include "app/desktop/pages/comparepage.h"
#include "app/desktop/run/worker.h"
#include "tests/support/inventedexperiments.h"
#include "tests/support/inventedreport.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QElapsedTimer>

#include <cmath>

using namespace jinbang;
using namespace jinbang::app;

namespace {

core::archive::Report withFloor(core::archive::Report report)
{
    for (auto &ranking : report.rankings)
        ranking.twinFloor = 0.006;
    return report;
}

core::archive::ReportComparison sessions()
{
    return *core::archive::compareReports(withFloor(test::inventedReport()),
                                          test::inventedSecondRun());
}

int slotZero(const std::string &)
{
    return 0;
}

class ComparePageTest : public testing::Test
{
protected:
    void wait(const std::function<bool()> &done)
    {
        QElapsedTimer clock;
        clock.start();
        while (!done() && clock.elapsed() < 10000)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
        ASSERT_TRUE(done());
    }

    Settings settings;
    Look look;
    LibrarySlots slotTable;
    Workbench bench{look, settings, slotTable};
    Worker worker;
    ComparePage page{bench, worker};
};

} // namespace

TEST(CompareRows, sumsCountEveryCellOnce)
{
    const auto comparison = sessions();
    const CompareSums sums = sumsOf(comparison);
    EXPECT_EQ(size_t(sums.faster + sums.slower + sums.within + sums.without),
              comparison.cells.size());
    EXPECT_GT(sums.faster, 0);
    EXPECT_GT(sums.slower, 0);
    EXPECT_GT(sums.within, 0);
    ASSERT_TRUE(sums.speed);
    EXPECT_NEAR(*sums.speed * *comparison.geometricMean, 1, 1e-12);
}

TEST(CompareRows, areSortedByWhatWasGained)
{
    const auto comparison = sessions();
    const RatioData all = ratioRows(comparison, slotZero, false);
    ASSERT_EQ(all.rows.size(), comparison.cells.size());
    double last = 0;
    bool ended = false;
    for (const RatioRow &row : all.rows) {
        ended = ended || !std::isfinite(changeOf(row.ratio));
        EXPECT_EQ(ended, !std::isfinite(changeOf(row.ratio)));
        if (ended)
            continue;
        EXPECT_GE(row.ratio, last);
        last = row.ratio;
        // Colour, side and arrow say the same.
        EXPECT_TRUE(row.tone != RatioTone::Faster || row.ratio < 1);
        EXPECT_TRUE(row.tone != RatioTone::Slower || row.ratio > 1);
    }
    EXPECT_TRUE(ended); // unsupported and wrong cells are listed, at the end
    for (const RatioRow &row : ratioRows(comparison, slotZero, true).rows)
        EXPECT_NE(row.tone, RatioTone::Open);
}

TEST(CompareRows, nameWhatDiffersAsChips)
{
    const auto differences = differencesOf(sessions());
    const auto has = [&](const QString &text) {
        return std::any_of(differences.begin(), differences.end(),
                           [&](const Difference &d) { return d.text == text; });
    };
    EXPECT_TRUE(has(QStringLiteral("+ -march=native")));
    EXPECT_TRUE(has(QStringLiteral("1.81.0 → 1.84.0")));
    for (const Difference &difference : differences)
        EXPECT_FALSE(difference.serious) << difference.name.toStdString();
}

TEST(CompareRows, callAnotherMachineSerious)
{
    auto other = test::inventedSecondRun();
    other.environment.cpuModel = "Intel Xeon";
    other.state = "stopped";
    const auto comparison = *core::archive::compareReports(test::inventedReport(), other);
    const auto differences = differencesOf(comparison);
    ASSERT_FALSE(differences.empty());
    EXPECT_TRUE(differences.front().serious);
    EXPECT_EQ(differences.front().text, QStringLiteral("AMD Ryzen 7 7840U → Intel Xeon"));
    EXPECT_TRUE(remarksOf(comparison).join(u' ').contains(QStringLiteral("was stopped")));
}

TEST(CompareRows, tellRanksAndConditions)
{
    const auto comparison = sessions();
    const RowsTable ranks = rankRows(comparison, slotZero);
    ASSERT_FALSE(ranks.rows.empty());
    for (const RowsRow &row : ranks.rows)
        EXPECT_EQ(row.cells.size(), ranks.columns.size());
    bool flags = false;
    for (const QString &line : linesOf(factRows(comparison)))
        flags = flags || line == QStringLiteral("Flags | -O3 | -O3 -march=native | differs");
    EXPECT_TRUE(flags);
    EXPECT_EQ(compareTable(comparison, slotZero).rows.size(), comparison.cells.size());
}

TEST(RatioModel, keepsTheRulesAndSpeaksTheBar)
{
    RatioModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setRows(ratioRows(sessions(), slotZero, false).rows);
    EXPECT_EQ(model.rowCount(), int(sessions().cells.size()));
    const QModelIndex bar = model.index(0, int(RatioModel::Column::Bar));
    EXPECT_TRUE(bar.data(Qt::AccessibleTextRole).toString().startsWith(QStringLiteral("speed +")))
        << bar.data(Qt::AccessibleTextRole).toString().toStdString();
    EXPECT_TRUE(model.index(0, int(RatioModel::Column::Change))
                    .data()
                    .toString()
                    .startsWith(QStringLiteral("↑ +")));
    model.setRows({});
    EXPECT_EQ(model.rowCount(), 0);
}

TEST_F(ComparePageTest, comparesTheLastTwoRunsThatWereShown)
{
    page.setReport(
        std::make_shared<const core::archive::Report>(withFloor(test::inventedReport())));
    EXPECT_FALSE(page.comparison());
    EXPECT_TRUE(page.exports().empty());
    page.setReport(std::make_shared<const core::archive::Report>(test::inventedSecondRun()));
    wait([&] { return page.comparison().has_value(); });
    EXPECT_EQ(page.comparison()->next, "#43 native");
    EXPECT_FALSE(page.comparison()->paired);
    ASSERT_EQ(page.exports().size(), 1u);
    page.swap();
    wait([&] { return page.comparison().has_value(); });
    EXPECT_EQ(page.comparison()->base, "#43 native");
}

TEST_F(ComparePageTest, comparesTwoEntriesOfOneRunAsPairs)
{
    page.setReport(std::make_shared<const core::archive::Report>(test::inventedReport()));
    page.setMode(ComparePage::TwoEntries);
    wait([&] { return page.comparison().has_value(); });
    EXPECT_TRUE(page.comparison()->paired);
    EXPECT_EQ(page.comparison()->base, "simdjson");
    EXPECT_EQ(page.comparison()->next, "RapidJSON");
    for (const auto view : {ComparePage::Numbers, ComparePage::Ranks, ComparePage::Conditions})
        page.setView(view);
}

TEST_F(ComparePageTest, saysWhyTwoRunsShareNothing)
{
    auto other = test::inventedReport();
    other.runId = "another";
    for (auto &cell : other.cells)
        cell.fixture += "-else";
    bool answered = false;
    QObject::connect(&page, &ComparePage::compared, &page, [&] { answered = true; });
    page.compare(std::make_shared<const core::archive::Report>(test::inventedReport()),
                 std::make_shared<const core::archive::Report>(other));
    wait([&] { return answered; });
    EXPECT_FALSE(page.comparison());
}

TEST(Worker, answersInOrderAndNotToTheDead)
{
    Worker worker;
    std::vector<int> answers;
    auto gone = std::make_unique<QObject>();
    QObject here;
    for (int i = 0; i < 5; ++i) {
        worker.ask(
            i == 2 ? gone.get() : &here, [i] { return i; },
            [&](int answer) { answers.push_back(answer); });
    }
    gone.reset();
    QElapsedTimer clock;
    clock.start();
    while (answers.size() < 4 && clock.elapsed() < 10000)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
    EXPECT_EQ(answers, (std::vector<int>{0, 1, 3, 4}));
}

TEST(Worker, canBeDestroyedWithQuestionsWaiting)
{
    for (int round = 0; round < 50; ++round) {
        QObject here;
        Worker worker;
        for (int i = 0; i < 3; ++i)
            worker.ask(
                &here, [i] { return i; }, [](int) { FAIL(); });
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
// Every model keeps Qt's rules, shows what the report says, and sorts by value.
#include "app/desktop/models/leaderboardmodel.h"
#include "app/desktop/models/resultsmodel.h"
#include "app/desktop/models/runmatrixmodel.h"
#include "app/desktop/run/benchsetup.h"
#include "app/desktop/widgets/noticelist.h"
#include "tests/support/inventedreport.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>

#include <set>

using namespace jinbang;
using namespace jinbang::app;

namespace {

int slotZero(const std::string &)
{
    return 0;
}

std::shared_ptr<const core::archive::Report> report()
{
    return std::make_shared<const core::archive::Report>(test::inventedReport());
}

constexpr auto kFatal = QAbstractItemModelTester::FailureReportingMode::Fatal;

} // namespace

TEST(ResultsModel, keepsTheRulesAndItsOrder)
{
    ResultsModel model(slotZero);
    const QAbstractItemModelTester tester(&model, kFatal);
    model.setReport(report());
    ASSERT_EQ(model.rowCount(), 40);
    EXPECT_EQ(model.rowCount(model.index(0, 0)), 0);
    QStringList first;
    for (int column = 0; column < model.columnCount(); ++column)
        first << model.index(0, column).data().toString().replace(QChar(0x2009), QLatin1Char(' '));
    EXPECT_EQ(
        first.join(QLatin1Char('|')),
        QStringLiteral("simdjson|Deserialize|User|2.39 M|±0.6%|418 ns|456 ns|282|100.0||Fastest"));
    model.setReport(nullptr);
    EXPECT_EQ(model.rowCount(), 0);
}

TEST(ResultsProxy, sortsByValueWithFailedRowsLastInBothOrders)
{
    ResultsModel model(slotZero);
    model.setReport(report());
    ResultsProxy proxy;
    proxy.setSourceModel(&model);
    const int column = int(ResultsModel::Column::OpsPerSecond);
    for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        proxy.sort(column, order);
        bool ended = false;
        double last = order == Qt::AscendingOrder ? 0 : 1e18;
        for (int row = 0; row < proxy.rowCount(); ++row) {
            const QVariant value = proxy.index(row, column).data(ResultsModel::SortRole);
            ended = ended || !value.isValid();
            EXPECT_EQ(ended, !value.isValid()) << row;
            if (!value.isValid())
                continue;
            EXPECT_TRUE(order == Qt::AscendingOrder ? value.toDouble() >= last
                                                    : value.toDouble() <= last);
            last = value.toDouble();
        }
        EXPECT_TRUE(ended);
    }
}

TEST(ResultsProxy, filtersByOperationAndText)
{
    ResultsModel model(slotZero);
    model.setReport(report());
    ResultsProxy proxy;
    const QAbstractItemModelTester tester(&proxy, kFatal);
    proxy.setSourceModel(&model);
    proxy.setOperation(core::Operation::Serialize);
    EXPECT_EQ(proxy.rowCount(), 20);
    proxy.setText(QStringLiteral("rapid"));
    EXPECT_EQ(proxy.rowCount(), 4);
    proxy.setText(QStringLiteral("no such thing"));
    EXPECT_EQ(proxy.rowCount(), 0);
}

TEST(ResultsModel, showsTheArticlesChangeOfReadingAgainstWriting)
{
    auto changed = test::inventedReport();
    changed.cells[1].change = -44.7;
    ResultsModel model(slotZero);
    model.setReport(std::make_shared<const core::archive::Report>(changed));
    QString found;
    for (int row = 0; row < model.rowCount(); ++row)
        found += model.index(row, int(ResultsModel::Column::Change)).data().toString();
    EXPECT_EQ(found, QStringLiteral("−44.7%"));
}

// Case D03: a file may say that a cell is well and have no figure of it.
TEST(ResultsModel, saysThatThereIsNoValue)
{
    auto changed = test::inventedReport();
    changed.cells[1].nsPerOp.reset();
    changed.cells[1].opsPerSecond.reset();
    changed.cells[1].points.reset();
    const Bar bar = barOf(changed.cells[1], Metric::OpsPerSecond);
    EXPECT_EQ(bar.state, BarState::Unsupported) << "nobody failed";
    EXPECT_EQ(bar.word, QStringLiteral("no value"));
    ResultsModel model(slotZero);
    model.setReport(std::make_shared<const core::archive::Report>(changed));
    int said = 0;
    for (int row = 0; row < model.rowCount(); ++row)
        said += model.index(row, int(ResultsModel::Column::Notes)).data().toString()
                == QStringLiteral("no value");
    EXPECT_EQ(said, 1);
}

// Case D02: legend, bars, table and Golden list call an entry by one name, and nobody shares it.
TEST(Names, areTheSameInChartsAndTables)
{
    auto changed = test::inventedReport();
    for (auto &cell : changed.cells)
        cell.library = "Same";
    const auto charts = smallMultiples(changed, Metric::OpsPerSecond, slotZero);
    std::set<QString> names;
    for (const BarSeries &series : charts[0].series)
        names.insert(series.name);
    EXPECT_EQ(names.size(), 5u);
    size_t slotsInAll = 0;
    for (const BarData &chart : charts)
        slotsInAll += chart.series.size() * chart.categories.size();
    EXPECT_EQ(slotsInAll, changed.cells.size());
    ResultsModel model(slotZero);
    model.setReport(std::make_shared<const core::archive::Report>(changed));
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex library = model.index(row, int(ResultsModel::Column::Library));
        EXPECT_TRUE(names.contains(library.data().toString()));
        EXPECT_EQ(library.data(Qt::ToolTipRole).toString(),
                  library.data().toString().toHtmlEscaped());
    }
    const auto rankings = test::inventedRankings(changed, core::contest::Formula::Article,
                                                 core::contest::UnsupportedRule::Zero);
    LeaderboardModel board(slotZero);
    board.setRanking(rankings[0], changed);
    std::set<QString> listed;
    for (int row = 0; row < board.rowCount(); ++row)
        listed.insert(board.index(row, LeaderboardModel::kLibrary).data().toString());
    EXPECT_EQ(listed, names);
}

TEST(ResultsModel, saysWhyThereIsNoNumber)
{
    ResultsModel model(slotZero);
    model.setReport(report());
    int failed = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex notes = model.index(row, int(ResultsModel::Column::Notes));
        if (!notes.data(ResultsModel::FailRole).toBool())
            continue;
        ++failed;
        EXPECT_TRUE(notes.data().toString().contains(QStringLiteral("/12/trueName")));
        EXPECT_TRUE(
            model.index(row, int(ResultsModel::Column::OpsPerSecond)).data().toString().isEmpty());
    }
    EXPECT_EQ(failed, 1);
}

TEST(LeaderboardModel, keepsTheRulesAndShowsDashesForWhatIsMissing)
{
    const auto shownReport = report();
    LeaderboardModel model(slotZero);
    const QAbstractItemModelTester tester(&model, kFatal);
    const auto rankings = test::inventedRankings(*shownReport, core::contest::Formula::Article,
                                                 core::contest::UnsupportedRule::Zero);
    model.setRanking(rankings[0], *shownReport);
    EXPECT_EQ(model.rowCount(), 5);
    EXPECT_EQ(model.columnCount(), 10);
    EXPECT_EQ(model.index(0, 0).data().toString(), QStringLiteral("RapidJSON"));
    EXPECT_EQ(model.index(0, 0).data(LeaderboardModel::SealRole).toString(), QStringLiteral("状"));
    EXPECT_EQ(model.index(3, 0).data(LeaderboardModel::SealRole).toString(), QStringLiteral("4"));
    EXPECT_EQ(model.index(1, 1).data(LeaderboardModel::NoteRole).toString(),
              QStringLiteral("4 of 8"));
    EXPECT_EQ(model.index(1, 6).data().toString(), QStringLiteral("—"));
    EXPECT_FALSE(model.index(1, 6).data(LeaderboardModel::PointsRole).isValid());
    EXPECT_EQ(model.headerData(2, Qt::Horizontal, LeaderboardModel::GroupRole).toString(),
              QStringLiteral("Deserialize"));
}

TEST(LeaderboardModel, marksSharedRanksAsTies)
{
    const auto shownReport = report();
    auto ranking = test::inventedRankings(*shownReport, core::contest::Formula::Article,
                                          core::contest::UnsupportedRule::Zero)[0];
    ranking.entries[1].rank = 1;
    LeaderboardModel model(slotZero);
    model.setRanking(ranking, *shownReport);
    EXPECT_TRUE(model.index(0, 0)
                    .data(LeaderboardModel::TitleRole)
                    .toString()
                    .contains(QStringLiteral("≈ tie")));
    EXPECT_FALSE(model.index(2, 0)
                     .data(LeaderboardModel::TitleRole)
                     .toString()
                     .contains(QStringLiteral("tie")));
}

TEST(RunMatrixModel, keepsTheRulesAndGroupsByOperation)
{
    RunMatrixModel model;
    const QAbstractItemModelTester tester(&model, kFatal);
    BenchSetup setup = defaultSetup();
    setup.candidates = test::inventedCandidates();
    model.setMatrix(plannedMatrix(setup, slotZero));
    EXPECT_EQ(model.rowCount(), 8);
    EXPECT_EQ(model.columnCount(), 6);
    EXPECT_TRUE(model.index(0, 0).data(RunMatrixModel::GroupRole).toBool());
    EXPECT_EQ(model.placeOf(model.index(0, 1)).first, -1);
    EXPECT_EQ(model.placeOf(model.index(5, 2)), (std::pair{3, 1}));
    EXPECT_EQ(model.indexOf(3, 1), model.index(5, 2));
    EXPECT_FALSE(model.flags(model.index(0, 0)) & Qt::ItemIsSelectable);
}

TEST(RunMatrixModel, changesOnlyTheCellsThatWereTouched)
{
    RunMatrixModel model;
    BenchSetup setup = defaultSetup();
    setup.candidates = test::inventedCandidates();
    Matrix matrix = plannedMatrix(setup, slotZero);
    model.setMatrix(matrix);
    std::vector<std::pair<QModelIndex, QModelIndex>> changes;
    QObject::connect(
        &model, &QAbstractItemModel::dataChanged, &model,
        [&](const QModelIndex &from, const QModelIndex &to) { changes.emplace_back(from, to); });
    matrix.cells[2][1].nsPerOp = 1000;
    matrix.cells[2][1].state = CellState::Done;
    model.updateCells(matrix, {{2, 1}});
    ASSERT_EQ(changes.size(), 1u);
    EXPECT_EQ(changes[0].first, model.indexOf(2, 1));
    EXPECT_EQ(changes[0].second, model.indexOf(2, 1));
    EXPECT_TRUE(model.indexOf(2, 1).data().toString().startsWith(QStringLiteral("1.00")));
}

TEST(NoticeModel, keepsTheRules)
{
    NoticeModel model;
    const QAbstractItemModelTester tester(&model, kFatal);
    model.setNotices({{Icon::Info, Tone::Plain, QStringLiteral("a"), QStringLiteral("<b>"), {}}});
    EXPECT_EQ(model.rowCount(), 1);
    EXPECT_TRUE(
        model.index(0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("&lt;b&gt;")));
}

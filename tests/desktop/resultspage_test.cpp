// SPDX-License-Identifier: GPL-3.0-or-later
// The Results page with more and longer names than fit (case D01), and bars and rows that point at
// each other.
#include "app/desktop/charts/barchart.h"
#include "app/desktop/models/resultsmodel.h"
#include "app/desktop/pages/boardpage.h"
#include "app/desktop/pages/resultspage.h"
#include "app/desktop/widgets/card.h"
#include "app/desktop/widgets/chartview.h"
#include "app/desktop/widgets/legendrow.h"
#include "core/archive/makereport.h"
#include "tests/support/inventedreport.h"

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QCoreApplication>
#include <QLineEdit>
#include <QScrollArea>
#include <QSortFilterProxyModel>
#include <QTableView>

using namespace jinbang;
using namespace jinbang::app;

namespace {

constexpr int kMany = 35;

core::archive::Report manyLibraries()
{
    core::archive::Report report = test::inventedReport();
    const auto one = report.cells;
    report.cells.clear();
    report.contenders.clear();
    for (int i = 0; i < kMany; ++i) {
        for (core::archive::Cell cell : one) {
            if (cell.label != one[1].label) // the rows of one library, once for each
                continue;
            cell.contender = "lib" + std::to_string(i);
            cell.label = cell.library =
                "a_very_long_library_name_for_benchmarks_number_" + std::to_string(i);
            report.cells.push_back(cell);
        }
    }
    return report;
}

class ResultsTest : public testing::Test
{
protected:
    void show(QWidget &page, QSize size, double scale, const core::archive::Report &report)
    {
        look.setScale(scale);
        look.setCompact(size.width() < 1200);
        page.resize(size);
        page.show();
        static_cast<Page &>(page).setReport(std::make_shared<const core::archive::Report>(report));
        for (int i = 0; i < 4; ++i)
            QCoreApplication::processEvents();
    }
    [[nodiscard]] static QRect placeOf(const QWidget *widget, const QWidget &page)
    {
        return {widget->mapTo(&page, QPoint()), widget->size()};
    }

    Settings settings;
    Look look;
    LibrarySlots slotTable;
    Workbench bench{look, settings, slotTable};
};

} // namespace

TEST_F(ResultsTest, namesNeverTakeTheChartsRoomAndNothingLiesOverAnythingElse)
{
    for (const double scale : {1.0, 1.5}) {
        for (const QSize size : {QSize(1364, 830), QSize(948, 630)}) {
            ResultsPage page(bench);
            show(page, size, scale, manyLibraries());
            const auto *legend = page.findChild<LegendRow *>();
            EXPECT_LE(legend->height(), 3 * look.theme().px(22) + 8);
            const auto buttons = legend->findChildren<QAbstractButton *>();
            ASSERT_EQ(buttons.size(), kMany);
            for (const QAbstractButton *button : buttons)
                EXPECT_TRUE(button->toolTip().startsWith(button->text())) << "the whole name";
            const auto views = page.findChildren<ChartView *>();
            const auto *table = page.findChild<QTableView *>();
            const auto *charts =
                views[0]->parentWidget()->parentWidget()->parentWidget()->parentWidget();
            const QRect above = placeOf(charts, page);
            const QRect card = placeOf(table->parentWidget(), page);
            EXPECT_GT(above.height(), 150);
            EXPECT_FALSE(above.intersects(card)) << scale << ' ' << size.width();
            EXPECT_FALSE(placeOf(legend, page).intersects(above)) << scale << ' ' << size.width();
            EXPECT_TRUE(page.rect().contains(card)) << scale << ' ' << size.width();
            EXPECT_TRUE(card.contains(placeOf(page.findChild<QLineEdit *>(), page)));
            EXPECT_GE(placeOf(table, page).height(), 60);
            for (const ChartView *view : views) {
                const auto *chart = static_cast<BarChart *>(view->picture());
                EXPECT_GE(chart->plotArea().height(), 100);
                EXPECT_GE(chart->pitch(), 12) << "two digits stand under a bar";
            }
        }
    }
}

TEST_F(ResultsTest, everyCellHasItsBarAndItsRow)
{
    ResultsPage page(bench);
    show(page, {1364, 830}, 1, manyLibraries());
    size_t bars = 0;
    for (const ChartView *view : page.findChildren<ChartView *>()) {
        const auto *chart = static_cast<BarChart *>(view->picture());
        for (size_t s = 0; s < chart->data().series.size(); ++s) {
            for (size_t c = 0; c < chart->data().categories.size(); ++c)
                bars += barAt(chart->data().series[s], c).state != BarState::Absent;
        }
    }
    EXPECT_EQ(int(bars), page.findChild<ResultsModel *>()->rowCount());
}

// Of rows that differ in their threads only, the last was taken for every one of them.
TEST_F(ResultsTest, aRowPointsAtItsOwnBarAndTheBarAtItsRow)
{
    core::archive::Report report = test::inventedReport();
    const auto one = report.cells;
    for (core::archive::Cell cell : one) {
        cell.threads = 4;
        report.cells.push_back(cell);
    }
    ResultsPage page(bench);
    show(page, {1364, 830}, 1, report);
    auto *table = page.findChild<QTableView *>();
    const auto *model = page.findChild<ResultsModel *>();
    const auto *proxy = page.findChild<ResultsProxy *>();
    const auto views = page.findChildren<ChartView *>();
    for (int row = 0; row < table->model()->rowCount(); row += 7) {
        table->selectRow(row);
        const auto &cell = model->cell(proxy->mapToSource(proxy->index(row, 0)).row());
        int strong = 0;
        for (const ChartView *view : views) {
            auto *chart = static_cast<BarChart *>(view->picture());
            const BarData &data = chart->data();
            if (data.highlightCategory < 0)
                continue;
            ++strong;
            EXPECT_EQ(data.categories[size_t(data.highlightCategory)].key.toStdString(),
                      core::archive::metricKey(cell));
            EXPECT_EQ(data.series[size_t(data.highlightSeries)].id.toStdString(), cell.label);
            const int series = data.highlightSeries, category = data.highlightCategory;
            table->selectRow(0);
            Q_EMIT chart->clicked(series, category);
            EXPECT_EQ(table->currentIndex().row(), row);
        }
        EXPECT_EQ(strong, 1) << row;
    }
}

TEST_F(ResultsTest, theGoldenListKeepsItsChartInThePage)
{
    const auto rankings = [](const core::archive::Report &report, core::contest::Formula formula,
                             core::contest::UnsupportedRule rule) {
        return *core::archive::rank(report, formula, rule);
    };
    BoardPage page(bench, rankings);
    show(page, {1364, 830}, 1, manyLibraries());
    EXPECT_EQ(page.width(), 1364) << "no wider than asked";
    const auto *legend = page.findChild<LegendRow *>();
    EXPECT_LE(legend->height(), 3 * look.theme().px(22) + 8);
    const auto *chart = static_cast<BarChart *>(page.findChild<ChartView *>()->picture());
    ASSERT_FALSE(chart->data().categories.empty());
    EXPECT_TRUE(chart->frame().legend.empty()) << "it has its own row";
    for (QAbstractButton *button : legend->findChildren<QAbstractButton *>())
        button->click();
    EXPECT_TRUE(visibleSeries(chart->data()).empty()) << "each hides its library";
}

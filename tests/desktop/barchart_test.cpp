// SPDX-License-Identifier: GPL-3.0-or-later
// Bars stand where their names say, whatever the data: cases D01-D04.
#include "app/desktop/charts/barchart.h"
#include "app/desktop/charts/picture.h"
#include "app/desktop/charts/reportbars.h"
#include "app/desktop/dialogs/chartexport.h"
#include "tests/desktop/chartdata.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace jinbang::app;
using namespace jinbang::app::test;

namespace {

constexpr QSize kSize(700, 400);

// Colour in the middle of a bar that should be there, slightly above the base line.
QColor colourAt(const QImage &image, const QRectF &box)
{
    return image.pixelColor(int(box.center().x() + box.width() / 4), int(box.bottom() - 3));
}

bool similar(const QColor &a, const QColor &b)
{
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green())
               + std::abs(a.blue() - b.blue())
           < 24;
}

void expectBarsInPlace(BarChart &chart)
{
    chart.resize(kSize);
    const QImage image = drawImage(chart, kSize, 1);
    const BarData &data = chart.data();
    for (size_t s = 0; s < data.series.size(); ++s) {
        for (size_t c = 0; c < data.categories.size(); ++c) {
            const bool value = barAt(data.series[s], c).state == BarState::Value;
            const QRectF box = chart.slotRect(s, c);
            if (value && box.height() < 8)
                continue;
            EXPECT_EQ(similar(colourAt(image, box), chart.look().library(data.series[s].slot)),
                      value)
                << "series " << s << " category " << c;
        }
    }
}

} // namespace

TEST(BarChart, drawsEachBarInItsSlot)
{
    BarChart chart({}, bars({{10, 20, 30}, {5, 15, 25}, {8, 9, 10}}));
    expectBarsInPlace(chart);
}

TEST(BarChart, missingValuesLeaveAGapAndMoveNothing)
{
    BarData data = bars({{10, 20, 30}, {5, 15, 25}, {8, 9, 10}});
    data.series[0].bars[1].value = std::nan("");
    data.series[1].bars[0].value = INFINITY;
    data.series[1].bars[2] = {BarState::Unsupported,         kNoNumber, kNoNumber, kNoNumber,
                              QStringLiteral("unsupported"), false};
    data.series[2].bars.resize(2);
    BarChart chart({}, data);
    expectBarsInPlace(chart);
    EXPECT_EQ(barAt(data.series[0], 1).word, QStringLiteral("failed"));
    EXPECT_EQ(barAt(data.series[2], 2).state, BarState::Absent);
}

TEST(BarChart, equalNamesKeepAllTheirBars)
{
    BarData data = bars({{10, 20, 30}, {5, 15, 25}});
    for (BarCategory &category : data.categories)
        category.name = QStringLiteral("same");
    for (BarSeries &series : data.series)
        series.name = QStringLiteral("same");
    BarChart chart({}, data);
    expectBarsInPlace(chart);
    EXPECT_EQ(tableOf(data).size(), 3u);
    EXPECT_EQ(tableOf(data)[0].size(), 4);
}

TEST(BarChart, hiddenSeriesGiveTheirPlaceToTheOthers)
{
    BarData data = bars({{10, 20}, {5, 15}, {8, 9}});
    data.series[1].visible = false;
    BarChart chart({}, data);
    chart.resize(kSize);
    EXPECT_TRUE(chart.slotRect(1, 0).isNull());
    EXPECT_GT(chart.slotRect(0, 0).width(), 700 / 6.0);
}

TEST(BarChart, thirtyFiveNamesAreAllDrawnApart)
{
    BarData data = bars({std::vector<double>(35, 7.0)});
    for (size_t c = 0; c < data.categories.size(); ++c)
        data.categories[c].name = QStringLiteral("a rather long library name %1").arg(c);
    BarChart chart({}, data);
    const QSizeF full = chart.fullSize();
    EXPECT_GE(full.width(), 35 * 15);
    const QSize size(int(std::max(full.width(), 900.0)), int(std::max(full.height(), 500.0)));
    const QImage image = drawImage(chart, size, 1);
    chart.resize(size);
    // Under each group there is ink of its name.
    const QRectF plot = chart.plotArea();
    for (size_t c = 0; c < 35; ++c) {
        const int x = int(chart.slotRect(0, c).center().x());
        int ink = 0;
        for (int y = int(plot.bottom()) + 5; y < size.height(); ++y) {
            for (int dx = -5; dx <= 5; ++dx)
                ink += qGray(image.pixel(x + dx, y)) < 120;
        }
        EXPECT_GT(ink, 60) << c;
    }
}

TEST(BarChart, namesAreNeverMarkup)
{
    BarData data = bars({{10, 20}});
    const QImage bold = [&] {
        data.categories[0].name = QStringLiteral("<b>x</b>");
        BarChart chart({}, data);
        return drawImage(chart, kSize, 1);
    }();
    data.categories[0].name = QStringLiteral("x");
    BarChart chart({}, data);
    EXPECT_NE(bold, drawImage(chart, kSize, 1));
    chart.resize(kSize);
    // The seven characters of the tag are on the picture: there is ink left and right of where "x"
    // is.
    const QRectF slot = chart.slotRect(0, 0);
    int ink = 0;
    for (int x = int(slot.center().x()) - 24; x < int(slot.center().x()) - 8; ++x) {
        for (int y = int(chart.plotArea().bottom()) + 6; y < int(chart.plotArea().bottom()) + 22;
             ++y)
            ink += qGray(bold.pixel(x, y)) < 120;
    }
    EXPECT_GT(ink, 5);
}

TEST(BarChart, logScaleShowsPowersOfTenAndMarksZero)
{
    BarData data = bars({{1, 10, 100}, {0, 1000, 5}});
    data.logScale = true;
    data.whiskers = false;
    BarChart chart({}, data);
    chart.resize(kSize);
    EXPECT_GT(chart.slotRect(0, 0).height(), 20); // 1 is a decade above the base
    EXPECT_EQ(chart.slotRect(1, 0).height(), 0);
    const QImage image = drawImage(chart, kSize, 1);
    EXPECT_TRUE(
        similar(colourAt(image, chart.slotRect(1, 0).adjusted(0, 0, 0, 1)), lightTokens().ctl));
    EXPECT_TRUE(similar(colourAt(image, chart.slotRect(0, 0)), chart.look().library(0)));
}

// Case D04: the label of a negative value hung in the air, and it was the best of all times.
TEST(BarChart, aNegativeValueIsAMarkedStubAndNeverTheBest)
{
    BarData data = bars({{100}, {-5}});
    data.series[1].bars[0].low = 90;
    data.series[1].bars[0].high = 110;
    data.unit = UnitKind::Nanoseconds;
    data.higherIsBetter = false;
    BarChart chart({}, data);
    chart.resize(kSize);
    const QRectF slot = chart.slotRect(1, 0);
    EXPECT_EQ(slot.height(), 0);
    const QImage image = drawImage(chart, kSize, 1);
    EXPECT_TRUE(similar(colourAt(image, slot.adjusted(0, 0, 0, 1)), lightTokens().ctl));
    int ink = 0; // a whisker or a label where the interval would be
    for (int y = int(chart.plotArea().top()); y < int(slot.bottom()) - 20; ++y)
        ink += qGray(image.pixel(int(slot.center().x()), y)) < 120;
    EXPECT_EQ(ink, 0);
    EXPECT_EQ(bestSeries(data, 0), 0);
    EXPECT_FALSE(chart.sentence().contains(QStringLiteral("times")))
        << chart.sentence().toStdString();
}

// Case D01: with 35 libraries colours come back, and their names do not fit beside the plot.
TEST(BarChart, manyLibrariesAreNumberedAndTheirNamesTakeNoRoomFromTheBars)
{
    BarData data;
    data.categories = {{QStringLiteral("Deserialize"), {}}, {QStringLiteral("Serialize"), {}}};
    for (int i = 0; i < 35; ++i) {
        const Bar bar{BarState::Value, 10.0 + i, 9.0 + i, 11.0 + i, {}, false};
        data.series.push_back(
            {QString::number(i),
             QStringLiteral("a_very_long_library_name_for_benchmarks_number_%1_with_suffix").arg(i),
             i,
             true,
             {bar, bar}});
    }
    ASSERT_TRUE(needsNumbers(data));
    ChartExport item;
    item.title = QStringLiteral("title");
    item.subtitle = QStringLiteral("subtitle");
    item.footer = QStringLiteral("footer ").repeated(60);
    item.legend = legendOf(data);
    item.make = [data](const Theme &theme) { return std::make_unique<BarChart>(theme, data); };
    ASSERT_EQ(item.legend.size(), 35u);
    EXPECT_EQ(item.legend.back().number, 35);
    const auto made = framedChart(item, {}, {});
    auto &chart = static_cast<BarChart &>(*made);
    const QSize size = exportSize(chart);
    chart.resize(size);
    const QImage image = drawImage(chart, size, 1);
    const QRectF plot = chart.plotArea();
    EXPECT_GT(plot.top(), 16 + 45 + 12 * 24) << "the legend stands above, in three columns";
    EXPECT_GE(plot.height(), 150);
    EXPECT_LE(plot.right(), size.width() - 16);
    for (size_t c = 0; c < 2; ++c) {
        for (size_t i = 0; i < 35; ++i) {
            const QRectF slot = chart.slotRect(i, c);
            EXPECT_TRUE(QRectF(QPointF(), size).contains(slot));
            EXPECT_TRUE(similar(colourAt(image, slot), chart.look().library(int(i)))) << i;
            int ink = 0; // of its number
            for (int y = int(slot.bottom()) + 4; y < int(slot.bottom()) + 16; ++y) {
                for (int x = int(slot.left()); x < int(slot.right()); ++x)
                    ink += qGray(image.pixel(x, y)) < 140;
            }
            EXPECT_GT(ink, 4) << i;
        }
    }
    data.series[3].visible = false;
    EXPECT_EQ(legendOf(data).size(), 34u) << "nobody is named who has no bar";
    EXPECT_EQ(legendOf(data)[3].number, 5) << "the others keep their numbers";
}

TEST(BarChart, barsGrowWithTheirValues)
{
    BarChart chart({}, bars({{10, 20}}));
    chart.resize(kSize);
    EXPECT_NEAR(chart.slotRect(0, 1).height() / chart.slotRect(0, 0).height(), 2, 1e-6);
    chart.setData(bars({{10, 40}}));
    EXPECT_NEAR(chart.slotRect(0, 1).height() / chart.slotRect(0, 0).height(), 4, 1e-6);
}

TEST(BarChart, saysItsFindingInASentence)
{
    const BarChart chart({}, bars({{1000}, {4000}}));
    const QString sentence = chart.sentence();
    EXPECT_TRUE(sentence.contains(QStringLiteral("best is library 1"))) << sentence.toStdString();
    EXPECT_TRUE(sentence.contains(QStringLiteral("4.00 times"))) << sentence.toStdString();
}

TEST(BarChart, emptyDataIsAPictureToo)
{
    BarChart chart({}, {});
    EXPECT_FALSE(drawImage(chart, kSize, 1).isNull());
    EXPECT_FALSE(chart.sentence().isEmpty());
}

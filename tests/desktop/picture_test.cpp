// SPDX-License-Identifier: GPL-3.0-or-later
// Exported pictures: asked size on every screen, right resolution, SVG that clips and needs no
// font, PDF with its title (cases D06, D07, D09, D26).
#include "app/desktop/charts/barchart.h"
#include "app/desktop/charts/picture.h"
#include "tests/desktop/chartdata.h"

#include <gtest/gtest.h>

#include <QBuffer>
#include <QChartView>
#include <QCoreApplication>
#include <QImageReader>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QXmlStreamReader>

#include <memory>

using namespace jinbang::app;
using namespace jinbang::app::test;

namespace {

BarChart *chartForExport()
{
    BarData data = bars({{10, 20}, {5, 15}});
    data.categories[0].name = QStringLiteral("反序列化 <b>");
    auto *chart = new BarChart(Theme{}, data);
    ChartFrame frame;
    frame.title = QStringLiteral("金榜 & co");
    frame.footer = QStringLiteral("run 1");
    frame.padding = 16;
    chart->setFrame(frame);
    return chart;
}

QByteArray picture(BarChart &chart, PictureFormat format, int scale = 1, bool outlines = true)
{
    PictureOptions options;
    options.format = format;
    options.scale = scale;
    options.outlines = outlines;
    options.title = QStringLiteral("金榜 & co");
    options.description = chart.sentence();
    const auto bytes = drawPicture(chart, options);
    EXPECT_TRUE(bytes);
    return bytes ? *bytes : QByteArray();
}

} // namespace

TEST(Png, hasTheAskedPixelsAndResolution)
{
    const std::unique_ptr<BarChart> chart(chartForExport());
    for (const int scale : {1, 2, 3}) {
        const QImage image = QImage::fromData(picture(*chart, PictureFormat::Png, scale));
        EXPECT_EQ(image.size(), QSize(700, 460) * scale);
        EXPECT_NEAR(image.dotsPerMeterX() * 0.0254, 96 * scale, 0.1);
        EXPECT_EQ(image.text(QStringLiteral("Title")), QStringLiteral("金榜 & co"));
    }
}

TEST(Png, isTheSameFromAShownChartAndFromOneThatNeverWas)
{
    const std::unique_ptr<BarChart> hidden(chartForExport());
    const QByteArray fromHidden = picture(*hidden, PictureFormat::Png, 2);
    QChartView view(chartForExport());
    view.resize(350, 250);
    view.show();
    QCoreApplication::processEvents();
    const QByteArray fromShown =
        picture(*static_cast<BarChart *>(view.chart()), PictureFormat::Png, 2);
    EXPECT_EQ(QImage::fromData(fromHidden), QImage::fromData(fromShown));
    EXPECT_EQ(fromHidden, picture(*hidden, PictureFormat::Png, 2)); // and again
}

TEST(Svg, isWellFormedAndNeedsNoFont)
{
    const std::unique_ptr<BarChart> chart(chartForExport());
    const QByteArray svg = picture(*chart, PictureFormat::Svg);
    QXmlStreamReader xml(svg);
    int texts = 0;
    int paths = 0;
    QString title;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        texts += xml.name() == QLatin1String("text");
        paths += xml.name() == QLatin1String("path");
        if (xml.name() == QLatin1String("title"))
            title = xml.readElementText();
    }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    EXPECT_EQ(texts, 0);
    EXPECT_GT(paths, 20);
    EXPECT_EQ(title, QStringLiteral("金榜 & co"));
}

// A well-formed file with more than twenty paths once had its bars in other places and no text.
TEST(Svg, looksLikeThePng)
{
    const std::unique_ptr<BarChart> chart(chartForExport());
    QSvgRenderer renderer(picture(*chart, PictureFormat::Svg));
    ASSERT_TRUE(renderer.isValid());
    ASSERT_EQ(renderer.defaultSize(), QSize(700, 460));
    QImage drawn(700, 460, QImage::Format_RGB32);
    drawn.fill(Qt::white);
    QPainter painter(&drawn);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter);
    painter.end();
    QImage wanted(drawn.size(), QImage::Format_RGB32);
    wanted.fill(Qt::white);
    QPainter onto(&wanted);
    onto.drawImage(0, 0, drawImage(*chart, wanted.size(), 1));
    onto.end();
    // In tiles of 10 x 10, since the edges of letters differ.
    const QSize tiles(70, 46);
    const auto coarse = [&](const QImage &image) {
        return image.scaled(tiles, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    };
    const QImage a = coarse(drawn), b = coarse(wanted);
    for (int y = 0; y < tiles.height(); ++y) {
        for (int x = 0; x < tiles.width(); ++x) {
            const QColor one = a.pixelColor(x, y), other = b.pixelColor(x, y);
            EXPECT_NEAR(one.lightness(), other.lightness(), 30) << x * 10 << ',' << y * 10;
        }
    }
}

TEST(Svg, keepsTextWhenAsked)
{
    const std::unique_ptr<BarChart> chart(chartForExport());
    const QByteArray svg = picture(*chart, PictureFormat::Svg, 1, false);
    EXPECT_TRUE(svg.contains("<text"));
    EXPECT_TRUE(svg.contains("&lt;b&gt;"));
    EXPECT_FALSE(svg.contains("<b>"));
}

TEST(Svg, nothingLiesOutsideThePage)
{
    const std::unique_ptr<BarChart> chart(chartForExport());
    const QString svg = QString::fromUtf8(picture(*chart, PictureFormat::Svg));
    static const QRegularExpression point(QStringLiteral("[MLC ](-?[0-9.e+-]+) (-?[0-9.e+-]+)"));
    static const QRegularExpression path(QStringLiteral(" d=\"([^\"]*)\""));
    for (auto paths = path.globalMatch(svg); paths.hasNext();) {
        const QString data = paths.next().captured(1);
        for (auto points = point.globalMatch(data); points.hasNext();) {
            const auto match = points.next();
            EXPECT_GE(match.captured(1).toDouble(), -1);
            EXPECT_LE(match.captured(1).toDouble(), 701);
            EXPECT_GE(match.captured(2).toDouble(), -1);
            EXPECT_LE(match.captured(2).toDouble(), 461);
        }
    }
}

TEST(Pdf, hasThePageOfTheChartAndItsTitle)
{
    const std::unique_ptr<BarChart> chart(chartForExport());
    const QByteArray pdf = picture(*chart, PictureFormat::Pdf);
    ASSERT_TRUE(pdf.startsWith("%PDF"));
    static const QRegularExpression box(QStringLiteral("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)"));
    const auto match = box.match(QString::fromLatin1(pdf));
    ASSERT_TRUE(match.hasMatch());
    EXPECT_NEAR(match.captured(1).toDouble(), 700 * 0.75, 1);
    EXPECT_NEAR(match.captured(2).toDouble(), 460 * 0.75, 1);
    // The title is UTF-16 in the document information.
    EXPECT_TRUE(pdf.contains("/Title"));
}

TEST(Format, isChosenByTheSuffix)
{
    EXPECT_EQ(*formatOf(QStringLiteral("a/b.PNG")), PictureFormat::Png);
    EXPECT_EQ(*formatOf(QStringLiteral("图.svg")), PictureFormat::Svg);
    EXPECT_FALSE(formatOf(QStringLiteral("chart.bmp")));
    EXPECT_FALSE(formatOf(QStringLiteral("chart")));
}

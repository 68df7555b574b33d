// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/chartexport.h"

#include "app/desktop/charts/barchart.h"
#include "app/desktop/charts/reportbars.h"
#include "app/desktop/text/runlabel.h"
#include "app/desktop/theme/glyphs.h"

#include <QCoreApplication>

#include <algorithm>

namespace jinbang::app {

ChartExport barExport(BarData data, const core::archive::Report &report, const QString &title)
{
    data.highlightSeries = data.highlightCategory = -1;
    ChartExport item;
    item.title = title;
    item.subtitle = QCoreApplication::translate("Chart", "%1, %2; whiskers: 95 % CI")
                        .arg(axisText(axisFor(plottedValues(data), data.unit, data.logScale)),
                             directionText(data));
    item.legend = legendOf(data);
    item.footer = runFooter(report);
    item.make = [data](const Theme &theme) { return std::make_unique<BarChart>(theme, data); };
    return item;
}

ChartExport lineExport(LineData data, const QString &footer, const QString &title)
{
    data.cursor.reset();
    ChartExport item;
    item.title = title;
    item.subtitle = data.logX
                        ? QCoreApplication::translate("Chart", "%1; log scales; whiskers: 95 % CI")
                              .arg(data.yTitle)
                        : data.yTitle;
    item.footer = footer;
    item.make = [data](const Theme &theme) { return std::make_unique<LineChart>(theme, data); };
    return item;
}

ChartExport ratioExport(const RatioData &data, const QString &footer, const QString &title)
{
    ChartExport item;
    item.title = title;
    item.subtitle = QCoreApplication::translate("Chart", "change in speed; whiskers: 95 % CI");
    item.footer = footer;
    item.make = [data](const Theme &theme) { return std::make_unique<RatioChart>(theme, data); };
    return item;
}

ChartExport markExport(const BarData &data, const core::archive::Report &report,
                       const QString &formula)
{
    ChartExport item = barExport(data, report, QCoreApplication::translate("Chart", "Golden list"));
    item.subtitle = formula;
    return item;
}

std::unique_ptr<ChartBase> framedChart(const ChartExport &chart, const Theme &theme,
                                       const ExportFrameOptions &options)
{
    auto made = chart.make(theme);
    ChartFrame frame;
    frame.padding = 16;
    frame.legend = chart.legend;
    frame.transparent = options.transparent;
    if (options.title) {
        frame.title = chart.title;
        frame.subtitle = chart.subtitle;
    }
    if (options.footer)
        frame.footer = chart.footer;
    made->setFrame(frame);
    return made;
}

QString glyphProblem(const ChartBase &chart)
{
    const ChartFrame &frame = chart.frame();
    QString texts = frame.title + frame.subtitle + frame.footer;
    for (const LegendEntry &entry : frame.legend)
        texts += entry.name;
    const QFont font = chart.look().font(TextRole::Body);
    return glyphWarning(missingGlyphs(texts, font), font);
}

QSize exportSize(const ChartBase &chart)
{
    return chart.framedSize({700, 460});
}

} // namespace jinbang::app

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Everything to make a page's chart again for a file: at another size, in other colours, framed.

#include "app/desktop/charts/bardata.h"
#include "app/desktop/charts/chartbase.h"
#include "app/desktop/charts/linechart.h"
#include "app/desktop/charts/ratiochart.h"
#include "core/archive/report.h"

#include <functional>
#include <memory>

namespace jinbang::app {

struct ChartExport {
    QString title;
    QString subtitle;
    std::vector<LegendEntry> legend;
    QString footer;
    std::function<std::unique_ptr<ChartBase>(const Theme &)> make;
};

/// The exportable chart of bars with what a reader needs around it.
[[nodiscard]] ChartExport barExport(BarData data, const core::archive::Report &report,
                                    const QString &title);

/// Lines over counts, threads or runs; their names stand at their ends, so there is no legend.
[[nodiscard]] ChartExport lineExport(LineData data, const QString &footer, const QString &title);

/// Two sides against each other.
[[nodiscard]] ChartExport ratioExport(const RatioData &data, const QString &footer,
                                      const QString &title);

/// The points chart of the Golden list.
[[nodiscard]] ChartExport markExport(const BarData &data, const core::archive::Report &report,
                                     const QString &formula);

struct ExportFrameOptions {
    bool title = true;
    bool footer = true;
    bool transparent = false;
};

/// The chart with its frame, ready to be drawn; preview and file both come from here.
[[nodiscard]] std::unique_ptr<ChartBase> framedChart(const ChartExport &chart, const Theme &theme,
                                                     const ExportFrameOptions &options);

/// What of its texts the installed fonts cannot show, in a sentence; empty where nothing is
/// missing.
[[nodiscard]] QString glyphProblem(const ChartBase &chart);

/// The size in which the framed chart is exported: 700 x 460, larger where something would be left
/// out.
[[nodiscard]] QSize exportSize(const ChartBase &chart);

} // namespace jinbang::app

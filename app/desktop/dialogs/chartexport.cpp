// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/chartexport.h"

#include <algorithm>

namespace jinbang::app {

std::unique_ptr<ChartBase> framedChart(const ChartExport &chart, const Theme &theme, const ExportFrameOptions &options)
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

QSize exportSize(const ChartBase &chart)
{
    const QSizeF full = chart.fullSize();
    return {std::max(700, int(full.width()) + 32), std::max(460, int(full.height()) + 150)};
}

} // namespace jinbang::app

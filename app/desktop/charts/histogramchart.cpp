// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/histogramchart.h"

#include "app/desktop/text/numbers.h"
#include "app/desktop/theme/tabular.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QValueAxis>

#include <algorithm>

namespace jinbang::app {

HistogramChart::HistogramChart(const Theme &theme)
    : ChartBase(theme)
{
    setAxes(makeAxis(Qt::AlignBottom), makeAxis(Qt::AlignLeft));
    setData({});
}

void HistogramChart::setData(const HistogramData &data)
{
    m_data = data;
    m_bins = binned(data.values);
    const double low = m_bins.empty() ? 0 : m_bins.front().from;
    const double high = m_bins.empty() ? 1 : m_bins.back().to;
    int most = 1;
    for (const Bin &bin : m_bins)
        most = std::max(most, bin.count);
    m_unit = unitScale(m_data.unit, high);
    // All in one place: the single bar stands in the middle.
    const double margin = high > low ? 0 : std::max(1e-12, high * 0.05);
    axisX()->setRange(low - margin, high + margin);
    axisY()->setRange(0, most * 1.08); // a bar starts at zero
    setGrid({}, {});
    refresh();
}

QMarginsF HistogramChart::labelRoom(QSizeF) const
{
    const QFontMetricsF metrics(look().font(TextRole::Axis));
    int most = 1;
    for (const Bin &bin : m_bins)
        most = std::max(most, bin.count);
    return {metrics.horizontalAdvance(wholeText(most)) + 12, 8, 14, double(look().px(20))};
}

QString HistogramChart::sentence() const
{
    if (m_bins.empty())
        return tr("No sample yet.");
    const auto fullest = std::max_element(
        m_bins.begin(), m_bins.end(), [](const Bin &a, const Bin &b) { return a.count < b.count; });
    return tr("%1 samples; most of them, %2, between %3 and %4")
        .arg(wholeText(double(m_data.values.size())), wholeText(fullest->count),
             timeText(fullest->from), timeText(fullest->to));
}

void HistogramChart::paintOverlay(QPainter &painter)
{
    const Tokens &tokens = look().tokens();
    const QRectF plot = plotArea();
    painter.setPen(Qt::NoPen);
    painter.setBrush(look().library(m_data.slot));
    int most = 0;
    for (const Bin &bin : m_bins) {
        most = std::max(most, bin.count);
        const bool single = bin.from >= bin.to;
        const qreal left = single ? plot.center().x() - 6 : place(bin.from, 0).x();
        const qreal right = single ? plot.center().x() + 6 : place(bin.to, 0).x();
        const qreal top = place(bin.from, bin.count).y();
        if (bin.count > 0)
            painter.drawRect(
                QRectF(left + 0.5, top, std::max(1.0, right - left - 1), plot.bottom() - top));
    }
    painter.setPen(QPen(tokens.line2, 1));
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    if (m_bins.empty())
        return;
    painter.setFont(look().font(TextRole::Axis));
    painter.setPen(tokens.text2);
    drawLine(painter, {0, place(0, most).y() - 8, plot.left() - 7, 16}, Qt::AlignRight,
             wholeText(most));
    const QString first = timeText(m_bins.front().from);
    const QString last = timeText(m_bins.back().to);
    drawLine(painter, {plot.left(), plot.bottom() + 4, plot.width() / 2, 16}, Qt::AlignLeft, first);
    if (last != first)
        drawLine(painter, {plot.center().x(), plot.bottom() + 4, plot.width() / 2, 16},
                 Qt::AlignRight, last);
}

} // namespace jinbang::app

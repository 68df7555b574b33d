// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/samplechart.h"

#include "app/desktop/text/numbers.h"
#include "app/desktop/theme/marker.h"
#include "app/desktop/theme/tabular.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace jinbang::app {

SampleChart::SampleChart(const Theme &theme, const SampleData &data)
    : ChartBase(theme)
{
    setAxes(makeAxis(Qt::AlignBottom), makeAxis(Qt::AlignLeft));
    setData(data);
}

void SampleChart::setData(const SampleData &data)
{
    m_data = data;
    double low = INFINITY;
    double high = -INFINITY;
    const auto cover = [&](double value) {
        if (!std::isfinite(value))
            return;
        low = std::min(low, value);
        high = std::max(high, value);
    };
    for (const SampleDot &dot : m_data.dots)
        cover(dot.value);
    if (m_data.low < m_data.high)
        cover(m_data.low), cover(m_data.high);
    if (!(low <= high))
        low = 0, high = 1;
    // Dots are compared with each other, not with zero, so this axis starts where they start.
    const double margin = std::max((high - low) * 0.12, std::abs(high) * 0.002 + 1e-12);
    low -= margin, high += margin;
    m_unit = unitScale(m_data.unit, high);
    const double step = niceStep((high - low) / m_unit.divisor, 3);
    m_ticks.clear();
    for (double at = std::ceil(low / m_unit.divisor / step) * step; at <= high / m_unit.divisor;
         at += step) {
        const int decimals =
            std::clamp(int(std::ceil(-std::log10(step) - 1e-9)) + (step < 1 ? 1 : 0), 0, 4);
        m_ticks.push_back({at, decimals == 0 ? wholeText(at) : QString::number(at, 'f', decimals)});
    }
    axisX()->setRange(0, std::max(2.0, double(m_data.dots.size()) + 1));
    m_stepX = std::max(1.0, niceStep(std::max(2.0, double(m_data.dots.size())), 5));
    axisY()->setRange(low / m_unit.divisor, high / m_unit.divisor);
    setGrid({}, positionsOf(m_ticks));
    refresh();
}

QMarginsF SampleChart::labelRoom(QSizeF) const
{
    const QFontMetricsF metrics(look().font(TextRole::Axis));
    qreal widest = metrics.horizontalAdvance(m_unit.heading);
    for (const Tick &tick : m_ticks)
        widest = std::max(widest, metrics.horizontalAdvance(tick.text));
    return {widest + 12, double(look().px(20)), 12, double(look().px(20))};
}

QString SampleChart::sentence() const
{
    if (m_data.dots.empty())
        return tr("No sample yet.");
    const auto counted = std::count_if(m_data.dots.begin(), m_data.dots.end(),
                                       [](const SampleDot &dot) { return dot.counted; });
    return tr("%1 samples counted of %2").arg(counted).arg(m_data.dots.size());
}

void SampleChart::paintOverlay(QPainter &painter)
{
    const Tokens &tokens = look().tokens();
    const QRectF plot = plotArea();
    const QColor own = look().library(m_data.slot);
    if (m_data.low < m_data.high) {
        QColor band = own;
        band.setAlphaF(0.15f);
        const qreal top = place(0, m_data.high / m_unit.divisor).y();
        const qreal bottom = place(0, m_data.low / m_unit.divisor).y();
        painter.fillRect(QRectF(plot.left(), top, plot.width(), bottom - top), band);
        painter.setPen(QPen(own, 1, Qt::DashLine));
        const qreal middle = place(0, m_data.estimate / m_unit.divisor).y();
        painter.drawLine(QPointF(plot.left(), middle), QPointF(plot.right(), middle));
    }
    painter.setFont(look().font(TextRole::Axis));
    painter.setPen(tokens.text2);
    for (const Tick &tick : m_ticks) {
        const qreal y = place(0, tick.at).y();
        drawLine(painter, {0, y - 8, plot.left() - 7, 16}, Qt::AlignRight, tick.text);
    }
    drawLine(painter, {0, plot.top() - look().px(19), plot.right(), 16}, Qt::AlignLeft,
             m_unit.heading);
    for (double at = m_stepX; at < axisX()->max(); at += m_stepX) {
        const qreal x = place(at, 0).x();
        drawLine(painter, {x - 30, plot.bottom() + 4, 60, 16}, Qt::AlignHCenter, wholeText(at));
    }
    painter.setPen(QPen(tokens.line2, 1));
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    for (size_t i = 0; i < m_data.dots.size(); ++i) {
        const SampleDot &dot = m_data.dots[i];
        if (!std::isfinite(dot.value))
            continue;
        const QPointF at = place(double(i) + 1, dot.value / m_unit.divisor);
        painter.setPen(dot.counted ? QPen(Qt::NoPen) : QPen(tokens.ctl, 1.25));
        painter.setBrush(dot.counted ? QBrush(own) : QBrush(tokens.panel));
        painter.drawEllipse(at, 3.4, 3.4);
    }
}

std::vector<Bin> binned(std::vector<double> values)
{
    std::erase_if(values, [](double value) { return !std::isfinite(value); });
    if (values.empty())
        return {};
    std::sort(values.begin(), values.end());
    const double range = values.back() - values.front();
    if (!(range > 0))
        return {{values.front(), values.front(), int(values.size())}};
    const auto quantile = [&](double share) {
        return values[size_t(share * double(values.size() - 1))];
    };
    const double spreadOfHalf = quantile(0.75) - quantile(0.25);
    const double wanted = 2 * spreadOfHalf / std::cbrt(double(values.size()));
    const int parts = std::clamp(int(std::ceil(range / std::max(wanted, range / 40))), 1, 40);
    const double step = niceStep(range, parts);
    const double first = std::floor(values.front() / step) * step;
    std::vector<Bin> bins(size_t(std::floor((values.back() - first) / step)) + 1);
    for (size_t i = 0; i < bins.size(); ++i)
        bins[i] = {first + double(i) * step, first + double(i + 1) * step, 0};
    for (const double value : values)
        ++bins[std::min(bins.size() - 1, size_t((value - first) / step))].count;
    return bins;
}

} // namespace jinbang::app

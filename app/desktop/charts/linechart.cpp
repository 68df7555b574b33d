// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/linechart.h"

#include "app/desktop/text/numbers.h"
#include "app/desktop/theme/marker.h"
#include "app/desktop/theme/tabular.h"

#include <QFontMetricsF>
#include <QLineSeries>
#include <QPainter>
#include <QValueAxis>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace jinbang::app {

namespace {

constexpr double kNameGap = 15;

QString plainNumber(double value)
{
    return value < 10000 ? wholeText(value) : siTickText(value);
}

} // namespace

std::vector<double> spread(std::vector<double> wanted, double gap, double low, double high)
{
    std::vector<size_t> order(wanted.size());
    std::iota(order.begin(), order.end(), size_t(0));
    std::stable_sort(order.begin(), order.end(),
                     [&](size_t a, size_t b) { return wanted[a] < wanted[b]; });
    double floor = low;
    for (const size_t i : order) {
        wanted[i] = std::max(wanted[i], floor);
        floor = wanted[i] + gap;
    }
    double ceiling = high;
    for (auto it = order.rbegin(); it != order.rend(); ++it) {
        wanted[*it] = std::min(wanted[*it], ceiling);
        ceiling = wanted[*it] - gap;
    }
    return wanted;
}

LineChart::LineChart(const Theme &theme, const LineData &data)
    : ChartBase(theme)
{
    setAxes(makeAxis(Qt::AlignBottom), makeAxis(Qt::AlignLeft));
    setData(data);
}

bool LineChart::drawable(const LinePoint &point) const
{
    return std::isfinite(point.x) && std::isfinite(point.y) && (!m_data.logX || point.x > 0)
           && (!m_scaleY.log || point.y > 0);
}

double LineChart::plotX(double x) const
{
    return m_data.logX ? std::log10(x) - m_baseX : x;
}

QPointF LineChart::positionOf(const LinePoint &point) const
{
    return place(plotX(point.x), m_scaleY.plotted(point.y));
}

void LineChart::setData(const LineData &data)
{
    m_data = data;
    std::vector<double> values;
    for (const Line &line : m_data.lines) {
        for (const LinePoint &point : line.points) {
            values.push_back(point.y);
            if (point.low < point.high && point.low > 0)
                values.insert(values.end(), {point.low, point.high});
        }
    }
    m_scaleY =
        m_data.logY ? logLineAxis(values, m_data.yUnit) : axisFor(values, m_data.yUnit, false, 5);
    fitAxes();
    rebuild();
    refresh();
}

void LineChart::setCursor(std::optional<double> x)
{
    m_data.cursor = x;
    update();
    refresh();
}

void LineChart::fitAxes()
{
    double low = INFINITY;
    double high = -INFINITY;
    for (const Line &line : m_data.lines) {
        for (const LinePoint &point : line.points) {
            if (!drawable(point))
                continue;
            low = std::min(low, point.x);
            high = std::max(high, point.x);
        }
    }
    if (!(low <= high))
        low = m_data.logX ? 1 : 0, high = m_data.logX ? 10 : 1;
    m_ticksX.clear();
    double step = 1;
    if (m_data.logX) {
        m_baseX = std::floor(std::log10(low) + 1e-9);
        const double decades = std::max(1.0, std::ceil(std::log10(high) - 1e-9) - m_baseX);
        for (double at = 0; at <= decades + 1e-9; at += 1)
            m_ticksX.push_back({at, plainNumber(std::pow(10, m_baseX + at))});
        axisX()->setRange(0, decades);
    } else if (!m_data.xNames.empty()) {
        const double last = std::max(1.0, double(m_data.xNames.size()) - 1);
        step = std::max(1.0, std::ceil(double(m_data.xNames.size()) / 12));
        for (double at = 0; at < double(m_data.xNames.size()); at += step)
            m_ticksX.push_back({at, m_data.xNames[size_t(at)]});
        axisX()->setRange(0, last);
    } else if (m_data.xEach && low < high) {
        for (const double at : places())
            m_ticksX.push_back({at, plainNumber(at)});
        axisX()->setRange(low, high);
    } else {
        step = niceStep(std::max(high - low, 1e-9), 6);
        const double first = std::floor(low / step) * step;
        const double last = std::max(first + step, std::ceil(high / step) * step);
        for (double at = first; at <= last + step * 1e-9; at += step)
            m_ticksX.push_back({at, plainNumber(at)});
        axisX()->setRange(first, last);
    }
    axisY()->setRange(0, m_scaleY.top);
    setGrid(positionsOf(m_ticksX), positionsOf(m_scaleY.ticks));
}

void LineChart::rebuild()
{
    removeAllSeries(); // deletes them
    m_series.clear();
    for (const Line &line : m_data.lines) {
        auto *series = new QLineSeries(this);
        QList<QPointF> points;
        for (const LinePoint &point : line.points) {
            if (drawable(point))
                points << QPointF(plotX(point.x), m_scaleY.plotted(point.y));
        }
        series->replace(points);
        addSeries(series);
        series->attachAxis(axisX());
        series->attachAxis(axisY());
        m_series.push_back(series);
    }
}

void LineChart::colourSeries()
{
    for (size_t i = 0; i < m_series.size(); ++i)
        m_series[i]->setPen(QPen(look().library(m_data.lines[i].slot), 1.75));
}

qreal LineChart::widestName() const
{
    const QFontMetricsF metrics(look().font(TextRole::TinyStrong));
    qreal widest = 0;
    for (const Line &line : m_data.lines)
        widest = std::max(widest, metrics.horizontalAdvance(line.name));
    return widest;
}

QMarginsF LineChart::labelRoom(QSizeF whole) const
{
    const qreal left = yTickWidth(m_scaleY) + 14 + (m_data.yTitle.isEmpty() ? 0 : look().px(18));
    const qreal right = std::min(widestName() + 30, whole.width() * 0.3);
    const qreal bottom = look().px(24) + (m_data.xTitle.isEmpty() ? 0 : look().px(18));
    return {left, m_data.uprights.empty() ? 12.0 : double(look().px(22)), right, bottom};
}

std::optional<double> LineChart::nearestX(QPointF at) const
{
    std::optional<double> nearest;
    double distance = INFINITY;
    for (const Line &line : m_data.lines) {
        for (const LinePoint &point : line.points) {
            if (!drawable(point))
                continue;
            const double away = std::abs(positionOf(point).x() - at.x());
            if (away < distance)
                distance = away, nearest = point.x;
        }
    }
    return nearest;
}

std::vector<double> LineChart::places() const
{
    std::set<double> all;
    for (const Line &line : m_data.lines) {
        for (const LinePoint &point : line.points) {
            if (drawable(point))
                all.insert(point.x);
        }
    }
    return {all.begin(), all.end()};
}

QString LineChart::placeText(double x) const
{
    if (x >= 0 && x < double(m_data.xNames.size()))
        return m_data.xNames[size_t(x)];
    return m_data.xFormat.isEmpty() ? wholeText(x) : m_data.xFormat.arg(wholeText(x));
}

QString LineChart::unitText() const
{
    return m_scaleY.log ? QString() : m_scaleY.unit.heading;
}

QString LineChart::sentence() const
{
    QStringList parts;
    for (const Line &line : m_data.lines) {
        if (line.points.empty())
            continue;
        parts << tr("%1 goes from %2 to %3")
                     .arg(line.name, valueWithUnit(m_data.yUnit, line.points.front().y),
                          valueWithUnit(m_data.yUnit, line.points.back().y));
    }
    return parts.isEmpty() ? tr("No line to show.") : parts.join(QStringLiteral("; ")) + u'.';
}

void LineChart::paintOverlay(QPainter &painter)
{
    paintYTicks(painter, m_scaleY);
    paintXTicks(painter);
    paintUprights(painter);
    paintCursor(painter);
    paintPoints(painter);
    paintNames(painter);
}

void LineChart::paintXTicks(QPainter &painter) const
{
    painter.setFont(look().font(TextRole::Axis));
    painter.setPen(look().tokens().text2);
    const qreal y = plotArea().bottom();
    painter.save();
    painter.setPen(QPen(look().tokens().line2, 1));
    painter.drawLine(plotArea().bottomLeft(), plotArea().bottomRight());
    painter.restore();
    qreal lastEnd = -1e9;
    const QFontMetricsF metrics(painter.font());
    for (const Tick &tick : m_ticksX) {
        const qreal x = place(tick.at, 0).x();
        const qreal half = metrics.horizontalAdvance(tick.text) / 2;
        if (x - half < lastEnd + 6)
            continue;
        lastEnd = x + half;
        drawLine(painter, {x - half - 1, y + 4, 2 * half + 2, 16}, Qt::AlignHCenter, tick.text);
    }
    if (!m_data.xTitle.isEmpty()) {
        painter.setFont(look().font(TextRole::Tiny));
        drawLine(painter, {plotArea().left(), y + look().px(22), plotArea().width(), 16},
                 Qt::AlignHCenter, m_data.xTitle);
    }
    if (!m_data.yTitle.isEmpty()) {
        painter.save();
        painter.translate(9, plotArea().center().y());
        painter.rotate(-90);
        drawLine(painter, {-plotArea().height() / 2, -8, plotArea().height(), 16}, Qt::AlignHCenter,
                 m_data.yTitle);
        painter.restore();
    }
}

void LineChart::paintUprights(QPainter &painter) const
{
    const QRectF plot = plotArea();
    painter.setFont(look().font(TextRole::Tiny));
    const QFontMetricsF metrics(painter.font());
    qreal lastEnd = -1e9;
    for (const Upright &upright : m_data.uprights) {
        if (m_data.logX && !(upright.x > 0))
            continue;
        const qreal x = place(plotX(upright.x), 0).x();
        if (x < plot.left() || x > plot.right())
            continue;
        painter.setPen(QPen(look().tokens().ctl, 1, Qt::DashLine));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        painter.setPen(look().tokens().text2);
        const qreal half = metrics.horizontalAdvance(upright.text) / 2;
        if (x - half < lastEnd + 6)
            continue; // the line stays, two words over each other would not
        lastEnd = x + half;
        drawLine(painter, {x - half - 1, plot.top() - 18, 2 * half + 2, 16}, Qt::AlignHCenter,
                 upright.text);
    }
}

void LineChart::paintPoints(QPainter &painter) const
{
    for (const Line &line : m_data.lines) {
        for (const LinePoint &point : line.points) {
            if (!drawable(point))
                continue;
            const QPointF at = positionOf(point);
            if (point.low < point.high && point.low > 0) {
                painter.setPen(QPen(look().library(line.slot), 1));
                const qreal low = place(0, m_scaleY.plotted(point.low)).y();
                const qreal high = place(0, m_scaleY.plotted(point.high)).y();
                painter.drawLine(QPointF(at.x(), low), QPointF(at.x(), high));
                for (const qreal end : {low, high})
                    painter.drawLine(QPointF(at.x() - 3, end), QPointF(at.x() + 3, end));
            }
            // A panel-coloured edge keeps markers apart where lines run close together.
            painter.setPen(Qt::NoPen);
            painter.setBrush(look().tokens().panel);
            painter.drawEllipse(at, 5.5, 5.5);
            paintMarker(painter, look(), line.slot, at, 7);
        }
    }
}

void LineChart::paintNames(QPainter &painter) const
{
    const QRectF plot = plotArea();
    std::vector<double> heights;
    std::vector<size_t> named;
    painter.setFont(look().font(TextRole::TinyStrong));
    for (size_t i = 0; i < m_data.lines.size(); ++i) {
        const auto &points = m_data.lines[i].points;
        const auto last = std::find_if(points.rbegin(), points.rend(),
                                       [this](const LinePoint &p) { return drawable(p); });
        if (last == points.rend())
            continue;
        const QPointF end = positionOf(*last);
        // A line that ends early is named where it ends: at the margin its name would stand beside
        // others' ends.
        if (end.x() < plot.right() - 20) {
            paintNameAt(painter, m_data.lines[i], end);
            continue;
        }
        heights.push_back(end.y());
        named.push_back(i);
    }
    heights = spread(heights, look().px(kNameGap), plot.top(), plot.bottom());
    for (size_t i = 0; i < named.size(); ++i) {
        const Line &line = m_data.lines[named[i]];
        paintMarker(painter, look(), line.slot, {plot.right() + 13, heights[i]}, 8);
        painter.setPen(look().tokens().text);
        drawLine(painter,
                 {plot.right() + 22, heights[i] - 8, size().width() - plot.right() - 23, 16},
                 Qt::AlignLeft, line.name);
    }
}

void LineChart::paintNameAt(QPainter &painter, const Line &line, QPointF end) const
{
    const double width = QFontMetricsF(painter.font()).horizontalAdvance(line.name) + 6;
    // Beside the end where there is room, else above it.
    const bool beside = end.x() + width + 14 < plotArea().right();
    const QRectF box = beside ? QRectF(end.x() + 9, end.y() - 8, width, 16)
                              : QRectF(end.x() + 8 - width, end.y() - 24, width, 16);
    painter.fillRect(box, look().tokens().panel); // the grid and uprights do not run through it
    painter.setPen(look().tokens().text);
    drawLine(painter, box.adjusted(3, 0, 0, 0), Qt::AlignLeft, line.name);
}

void LineChart::paintCursor(QPainter &painter) const
{
    if (!m_data.cursor || (m_data.logX && !(*m_data.cursor > 0)))
        return;
    const QRectF plot = plotArea();
    const qreal x = place(plotX(*m_data.cursor), 0).x();
    if (x < plot.left() - 1 || x > plot.right() + 1)
        return;
    painter.setPen(QPen(look().tokens().text, 1));
    painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    painter.setFont(look().font(TextRole::TinyStrong));
    const QString text = placeText(*m_data.cursor);
    const qreal width = QFontMetricsF(painter.font()).horizontalAdvance(text) + 12;
    const QRectF badge(std::clamp(x - width / 2, 0.0, std::max(0.0, size().width() - width)),
                       plot.bottom() + 3, width, 18);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look().tokens().text);
    painter.drawRoundedRect(badge, 4, 4);
    painter.setPen(look().tokens().panel);
    drawLine(painter, badge, Qt::AlignHCenter, text);
}

} // namespace jinbang::app

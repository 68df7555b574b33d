// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/ratiochart.h"

#include "app/desktop/text/numbers.h"
#include "app/desktop/theme/marker.h"
#include "app/desktop/theme/tabular.h"
#include "core/base/number.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace jinbang::app {

namespace {

constexpr double kLeast = 0.01; // an axis of less would make noise look large
constexpr double kWhiskerRoom = 1.6;

/// One end of a whisker: a bar across, or an arrow head where the axis is too short.
void paintEnd(QPainter &painter, double x, double y, int direction, bool cut)
{
    if (!cut) {
        painter.drawLine(QPointF(x, y - 4), QPointF(x, y + 4));
        return;
    }
    painter.drawLine(QPointF(x, y), QPointF(x - direction * 5, y - 4));
    painter.drawLine(QPointF(x, y), QPointF(x - direction * 5, y + 4));
}

} // namespace

double changeOf(double ratio)
{
    return ratio > 0 && std::isfinite(ratio) ? 1 / ratio - 1
                                             : std::numeric_limits<double>::quiet_NaN();
}

std::vector<Tick> RatioAxis::ticks() const
{
    std::vector<Tick> all;
    const int first = int(std::ceil(low / step - 1e-9));
    const int last = int(std::floor(high / step + 1e-9));
    for (int i = first; i <= last; ++i) {
        const double percent = std::round(i * step * 1e6) / 1e4;
        const QString text = QString::fromStdString(core::shortest(std::abs(percent)));
        const QString sign = i == 0 ? QString() : i < 0 ? QString(kMinus) : QStringLiteral("+");
        all.push_back({i * step, QStringLiteral("%1%2%").arg(sign, text)});
    }
    return all;
}

RatioAxis ratioAxis(const RatioData &data)
{
    double low = 0;
    double high = 0;
    for (const RatioRow &row : data.rows) {
        const double change = changeOf(row.ratio);
        if (!std::isfinite(change))
            continue;
        low = std::min(low, change);
        high = std::max(high, change);
    }
    const double room = std::max(kLeast, std::max(-low, high)) * kWhiskerRoom;
    for (const RatioRow &row : data.rows) {
        if (!std::isfinite(changeOf(row.ratio)))
            continue;
        for (const double end : {changeOf(row.low), changeOf(row.high)}) {
            if (std::isfinite(end)) {
                low = std::min(low, std::max(end, -room));
                high = std::max(high, std::min(end, room));
            }
        }
    }
    low = std::min(low, -kLeast);
    high = std::max(high, kLeast);
    RatioAxis axis;
    axis.step = niceStep(high - low, 7);
    axis.low = std::floor(low / axis.step) * axis.step;
    axis.high = std::ceil(high / axis.step) * axis.step;
    return axis;
}

QColor toneColour(const Tokens &tokens, RatioTone tone)
{
    return tone == RatioTone::Faster   ? tokens.faster
           : tone == RatioTone::Slower ? tokens.slower
                                       : tokens.ctl;
}

QString changeText(const RatioRow &row)
{
    const double change = changeOf(row.ratio);
    if (!std::isfinite(change) || row.tone == RatioTone::Open)
        return !row.verdict.isEmpty() ? row.verdict : changeText(change);
    const QString arrow = row.tone == RatioTone::Faster ? QStringLiteral("↑") : QStringLiteral("↓");
    return QStringLiteral("%1 %2").arg(arrow, changeText(change));
}

void paintRatioBar(QPainter &painter, const Theme &theme, const QRectF &box, const RatioAxis &axis,
                   const RatioRow &row)
{
    const Tokens &tokens = theme.tokens();
    const auto at = [&](double change) {
        return box.left() + std::clamp(axis.share(change), 0.0, 1.0) * box.width();
    };
    for (const Tick &tick : axis.ticks()) {
        painter.setPen(QPen(tick.at == 0 ? tokens.text2 : tokens.grid, 1));
        painter.drawLine(QPointF(at(tick.at), box.top()), QPointF(at(tick.at), box.bottom()));
    }
    const double change = changeOf(row.ratio);
    if (!std::isfinite(change))
        return;
    const double y = box.center().y();
    const double half = theme.px(7.5);
    const double from = std::min(at(0), at(change));
    QColor colour = toneColour(tokens, row.tone);
    if (row.tone == RatioTone::Open)
        colour = tokens.line2;
    painter.fillRect(QRectF(from, y - half, std::max(1.0, std::abs(at(change) - at(0))), 2 * half),
                     colour);
    // The interval of a ratio becomes one of a change by turning its ends round.
    const double low = changeOf(row.high);
    const double high = changeOf(row.low);
    if (!std::isfinite(low) || !std::isfinite(high) || !(low < high))
        return;
    // A light edge keeps the line apart from the bar that it crosses.
    for (const bool edge : {true, false}) {
        painter.setPen(QPen(edge ? tokens.panel : tokens.text, edge ? 3 : 1.2));
        painter.drawLine(QPointF(at(low), y), QPointF(at(high), y));
        paintEnd(painter, at(low), y, -1, low < axis.low);
        paintEnd(painter, at(high), y, 1, high > axis.high);
    }
}

RatioChart::RatioChart(const Theme &theme, const RatioData &data)
    : ChartBase(theme)
{
    setAxes(makeAxis(Qt::AlignBottom), makeAxis(Qt::AlignLeft));
    setData(data);
}

void RatioChart::setData(const RatioData &data)
{
    m_data = data;
    m_axis = ratioAxis(data);
    axisX()->setRange(m_axis.low, m_axis.high);
    axisY()->setRange(0, std::max(1.0, double(data.rows.size())));
    refresh();
}

qreal RatioChart::rowHeight() const
{
    return look().px(26);
}

QSizeF RatioChart::fullSize() const
{
    return {620, double(m_data.rows.size()) * rowHeight() + look().px(48)};
}

QMarginsF RatioChart::labelRoom(QSizeF whole) const
{
    const QFontMetricsF name(look().font(TextRole::SmallStrong));
    const QFontMetricsF small(look().font(TextRole::Small));
    qreal left = 0;
    qreal right = 0;
    for (const RatioRow &row : m_data.rows) {
        left =
            std::max(left, name.horizontalAdvance(row.name) + small.horizontalAdvance(row.detail));
        right = std::max(right, small.horizontalAdvance(changeText(row)));
    }
    return {std::min(left + 38, whole.width() * 0.5), look().px(24) * 1.0,
            std::min(right + 20, whole.width() * 0.3), look().px(24) * 1.0};
}

void RatioChart::paintOverlay(QPainter &painter)
{
    const QRectF plot = plotArea();
    const Tokens &tokens = look().tokens();
    const double zero = plot.left() + m_axis.share(0) * plot.width();
    painter.setFont(look().font(TextRole::Axis));
    painter.setPen(tokens.text2);
    const QString &next = m_data.nextName;
    drawLine(painter, {0, plot.top() - look().px(22), zero - 8, 16}, Qt::AlignRight,
             next.isEmpty() ? tr("← slower") : tr("← %1 slower").arg(next));
    drawLine(painter, {zero + 8, plot.top() - look().px(22), size().width() - zero - 8, 16},
             Qt::AlignLeft, next.isEmpty() ? tr("faster →") : tr("%1 faster →").arg(next));
    for (const Tick &tick : m_axis.ticks()) {
        painter.setPen(tokens.text2);
        const double x = plot.left() + m_axis.share(tick.at) * plot.width();
        drawLine(painter, {x - 40, plot.bottom() + 5, 80, 16}, Qt::AlignHCenter, tick.text);
    }
    const double height = m_data.rows.empty() ? 0 : plot.height() / double(m_data.rows.size());
    for (size_t i = 0; i < m_data.rows.size(); ++i) {
        const RatioRow &row = m_data.rows[i];
        const QRectF box(plot.left(), plot.top() + double(i) * height, plot.width(), height);
        paintRatioBar(painter, look(), box, m_axis, row);
        paintMarker(painter, look(), row.slot, {look().px(8) * 1.0, box.center().y()}, 9);
        painter.setFont(look().font(TextRole::SmallStrong));
        painter.setPen(tokens.text);
        const double name = QFontMetricsF(painter.font()).horizontalAdvance(row.name);
        const double left = look().px(18);
        drawLine(painter, {left, box.top(), plot.left() - left - 6, height}, Qt::AlignLeft,
                 row.name);
        painter.setFont(look().font(TextRole::Small));
        painter.setPen(tokens.text2);
        if (plot.left() - left - name - 14 > 20)
            drawLine(painter, {left + name + 8, box.top(), plot.left() - left - name - 14, height},
                     Qt::AlignLeft, row.detail);
        painter.setPen(row.tone == RatioTone::Open ? tokens.text2 : toneColour(tokens, row.tone));
        drawLine(painter, {plot.right() + 6, box.top(), size().width() - plot.right() - 8, height},
                 Qt::AlignRight, changeText(row));
    }
}

QString RatioChart::sentence() const
{
    int faster = 0;
    int slower = 0;
    for (const RatioRow &row : m_data.rows) {
        faster += row.tone == RatioTone::Faster;
        slower += row.tone == RatioTone::Slower;
    }
    return tr("%1 of %2 rows are faster, %3 slower.")
        .arg(faster)
        .arg(m_data.rows.size())
        .arg(slower);
}

} // namespace jinbang::app

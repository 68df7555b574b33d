// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/rowchart.h"

#include "app/desktop/text/numbers.h"
#include "app/desktop/theme/tabular.h"

#include <QBarSet>
#include <QFontMetricsF>
#include <QHorizontalStackedBarSeries>
#include <QPainter>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace jinbang::app {

namespace {

constexpr double kBarShare = 0.58;

// Names are drawn top down, while the axis counts upwards.
double rowAt(size_t row, size_t rows)
{
    return double(rows - 1 - row);
}

} // namespace

RowChart::RowChart(const Theme &theme, const RowData &data)
    : ChartBase(theme)
{
    setAxes(makeAxis(Qt::AlignBottom), makeAxis(Qt::AlignLeft));
    setData(data);
}

void RowChart::setData(const RowData &data)
{
    const bool sameShape = m_series != nullptr && data.rows.size() == m_data.rows.size();
    m_data = data;
    std::vector<double> values;
    for (const RowBar &row : m_data.rows) {
        if (row.bar.state == BarState::Value && std::isfinite(row.bar.value)) {
            values.push_back(row.bar.value);
            if (std::isfinite(row.bar.high))
                values.push_back(row.bar.high);
        }
    }
    m_scale = axisFor(values, m_data.unit, false, 5);
    if (!sameShape)
        rebuild();
    const size_t rows = m_data.rows.size();
    for (size_t i = 0; i < rows; ++i) {
        // One set has one brush, so each row is a set of zeros with its own value (T16).
        QList<qreal> lengths(qsizetype(rows), 0.0);
        if (m_data.rows[i].bar.state == BarState::Value)
            lengths[qsizetype(rowAt(i, rows))] = m_scale.plotted(m_data.rows[i].bar.value);
        m_sets[i]->remove(0, m_sets[i]->count());
        m_sets[i]->append(lengths);
    }
    axisX()->setRange(0, m_scale.top);
    setGrid(positionsOf(m_scale.ticks), {});
    axisY()->setRange(-0.5, std::max(0.5, double(rows) - 0.5));
    refresh();
}

void RowChart::rebuild()
{
    if (m_series != nullptr) {
        removeSeries(m_series);
        m_series->deleteLater();
    }
    m_sets.clear();
    m_series = new QHorizontalStackedBarSeries(this);
    m_series->setBarWidth(kBarShare);
    for (size_t i = 0; i < m_data.rows.size(); ++i) {
        auto *set = new QBarSet(QString(), m_series);
        m_series->append(set);
        m_sets.push_back(set);
    }
    addSeries(m_series);
    m_series->attachAxis(axisX());
    m_series->attachAxis(axisY());
}

void RowChart::colourSeries()
{
    for (size_t i = 0; i < m_sets.size(); ++i) {
        QColor colour = look().library(m_data.rows[i].slot);
        if (m_data.rows[i].live)
            colour = mixed(look().tokens().panel, colour, 0.5);
        m_sets[i]->setBrush(colour);
        m_sets[i]->setPen(Qt::NoPen);
    }
}

QRectF RowChart::barRect(size_t row) const
{
    const double at = rowAt(row, m_data.rows.size());
    const Bar &bar = m_data.rows[row].bar;
    const double length = bar.state == BarState::Value ? m_scale.plotted(bar.value) : 0;
    return QRectF(place(0, at + kBarShare / 2), place(length, at - kBarShare / 2)).normalized();
}

QString RowChart::endText(const RowBar &row) const
{
    if (row.bar.state != BarState::Value || !std::isfinite(row.bar.value))
        return row.bar.word;
    const QString value = siText(row.bar.value);
    return row.live ? tr("%1 so far").arg(value) : value;
}

QMarginsF RowChart::labelRoom(QSizeF whole) const
{
    const QFontMetricsF metrics(look().font(TextRole::Small));
    qreal widest = 0;
    for (const RowBar &row : m_data.rows)
        widest = std::max(widest, metrics.horizontalAdvance(row.name));
    const QFontMetricsF strong(look().font(TextRole::TinyStrong));
    qreal widestEnd = 14;
    for (const RowBar &row : m_data.rows)
        widestEnd = std::max(widestEnd, strong.horizontalAdvance(endText(row)) + 16);
    return {std::min(widest, whole.width() * 0.35) + 10, 4,
            std::min(widestEnd, whole.width() * 0.4), double(look().px(20))};
}

QSizeF RowChart::fullSize() const
{
    return {260, look().px(22) * double(std::max<size_t>(1, m_data.rows.size())) + look().px(24)};
}

QString RowChart::sentence() const
{
    QStringList parts;
    for (const RowBar &row : m_data.rows)
        parts << QStringLiteral("%1: %2").arg(row.name, endText(row));
    return parts.isEmpty() ? tr("No row is being measured.") : parts.join(QStringLiteral(", "));
}

void RowChart::paintOverlay(QPainter &painter)
{
    painter.setFont(look().font(TextRole::Axis));
    painter.setPen(look().tokens().text2);
    for (const Tick &tick : m_scale.ticks) {
        const QPointF foot = place(tick.at, -0.5);
        const QString text = siTickText(tick.at * m_scale.unit.divisor);
        drawLine(painter, {foot.x() - 40, foot.y() + 4, 80, 16}, Qt::AlignHCenter, text);
    }
    painter.setPen(QPen(look().tokens().line2, 1));
    painter.drawLine(place(0, axisY()->min()), place(0, axisY()->max()));
    for (size_t i = 0; i < m_data.rows.size(); ++i)
        paintRow(painter, i);
}

void RowChart::paintRow(QPainter &painter, size_t row) const
{
    const Tokens &tokens = look().tokens();
    const RowBar &data = m_data.rows[row];
    const QRectF box = barRect(row);
    const bool hasValue = data.bar.state == BarState::Value && std::isfinite(data.bar.value);
    painter.setFont(look().font(TextRole::Small));
    painter.setPen(tokens.text);
    drawLine(painter, {0, box.center().y() - 9, plotArea().left() - 8, 18}, Qt::AlignRight,
             data.name);

    qreal end = box.right();
    if (hasValue && std::isfinite(data.bar.low) && std::isfinite(data.bar.high)) {
        const qreal y = box.center().y();
        const qreal low = place(m_scale.plotted(data.bar.low), 0).x();
        const qreal high = place(m_scale.plotted(data.bar.high), 0).x();
        QPainterPath shape;
        shape.moveTo(low, y);
        shape.lineTo(high, y);
        for (const qreal x : {low, high}) {
            shape.moveTo(x, y - 4);
            shape.lineTo(x, y + 4);
        }
        painter.strokePath(shape, QPen(tokens.panel, 3));
        painter.strokePath(shape, QPen(tokens.text, 1.2));
        end = std::max(end, high);
    }
    painter.setFont(look().font(TextRole::TinyStrong));
    painter.setPen(hasValue                             ? tokens.text
                   : data.bar.state == BarState::Failed ? tokens.err
                                                        : tokens.text2);
    const QRectF space(end + 7, box.center().y() - 9, size().width() - end - 8, 18);
    drawLine(painter, space, Qt::AlignLeft, endText(data));
}

} // namespace jinbang::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/chartbase.h"

#include "app/desktop/theme/marker.h"
#include "app/desktop/theme/tabular.h"

#include <QFontMetricsF>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QLegend>
#include <QPainter>
#include <QStyleOptionGraphicsItem>
#include <QValueAxis>

#include <algorithm>
#include <utility>

namespace jinbang::app {

class Layer : public QGraphicsItem
{
public:
    Layer(ChartBase &chart, bool above)
        : QGraphicsItem(&chart)
        , m_chart(chart)
        , m_above(above)
    {
        setZValue(above ? 50 : 1); // the series of Qt Charts lie between
        setAcceptedMouseButtons(Qt::NoButton);
        setFlag(ItemUsesExtendedStyleOption); // or the exposed part is always the whole
    }
    [[nodiscard]] QRectF boundingRect() const override { return m_chart.rect(); }
    // Transparent to the mouse, or the bars below never learn that they are hovered.
    [[nodiscard]] bool contains(const QPointF &) const override { return false; }
    [[nodiscard]] QPainterPath shape() const override { return {}; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *) override
    {
        m_chart.m_exposed = option->exposedRect;
        painter->setRenderHint(QPainter::Antialiasing);
        if (!m_above) {
            m_chart.paintGrid(*painter);
            return;
        }
        m_chart.paintFrame(*painter);
        m_chart.paintOverlay(*painter);
    }
    void resized()
    {
        prepareGeometryChange();
        update();
    }

private:
    ChartBase &m_chart;
    bool m_above;
};

ChartBase::ChartBase(const Theme &theme)
    : m_theme(theme)
{
    m_under = new Layer(*this, false);
    m_over = new Layer(*this, true);
    legend()->hide();
    setAnimationOptions(NoAnimation); // the overlay would run ahead of the bars
    // its item lags behind a resize; the card or the picture has the ground
    setBackgroundVisible(false);
    setMargins({});
    setContentsMargins(0, 0, 0, 0);
    layout()->setContentsMargins(0, 0, 0, 0);
}

void ChartBase::setTheme(const Theme &theme)
{
    m_theme = theme;
    refresh();
}

void ChartBase::setFrame(const ChartFrame &frame)
{
    m_frame = frame;
    refresh();
}

void ChartBase::refresh()
{
    colourSeries();

    const QMarginsF room = labelRoom(size());
    const qreal pad = m_frame.padding;
    const qreal footer = m_frame.footer.isEmpty() ? 0 : m_theme.px(24);
    QRectF plot = rect().marginsRemoved(room);
    plot.adjust(pad, pad + headerHeight(), -pad, -pad - footer);
    if (plot.width() > 4 && plot.height() > 4)
        setPlotArea(plot);
    m_under->resized();
    m_over->resized();
}

void ChartBase::resizeEvent(QGraphicsSceneResizeEvent *event)
{
    QChart::resizeEvent(event);
    refresh();
}

QValueAxis *ChartBase::makeAxis(Qt::Alignment side)
{
    auto *axis = new QValueAxis(this);
    addAxis(axis, side);
    axis->setVisible(false); // Qt moves grid and axis lines later than the plot area
    return axis;
}

void ChartBase::setGrid(std::vector<double> x, std::vector<double> y)
{
    m_gridX = std::move(x);
    m_gridY = std::move(y);
}

void ChartBase::paintGrid(QPainter &painter) const
{
    const QRectF plot = plotArea();
    painter.setPen(QPen(m_theme.tokens().grid, 1));
    for (const double at : m_gridX) {
        const qreal x = place(at, 0).x();
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    }
    for (const double at : m_gridY) {
        const qreal y = place(0, at).y();
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    }
}

void ChartBase::setAxes(QValueAxis *x, QValueAxis *y)
{
    m_x = x;
    m_y = y;
}

QPointF ChartBase::place(double x, double y) const
{
    const QRectF plot = plotArea();
    const double acrossX = (x - m_x->min()) / (m_x->max() - m_x->min());
    const double acrossY = (y - m_y->min()) / (m_y->max() - m_y->min());
    return {plot.left() + acrossX * plot.width(), plot.bottom() - acrossY * plot.height()};
}

qreal ChartBase::yTickWidth(const AxisScale &axis) const
{
    const QFontMetricsF metrics(m_theme.font(TextRole::Axis));
    qreal widest = 0;
    for (const Tick &tick : axis.ticks)
        widest = std::max(widest, metrics.horizontalAdvance(tick.text));
    return widest;
}

void ChartBase::paintYTicks(QPainter &painter, const AxisScale &axis) const
{
    painter.setFont(m_theme.font(TextRole::Axis));
    painter.setPen(m_theme.tokens().text2);
    for (const Tick &tick : axis.ticks) {
        const qreal y = place(m_x->min(), tick.at).y();
        drawLine(painter, {0, y - 8, plotArea().left() - 7, 16}, Qt::AlignRight, tick.text);
    }
}

qreal ChartBase::headerHeight() const
{
    qreal height = 0;
    if (!m_frame.title.isEmpty())
        height += m_theme.px(24);
    if (!m_frame.subtitle.isEmpty())
        height += m_theme.px(21);
    if (!m_frame.legend.empty())
        height += legendRows(nullptr, 0);
    return height;
}

// Lays the legend out in rows; with a painter it also draws it. Returns the height it takes.
qreal ChartBase::legendRows(QPainter *painter, qreal top) const
{
    const QFont font = m_theme.font(TextRole::Small);
    const QFontMetricsF metrics(font);
    const qreal row = m_theme.px(24);
    const qreal left = m_frame.padding;
    const qreal right = size().width() - m_frame.padding;
    qreal x = left;
    qreal y = top;
    for (const LegendEntry &entry : m_frame.legend) {
        const qreal width =
            std::min(m_theme.px(16) + metrics.horizontalAdvance(entry.name), right - left);
        if (x > left && x + width > right) {
            x = left;
            y += row;
        }
        if (painter != nullptr) {
            paintMarker(*painter, m_theme, entry.slot, {x + 6, y + row / 2}, 9);
            painter->setFont(font);
            painter->setPen(m_theme.tokens().text2);
            drawLine(*painter, {x + m_theme.px(16), y, width - m_theme.px(16) + 1, row},
                     Qt::AlignLeft, entry.name);
        }
        x += width + m_theme.px(18);
    }
    return y - top + row;
}

void ChartBase::paintFrame(QPainter &painter) const
{
    const Tokens &tokens = m_theme.tokens();
    const qreal pad = m_frame.padding;
    const qreal width = size().width() - 2 * pad;
    qreal y = pad;
    if (!m_frame.title.isEmpty()) {
        painter.setFont(m_theme.font(TextRole::RunTitle));
        painter.setPen(tokens.text);
        drawLine(painter, {pad, y, width, double(m_theme.px(20))}, Qt::AlignLeft, m_frame.title);
        y += m_theme.px(24);
    }
    if (!m_frame.subtitle.isEmpty()) {
        painter.setFont(m_theme.font(TextRole::Small));
        painter.setPen(tokens.text2);
        drawLine(painter, {pad, y, width, double(m_theme.px(18))}, Qt::AlignLeft, m_frame.subtitle);
        y += m_theme.px(21);
    }
    if (!m_frame.legend.empty())
        legendRows(&painter, y);
    if (!m_frame.footer.isEmpty()) {
        painter.setFont(m_theme.font(TextRole::Tiny));
        painter.setPen(tokens.text3);
        drawLine(painter,
                 {pad, size().height() - pad - m_theme.px(16), width, double(m_theme.px(16))},
                 Qt::AlignLeft, m_frame.footer);
    }
}

} // namespace jinbang::app

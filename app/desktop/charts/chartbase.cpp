// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/chartbase.h"

#include "app/desktop/charts/framelegend.h"
#include "app/desktop/theme/tabular.h"

#include <QFontMetricsF>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QLegend>
#include <QPainter>
#include <QStyleOptionGraphicsItem>
#include <QValueAxis>

#include <algorithm>
#include <cmath>
#include <utility>

namespace jinbang::app {

namespace {

struct EdgeFace {
    TextRole role;
    double line, gap; // px, the gap to what lies further in
};

// Of the title, the subtitle and the footer.
EdgeFace faceOf(int edge)
{
    return edge == 0   ? EdgeFace{TextRole::RunTitle, 20, 4}
           : edge == 1 ? EdgeFace{TextRole::Small, 18, 3}
                       : EdgeFace{TextRole::Tiny, 16, 8};
}

} // namespace

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
    setBackgroundVisible(
        false); // its item lags behind a resize; the card or the picture has the ground
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

    const QRectF inside = insideFrame();
    const QRectF plot = inside.marginsRemoved(labelRoom(inside.size()));
    if (plot.width() > 4 && plot.height() > 4)
        setPlotArea(plot);
    m_under->resized();
    m_over->resized();
}

QRectF ChartBase::insideFrame() const
{
    const qreal pad = m_frame.padding;
    const qreal width = size().width();
    return rect().adjusted(pad, pad + headerHeight(width), -pad,
                           -pad - edgeHeight(Edge::Footer, width));
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

QStringList ChartBase::edgeLines(Edge edge, qreal width) const
{
    constexpr int kMost = 4;
    const QString &text = edge == Edge::Title      ? m_frame.title
                          : edge == Edge::Subtitle ? m_frame.subtitle
                                                   : m_frame.footer;
    if (text.isEmpty())
        return {};
    return wrapped(m_theme.font(faceOf(int(edge)).role), text, width - 2 * m_frame.padding, kMost);
}

qreal ChartBase::edgeHeight(Edge edge, qreal width) const
{
    const auto lines = edgeLines(edge, width);
    const EdgeFace face = faceOf(int(edge));
    return lines.isEmpty() ? 0
                           : m_theme.px(face.line) * double(lines.size()) + m_theme.px(face.gap);
}

qreal ChartBase::headerHeight(qreal width) const
{
    return edgeHeight(Edge::Title, width) + edgeHeight(Edge::Subtitle, width)
           + FrameLegend(m_theme, m_frame, width).height();
}

QSize ChartBase::framedSize(QSize least) const
{
    const QSizeF full = fullSize();
    const double pads = 2 * m_frame.padding;
    const double width = std::max(double(least.width()), std::ceil(full.width()) + pads);
    // The usual frame is one line of each and one row of the legend.
    const double usual = m_theme.px(24) + m_theme.px(21) + m_theme.px(24) + m_theme.px(24);
    const double plot = std::max(std::ceil(full.height()), least.height() - pads - usual);
    const double height = pads + headerHeight(width) + edgeHeight(Edge::Footer, width) + plot;
    return {int(width), std::max(least.height(), int(std::ceil(height)))};
}

void ChartBase::paintEdge(QPainter &painter, Edge edge, qreal top) const
{
    const EdgeFace face = faceOf(int(edge));
    const Tokens &tokens = m_theme.tokens();
    painter.setFont(m_theme.font(face.role));
    painter.setPen(edge == Edge::Title      ? tokens.text
                   : edge == Edge::Subtitle ? tokens.text2
                                            : tokens.text3);
    const qreal line = m_theme.px(face.line);
    for (const QString &text : edgeLines(edge, size().width())) {
        drawLine(painter, {m_frame.padding, top, size().width() - 2 * m_frame.padding, line},
                 Qt::AlignLeft, text);
        top += line;
    }
}

void ChartBase::paintFrame(QPainter &painter) const
{
    const qreal width = size().width();
    qreal y = m_frame.padding;
    for (const Edge edge : {Edge::Title, Edge::Subtitle}) {
        paintEdge(painter, edge, y);
        y += edgeHeight(edge, width);
    }
    FrameLegend(m_theme, m_frame, width).paint(painter, y);
    paintEdge(painter, Edge::Footer,
              size().height() - m_frame.padding - edgeHeight(Edge::Footer, width)
                  + m_theme.px(faceOf(int(Edge::Footer)).gap));
}

} // namespace jinbang::app

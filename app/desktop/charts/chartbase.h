#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A QChart that leaves to Qt Charts what it does well (scene, grid, bars, lines) and draws every
// text, mark and grid line itself in one item above and one below, because Qt's labels elide,
// vanish and read HTML (ui.md T5-T9). They are part of the scene, so each export has it.

#include "app/desktop/charts/unitscale.h"
#include "app/desktop/theme/theme.h"

#include <QChart>

#include <vector>

class QAbstractAxis;
class QValueAxis;

namespace jinbang::app {

struct LegendEntry {
    int slot = 0;
    QString name;
    int number = 0; // that the bars carry, too; 0: colours are enough
    friend bool operator==(const LegendEntry &, const LegendEntry &) = default;
};

/// What surrounds the plot in an exported picture; on a page the card shows it instead.
struct ChartFrame {
    QString title;
    QString subtitle;
    std::vector<LegendEntry> legend;
    QString footer;
    bool transparent = false;
    double padding = 0;
};

class Layer;

class ChartBase : public QChart
{
    Q_OBJECT
public:
    explicit ChartBase(const Theme &theme);

    virtual void setTheme(const Theme &theme);
    void setFrame(const ChartFrame &frame);
    [[nodiscard]] const Theme &look() const { return m_theme; }
    [[nodiscard]] const ChartFrame &frame() const { return m_frame; }
    /// The finding in one sentence, for a screen reader.
    [[nodiscard]] virtual QString sentence() const = 0;
    /// The smallest size in which nothing has to be left out.
    [[nodiscard]] virtual QSizeF fullSize() const { return {240, 160}; }
    /// The smallest size with its frame in which nothing has to be left out, from `least` on. Where
    /// the frame needs more than `least` gives it, the plot keeps its room and the picture grows.
    [[nodiscard]] QSize framedSize(QSize least) const;
    /// Colours series and axes again and puts the plot in its place.
    void refresh();

protected:
    /// What the frame leaves for the plot and its labels.
    [[nodiscard]] QRectF insideFrame() const;
    /// Room around the plot for labels, in a chart that has this size inside its frame.
    [[nodiscard]] virtual QMarginsF labelRoom(QSizeF size) const = 0;
    virtual void paintOverlay(QPainter &painter) = 0;
    virtual void colourSeries() {}
    void resizeEvent(QGraphicsSceneResizeEvent *event) override;

    /// An invisible value axis: it only scales the series.
    [[nodiscard]] QValueAxis *makeAxis(Qt::Alignment side);
    /// Plotted positions of the lines behind the series.
    void setGrid(std::vector<double> x, std::vector<double> y);
    void paintYTicks(QPainter &painter, const AxisScale &axis) const;
    [[nodiscard]] qreal yTickWidth(const AxisScale &axis) const;
    /// Scene position of plotted coordinates, from the axes' ranges.
    [[nodiscard]] QPointF place(double x, double y) const;
    [[nodiscard]] QValueAxis *axisX() const { return m_x; }
    [[nodiscard]] QValueAxis *axisY() const { return m_y; }
    void setAxes(QValueAxis *x, QValueAxis *y);
    /// What is being painted, in the chart's coordinates; painting outside of it is wasted.
    [[nodiscard]] QRectF exposed() const { return m_exposed; }

private:
    friend class Layer;
    void paintGrid(QPainter &painter) const;
    void paintFrame(QPainter &painter) const;
    enum class Edge { Title, Subtitle, Footer };
    [[nodiscard]] QStringList edgeLines(Edge edge, qreal width) const;
    [[nodiscard]] qreal edgeHeight(Edge edge, qreal width) const;
    [[nodiscard]] qreal headerHeight(qreal width) const;
    void paintEdge(QPainter &painter, Edge edge, qreal top) const;

    Theme m_theme;
    ChartFrame m_frame;
    Layer *m_under = nullptr; // child items, owned by this chart
    Layer *m_over = nullptr;
    std::vector<double> m_gridX, m_gridY;
    QRectF m_exposed;
    QValueAxis *m_x = nullptr;
    QValueAxis *m_y = nullptr;
};

} // namespace jinbang::app

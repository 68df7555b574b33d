#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Lines over a size or over runs: log-log for scaling, linear for a trend. The names stand at the
// ends of the lines, so that no legend has to be matched by colour.

#include "app/desktop/charts/chartbase.h"

#include <optional>

class QLineSeries;

namespace jinbang::app {

struct LinePoint {
    double x = 0;
    double y = 0;
    double low = 0; // interval; not drawn unless low < high
    double high = 0;
};
struct Line {
    QString id;
    QString name;
    int slot = 0;
    std::vector<LinePoint> points; // points that cannot be drawn are left out, the line goes on
};
struct Upright {
    double x = 0;
    QString text;
};
struct LineData {
    QString title;
    QString xTitle;
    QString yTitle;
    UnitKind yUnit = UnitKind::Nanoseconds;
    bool logX = false;
    bool logY = false;
    std::vector<QString> xNames; // for positions 0, 1, 2 ... instead of numbers
    bool xEach = false;          // ticks at the values themselves: 1, 2, 4, 8 threads
    QString xFormat;             // "%1 objects": how the read-out line is called; empty: the number
    std::vector<Line> lines;
    std::vector<Upright> uprights; // dashed verticals, for example cache sizes
    std::optional<double> cursor;  // x of the read-out line
};

/// Moves labels apart to at least `gap` while keeping their order and staying within the bounds.
[[nodiscard]] std::vector<double> spread(std::vector<double> wanted, double gap, double low,
                                         double high);

class LineChart : public ChartBase
{
    Q_OBJECT
public:
    explicit LineChart(const Theme &theme, const LineData &data = {});

    void setData(const LineData &data);
    void setCursor(std::optional<double> x);
    [[nodiscard]] const LineData &data() const { return m_data; }
    [[nodiscard]] QString sentence() const override;
    /// The unit of the y axis where the ticks do not carry their own.
    [[nodiscard]] QString unitText() const;
    /// The x of the data that lies nearest to a place in the chart.
    [[nodiscard]] std::optional<double> nearestX(QPointF at) const;
    /// All x that can be read out, ascending.
    [[nodiscard]] std::vector<double> places() const;
    /// "1,000 objects", "#42".
    [[nodiscard]] QString placeText(double x) const;
    [[nodiscard]] QPointF positionOf(const LinePoint &point) const;

protected:
    [[nodiscard]] QMarginsF labelRoom(QSizeF size) const override;
    void paintOverlay(QPainter &painter) override;
    void colourSeries() override;

private:
    [[nodiscard]] bool drawable(const LinePoint &point) const;
    [[nodiscard]] double plotX(double x) const;
    void rebuild();
    void fitAxes();
    void paintXTicks(QPainter &painter) const;
    void paintUprights(QPainter &painter) const;
    void paintPoints(QPainter &painter) const;
    void paintNames(QPainter &painter) const;
    void paintNameAt(QPainter &painter, const Line &line, QPointF end) const;
    void paintCursor(QPainter &painter) const;
    [[nodiscard]] qreal widestName() const;

    LineData m_data;
    AxisScale m_scaleY;
    double m_baseX = 0;
    std::vector<Tick> m_ticksX;
    std::vector<QLineSeries *> m_series;
};

} // namespace jinbang::app

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The legend of an exported picture: every name in full, over as many rows and lines as it takes.
// The picture grows with it (case D01).

#include "app/desktop/charts/chartbase.h"

#include <QRectF>
#include <QStringList>

#include <vector>

namespace jinbang::app {

class FrameLegend
{
public:
    /// Lays the frame's legend out in a picture of this width.
    FrameLegend(const Theme &theme, const ChartFrame &frame, qreal width);

    [[nodiscard]] qreal height() const { return m_height; }
    void paint(QPainter &painter, qreal top) const;

private:
    struct Place {
        QRectF box; // from the legend's top
        QStringList lines;
    };
    [[nodiscard]] qreal textLeft(const LegendEntry &entry) const;
    void flow();
    void fillColumns();

    const Theme &m_theme;
    const ChartFrame &m_frame;
    qreal m_room;
    qreal m_row;
    std::vector<Place> m_places;
    qreal m_height = 0;
};

} // namespace jinbang::app

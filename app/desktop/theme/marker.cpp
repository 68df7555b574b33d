// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/theme/marker.h"

#include <QPainter>
#include <QPolygonF>

#include <cmath>

namespace jinbang::app {

namespace {

QPainterPath polygon(QPointF centre, double radius, int corners, double startDegrees)
{
    QPolygonF points;
    for (int i = 0; i < corners; ++i) {
        const double angle = (startDegrees + 360.0 * i / corners) * M_PI / 180;
        points << centre + QPointF(std::cos(angle), std::sin(angle)) * radius;
    }
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

QPainterPath bars(QPointF centre, double length, double turn)
{
    const double thick = length * 0.36;
    QPainterPath across;
    across.addRect(-length / 2, -thick / 2, length, thick);
    QPainterPath down;
    down.addRect(-thick / 2, -length / 2, thick, length);
    QTransform place;
    place.translate(centre.x(), centre.y());
    place.rotate(turn);
    return place.map(across.united(down));
}

} // namespace

QPainterPath markerPath(Marker marker, QPointF centre, double size)
{
    const double r = size / 2;
    QPainterPath path;
    switch (marker) {
    case Marker::Circle:
        path.addEllipse(centre, r, r);
        return path;
    case Marker::Square:
        path.addRect(QRectF(centre - QPointF(r, r) * 0.9, QSizeF(size, size) * 0.9));
        return path;
    case Marker::Diamond:
        return polygon(centre, r * 1.25, 4, 0);
    case Marker::TriangleUp:
        return polygon(centre + QPointF(0, r * 0.2), r * 1.25, 3, -90);
    case Marker::TriangleDown:
        return polygon(centre - QPointF(0, r * 0.2), r * 1.25, 3, 90);
    case Marker::Pentagon:
        return polygon(centre, r * 1.15, 5, -90);
    case Marker::Plus:
        return bars(centre, size * 1.15, 0);
    case Marker::Cross:
        return bars(centre, size * 1.2, 45);
    }
    return path;
}

void paintMarker(QPainter &painter, const Theme &theme, int slot, QPointF centre, double size,
                 bool hollow)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour = theme.library(slot);
    if (hollow) {
        painter.setPen(QPen(colour, 1.5));
        painter.setBrush(theme.tokens().panel);
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
    }
    painter.drawPath(markerPath(markerOf(slot), centre, size));
    painter.restore();
}

} // namespace jinbang::app

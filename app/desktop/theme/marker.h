#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The shapes that tell libraries apart without colour.

#include "app/desktop/theme/theme.h"

#include <QPainterPath>

class QPainter;

namespace jinbang::app {

/// Outline of a marker of about `size` across around `centre`; equal optical weight for all shapes.
[[nodiscard]] QPainterPath markerPath(Marker marker, QPointF centre, double size);

/// Paints a library's marker in its colour; `hollow` draws the outline only.
void paintMarker(QPainter &painter, const Theme &theme, int slot, QPointF centre, double size,
                 bool hollow = false);

} // namespace jinbang::app

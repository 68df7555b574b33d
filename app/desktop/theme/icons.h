#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The product's own line drawings by name: 24 px grid, stroke 1.75, one colour put in when painted.

#include <QColor>
#include <QRectF>
#include <QString>

class QPainter;

namespace jinbang::app {

enum class Icon {
    Again,
    Article,
    Bars,
    Battery,
    Check,
    ChevronDown,
    CircleCheck,
    CircleSlash,
    CircleX,
    Clock,
    Compare,
    Copy,
    Cpu,
    Document,
    Download,
    Folder,
    Gauge,
    Gear,
    History,
    Info,
    Lock,
    Medal,
    Play,
    Plus,
    Pulse,
    Refresh,
    Scales,
    Search,
    Stop,
    Stopwatch,
    Swap,
    Trash,
    Trend,
    Trophy,
    Upload,
    User,
    Users,
    Warning,
};

/// File name of the drawing without suffix, e.g. "chevron-down".
[[nodiscard]] QString fileName(Icon icon);

/// Paints the drawing into `box`, recoloured.
void paintIcon(QPainter &painter, Icon icon, const QRectF &box, const QColor &colour);

} // namespace jinbang::app

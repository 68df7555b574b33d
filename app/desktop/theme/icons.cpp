// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/theme/icons.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

#include <array>
#include <memory>
#include <string_view>
#include <utility>

namespace jinbang::app {

namespace {

constexpr std::array<std::string_view, 38> kNames{
    "again",        "article",   "bars",   "battery", "check",   "chevron-down", "circle-check",
    "circle-slash", "circle-x",  "clock",  "compare", "copy",    "cpu",          "document",
    "download",     "folder",    "gauge",  "gear",    "history", "info",         "lock",
    "medal",        "play",      "plus",   "pulse",   "refresh", "scales",       "search",
    "stop",         "stopwatch", "swap",   "trash",   "trend",   "trophy",       "upload",
    "user",         "users",     "warning"};
static_assert(kNames.size() == size_t(Icon::Warning) + 1);

} // namespace

QString fileName(Icon icon)
{
    const std::string_view name = kNames[size_t(icon)];
    return QString::fromLatin1(name.data(), qsizetype(name.size()));
}

void paintIcon(QPainter &painter, Icon icon, const QRectF &box, const QColor &colour)
{
    QFile file(QStringLiteral(":/jinbang/icons/%1.svg").arg(fileName(icon)));
    if (!file.open(QIODevice::ReadOnly))
        return;
    QByteArray drawing = file.readAll();
    drawing.replace("currentColor", colour.name().toLatin1());
    QSvgRenderer renderer(drawing);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(painter.opacity() * colour.alphaF());
    renderer.render(&painter, box);
    painter.restore();
}

} // namespace jinbang::app

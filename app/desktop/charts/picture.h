#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A chart as a file: the same bytes from a window, from a chart that was never shown, and from the
// command line, on every screen.

#include "core/base/result.h"

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QString>

namespace jinbang::app {

class ChartBase;

enum class PictureFormat { Png, Svg, Pdf };

struct PictureOptions {
    PictureFormat format = PictureFormat::Png;
    QSize size{700, 460}; // logical pixels
    int scale = 2;        // of a PNG
    bool outlines = true; // SVG: text as paths, so that it needs no font
    QString title;        // document information
    QString description;
};

/// Draws a chart at the given size, whatever size or theme scene it lives in.
[[nodiscard]] QImage drawImage(ChartBase &chart, QSize size, int scale);

/// The picture as the bytes of a file.
[[nodiscard]] core::Result<QByteArray> drawPicture(ChartBase &chart, const PictureOptions &options);

/// The format that a file name asks for. Errors: UnknownSuffix.
[[nodiscard]] core::Result<PictureFormat> formatOf(const QString &path);

} // namespace jinbang::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desktop/golden.h"

#include <QPainter>

#include <algorithm>
#include <cstdlib>

namespace jinbang::app::test {

namespace {

constexpr int kBlock = 30;
constexpr int kSameWithin = 14; // of 255: a line of text that is drawn lighter or a pixel further

/// The mean, not Qt's smooth scaling, whose result depends on the instructions of the machine.
QRgb meanOf(const QImage &image, const QRect &block)
{
    const QRect inside = block.intersected(image.rect());
    qint64 red = 0, green = 0, blue = 0;
    for (int y = inside.top(); y <= inside.bottom(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        for (int x = inside.left(); x <= inside.right(); ++x) {
            red += qRed(line[x]);
            green += qGreen(line[x]);
            blue += qBlue(line[x]);
        }
    }
    const qint64 count = qint64(inside.width()) * inside.height();
    return qRgb(int(red / count), int(green / count), int(blue / count));
}

QImage reduced(const QImage &image)
{
    QImage small((image.width() + kBlock - 1) / kBlock, (image.height() + kBlock - 1) / kBlock,
                 QImage::Format_RGB32);
    for (int y = 0; y < small.height(); ++y) {
        for (int x = 0; x < small.width(); ++x)
            small.setPixel(x, y, meanOf(image, {x * kBlock, y * kBlock, kBlock, kBlock}));
    }
    return small;
}

int apart(QRgb a, QRgb b)
{
    return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                     std::abs(qBlue(a) - qBlue(b))});
}

} // namespace

QImage goldenOf(const Shot &shot)
{
    std::vector<QImage> parts;
    int height = 0;
    std::vector<Appearance> appearances = crossedAppearances();
    if (shot.isFurther) // a light and a dark one, in one language each
        appearances.resize(2);
    for (const Appearance &appearance : appearances) {
        OpenedWindow opened(appearance, shot);
        parts.push_back(reduced(opened.picture()));
        height += parts.back().height();
    }
    int width = 0;
    for (const QImage &part : parts)
        width = std::max(width, part.width());
    QImage all(width, height, QImage::Format_RGB32);
    all.fill(Qt::black);
    QPainter painter(&all);
    int top = 0;
    for (const QImage &part : parts) {
        painter.drawImage(0, top, part);
        top += part.height();
    }
    return all;
}

Difference differenceOf(const QImage &golden, const QImage &now)
{
    Difference difference;
    if (golden.size() != now.size())
        return {golden.width() * golden.height(), 255, {}};
    for (int y = 0; y < golden.height(); ++y) {
        for (int x = 0; x < golden.width(); ++x) {
            const int distance = apart(golden.pixel(x, y), now.pixel(x, y));
            difference.pixels += distance > kSameWithin;
            if (distance > difference.worst) {
                difference.worst = distance;
                difference.at = {x, y};
            }
        }
    }
    return difference;
}

} // namespace jinbang::app::test

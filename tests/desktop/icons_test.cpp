// SPDX-License-Identifier: GPL-3.0-or-later
// Every icon exists, is drawn in the colour asked for, and follows a change of theme.
#include "app/desktop/theme/look.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

using namespace jinbang::app;

TEST(Icons, areAllThereInTheWantedColour)
{
    for (int id = 0; id <= int(Icon::Warning); ++id) {
        QImage image(48, 48, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        paintIcon(painter, Icon(id), image.rect(), QColor(0x11, 0x22, 0x33));
        painter.end();
        int full = 0;
        for (int y = 0; y < 48; ++y) {
            for (int x = 0; x < 48; ++x)
                full += image.pixel(x, y) == qRgba(0x11, 0x22, 0x33, 255);
        }
        EXPECT_GT(full, 20) << fileName(Icon(id)).toStdString();
    }
}

TEST(Icons, followTheTheme)
{
    Look look;
    look.setMode(ThemeMode::Light);
    const QIcon icon = look.icon(Icon::Check, &Tokens::text);
    const QImage light = icon.pixmap(32, 32).toImage();
    look.setMode(ThemeMode::Dark);
    EXPECT_NE(light, icon.pixmap(32, 32).toImage());
}

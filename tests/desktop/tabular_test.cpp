// SPDX-License-Identifier: GPL-3.0-or-later
// Digits line up in columns although the font's digits are proportional, and missing glyphs are
// named.
#include "app/desktop/theme/glyphs.h"
#include "app/desktop/theme/tabular.h"
#include "app/desktop/theme/theme.h"

#include <gtest/gtest.h>

#include <QFontInfo>
#include <QImage>

using namespace jinbang::app;

TEST(Tabular, anyDigitTakesTheSamePlace)
{
    const QFont font = Theme{}.font(TextRole::Body);
    EXPECT_EQ(tabularWidth(font, QStringLiteral("1,111.1")),
              tabularWidth(font, QStringLiteral("4,804.6")));
}

TEST(Tabular, rightAlignedTextEndsAtTheEdge)
{
    QImage image(100, 30, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setFont(Theme{}.font(TextRole::Body));
    drawTabular(painter, {0, 0, 90, 30}, Qt::AlignRight, QStringLiteral("888"));
    painter.end();
    int last = -1;
    for (int x = 0; x < image.width(); ++x) {
        for (int y = 0; y < image.height(); ++y) {
            if (qGray(image.pixel(x, y)) < 160)
                last = x;
        }
    }
    EXPECT_GE(last, 86);
    EXPECT_LE(last, 90);
}

TEST(Glyphs, chineseIsShownAndAnUnassignedCharacterIsNot)
{
    const QFont font = Theme{}.font(TextRole::Body);
    EXPECT_EQ(missingGlyphs(QStringLiteral("金榜 Jinbang ± µs −"), font), QString());
    const char32_t nobody = 0x10FFFD; // private use, no font has it
    EXPECT_EQ(missingGlyphs(QString::fromUcs4(&nobody, 1), font), QString::fromUcs4(&nobody, 1));
}

TEST(Fonts, simplifiedChineseIsAskedForByName)
{
    EXPECT_TRUE(
        Theme{}.font(TextRole::Body).families().contains(QStringLiteral("Noto Sans CJK SC")));
    for (int role = 0; role <= int(TextRole::ValueLabelBest); ++role) {
        EXPECT_GE(Theme{}.font(TextRole(role)).pixelSize(), 11) << role;
        EXPECT_EQ(Theme{}.font(TextRole(role)).pointSize(), -1) << role;
    }
    EXPECT_EQ((Theme{.scale = 1.5}.font(TextRole::Body).pixelSize()), 20);
}

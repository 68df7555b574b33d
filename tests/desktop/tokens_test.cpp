// SPDX-License-Identifier: GPL-3.0-or-later
// Both themes are readable: text 4.5 : 1, marks 3 : 1, on every ground where they are used.
#include "app/desktop/theme/sheet.h"
#include "app/desktop/theme/theme.h"

#include <gtest/gtest.h>

#include <set>
#include <utility>

using namespace jinbang::app;

class BothThemes : public testing::TestWithParam<bool>
{
protected:
    Theme theme{.dark = GetParam()};
    const Tokens &t = theme.tokens();
};
INSTANTIATE_TEST_SUITE_P(Theme, BothThemes, testing::Bool());

TEST_P(BothThemes, textReadsOnEveryGround)
{
    for (const QColor &ground : {t.win, t.panel, t.rail, t.cell, t.hover}) {
        for (const QColor &text : {t.text, t.text2})
            EXPECT_GE(contrast(text, ground), 4.5)
                << text.name().toStdString() << ground.name().toStdString();
    }
    EXPECT_GE(contrast(t.text3, t.panel), 4.5);
    EXPECT_GE(contrast(t.onAccent, t.accent), 4.5);
    EXPECT_GE(contrast(t.accentText, t.panel), 4.5);
    EXPECT_GE(contrast(t.text, t.accentSoft), 4.5);
    EXPECT_GE(contrast(t.err, t.errSoft), 4.5);
    EXPECT_GE(contrast(t.warn, t.warnSoft), 4.5);
    EXPECT_GE(contrast(t.warn, t.rail), 4.5);
    EXPECT_GE(contrast(t.faster, t.panel), 4.5);
    EXPECT_GE(contrast(t.slower, t.panel), 4.5);
    EXPECT_GE(contrast(t.ctl, t.panel), 3);
}

TEST_P(BothThemes, libraryColoursShowOnCards)
{
    for (int slot = 0; slot < 8; ++slot)
        EXPECT_GE(contrast(theme.library(slot), t.panel), 3) << slot;
}

TEST_P(BothThemes, heatTextReadsAtEveryHeat)
{
    for (int points = 0; points <= 100; ++points) {
        const QColor ground = heat(t, points);
        EXPECT_GE(contrast(heatText(t, ground), ground), 4.5) << points;
    }
}

TEST(Slots, colourAndShapeTogetherAreUniqueFor64Libraries)
{
    const Theme theme;
    std::set<std::pair<QRgb, Marker>> seen;
    for (int slot = 0; slot < 64; ++slot)
        EXPECT_TRUE(seen.insert({theme.library(slot).rgb(), markerOf(slot)}).second) << slot;
}

TEST_P(BothThemes, styleSheetHasNoUnknownName)
{
    const QString sheet = styleSheetFor(theme);
    EXPECT_FALSE(sheet.contains(QLatin1Char('@')));
    EXPECT_FALSE(sheet.contains(QStringLiteral("#000000")));
    EXPECT_FALSE(sheet.contains(QStringLiteral("#12#")));
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/theme/theme.h"

#include <QFontDatabase>
#include <QStringList>

#include <array>

namespace jinbang::app {

namespace {

struct Face {
    double px;
    int weight;
};

Face faceOf(TextRole role, bool compact)
{
    switch (role) {
    case TextRole::Body:
        return {13, 400};
    case TextRole::BodyStrong:
        return {13, 600};
    case TextRole::Small:
        return {12, 400};
    case TextRole::SmallStrong:
        return {12, 600};
    case TextRole::Tiny:
        return {11, 400};
    case TextRole::TinyStrong:
        return {11, 600};
    case TextRole::PageTitle:
        return {compact ? 17.0 : 20.0, 600};
    case TextRole::CardTitle:
        return {13, 600};
    case TextRole::RunTitle:
        return {15, 600};
    case TextRole::Total:
        return {compact ? 18.0 : 24.0, 600};
    case TextRole::Seal:
        return {22, 600};
    case TextRole::Fixed:
        return {11.5, 400};
    case TextRole::Axis:
        return {11, 400};
    case TextRole::Category:
        return {12, 500};
    case TextRole::ValueLabel:
        return {10.5, 500};
    case TextRole::ValueLabelBest:
        return {10.5, 700};
    }
    return {13, 400};
}

constexpr std::array<unsigned, kLibraryColours> kLight{0x1273D6u, 0xDB7233u, 0x0A6144u, 0x7A3069u,
                                                       0x009F9Au, 0x8A6414u, 0xC72155u, 0x767D8Eu};
constexpr std::array<unsigned, kLibraryColours> kDark{0x3B8DF4u, 0xEC6B47u, 0x45DEB2u, 0xF3B4F0u,
                                                      0x25ACB0u, 0xEBAB3Fu, 0xC9617Fu, 0x6F7690u};

} // namespace

QFont Theme::font(TextRole role) const
{
    // Pixel sizes and an explicit Chinese family: with point sizes SVG text shrinks, and without
    // the family Qt falls back to the Japanese shapes of shared characters (ui.md T3, T12).
    QFont font;
    if (role == TextRole::Seal)
        font.setFamilies({QStringLiteral("Noto Serif CJK SC"), QStringLiteral("Noto Sans CJK SC")});
    else if (role == TextRole::Fixed)
        font.setFamilies({QStringLiteral("JetBrains Mono"),
                          QFontDatabase::systemFont(QFontDatabase::FixedFont).family(),
                          QStringLiteral("DejaVu Sans Mono"), QStringLiteral("Liberation Mono"),
                          QStringLiteral("Noto Sans CJK SC")});
    else
        font.setFamilies({QStringLiteral("Inter"), QStringLiteral("Noto Sans CJK SC"),
                          QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")});
    const Face face = faceOf(role, compact);
    // QFont has whole pixels only in setPixelSize; 10.5 becomes 11 at scale 1.
    font.setPixelSize(qRound(face.px * scale));
    font.setWeight(QFont::Weight(face.weight));
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QColor Theme::library(int slot) const
{
    const auto &colours = dark ? kDark : kLight;
    return QColor::fromRgb(colours[size_t(slot < 0 ? 0 : slot) % colours.size()]);
}

Marker markerOf(int slot)
{
    const int index = slot < 0 ? 0 : slot;
    return Marker((index + index / kLibraryColours) % 8);
}

} // namespace jinbang::app

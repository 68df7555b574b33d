#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// One value that says how everything looks: colours, text sizes and the libraries' own colours.
// A chart built for export takes another Theme than the window without anybody noticing.

#include "app/desktop/theme/tokens.h"

#include <QFont>

namespace jinbang::app {

enum class TextRole {
    Body,
    BodyStrong,
    Small,
    SmallStrong,
    Tiny,
    TinyStrong,
    PageTitle,
    CardTitle,
    RunTitle,
    Total,
    Seal,
    Fixed,
    Axis,
    Category,
    ValueLabel,
    ValueLabelBest,
};

/// Libraries beyond these share a colour with another one.
inline constexpr int kLibraryColours = 8;

enum class Marker { Circle, Square, Diamond, TriangleUp, TriangleDown, Pentagon, Plus, Cross };

struct Theme {
    bool dark = false;
    double scale = 1; // of text, 1.0-1.5
    bool compact = false;

    [[nodiscard]] const Tokens &tokens() const { return dark ? darkTokens() : lightTokens(); }
    [[nodiscard]] QFont font(TextRole role) const;
    /// A length that grows with the text.
    [[nodiscard]] int px(double length) const { return qRound(length * scale); }
    [[nodiscard]] QColor library(int slot) const;

    friend bool operator==(const Theme &, const Theme &) = default;
};

/// Shape of a library slot. After eight colours the shapes are dealt out in another order, so that
/// a pair of colour and shape comes back only after 64 libraries.
[[nodiscard]] Marker markerOf(int slot);

} // namespace jinbang::app

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of the product by what they are for. Everything that paints takes its colours from
// here and nowhere else, so that a theme is one value and its contrast can be tested.

#include <QColor>

namespace jinbang::app {

struct Tokens {
    QColor win, panel, rail, cell, hover;
    QColor line, line2, grid, track, ctl;
    QColor text, text2, text3;
    QColor accent, onAccent, accentText, accentSoft;
    QColor err, errSoft, warn, warnSoft, ok;
    QColor faster, slower;
    QColor heatFrom, heatTo;
    double heatShare = 1; // how far towards heatTo 100 points go
    QColor sealGold, sealSilver, sealBronze, onSeal;
    QColor segment; // the chosen part of a segmented switch

    friend bool operator==(const Tokens &, const Tokens &) = default;
};

[[nodiscard]] const Tokens &lightTokens();
[[nodiscard]] const Tokens &darkTokens();

/// WCAG 2 contrast ratio, 1..21.
[[nodiscard]] double contrast(const QColor &a, const QColor &b);

/// `from` with a share `t` of `to`, 0..1, per sRGB channel.
[[nodiscard]] QColor mixed(const QColor &from, const QColor &to, double t);

/// The heat map's ground for points out of 100; not finite counts as 0.
[[nodiscard]] QColor heat(const Tokens &tokens, double points);

/// The text colour that reads on a heat ground.
[[nodiscard]] QColor heatText(const Tokens &tokens, const QColor &ground);

} // namespace jinbang::app

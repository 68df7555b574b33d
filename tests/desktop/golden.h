#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Golden pictures that stay small and hold on machines whose fonts are drawn a little differently:
// each page in thirtieth size, where a letter is a shade and a card, a bar or a ground is a colour.
// What is lost by that, cut texts and weak contrast, has walks of its own (access_test.cpp).

#include "tests/desktop/openedwindow.h"

namespace jinbang::app::test {

/// Appearances of a shot beneath each other, each pixel the mean of 30 x 30.
[[nodiscard]] QImage goldenOf(const Shot &shot);

struct Difference {
    int pixels = 0; // further apart than what another rendering of a text does
    int worst = 0;  // of a channel, 0..255
    QPoint at;      // of the worst
};
[[nodiscard]] Difference differenceOf(const QImage &golden, const QImage &now);

} // namespace jinbang::app::test

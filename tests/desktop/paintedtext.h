#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What can be read of the window as it is painted: the contrast of each text against the ground
// that it has, and texts that have less room than they need.

#include "tests/desktop/openedwindow.h"

namespace jinbang::app::test {

struct PaintedText {
    QString text;
    double contrast; // of its strongest pixel, 1..21
};

/// Of the labels, buttons, fields and cells that can be seen and are not disabled.
[[nodiscard]] std::vector<PaintedText> paintedTexts(OpenedWindow &opened);

/// Labels, buttons and column heads with less room than their text needs.
[[nodiscard]] QStringList cutTexts(const QWidget &window);

} // namespace jinbang::app::test

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The palette and the one small style sheet of the window. What needs geometry of its own is a
// delegate or a widget; this only colours and rounds what Qt already draws.

#include "app/desktop/theme/theme.h"

#include <QPalette>
#include <QString>

namespace jinbang::app {

[[nodiscard]] QPalette paletteFor(const Theme &theme);
[[nodiscard]] QString styleSheetFor(const Theme &theme);

} // namespace jinbang::app

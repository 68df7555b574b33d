#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// F6: the focus jumps from one part of the window to the next, in the order of ui.md section 4.

#include <vector>

class QWidget;

namespace jinbang::app {

/// Moves the focus `step` regions on, round the end, past those that are hidden or take no focus. A
/// region inside another one counts as a region of its own.
void moveRegion(const std::vector<QWidget *> &regions, int step);

/// True for a widget in which a letter is text and no command.
[[nodiscard]] bool takesLetters(const QWidget *widget);

} // namespace jinbang::app

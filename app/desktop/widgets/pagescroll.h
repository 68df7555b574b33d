#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A page that scrolls where the window is too small for it: without it a layout squeezes its parts
// below what they need, and they are painted over one another.

class QScrollArea;
class QWidget;

namespace jinbang::app {

/// Takes the content in and owns it. Where there is room, nobody sees it.
[[nodiscard]] QScrollArea *scrolled(QWidget *content);

} // namespace jinbang::app

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// From the first line of main to the running window: number formats, fonts, settings, services.

class QApplication;

namespace jinbang::app {

/// Names, style and number formats: what every use of the program needs before its first widget.
void prepareApplication();

/// Runs the window until it is closed; returns the exit status.
[[nodiscard]] int runWindow(QApplication &application);

} // namespace jinbang::app

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// `jinbang --export-chart REPORT FILE`: a chart without a window and without a display, from the
// same code as the window's export.

class QApplication;

namespace jinbang::app {

/// True when the arguments (without the program) ask for an export; then no display is needed.
[[nodiscard]] bool isExport(int argc, char **argv);

/// Does what the arguments say and returns the exit status: 0 done, 2 usage, 3 the report cannot be
/// read, 1 the picture cannot be written. Complaints go to standard error.
[[nodiscard]] int runExport(QApplication &application);

} // namespace jinbang::app

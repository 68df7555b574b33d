// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/application.h"
#include "app/desktop/shell/exportcommand.h"
#include "app/desktop/shell/plainanswers.h"

#include <QApplication>

int main(int argc, char **argv)
{
    if (const auto status = jinbang::app::answerWithoutWindow(argc, argv))
        return *status;
    // An export draws off screen, so it must work where there is no display.
    const bool exports = jinbang::app::isExport(argc, argv);
    if (exports)
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    return exports ? jinbang::app::runExport(application) : jinbang::app::runWindow(application);
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/application.h"
#include "app/desktop/shell/plainanswers.h"

#include <QApplication>

int main(int argc, char **argv)
{
    if (const auto status = jinbang::app::answerWithoutWindow(argc, argv))
        return *status;
    QApplication application(argc, argv);
    return jinbang::app::runWindow(application);
}

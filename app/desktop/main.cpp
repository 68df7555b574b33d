// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/application.h"

#include <QApplication>

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    return jinbang::app::runWindow(application);
}

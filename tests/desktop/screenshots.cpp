// SPDX-License-Identifier: GPL-3.0-or-later
// Grabs every page and dialog with invented data, in both sizes, themes and languages, into a
// folder: to be looked at beside the design's pictures. Usage: jinbang-screenshots FOLDER [part of
// a name]
#include "tests/desktop/openedwindow.h"

#include <QApplication>
#include <QDir>
#include <QStandardPaths>

#include <clocale>
#include <cstdio>

using namespace jinbang::app::test;

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("TZ", "UTC"); // the pictures show when a run was
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    std::setlocale(LC_NUMERIC, "C");
    QApplication::setStyle(QStringLiteral("Fusion"));
    const QStringList arguments = QApplication::arguments().mid(1);
    if (arguments.isEmpty())
        return 2;
    for (const Appearance &appearance : allAppearances()) {
        for (const Shot &shot : allShots()) {
            const QString name =
                QStringLiteral("%1_%2.png").arg(QString::fromLatin1(shot.name), nameOf(appearance));
            if (!name.contains(arguments.value(1)))
                continue;
            OpenedWindow opened(appearance, shot);
            if (!opened.picture().save(QDir(arguments[0]).filePath(name)))
                return 1;
            std::puts(qPrintable(name));
        }
    }
    return 0;
}

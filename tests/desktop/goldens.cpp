// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the golden pictures anew, after a change of the window that is meant and was looked at.
// usage: jinbang-goldens FOLDER [part of a name]
#include "tests/desktop/golden.h"

#include <QApplication>
#include <QDir>

#include <clocale>
#include <cstdio>

using namespace jinbang::app::test;

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("TZ", "UTC"); // the pictures show when a run was
    QApplication application(argc, argv);
    std::setlocale(LC_NUMERIC, "C");
    QApplication::setStyle(QStringLiteral("Fusion"));
    const QStringList arguments = QApplication::arguments().mid(1);
    if (arguments.isEmpty())
        return 2;
    for (const Shot &shot : allShots()) {
        const QString name = QString::fromLatin1(shot.name);
        if (!name.contains(arguments.value(1)))
            continue;
        if (!goldenOf(shot).save(QDir(arguments[0]).filePath(name + QStringLiteral(".png"))))
            return 1;
        std::puts(qPrintable(name));
    }
    return 0;
}

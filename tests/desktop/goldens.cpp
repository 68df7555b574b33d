// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the golden pictures anew, after a change of the window that is meant and was looked at.
// usage: jinbang-goldens FOLDER [part of a name]
#include "tests/desktop/golden.h"
#include "tests/desktop/picturefolder.h"

#include <QApplication>

#include <clocale>

using namespace jinbang::app::test;

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("TZ", "UTC"); // the pictures show when a run was
    QApplication application(argc, argv);
    std::setlocale(LC_NUMERIC, "C");
    QApplication::setStyle(QStringLiteral("Fusion"));
    std::vector<WantedPicture> pictures;
    for (const Shot &shot : allShots())
        pictures.push_back({QString::fromLatin1(shot.name) + QStringLiteral(".png"),
                            [&] { return goldenOf(shot); }});
    return writePictures(QApplication::arguments().mid(1), pictures);
}

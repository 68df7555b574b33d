// SPDX-License-Identifier: GPL-3.0-or-later
// Grabs every page and dialog with invented data, in both sizes, themes and languages, into a
// folder: to be looked at beside the design's pictures. Usage: jinbang-screenshots FOLDER [part of
// a name]. The pictures of the large window with large text come too: "_150".
#include "tests/desktop/openedwindow.h"
#include "tests/desktop/picturefolder.h"

#include <QApplication>
#include <QStandardPaths>

#include <clocale>

using namespace jinbang::app::test;

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("TZ", "UTC"); // the pictures show when a run was
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    std::setlocale(LC_NUMERIC, "C");
    QApplication::setStyle(QStringLiteral("Fusion"));
    std::vector<Appearance> appearances = allAppearances();
    for (const QString &language : {QStringLiteral("en"), QStringLiteral("zh_CN")})
        appearances.push_back({false, language, {1440, 900}, 1.5});
    std::vector<WantedPicture> pictures;
    for (const Appearance &appearance : appearances) {
        for (const Shot &shot : allShots()) {
            pictures.push_back(
                {QStringLiteral("%1_%2.png")
                     .arg(QString::fromLatin1(shot.name), nameOf(appearance)),
                 [appearance, &shot] { return OpenedWindow(appearance, shot).picture(); }});
        }
    }
    return writePictures(QApplication::arguments().mid(1), pictures);
}

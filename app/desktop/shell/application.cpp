// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/application.h"

#include "app/desktop/shell/engine.h"
#include "app/desktop/shell/mainwindow.h"
#include "app/desktop/widgets/wheelguard.h"
#include "core/base/buildinfo.h"

#include <QApplication>
#include <QDir>
#include <QIcon>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTimer>

#include <clocale>

namespace jinbang::app {

namespace {

QString settingsFile()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation))
        .filePath(QStringLiteral("jinbang/settings.json"));
}

} // namespace

void prepareApplication()
{
    // QApplication has called setlocale(): without this, printf and strtod use a decimal comma.
    std::setlocale(LC_NUMERIC, "C");
    QApplication::setApplicationName(QStringLiteral("jinbang"));
    QApplication::setApplicationDisplayName(QStringLiteral("Jinbang"));
    QApplication::setApplicationVersion(QString::fromLatin1(core::buildinfo::kVersion));
    QApplication::setDesktopFileName(QStringLiteral("org.jinbang.Jinbang"));
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
}

int runWindow(QApplication &application)
{
    prepareApplication();

    application.installEventFilter(new WheelGuard(&application));
    SystemTheme system; // reads the palette before ours is set
    const QString file = settingsFile();
    LoadedSettings loaded = loadSettings(file);
    Look look;
    LibrarySlots slotTable(loaded.settings.librarySlots);
    Workbench bench{look, loaded.settings, slotTable};
    Language language;
    Engine engine;

    RunStore store(dataFolder());

    MainWindow window({bench, language, system, engine.workFor(), engine.ranker(),
                       engine.reporter(), engine.scout(), file, store, engine.httpWorkFor()});
    window.show();
    if (!loaded.keptAside.isEmpty())
        window.tell(
            MainWindow::tr("The settings could not be read as a whole. They are kept as %1.")
                .arg(loaded.keptAside));
    system.askPortal();
    // After the first frame: asking contenders starts a process each.
    QTimer::singleShot(0, &window, [&] {
        window.scout();
        window.findLastRun();
        window.benchPage()->setPastRuns(engine.pastRuns());
        const QStringList arguments = QApplication::arguments().mid(1);
        for (const QString &path : arguments)
            window.openFile(path);
    });
    return application.exec();
}

} // namespace jinbang::app

// SPDX-License-Identifier: GPL-3.0-or-later
// Grabs every page with invented data, in both sizes, themes and languages, into a folder: to be
// looked at beside the design's pictures. Usage: jinbang-screenshots FOLDER [part of a name]
#include "app/desktop/dialogs/exportdialog.h"
#include "app/desktop/pages/resultspage.h"
#include "app/desktop/shell/mainwindow.h"
#include "app/desktop/theme/sheet.h"
#include "tests/support/inventedreport.h"

#include <clocale>
#include <cstdio>

#include <QApplication>
#include <QDir>
#include <QStandardPaths>

using namespace jinbang;
using namespace jinbang::app;

namespace {

struct Shot {
    const char *name;
    std::function<void(MainWindow &)> prepare;
};

void settle()
{
    for (int i = 0; i < 4; ++i)
        QApplication::processEvents();
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    std::setlocale(LC_NUMERIC, "C");
    QApplication::setStyle(QStringLiteral("Fusion"));
    if (argc < 2)
        return 2;
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    const QString only = argc > 2 ? QString::fromLocal8Bit(argv[2]) : QString();
    const auto report = std::make_shared<const core::archive::Report>(test::inventedReport());
    const Shot shots[] = {
        {"idle", [](MainWindow &) {}},
        {"bench", [](MainWindow &w) { w.benchPage()->take(test::inventedEvents(0.44)); }},
        {"ended", [](MainWindow &w) { w.benchPage()->take(test::inventedEvents(1)); }},
        {"results", [](MainWindow &w) { w.showPage(MainWindow::Results); }},
        {"results-mbs", [](MainWindow &w) { w.actions()[Command::MetricBytes]->trigger(); }},
        {"board", [](MainWindow &w) { w.showPage(MainWindow::Board); }},
    };
    for (const bool large : {true, false}) {
        for (const bool dark : {false, true}) {
            for (const QString &tongue : {QStringLiteral("en"), QStringLiteral("zh_CN")}) {
                for (const Shot &shot : shots) {
                    const QString name = QStringLiteral("%1_%2_%3_%4.png").arg(QString::fromLatin1(shot.name), tongue.left(2), dark ? QStringLiteral("dark") : QStringLiteral("light"),
                                                                               large ? QStringLiteral("1440x900") : QStringLiteral("1024x700"));
                    if (!name.contains(only))
                        continue;
                    Settings settings;
                    settings.theme = dark ? ThemeMode::Dark : ThemeMode::Light;
                    settings.language = tongue;
                    settings.scale = 1;
                    Look look;
                    LibrarySlots slotTable;
                    Workbench bench{look, settings, slotTable};
                    Language language;
                    SystemTheme system;
                    MainWindow window({bench, language, system, [](const core::contest::Plan &) { return RunController::Work(); },
                                       test::inventedRankings, [](const core::contest::RunData &) { return test::inventedReport(); },
                                       [](const Services::Found &found) { found(test::inventedCandidates(), test::inventedEnvironment()); }, {}});
                    window.resize(large ? QSize(1440, 900) : QSize(1024, 700));
                    window.show();
                    window.scout();
                    window.showReport(report);
                    shot.prepare(window);
                    settle();
                    window.grab().save(folder.filePath(name));
                    std::puts(qPrintable(name));
                }
            }
        }
    }
    return 0;
}

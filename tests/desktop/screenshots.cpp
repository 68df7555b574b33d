// SPDX-License-Identifier: GPL-3.0-or-later
// Grabs every page with invented data, in both sizes, themes and languages, into a folder: to be
// looked at beside the design's pictures. Usage: jinbang-screenshots FOLDER [part of a name]
#include "app/desktop/dialogs/addworkload.h"
#include "app/desktop/dialogs/dataexport.h"
#include "app/desktop/models/runmatrixmodel.h"
#include "app/desktop/pages/resultspage.h"
#include "app/desktop/shell/mainwindow.h"
#include "app/desktop/theme/sheet.h"
#include "tests/support/inventedreport.h"

#include <clocale>
#include <cstdio>

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>

using namespace jinbang;
using namespace jinbang::app;

namespace {

struct Shot {
    const char *name;
    std::function<void(MainWindow &)> prepare;
    // A dialog to take a picture of instead of the window.
    std::function<QDialog *(MainWindow &)> dialog = {};
};

void settle()
{
    for (int i = 0; i < 4; ++i)
        QApplication::processEvents();
}

// A good document, a page under a wrong name, and one with a mistake in it.
QStringList sampleFiles(const QDir &folder)
{
    const std::pair<const char *, QByteArray> files[] = {
        {"catalogue.json", R"({"events": [{"id": 1, "name": "状元", "seats": [1.5, -2, 3e8], "open": true, "note": null}]})"},
        {"金榜题名 404.json", "<!doctype html><html><meta charset=utf-8><title>金榜</title><p>A page that calls itself JSON</p></html>"},
        {"broken.json", "{\n  \"name\": \"jinbang\",\n  \"list\": [1, 2 3]\n}"}};
    QStringList paths;
    for (const auto &[name, bytes] : files) {
        paths << folder.filePath(QString::fromUtf8(name));
        QFile file(paths.constLast());
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
    }
    return paths;
}

QDialog *addWorkload(MainWindow &window, const QStringList &paths)
{
    AddWorkload *dialog = window.benchPage()->addWorkload(paths);
    while (dialog->model().rowCount() < paths.size() || dialog->model().waitingCount() > 0)
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
    dialog->findChild<QTableView *>()->selectRow(1);
    return dialog;
}

void inspect(MainWindow &window)
{
    window.benchPage()->take(test::inventedEvents(1));
    core::archive::Report report = test::inventedReport();
    report.runId = window.benchPage()->state().runId();
    for (auto &cell : report.cells) {
        cell.percentiles = {{"50.0", 1000}, {"95.0", 2000}, {"99.0", 3000}};
        cell.allocsPerOp = 12;
        cell.bytesPerOp = 1400;
        cell.peakRssBytes = 5'000'000;
        cell.exactness = core::Exactness::Exact;
    }
    window.showReport(std::make_shared<const core::archive::Report>(report));
    window.showPage(MainWindow::Bench);
    auto *model = window.benchPage()->findChild<RunMatrixModel *>();
    for (QTableView *table : window.benchPage()->findChildren<QTableView *>()) {
        if (table->model() == model)
            Q_EMIT table->activated(model->indexOf(2, 2));
    }
}

// A cell in each of its states.
void everyState(MainWindow &window)
{
    window.benchPage()->take(test::inventedEvents(0.44));
    auto *model = window.benchPage()->findChild<RunMatrixModel *>();
    Matrix matrix = model->matrix();
    int state = 0;
    std::vector<std::pair<int, int>> places;
    for (size_t row = 0; row < matrix.rows.size(); ++row) {
        for (size_t column = 0; column < matrix.columns.size() && state <= int(CellState::Excluded); ++column, ++state) {
            matrix.cells[row][column].state = CellState(state);
            places.emplace_back(int(row), int(column));
        }
    }
    model->updateCells(matrix, places);
}

void offer(MainWindow &window)
{
    PastRuns past;
    past.find = [](const auto &found) { found({{"/j/a.jsonl", "a", "nightly", "2026-08-02T14:32:00Z", 34, true}}); };
    past.resume = [](const std::string &) { return RunController::Work(); };
    window.benchPage()->setPastRuns(past);
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
    const QTemporaryDir samples;
    const QStringList files = sampleFiles(QDir(samples.path()));
    const Look *current = nullptr; // of the window that is shown
    const Shot shots[] = {
        {"idle", [](MainWindow &) {}},
        {"bench", [](MainWindow &w) { w.benchPage()->take(test::inventedEvents(0.44)); }},
        {"ended", [](MainWindow &w) { w.benchPage()->take(test::inventedEvents(1)); }},
        {"states", everyState},
        {"inspector", inspect},
        {"resume", offer},
        {"addworkload", [](MainWindow &) {}, [&](MainWindow &w) { return addWorkload(w, files); }},
        {"exportdata", [](MainWindow &) {}, [&](MainWindow &w) { return new DataExport(*current, report, &w); }},
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
                    current = &look;
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
                    QDialog *dialog = shot.dialog ? shot.dialog(window) : nullptr;
                    if (dialog != nullptr)
                        dialog->show();
                    settle();
                    (dialog != nullptr ? dialog->grab() : window.grab()).save(folder.filePath(name));
                    std::puts(qPrintable(name));
                }
            }
        }
    }
    return 0;
}

// SPDX-License-Identifier: GPL-3.0-or-later
// Grabs every page with invented data, in both sizes, themes and languages, into a folder: to be
// looked at beside the design's pictures. Usage: jinbang-screenshots FOLDER [part of a name]
#include "app/desktop/dialogs/addworkload.h"
#include "app/desktop/dialogs/dataexport.h"
#include "app/desktop/models/runmatrixmodel.h"
#include "app/desktop/pages/resultspage.h"
#include "app/desktop/shell/mainwindow.h"
#include "app/desktop/theme/sheet.h"
#include "app/desktop/models/historymodel.h"
#include "app/desktop/pages/comparepage.h"
#include "app/desktop/pages/historypage.h"
#include "app/desktop/pages/scalingpage.h"
#include "tests/support/inventedexperiments.h"
#include "tests/support/inventedreport.h"

#include <clocale>
#include <cstdio>

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QElapsedTimer>
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
    // A comparison is worked out on another thread.
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < 300)
        QApplication::processEvents(QEventLoop::AllEvents, 20);
}

ScalingPage &scalingPage(MainWindow &window)
{
    window.showReport(std::make_shared<const core::archive::Report>(test::inventedExperiments()));
    window.showPage(MainWindow::Scaling);
    return *window.findChild<ScalingPage *>();
}

/// A few runs of a week, the last one stopped.
void keepRuns(const QString &folder)
{
    auto history = core::history::History::open(folder.toStdString());
    if (!history)
        return;
    for (int run = 0; run < 7; ++run) {
        core::archive::Report report = run == 6 ? test::inventedReport() : test::inventedSecondRun(run + 1);
        report.runId = "2026080" + std::to_string(run + 1) + "-120000";
        report.startedAt = "2026-08-0" + std::to_string(run + 1) + "T12:00:00Z";
        report.finishedAt = "2026-08-0" + std::to_string(run + 1) + "T12:07:46Z";
        report.title = run == 6 ? "#42" : run == 5 ? "#41 native" : std::string();
        if (run < 5)
            report.environment.flags = "-O2";
        if (run == 3)
            report.state = "stopped";
        static_cast<void>(history->keep(report));
    }
    static_cast<void>(history->refresh());
    if (auto runs = history->list(); runs && !runs->empty())
        static_cast<void>(history->edit(runs->front().id, {"#42", {"weekly", "baseline"}, "quiet machine, on mains"}));
}

void chooseTwo(MainWindow &window)
{
    window.showPage(MainWindow::History);
    auto *page = window.findChild<HistoryPage *>();
    QObject::connect(page, &HistoryPage::loaded, page, [page] {
        if (page->runs().rowCount() > 1)
            page->choose({page->runs().at(0).id, page->runs().at(1).id});
    });
}

ComparePage &comparePage(MainWindow &window)
{
    auto first = test::inventedReport();
    for (auto &ranking : first.rankings)
        ranking.twinFloor = 0.006;
    auto *page = window.findChild<ComparePage *>();
    page->compare(std::make_shared<const core::archive::Report>(first), std::make_shared<const core::archive::Report>(test::inventedSecondRun()));
    window.showPage(MainWindow::Compare);
    return *page;
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
        {"scale", [](MainWindow &w) { scalingPage(w); }},
        {"scale-bars", [](MainWindow &w) { scalingPage(w).setView(ScalingPage::Bars); }},
        {"scale-table", [](MainWindow &w) { scalingPage(w).setView(ScalingPage::Table); }},
        {"scale-threads", [](MainWindow &w) { scalingPage(w).choose(1); }},
        {"scale-reuse", [](MainWindow &w) { scalingPage(w).choose(2); }},
        {"history", [](MainWindow &w) { w.showPage(MainWindow::History); }},
        {"history-two", [](MainWindow &w) { chooseTwo(w); }},
        {"compare", [](MainWindow &w) { comparePage(w); }},
        {"compare-ranks", [](MainWindow &w) { comparePage(w).setView(ComparePage::Ranks); }},
        {"compare-conditions", [](MainWindow &w) { comparePage(w).setView(ComparePage::Conditions); }},
        {"compare-entries", [](MainWindow &w) { comparePage(w).setMode(ComparePage::TwoEntries); }},
        {"compare-empty", [](MainWindow &w) { w.showPage(MainWindow::Compare); }},
        {"scale-http", [](MainWindow &w) { scalingPage(w).choose(3); }},
        {"scale-percentiles", [](MainWindow &w) { ScalingPage &page = scalingPage(w); page.choose(4); page.setView(ScalingPage::Curve); }},
        {"scale-empty", [](MainWindow &w) { w.showPage(MainWindow::Scaling); }},
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
                    QTemporaryDir data;
                    keepRuns(data.path());
                    RunStore store(data.path().toStdString());
                    MainWindow window({bench, language, system, [](const core::contest::Plan &) { return RunController::Work(); },
                                       test::inventedRankings, [](const core::contest::RunData &) { return test::inventedReport(); },
                                       [](const Services::Found &found) { found(test::inventedCandidates(), test::inventedEnvironment()); }, {}, store});
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

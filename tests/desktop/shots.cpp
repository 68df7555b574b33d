// SPDX-License-Identifier: GPL-3.0-or-later
// Every page and dialog in the states that are worth a picture.
#include "app/desktop/dialogs/addworkload.h"
#include "app/desktop/dialogs/csvimport.h"
#include "app/desktop/dialogs/dataexport.h"
#include "app/desktop/dialogs/exportdialog.h"
#include "app/desktop/dialogs/httpload.h"
#include "app/desktop/dialogs/settingsdialog.h"
#include "app/desktop/models/historymodel.h"
#include "app/desktop/models/runmatrixmodel.h"
#include "app/desktop/pages/comparepage.h"
#include "app/desktop/pages/historypage.h"
#include "app/desktop/pages/resultspage.h"
#include "app/desktop/pages/scalingpage.h"
#include "tests/desktop/openedwindow.h"
#include "tests/support/about.h"
#include "tests/support/inventedexperiments.h"
#include "tests/support/inventedreport.h"

#include <QDir>
#include <QFile>
#include <QTableView>

namespace jinbang::app::test {

namespace {

using core::contest::RunState;

void play(OpenedWindow &opened, double share)
{
    opened.window().benchPage()->take(jinbang::test::inventedEvents(share));
}

void show(OpenedWindow &opened, int page)
{
    opened.window().showPage(page);
}

ScalingPage &scalingPage(OpenedWindow &opened)
{
    MainWindow &window = opened.window();
    window.showReport(
        std::make_shared<const core::archive::Report>(jinbang::test::inventedExperiments()));
    window.showPage(MainWindow::Scaling);
    return *window.findChild<ScalingPage *>();
}

/// A few runs of a week, the last one stopped.
void keepRuns(OpenedWindow &opened)
{
    auto history = core::history::History::open(opened.dataFolder().toStdString());
    if (!history)
        return;
    for (int run = 0; run < 7; ++run) {
        core::archive::Report report =
            run == 6 ? jinbang::test::inventedReport() : jinbang::test::inventedSecondRun(run + 1);
        report.runId = "2026080" + std::to_string(run + 1) + "-120000";
        report.startedAt = "2026-08-0" + std::to_string(run + 1) + "T12:00:00Z";
        report.finishedAt = "2026-08-0" + std::to_string(run + 1) + "T12:07:46Z";
        report.title = run == 6 ? "#42" : run == 5 ? "#41 native" : std::string();
        if (run < 5)
            report.environment.flags = "-O2";
        if (run == 3)
            report.state = "stopped";
        report.importedFrom = run == 2
                                  ? core::archive::ImportedFile{"nightly.jmh.json", "jmh.json", {}}
                                  : core::archive::ImportedFile{"results.jinbang.json", "json", {}};
        static_cast<void>(history->keep(report));
    }
    static_cast<void>(history->refresh());
    if (auto runs = history->list(); runs && !runs->empty())
        static_cast<void>(history->change(
            runs->front().id,
            jinbang::test::becomes({"#42", {"weekly", "baseline"}, "quiet machine, on mains"})));
}

bool hasHistory(OpenedWindow &opened)
{
    const auto *page = opened.window().findChild<HistoryPage *>();
    return page->runs().rowCount() == 7 && !page->exports().empty();
}

void showHistory(OpenedWindow &opened, size_t chosen)
{
    keepRuns(opened);
    show(opened, MainWindow::History);
    opened.waitFor([&] { return hasHistory(opened); });
    auto *page = opened.window().findChild<HistoryPage *>();
    std::vector<std::string> ids;
    for (size_t row = 0; row < chosen; ++row)
        ids.push_back(page->runs().at(int(row)).id);
    page->choose(ids);
}

ComparePage &comparePage(OpenedWindow &opened)
{
    auto first = jinbang::test::inventedReport();
    for (auto &ranking : first.rankings)
        ranking.twinFloor = 0.006;
    auto *page = opened.window().findChild<ComparePage *>();
    page->compare(
        std::make_shared<const core::archive::Report>(first),
        std::make_shared<const core::archive::Report>(jinbang::test::inventedSecondRun()));
    show(opened, MainWindow::Compare);
    opened.waitFor([page] { return page->comparison().has_value(); });
    return *page;
}

QString fileWith(OpenedWindow &opened, const char *name, const QByteArray &bytes)
{
    const QString path = QDir(opened.sampleFolder()).filePath(QString::fromUtf8(name));
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(bytes);
    return path;
}

// A good document, a page under a wrong name, and one with a mistake in it.
QDialog *addWorkload(OpenedWindow &opened)
{
    const QStringList paths{
        fileWith(
            opened, "catalogue.json",
            R"({"events": [{"id": 1, "name": "状元", "seats": [1.5, -2, 3e8], "open": true, "note": null}]})"),
        fileWith(opened, "金榜题名 404.json",
                 "<!doctype html><html><meta charset=utf-8><title>金榜</title><p>A page that calls "
                 "itself JSON</p></html>"),
        fileWith(opened, "broken.json", "{\n  \"name\": \"jinbang\",\n  \"list\": [1, 2 3]\n}")};
    AddWorkload *dialog = opened.window().benchPage()->addWorkload(paths);
    opened.waitFor([&] {
        return dialog->model().rowCount() == paths.size() && dialog->model().waitingCount() == 0;
    });
    dialog->findChild<QTableView *>()->selectRow(1);
    return dialog;
}

QDialog *importTable(OpenedWindow &opened, const char *scores)
{
    const QByteArray rows =
        QByteArray("Aufgabe;Bibliothek;Zeit "
                   "(ms);Bemerkung\nlesen;simdjson;1,25;warm\nlesen;RapidJSON;2,5;\n")
        + scores;
    auto *dialog = new CsvImport(opened.look(), opened.worker(),
                                 fileWith(opened, "Messung 金榜.csv", rows), &opened.window());
    opened.waitFor([&] { return dialog->isSettled(); });
    return dialog;
}

// The dialog of the HTTP load after the invented one.
QDialog *loadOverHttp(OpenedWindow &opened)
{
    HttpLoad *dialog = opened.window().benchPage()->httpLoad();
    dialog->run();
    opened.waitFor([&] { return !dialog->isRunning(); });
    return dialog;
}

QDialog *exportData(OpenedWindow &opened)
{
    return new DataExport(
        opened.look(),
        std::make_shared<const core::archive::Report>(jinbang::test::inventedReport()),
        &opened.window());
}

QDialog *exportChart(OpenedWindow &opened)
{
    return new ExportDialog(opened.look(), opened.window().findChild<ResultsPage *>()->exports(),
                            &opened.window());
}

QDialog *changeSettings(OpenedWindow &opened)
{
    return new SettingsDialog(opened.settings(), &opened.window());
}

void inspect(OpenedWindow &opened)
{
    MainWindow &window = opened.window();
    window.benchPage()->take(jinbang::test::inventedEvents(1));
    core::archive::Report report = jinbang::test::inventedReport();
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
void everyState(OpenedWindow &opened)
{
    MainWindow &window = opened.window();
    window.benchPage()->take(jinbang::test::inventedEvents(0.44));
    auto *model = window.benchPage()->findChild<RunMatrixModel *>();
    Matrix matrix = model->matrix();
    int state = 0;
    std::vector<std::pair<int, int>> places;
    for (size_t row = 0; row < matrix.rows.size(); ++row) {
        for (size_t column = 0; column < matrix.columns.size() && state <= int(CellState::Excluded);
             ++column, ++state) {
            matrix.cells[row][column].state = CellState(state);
            places.emplace_back(int(row), int(column));
        }
    }
    model->updateCells(matrix, places);
}

void offer(OpenedWindow &opened)
{
    MainWindow &window = opened.window();
    PastRuns past;
    past.find = [](const auto &found) {
        found({{"/j/a.jsonl", "a", "nightly", "2026-08-02T14:32:00Z", 34, true}});
    };
    past.resume = [](const std::string &) { return RunController::Work(); };
    window.benchPage()->setPastRuns(past);
}

} // namespace

const std::vector<Shot> &allShots()
{
    using W = OpenedWindow;
    static const std::vector<Shot> all{
        {"first", false, [](W &) {}},
        {"nothing", false, [](W &w) { w.window().benchPage()->setCandidates({}); }, true},
        {"idle", true, [](W &) {}},
        {"bench", true, [](W &w) { play(w, 0.44); }},
        {"stopped", true,
         [](W &w) {
             play(w, 0.44);
             w.window().benchPage()->take({core::contest::RunFinished{RunState::Stopped}});
         }},
        {"ended", true, [](W &w) { play(w, 1); }},
        {"states", true, everyState, true},
        {"inspector", true, inspect},
        {"resume", true, offer, true},
        {"results-empty", false, [](W &w) { show(w, MainWindow::Results); }},
        {"results", true, [](W &w) { show(w, MainWindow::Results); }},
        {"results-mbs", true, [](W &w) { w.window().actions()[Command::MetricBytes]->trigger(); }},
        {"board-empty", false, [](W &w) { show(w, MainWindow::Board); }},
        {"board", true, [](W &w) { show(w, MainWindow::Board); }},
        {"scale-empty", true, [](W &w) { show(w, MainWindow::Scaling); }, true},
        {"scale", true, [](W &w) { scalingPage(w); }},
        {"scale-bars", true, [](W &w) { scalingPage(w).setView(ScalingPage::View::Bars); }, true},
        {"scale-table", true, [](W &w) { scalingPage(w).setView(ScalingPage::View::Table); }},
        {"scale-threads", true, [](W &w) { scalingPage(w).choose(1); }, true},
        {"scale-reuse", true, [](W &w) { scalingPage(w).choose(2); }, true},
        {"scale-http", true, [](W &w) { scalingPage(w).choose(3); }, true},
        {"scale-percentiles", true,
         [](W &w) {
             ScalingPage &page = scalingPage(w);
             page.choose(4);
             page.setView(ScalingPage::View::Curve);
         },
         true},
        {"scale-rounds", true,
         [](W &w) {
             ScalingPage &page = scalingPage(w);
             page.choose(3);
             page.setView(ScalingPage::View::Rounds);
         },
         true},
        {"compare-empty", true, [](W &w) { show(w, MainWindow::Compare); }, true},
        {"compare", true, [](W &w) { comparePage(w); }},
        {"compare-ranks", true, [](W &w) { comparePage(w).setView(ComparePage::Ranks); }, true},
        {"compare-conditions", true, [](W &w) { comparePage(w).setView(ComparePage::Conditions); },
         true},
        {"compare-entries", true, [](W &w) { comparePage(w).setMode(ComparePage::TwoEntries); },
         true},
        {"history-empty", true, [](W &w) { show(w, MainWindow::History); }, true},
        {"history", true, [](W &w) { showHistory(w, 1); }},
        {"history-two", true, [](W &w) { showHistory(w, 2); }, true},
        {"addworkload", true, [](W &w) { w.open(addWorkload(w)); }},
        {"importtable", true, [](W &w) { w.open(importTable(w, "lesen;Boost.JSON;4;\n")); }},
        {"importtable-wrong", true,
         [](W &w) { w.open(importTable(w, "lesen;Boost.JSON;langsam;\n")); }, true},
        {"httpload", true, [](W &w) { w.open(w.window().benchPage()->httpLoad()); }, true},
        {"httpload-ended", true, [](W &w) { w.open(loadOverHttp(w)); }},
        {"exportdata", true, [](W &w) { w.open(exportData(w)); }},
        {"exportchart", true, [](W &w) { w.open(exportChart(w)); }},
        {"settings", true, [](W &w) { w.open(changeSettings(w)); }},
    };
    return all;
}

} // namespace jinbang::app::test

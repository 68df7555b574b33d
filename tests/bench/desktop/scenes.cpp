// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/desktop/scenes.h"

#include "app/desktop/pages/resultspage.h"
#include "app/desktop/shell/mainwindow.h"
#include "core/archive/makereport.h"
#include "tests/bench/desktop/heartbeat.h"
#include "tests/support/inventedreport.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QJsonArray>
#include <QPushButton>
#include <QTableView>

#include <cerrno>
#include <memory>
#include <sys/wait.h>

namespace jinbang::bench {

namespace {

using app::MainWindow;

constexpr int kPatienceMs = 60'000;
constexpr int kLookMs = 3;

void idle(int ms)
{
    QEventLoop loop;
    QTimer::singleShot(ms, &loop, &QEventLoop::quit);
    loop.exec();
}

bool waitFor(const std::function<bool()> &condition, int ms = kPatienceMs)
{
    const double end = nowMs() + ms;
    while (!condition()) {
        if (nowMs() > end)
            return false;
        idle(kLookMs);
    }
    return true;
}

QJsonObject problem(const char *what)
{
    return {{QStringLiteral("problem"), QString::fromLatin1(what)}};
}

void put(QJsonObject &figures, const QString &name, const Heartbeat &heart)
{
    figures[name] = QJsonObject{{QStringLiteral("ms"), heart.worstMs()},
                                {QStringLiteral("cpu"), heart.worstCpuMs()},
                                {QStringLiteral("at"), heart.worstAtMs()},
                                {QStringLiteral("beats"), heart.beats()}};
}

bool librariesFound(const MainWindow &window)
{
    return waitFor(
        [&] { return !const_cast<MainWindow &>(window).benchPage()->setup().candidates.empty(); });
}

bool noChildLeft()
{
    siginfo_t info{};
    return waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) != 0 && errno == ECHILD;
}

double megabytes(const char *field)
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith(field))
            return line.simplified().split(' ').value(1).toDouble() / 1024;
    }
    return 0;
}

/// 1008 rows: six workloads, so six charts; seven operations, eight libraries, three thread counts.
std::shared_ptr<const core::archive::Report> manyRows()
{
    using core::Operation;
    const core::archive::Report pattern = test::inventedReport();
    core::archive::Report report = pattern;
    report.cells.clear();
    report.contenders.clear();
    report.fixtures.clear();
    const core::archive::Cell &good = pattern.cells[1];
    for (int w = 0; w < 6; ++w) {
        core::archive::ReportFixture fixture = pattern.fixtures[0];
        fixture.name = "users:" + std::to_string(10 + w);
        report.fixtures.push_back(fixture);
    }
    for (int l = 0; l < 8; ++l) {
        core::archive::ReportContender contender = pattern.contenders[1];
        contender.id = "library" + std::to_string(l);
        contender.label = contender.library = "Library " + std::to_string(l);
        report.contenders.push_back(contender);
    }
    for (const auto &fixture : report.fixtures) {
        for (const Operation operation :
             {Operation::Deserialize, Operation::Serialize, Operation::Parse, Operation::Stringify,
              Operation::Prettify, Operation::Walk, Operation::Validate}) {
            for (const int threads : {1, 2, 4}) {
                for (size_t l = 0; l < report.contenders.size(); ++l) {
                    core::archive::Cell cell = good;
                    cell.contender = report.contenders[l].id;
                    cell.label = cell.library = report.contenders[l].label;
                    cell.operation = operation;
                    cell.fixture = fixture.name;
                    cell.threads = threads;
                    const double factor = 1 + double((report.cells.size() * 37) % 101) / 50;
                    cell.nsPerOp = cell.median = cell.mean = *good.nsPerOp * factor;
                    cell.opsPerSecond = 1e9 / *cell.nsPerOp;
                    cell.ciLow = *cell.nsPerOp * 0.99;
                    cell.ciHigh = *cell.nsPerOp * 1.01;
                    cell.points = 100 / factor;
                    report.cells.push_back(cell);
                }
            }
        }
    }
    return std::make_shared<const core::archive::Report>(std::move(report));
}

QTableView *tableOf(MainWindow &window, int leastRows)
{
    for (QTableView *table : window.findChildren<QTableView *>()) {
        if (table->isVisible() && table->model() != nullptr
            && table->model()->rowCount() >= leastRows)
            return table;
    }
    return nullptr;
}

QJsonObject rows(MainWindow &window, const QStringList &)
{
    QJsonObject figures;
    const auto report = manyRows();
    idle(300);
    Heartbeat heart;
    const auto watch = [&](const char *name, const std::function<void()> &act) {
        heart.start();
        idle(20);
        act();
        idle(400);
        put(figures, QString::fromLatin1(name), heart);
    };
    watch("show behind", [&] { window.showReport(report); });
    watch("show", [&] { window.showPage(MainWindow::Results); });
    QTableView *table = tableOf(window, int(report->cells.size()));
    if (table == nullptr)
        return problem("no table with all rows");
    watch("sort ascending", [&] { table->sortByColumn(3, Qt::AscendingOrder); });
    watch("sort descending", [&] { table->sortByColumn(5, Qt::DescendingOrder); });
    watch("sort notes",
          [&] { table->sortByColumn(table->model()->columnCount() - 1, Qt::AscendingOrder); });
    watch("scroll", [&] { table->scrollToBottom(); });
    watch("select", [&] { table->selectRow(500); });
    watch("metric", [&] { window.actions()[app::Command::MetricBytes]->trigger(); });
    watch("resize", [&] { window.resize(1200, 800); });
    for (int page = 0; page < MainWindow::kPages; ++page)
        watch(qPrintable(QStringLiteral("page %1").arg(page)), [&] { window.showPage(page); });
    return figures;
}

QJsonObject memory(MainWindow &window, const QStringList &)
{
    window.showReport(manyRows());
    for (int page = 0; page < MainWindow::kPages; ++page) {
        window.showPage(page);
        idle(300);
    }
    window.showPage(MainWindow::Results);
    idle(300);
    QTableView *table = tableOf(window, 1000);
    if (table == nullptr)
        return problem("no table with 1000 rows");
    table->scrollToBottom();
    idle(300);
    return {{QStringLiteral("resident"), megabytes("VmRSS:")},
            {QStringLiteral("own"), megabytes("RssAnon:")},
            {QStringLiteral("rows"), table->model()->rowCount()}};
}

/// Runs what the settings have chosen, turning the pages meanwhile.
QJsonObject run(MainWindow &window, const QStringList &)
{
    if (!librariesFound(window))
        return problem("no library was found");
    Heartbeat heart;
    heart.start();
    window.benchPage()->run();
    if (!window.benchPage()->isRunning())
        return problem("the run did not start");
    int turn = 0;
    while (window.benchPage()->isRunning()) {
        idle(400);
        window.showPage(++turn % MainWindow::kPages);
    }
    idle(500);
    QJsonObject figures;
    put(figures, QStringLiteral("run"), heart);
    figures[QStringLiteral("cells")] = window.benchPage()->state().cellsDone();
    return figures;
}

/// A dialog that asks about a file is answered as Enter would, once it lets one.
void answerDialogs()
{
    auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
    if (dialog == nullptr)
        return;
    for (QPushButton *button : dialog->findChildren<QPushButton *>()) {
        if (button->isDefault() && button->isEnabled())
            button->click();
    }
}

QJsonObject load(MainWindow &window, const QStringList &arguments)
{
    if (arguments.isEmpty() || !librariesFound(window))
        return problem("needs a file and a library");
    const auto chosen = [&] {
        const auto &workloads = window.benchPage()->setup().workloads;
        return std::any_of(workloads.begin(), workloads.end(), [&](const auto &w) {
            return w.isFile && w.name == arguments[0] && w.chosen;
        });
    };
    QTimer answers;
    QObject::connect(&answers, &QTimer::timeout, &answers, answerDialogs);
    answers.start(100);
    QJsonObject figures;
    Heartbeat heart;
    heart.start();
    idle(20);
    window.openFile(arguments[0]);
    if (!waitFor(chosen))
        return problem("the file was not added");
    idle(1000);
    put(figures, QStringLiteral("add"), heart);
    heart.start();
    window.benchPage()->run();
    if (!window.benchPage()->isRunning())
        return problem("the run did not start");
    idle(4000);
    put(figures, QStringLiteral("run"), heart);
    const double pressed = nowMs();
    window.benchPage()->stop();
    waitFor([&] { return !window.benchPage()->isRunning() && noChildLeft(); });
    figures[QStringLiteral("stop")] = nowMs() - pressed;
    return figures;
}

QJsonObject stop(MainWindow &window, const QStringList &delays)
{
    if (!librariesFound(window))
        return problem("no library was found");
    QJsonArray times;
    for (const QString &delay : delays) {
        window.benchPage()->run();
        idle(delay.toInt());
        if (!window.benchPage()->isRunning())
            return problem("the run had ended before Stop");
        const double pressed = nowMs();
        window.benchPage()->stop();
        if (!waitFor([&] { return !window.benchPage()->isRunning() && noChildLeft(); }))
            return problem("it did not stop");
        times.append(nowMs() - pressed);
        idle(100);
    }
    return {{QStringLiteral("stop"), times}};
}

QJsonObject cell(MainWindow &window, const QStringList &)
{
    if (!librariesFound(window))
        return problem("no library was found");
    QJsonObject figures = problem("the run failed");
    QObject::connect(window.benchPage(), &app::BenchPage::runEnded, &window,
                     [&](const core::Result<core::contest::RunData> &data) {
                         if (!data)
                             return;
                         const core::archive::Report report = core::archive::makeReport(*data);
                         if (report.cells.size() == 1 && report.cells[0].nsPerOp)
                             figures = {{QStringLiteral("ns"), *report.cells[0].nsPerOp},
                                        {QStringLiteral("blocks"), report.cells[0].blocks}};
                     });
    window.benchPage()->run();
    waitFor([&] { return !window.benchPage()->isRunning(); });
    return figures;
}

/// The README's pictures, of a real quick run with the settings of a first start.
QJsonObject pictures(MainWindow &window, const QStringList &arguments)
{
    if (arguments.isEmpty() || !librariesFound(window))
        return problem("needs a folder and a library");
    const QDir folder(arguments[0]);
    const auto save = [&](const char *name) {
        idle(300);
        return window.grab().save(folder.filePath(QString::fromLatin1(name)), "PNG", 0);
    };
    app::BenchPage &bench = *window.benchPage();
    bench.run();
    constexpr double kMostlyDone = 0.6;
    if (!waitFor([&] { return bench.state().share() >= kMostlyDone; }, 2 * kPatienceMs)
        || !save("bench.png"))
        return problem("no picture of the running Bench");
    if (!waitFor([&] { return !bench.isRunning(); }, 2 * kPatienceMs))
        return problem("the run did not end");
    window.showPage(MainWindow::Results);
    bool saved = save("results.png");
    window.actions()[app::Command::ThemeDark]->trigger();
    window.showPage(MainWindow::Board);
    saved = save("board.png") && saved;
    return saved ? QJsonObject{{QStringLiteral("cells"), bench.state().cellsDone()}}
                 : problem("no picture of a page");
}

} // namespace

Scene sceneOf(const QString &name)
{
    static const std::pair<const char *, QJsonObject (*)(MainWindow &, const QStringList &)> all[] =
        {{"rows", rows}, {"memory", memory}, {"run", run},          {"load", load},
         {"stop", stop}, {"cell", cell},     {"pictures", pictures}};
    for (const auto &[known, scene] : all) {
        if (name == QLatin1String(known))
            return scene;
    }
    return {};
}

} // namespace jinbang::bench

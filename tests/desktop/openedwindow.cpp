// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desktop/openedwindow.h"

#include "app/desktop/pages/resultspage.h"
#include "tests/support/inventedreport.h"

#include <QApplication>
#include <QPainter>

namespace jinbang::app::test {

namespace {

using core::contest::RunState;

void settle()
{
    for (int i = 0; i < 4; ++i)
        QApplication::processEvents();
}

void play(MainWindow &window, double share)
{
    window.benchPage()->take(jinbang::test::inventedEvents(share));
}

void untickLibraries(MainWindow &window)
{
    window.benchPage()->setCandidates({});
}

} // namespace

std::vector<Appearance> allAppearances()
{
    std::vector<Appearance> all;
    for (const QSize size : {QSize(1440, 900), QSize(1024, 700)}) {
        for (const bool dark : {false, true}) {
            for (const QString &language : {QStringLiteral("en"), QStringLiteral("zh_CN")})
                all.push_back({dark, language, size, 1});
        }
    }
    return all;
}

QString nameOf(const Appearance &appearance)
{
    return QStringLiteral("%1_%2_%3x%4")
        .arg(appearance.language.left(2),
             appearance.dark ? QStringLiteral("dark") : QStringLiteral("light"))
        .arg(appearance.size.width())
        .arg(appearance.size.height());
}

const std::vector<Shot> &allShots()
{
    static const std::vector<Shot> all{
        {"first", false, [](MainWindow &) {}},
        {"nothing", false, untickLibraries},
        {"idle", true, [](MainWindow &) {}},
        {"bench", true, [](MainWindow &w) { play(w, 0.44); }},
        {"stopped", true,
         [](MainWindow &w) {
             play(w, 0.44);
             w.benchPage()->take({core::contest::RunFinished{RunState::Stopped}});
         }},
        {"ended", true, [](MainWindow &w) { play(w, 1); }},
        {"results-empty", false, [](MainWindow &w) { w.showPage(MainWindow::Results); }},
        {"results", true, [](MainWindow &w) { w.showPage(MainWindow::Results); }},
        {"results-mbs", true, [](MainWindow &w) { w.actions()[Command::MetricBytes]->trigger(); }},
        {"board-empty", false, [](MainWindow &w) { w.showPage(MainWindow::Board); }},
        {"board", true, [](MainWindow &w) { w.showPage(MainWindow::Board); }},
    };
    return all;
}

OpenedWindow::OpenedWindow(const Appearance &appearance)
{
    m_settings.theme = appearance.dark ? ThemeMode::Dark : ThemeMode::Light;
    m_settings.language = appearance.language;
    m_settings.scale = appearance.textScale;
    m_window = std::make_unique<MainWindow>(Services{
        m_bench,
        m_language,
        m_system,
        [](const core::contest::Plan &) { return RunController::Work(); },
        jinbang::test::inventedRankings,
        [](const core::contest::RunData &) { return jinbang::test::inventedReport(); },
        [](const Services::Found &found) {
            found(jinbang::test::inventedCandidates(), jinbang::test::inventedEnvironment());
        },
        {},
        m_store});
    m_window->resize(appearance.size);
    m_window->show();
    m_window->scout();
    settle();
}

OpenedWindow::OpenedWindow(const Appearance &appearance, const Shot &shot)
    : OpenedWindow(appearance)
{
    if (shot.withReport)
        m_window->showReport(
            std::make_shared<const core::archive::Report>(jinbang::test::inventedReport()));
    shot.prepare(*m_window);
    settle();
}

QImage OpenedWindow::picture(int density)
{
    QImage image(m_window->size() * density, QImage::Format_RGB32);
    image.setDevicePixelRatio(density);
    image.fill(Qt::magenta); // seen where nothing paints
    m_window->render(&image);
    return image;
}

} // namespace jinbang::app::test

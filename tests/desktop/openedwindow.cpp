// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desktop/openedwindow.h"

#include "tests/support/inventedexperiments.h"
#include "tests/support/inventedreport.h"

#include <QApplication>
#include <QDialog>
#include <QElapsedTimer>

namespace jinbang::app::test {

namespace {

void settle()
{
    for (int i = 0; i < 4; ++i)
        QApplication::processEvents();
}

/// An HTTP load that is over at once.
HttpWorkFor inventedLoad()
{
    return [](const core::http::HttpPlan &) -> HttpController::Work {
        return [](std::stop_token,
                  const HttpController::Watch &) -> core::Result<core::archive::Report> {
            core::archive::Report report = jinbang::test::inventedExperiments();
            report.scaling.clear();
            report.threadCurves.clear();
            report.axisFactors.clear();
            return report;
        };
    };
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

std::vector<Appearance> crossedAppearances()
{
    const auto all = allAppearances();
    return {all[0], all[3], all[5], all[6]};
}

QString nameOf(const Appearance &appearance)
{
    const QString name =
        QStringLiteral("%1_%2_%3x%4")
            .arg(appearance.language.left(2),
                 appearance.dark ? QStringLiteral("dark") : QStringLiteral("light"))
            .arg(appearance.size.width())
            .arg(appearance.size.height());
    return appearance.textScale == 1
               ? name
               : name + QStringLiteral("_%1").arg(qRound(appearance.textScale * 100));
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
        m_store,
        inventedLoad()});
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
    shot.prepare(*this);
    settle();
}

OpenedWindow::~OpenedWindow() = default;

void OpenedWindow::open(QDialog *dialog)
{
    m_dialog = dialog;
    m_dialog->show();
    settle();
}

QWidget &OpenedWindow::shown()
{
    return m_dialog != nullptr ? static_cast<QWidget &>(*m_dialog) : *m_window;
}

void OpenedWindow::waitFor(const std::function<bool()> &done)
{
    constexpr int kLongest = 20'000; // ms, of what another thread works out
    QElapsedTimer clock;
    clock.start();
    while (!done() && clock.elapsed() < kLongest)
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

QImage OpenedWindow::picture(int density)
{
    QImage image(shown().size() * density, QImage::Format_RGB32);
    image.setDevicePixelRatio(density);
    image.fill(Qt::magenta); // seen where nothing paints
    shown().render(&image);
    return image;
}

} // namespace jinbang::app::test

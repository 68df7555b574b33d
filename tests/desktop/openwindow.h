#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The window for a test: invented libraries, machine and run, everything it keeps in a folder that
// goes with the test.

#include "app/desktop/shell/mainwindow.h"
#include "core/archive/reportjson.h"
#include "core/archive/safefile.h"
#include "tests/support/inventedexperiments.h"
#include "tests/support/inventedreport.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QLabel>
#include <QTemporaryDir>

#include <functional>

namespace jinbang::app {

class Window : public testing::Test
{
protected:
    void SetUp() override
    {
        settings.scale = 1;
        settings.theme = ThemeMode::Light;
        settings.language = QStringLiteral("en");
    }
    void open()
    {
        window = std::make_unique<MainWindow>(
            Services{bench,
                     language,
                     system,
                     [](const core::contest::Plan &) -> RunController::Work {
                         return [](std::stop_token, const core::contest::Observer &observer)
                                    -> core::Result<core::contest::RunData> {
                             for (const auto &event : test::inventedEvents(1))
                                 observer(event);
                             core::contest::RunData data;
                             data.state = core::contest::RunState::Complete;
                             return data;
                         };
                     },
                     test::inventedRankings,
                     [](const core::contest::RunData &) { return test::inventedReport(); },
                     [](const Services::Found &found) {
                         found(test::inventedCandidates(), test::inventedEnvironment());
                     },
                     {},
                     store});
        window->show();
        window->scout();
        QCoreApplication::processEvents();
    }
    void fill()
    {
        window->showReport(std::make_shared<const core::archive::Report>(test::inventedReport()));
        QCoreApplication::processEvents();
    }

    void wait(const std::function<bool()> &done)
    {
        QElapsedTimer clock;
        clock.start();
        while (!done() && clock.elapsed() < 20000)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
        ASSERT_TRUE(done());
    }
    static void write(const QString &path, const core::archive::Report &report)
    {
        ASSERT_TRUE(
            core::archive::writeFileSafely(path.toStdString(), [&](core::archive::Output &output) {
                core::archive::writeReportJson(report, output);
            }));
    }

    Settings settings;
    Look look;
    LibrarySlots slotTable;
    Workbench bench{look, settings, slotTable};
    Language language;
    SystemTheme system;
    QTemporaryDir folder;
    RunStore store{folder.path().toStdString()};
    std::unique_ptr<MainWindow> window;
};

[[nodiscard]] inline QStringList labelTexts(const QWidget &widget)
{
    QStringList texts;
    for (const QLabel *label : widget.findChildren<QLabel *>())
        texts << label->text();
    return texts;
}

} // namespace jinbang::app

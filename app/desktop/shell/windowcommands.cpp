// SPDX-License-Identifier: GPL-3.0-or-later
// What each command of the window does.
#include "app/desktop/dialogs/dataexport.h"
#include "app/desktop/dialogs/exportdialog.h"
#include "app/desktop/dialogs/helpdialogs.h"
#include "app/desktop/pages/resultspage.h"
#include "app/desktop/pages/setuppanel.h"
#include "app/desktop/run/setupplan.h"
#include "app/desktop/shell/engine.h"
#include "app/desktop/shell/mainwindow.h"
#include "app/desktop/shell/rail.h"
#include "app/desktop/shell/regions.h"
#include "app/desktop/shell/statusline.h"
#include "app/desktop/text/words.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QDockWidget>
#include <QStackedWidget>
#include <QUrl>

#include <utility>

namespace jinbang::app {

void MainWindow::connectActions()
{
    m_actions.on(Command::NewPlan, [this] {
        showPage(Bench);
        m_bench->newPlan();
    });
    m_actions.on(Command::Open, [this] { openDialog(); });
    m_actions.on(Command::AddWorkload, [this] {
        showPage(Bench);
        m_bench->addWorkload({});
    });
    m_actions.on(Command::SavePlan, [this] { savePlan(); });
    m_actions.on(Command::ExportChart, [this] { exportChart(); });
    m_actions.on(Command::ExportData, [this] { exportData(); });
    m_actions.on(Command::Quit, [this] { close(); });
    m_actions.on(Command::Copy, [this] { page().copy(); });
    m_actions.on(Command::CopyChart, [this] { copyChart(); });
    m_actions.on(Command::Find, [this] { find(); });
    m_actions.on(Command::Settings, [this] { showSettings(); });
    m_actions.on(Command::SetupPanel, [this] {
        m_services.bench.settings.setupPanel = m_actions[Command::SetupPanel]->isChecked();
        m_bench->setupPanel()->setVisible(m_services.bench.settings.setupPanel);
    });
    m_actions.on(Command::Inspector,
                 [this] { toggleInspector(m_actions[Command::Inspector]->isChecked()); });
    const std::pair<Command, Metric> metrics[] = {{Command::MetricOps, Metric::OpsPerSecond},
                                                  {Command::MetricNs, Metric::NsPerOp},
                                                  {Command::MetricBytes, Metric::BytesPerSecond},
                                                  {Command::MetricPoints, Metric::Points}};
    for (const auto &[command, metric] : metrics)
        m_actions.on(command, [this, metric = metric] {
            showPage(Results);
            m_results->setMetric(metric);
        });
    const std::pair<Command, ChartOption> options[] = {{Command::Whiskers, ChartOption::Whiskers},
                                                       {Command::Values, ChartOption::Values},
                                                       {Command::LogScale, ChartOption::LogScale}};
    for (const auto &[command, option] : options)
        m_actions.on(command, [this, option = option] { page().toggle(option); });
    Settings &settings = m_services.bench.settings;
    const std::pair<Command, ThemeMode> themes[] = {{Command::ThemeSystem, ThemeMode::System},
                                                    {Command::ThemeLight, ThemeMode::Light},
                                                    {Command::ThemeDark, ThemeMode::Dark}};
    for (const auto &[command, mode] : themes)
        m_actions.on(command, [this, &settings, mode = mode] {
            settings.theme = mode;
            applySettings();
        });
    const std::pair<Command, QString> languages[] = {
        {Command::LanguageSystem, QString()},
        {Command::LanguageEnglish, QStringLiteral("en")},
        {Command::LanguageChinese, QStringLiteral("zh_CN")}};
    for (const auto &[command, language] : languages)
        m_actions.on(command, [this, &settings, language = language] {
            settings.language = language;
            applySettings();
        });
    m_actions.on(Command::FullScreen,
                 [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    m_actions.on(Command::NextRegion, [this] { moveFocus(1); });
    m_actions.on(Command::PreviousRegion, [this] { moveFocus(-1); });
    m_actions.on(Command::Run, [this] {
        showPage(Bench);
        m_bench->run();
    });
    m_actions.on(Command::RunSelected, [this] {
        showPage(Bench);
        m_bench->runSelected();
    });
    m_actions.on(Command::Resume, [this] {
        showPage(Bench);
        m_bench->canResume() ? m_bench->resume() : tell(tr("There is no run to go on with"));
    });
    m_actions.on(Command::HttpLoad, [this] {
        showPage(Bench);
        if (m_bench->httpLoad() == nullptr)
            tell(tr("A load needs a library that was found and no run beside it"));
    });
    m_actions.on(Command::Stop, [this] { m_bench->stop(); });
    m_actions.on(Command::DetectAgain, [this] { scout(); });
    m_actions.on(Command::SelectAll, [] {
        QWidget *const focus = QApplication::focusWidget();
        if (focus != nullptr && focus->metaObject()->indexOfMethod("selectAll()") >= 0)
            QMetaObject::invokeMethod(focus, "selectAll");
    });
    m_actions.on(Command::HostCheck, [this] { showHostCheck(this, m_status->environment()); });
    connect(m_status, &StatusLine::hostCheckWanted, this,
            [this] { showHostCheck(this, m_status->environment()); });
    m_actions.on(Command::PlanCommand, [this] {
        QGuiApplication::clipboard()->setText(commandLine(planOf(m_bench->setup())));
        tell(tr("The command line of this plan is copied"));
    });
    m_actions.on(Command::OpenFolder, [this] {
        const QString folder = shown((dataFolder() / "runs").string());
        if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
            tell(tr("Runs are kept in %1").arg(folder));
    });
    m_actions.on(Command::HowPoints, [this] { showHowPoints(this); });
    m_actions.on(Command::Shortcuts, [this] { showShortcuts(this, m_actions.shortcutTable()); });
    m_actions.on(Command::About, [this] { showAbout(this); });
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget *, QWidget *now) { guardLetters(now); });
}

void MainWindow::exportChart()
{
    auto charts = page().exports();
    if (charts.empty()) {
        tell(tr("There is no chart yet"));
        return;
    }
    ExportDialog dialog(m_services.bench.look, std::move(charts), this);
    connect(&dialog, &ExportDialog::saved, this,
            [this](const QString &path) { tell(tr("Saved %1").arg(path)); });
    dialog.exec();
}

void MainWindow::exportData()
{
    exportData(m_report);
}

void MainWindow::exportData(std::shared_ptr<const core::archive::Report> report)
{
    if (report == nullptr) {
        tell(tr("There is nothing to export yet"));
        return;
    }
    DataExport dialog(m_services.bench.look, report, this);
    connect(&dialog, &DataExport::saved, this,
            [this](const QString &path) { tell(tr("Saved %1").arg(path)); });
    dialog.exec();
}

void MainWindow::copyChart()
{
    auto charts = page().exports();
    if (charts.empty())
        return;
    const auto made = framedChart(charts.front(), m_services.bench.look.theme(), {});
    QApplication::clipboard()->setImage(drawImage(*made, exportSize(*made), 2));
    tell(tr("Chart copied"));
}

void MainWindow::find()
{
    if (page().find())
        return;
    showPage(Results);
    static_cast<void>(m_results->find());
}

void MainWindow::moveFocus(int step)
{
    std::vector<QWidget *> regions{m_rail};
    for (QWidget *region : page().regions())
        regions.push_back(region);
    if (m_dock->isVisible())
        regions.push_back(m_dock);
    regions.push_back(m_status);
    moveRegion(regions, step);
}

void MainWindow::guardLetters(QWidget *focus)
{
    for (const Command command : {Command::Whiskers, Command::Values, Command::LogScale})
        m_actions[command]->setEnabled(!takesLetters(focus));
}

} // namespace jinbang::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/mainwindow.h"

#include "app/desktop/dialogs/dataexport.h"
#include "app/desktop/dialogs/exportdialog.h"
#include "app/desktop/dialogs/helpdialogs.h"
#include "app/desktop/dialogs/settingsdialog.h"
#include "app/desktop/pages/inspector.h"
#include "app/desktop/pages/resultspage.h"
#include "app/desktop/pages/setuppanel.h"
#include "app/desktop/shell/openreport.h"
#include "app/desktop/shell/rail.h"
#include "app/desktop/shell/statusline.h"
#include "app/desktop/text/errortext.h"
#include "app/desktop/theme/sheet.h"

#include <functional>
#include <utility>

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileDialog>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace jinbang::app {

namespace {

constexpr int kCompactWidth = 1200;
constexpr int kCompactHeight = 760;

} // namespace

MainWindow::MainWindow(Services services)
    : m_services(std::move(services))
    , m_actions(this)
{
    // Before the first widget: what is made under another font keeps its size hints.
    applySettings();
    applyLook();
    build();
    connectActions();
    connectPages();
    retranslate();
    setMinimumSize(1024, 700);
    resize(1440, 900);
    restoreGeometry(m_services.bench.settings.geometry);
    showPage(Bench);
}

MainWindow::~MainWindow()
{
    // The window hides while it is taken down, which moves the focus; the actions are gone by then.
    disconnect(qApp, nullptr, this, nullptr);
    disconnect(m_dock, nullptr, this, nullptr);
}

void MainWindow::build()
{
    Workbench &bench = m_services.bench;
    setWindowTitle(QStringLiteral("Jinbang"));
    auto *central = new QWidget(this);
    auto *column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    m_rail = new Rail(bench.look, this);
    m_stack = new QStackedWidget(this);
    m_stack->setObjectName(QStringLiteral("page"));
    row->addWidget(m_rail);
    row->addWidget(m_stack, 1);
    column->addLayout(row, 1);
    m_status = new StatusLine(bench.look, this);
    column->addWidget(m_status);
    setCentralWidget(central);

    m_bench = new BenchPage(bench, m_services.workFor, this);
    m_results = new ResultsPage(bench, this);
    m_board = new BoardPage(bench, m_services.ranker, this);
    for (QWidget *page : {static_cast<QWidget *>(m_bench), static_cast<QWidget *>(m_results), static_cast<QWidget *>(m_board)})
        m_stack->addWidget(page);
    for (const Icon icon : {Icon::Gauge, Icon::Bars, Icon::Trophy})
        m_rail->addPage(icon);
    m_dock = new QDockWidget(this);
    m_dock->setObjectName(QStringLiteral("inspector"));
    m_dock->setAllowedAreas(Qt::RightDockWidgetArea | Qt::LeftDockWidgetArea);
    m_dock->setWidget(m_bench->inspector());
    addDockWidget(Qt::RightDockWidgetArea, m_dock);
    resizeDocks({m_dock}, {340}, Qt::Horizontal);
    m_dock->hide();
    m_actions.fill(*menuBar());
    m_bench->setupPanel()->setVisible(bench.settings.setupPanel);
    m_actions[Command::SetupPanel]->setChecked(bench.settings.setupPanel);
}

void MainWindow::connectActions()
{
    m_actions.on(Command::NewPlan, [this] { showPage(Bench); m_bench->newPlan(); });
    m_actions.on(Command::Open, [this] { openDialog(); });
    m_actions.on(Command::AddWorkload, [this] { showPage(Bench); m_bench->addWorkload({}); });
    m_actions.on(Command::SavePlan, [this] { savePlan(); });
    m_actions.on(Command::ExportChart, [this] { exportChart(); });
    m_actions.on(Command::ExportData, [this] { exportData(); });
    m_actions.on(Command::Quit, [this] { close(); });
    m_actions.on(Command::Copy, [this] { copy(); });
    m_actions.on(Command::CopyChart, [this] { copyChart(); });
    m_actions.on(Command::Find, [this] { showPage(Results); m_results->focusFilter(); });
    m_actions.on(Command::Settings, [this] { showSettings(); });
    m_actions.on(Command::PageBench, [this] { showPage(Bench); });
    m_actions.on(Command::PageResults, [this] { showPage(Results); });
    m_actions.on(Command::PageBoard, [this] { showPage(Board); });
    m_actions.on(Command::SetupPanel, [this] {
        m_services.bench.settings.setupPanel = m_actions[Command::SetupPanel]->isChecked();
        m_bench->setupPanel()->setVisible(m_services.bench.settings.setupPanel);
    });
    m_actions.on(Command::Inspector, [this] { toggleInspector(m_actions[Command::Inspector]->isChecked()); });
    const std::pair<Command, Metric> metrics[] = {{Command::MetricOps, Metric::OpsPerSecond}, {Command::MetricNs, Metric::NsPerOp},
                                                  {Command::MetricBytes, Metric::BytesPerSecond}, {Command::MetricPoints, Metric::Points}};
    for (const auto &[command, metric] : metrics)
        m_actions.on(command, [this, metric = metric] { showPage(Results); m_results->setMetric(metric); });
    m_actions.on(Command::Whiskers, [this] { m_results->toggleWhiskers(); });
    m_actions.on(Command::Values, [this] { m_results->toggleValues(); });
    m_actions.on(Command::LogScale, [this] { m_results->toggleLogScale(); });
    Settings &settings = m_services.bench.settings;
    const std::pair<Command, ThemeMode> themes[] = {{Command::ThemeSystem, ThemeMode::System}, {Command::ThemeLight, ThemeMode::Light}, {Command::ThemeDark, ThemeMode::Dark}};
    for (const auto &[command, mode] : themes)
        m_actions.on(command, [this, &settings, mode = mode] { settings.theme = mode; applySettings(); });
    const std::pair<Command, QString> languages[] = {{Command::LanguageSystem, QString()}, {Command::LanguageEnglish, QStringLiteral("en")}, {Command::LanguageChinese, QStringLiteral("zh_CN")}};
    for (const auto &[command, language] : languages)
        m_actions.on(command, [this, &settings, language = language] { settings.language = language; applySettings(); });
    m_actions.on(Command::FullScreen, [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    m_actions.on(Command::NextRegion, [this] { moveRegion(1); });
    m_actions.on(Command::PreviousRegion, [this] { moveRegion(-1); });
    m_actions.on(Command::Run, [this] { showPage(Bench); m_bench->run(); });
    m_actions.on(Command::RunSelected, [this] { showPage(Bench); m_bench->runSelected(); });
    m_actions.on(Command::Resume, [this] { showPage(Bench); m_bench->resume(); });
    m_actions.on(Command::Stop, [this] { m_bench->stop(); });
    m_actions.on(Command::DetectAgain, [this] { scout(); });
    m_actions.on(Command::HowPoints, [this] { showHowPoints(this); });
    m_actions.on(Command::Shortcuts, [this] { showShortcuts(this, m_actions.shortcutTable()); });
    m_actions.on(Command::About, [this] { showAbout(this); });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { guardLetters(now); });
}

void MainWindow::connectPages()
{
    connect(m_rail, &Rail::chosen, this, &MainWindow::showPage);
    connect(m_rail, &Rail::settingsPressed, this, &MainWindow::showSettings);
    connect(m_status, &StatusLine::linkPressed, this, [this] { showPage(Results); });
    connect(m_bench, &BenchPage::progressed, this, &MainWindow::showProgress);
    connect(m_bench, &BenchPage::runEnded, this, &MainWindow::runEnded);
    connect(m_bench, &BenchPage::fileDropped, this, &MainWindow::openFile);
    connect(m_bench, &BenchPage::detectWanted, this, [this] { m_actions[Command::DetectAgain]->trigger(); });
    connect(m_bench, &BenchPage::resultsWanted, this, [this] { showPage(Results); });
    connect(m_bench, &BenchPage::lastRunWanted, this, [this] { showPage(Results); });
    connect(m_bench, &BenchPage::inspectorWanted, this, [this] { toggleInspector(true); });
    connect(m_results, &ResultsPage::goToBench, this, [this] { showPage(Bench); });
    connect(m_board, &BoardPage::goToBench, this, [this] { showPage(Bench); });
    connect(m_results, &ResultsPage::exportWanted, this, &MainWindow::exportChart);
    connect(m_board, &BoardPage::exportWanted, this, &MainWindow::exportChart);
    connect(&m_services.bench.look, &Look::changed, this, &MainWindow::applyLook);
    connect(&m_services.systemTheme, &SystemTheme::darkChanged, this,
            [this](bool dark) { m_services.bench.look.setSystemDark(dark); });
    connect(m_dock, &QDockWidget::visibilityChanged, this, [this](bool shown0) { m_actions[Command::Inspector]->setChecked(shown0); });
}

void MainWindow::showPage(int page)
{
    m_stack->setCurrentIndex(page);
    m_rail->setCurrent(page);
    // Or Qt hands the focus to whatever comes next, ring and all.
    const std::function<void()> focus[] = {[this] { m_bench->focusMatrix(); }, [this] { m_results->focusTable(); },
                                           [this] { m_board->focusTable(); }};
    focus[page]();
    if (page != Bench)
        m_dock->hide();
}

void MainWindow::toggleInspector(bool on)
{
    if (on)
        showPage(Bench);
    m_dock->setVisible(on);
}

void MainWindow::showReport(std::shared_ptr<const core::archive::Report> report)
{
    m_report = report;
    m_results->setReport(report);
    m_board->setReport(report);
    m_bench->setReport(report);
}

void MainWindow::openFile(const QString &path)
{
    if (path.endsWith(QStringLiteral(".jinbang.json"), Qt::CaseInsensitive))
        openRun(path);
    else if (path.endsWith(QStringLiteral(".jinbang"), Qt::CaseInsensitive))
        openPlan(path);
    else if (QFileInfo(path).isFile())
        m_bench->addFiles({QFileInfo(path).absoluteFilePath()});
    else
        m_status->complain(errorText({core::ErrorCode::CannotRead, path.toStdString(), "no such file"}));
}

void MainWindow::openRun(const QString &path)
{
    auto report = openReport(path);
    if (!report) {
        m_status->complain(errorText(report.error()));
        return;
    }
    showReport(std::make_shared<const core::archive::Report>(std::move(*report)));
    showPage(Results);
}

void MainWindow::openPlan(const QString &path)
{
    const auto missing = m_bench->openPlanFile(path);
    if (!missing) {
        m_status->complain(errorText(missing.error()));
        return;
    }
    showPage(Bench);
    if (!missing->isEmpty())
        m_status->complain(tr("The plan is open, but these libraries are not there: %1.").arg(missing->join(QStringLiteral(", "))));
    else
        tell(tr("Opened %1").arg(path));
}

void MainWindow::savePlan()
{
    QFileDialog dialog(this, tr("Save plan"), QString(), tr("Plans (*.jinbang)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("jinbang"));
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path = dialog.selectedFiles().constFirst();
    const auto saved = m_bench->savePlanFile(path);
    saved ? tell(tr("Saved %1").arg(path)) : m_status->complain(errorText(saved.error()));
}

void MainWindow::openDialog()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Open plan or run"), QString(),
                                                      tr("Plans and runs (*.jinbang *.json);;All files (*)"));
    if (path.endsWith(QStringLiteral(".jinbang"), Qt::CaseInsensitive))
        openPlan(path);
    else if (!path.isEmpty())
        openRun(path);
}

std::vector<ChartExport> MainWindow::exports() const
{
    return m_stack->currentIndex() == Board ? m_board->exports() : m_results->exports();
}

void MainWindow::exportChart()
{
    auto charts = exports();
    if (charts.empty()) {
        tell(tr("There is no chart yet"));
        return;
    }
    ExportDialog dialog(m_services.bench.look, std::move(charts), this);
    connect(&dialog, &ExportDialog::saved, this, [this](const QString &path) { tell(tr("Saved %1").arg(path)); });
    dialog.exec();
}

void MainWindow::exportData()
{
    if (m_report == nullptr) {
        tell(tr("There is nothing to export yet"));
        return;
    }
    DataExport dialog(m_services.bench.look, m_report, this);
    connect(&dialog, &DataExport::saved, this, [this](const QString &path) { tell(tr("Saved %1").arg(path)); });
    dialog.exec();
}

void MainWindow::copyChart()
{
    auto charts = exports();
    if (charts.empty())
        return;
    const auto made = framedChart(charts.front(), m_services.bench.look.theme(), {});
    QApplication::clipboard()->setImage(drawImage(*made, exportSize(*made), 2));
    tell(tr("Chart copied"));
}

void MainWindow::copy()
{
    if (m_stack->currentIndex() == Results)
        m_results->copyTable();
    else if (m_stack->currentIndex() == Board)
        m_board->copyTable();
    else
        m_bench->copyLog();
}

void MainWindow::showSettings()
{
    SettingsDialog dialog(m_services.bench.settings, this);
    connect(&dialog, &SettingsDialog::edited, this, &MainWindow::applySettings);
    dialog.exec();
    save();
}

void MainWindow::runEnded(const core::Result<core::contest::RunData> &result)
{
    m_rail->setProgress(-1);
    m_status->setState({});
    if (!result) {
        m_status->complain(errorText(result.error()));
        m_status->announce(errorText(result.error()));
        m_teller.reset();
    } else {
        showReport(std::make_shared<const core::archive::Report>(m_services.report(*result)));
        if (m_stack->currentIndex() != Bench || m_closing)
            m_status->offer(tr("Run saved"), tr("See results"));
        else
            tell(tr("Run saved"));
    }
    if (m_closing)
        close();
}

void MainWindow::showProgress()
{
    if (const QString told = m_teller.next(m_bench->state()); !told.isEmpty())
        m_status->announce(told);
    const QString text = m_bench->progressText();
    if (text.isEmpty())
        return;
    m_status->setState(text, Icon::Play);
    m_rail->setProgress(m_bench->state().share());
}

void MainWindow::tell(const QString &text)
{
    m_status->say(text);
}

void MainWindow::scout()
{
    if (m_bench->isRunning())
        return;
    m_services.scout([this](const auto &candidates, const auto &environment) {
        m_bench->setCandidates(candidates);
        setEnvironment(environment);
    });
}

void MainWindow::setEnvironment(const core::system::Environment &environment)
{
    m_status->setEnvironment(environment);
    m_bench->setEnvironment(environment);
}

void MainWindow::applySettings()
{
    const Settings &settings = m_services.bench.settings;
    Look &look = m_services.bench.look;
    look.setSystemDark(m_services.systemTheme.isDark());
    look.setMode(settings.theme);
    look.setReduceMotion(settings.reduceMotion);
    look.setScale(settings.scale > 0 ? settings.scale : m_services.systemTheme.textScale());
    m_services.language.use(settings.language);
    m_actions[settings.theme == ThemeMode::Light ? Command::ThemeLight : settings.theme == ThemeMode::Dark ? Command::ThemeDark : Command::ThemeSystem]->setChecked(true);
    m_actions[settings.language.isEmpty() ? Command::LanguageSystem : settings.language == QStringLiteral("en") ? Command::LanguageEnglish : Command::LanguageChinese]->setChecked(true);
}

void MainWindow::applyLook()
{
    const Theme &theme = m_services.bench.look.theme();
    QApplication::setPalette(paletteFor(theme));
    QApplication::setFont(theme.font(TextRole::Body));
    qApp->setStyleSheet(styleSheetFor(theme));
}

void MainWindow::retranslate()
{
    m_rail->setTexts({tr("Bench"), tr("Results"), tr("Golden list")}, tr("Settings"));
    m_actions.retranslate();
    m_dock->setWindowTitle(tr("Cell inspector"));
    menuBar()->setAccessibleName(tr("Menu"));
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMainWindow::changeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    m_services.bench.look.setCompact(width() < kCompactWidth || height() < kCompactHeight);
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        m_bench->escape();
    else
        QMainWindow::keyPressEvent(event);
}

// Single letters are commands only where nobody is typing.
void MainWindow::guardLetters(QWidget *focus)
{
    const bool typing = focus != nullptr
        && (focus->inherits("QLineEdit") || focus->inherits("QAbstractSpinBox") || focus->inherits("QPlainTextEdit")
            || focus->inherits("QComboBox"));
    for (const Command command : {Command::Whiskers, Command::Values, Command::LogScale})
        m_actions[command]->setEnabled(!typing);
}

void MainWindow::moveRegion(int step)
{
    QWidget *regions[] = {m_rail, m_bench->setupPanel(), m_stack->currentWidget(), m_status};
    constexpr int kCount = 4;
    QWidget *focus = QApplication::focusWidget();
    int current = 2;
    for (int i = kCount - 1; i >= 0; --i) {
        if (focus != nullptr && (regions[i] == focus || regions[i]->isAncestorOf(focus))) {
            current = i;
            if (i == 1)
                break;
        }
    }
    if (m_bench->setupPanel()->isAncestorOf(focus))
        current = 1;
    for (int i = 1; i <= kCount; ++i) {
        QWidget *region = regions[(current + i * step + kCount * i) % kCount];
        if (!region->isVisible())
            continue;
        for (QWidget *child : region->findChildren<QWidget *>()) {
            const bool inPanel = region != m_bench->setupPanel() && m_bench->setupPanel()->isAncestorOf(child);
            if (!inPanel && child->isVisible() && child->isEnabled() && (child->focusPolicy() & Qt::TabFocus)) {
                child->setFocus(Qt::TabFocusReason);
                return;
            }
        }
    }
}

void MainWindow::save()
{
    Settings &settings = m_services.bench.settings;
    settings.geometry = saveGeometry();
    settings.librarySlots = m_services.bench.slotTable.all();
    if (m_services.settingsFile.isEmpty())
        return;
    const auto saved = saveSettings(settings, m_services.settingsFile);
    if (!saved)
        m_status->complain(errorText(saved.error()));
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_bench->isRunning()) {
        save();
        event->accept();
        return;
    }
    event->ignore();
    if (m_closing)
        return;
    QMessageBox box(QMessageBox::Question, tr("A run is going on"), tr("Stop the run and keep what is measured, or keep running?"),
                    QMessageBox::NoButton, this);
    auto *stop = box.addButton(tr("Stop and keep %n cell(s)", nullptr, m_bench->state().cellsDone()), QMessageBox::AcceptRole);
    auto *keep = box.addButton(tr("Keep running"), QMessageBox::RejectRole);
    box.setDefaultButton(keep);
    box.exec();
    if (box.clickedButton() != stop)
        return;
    m_closing = true; // runEnded closes for good
    if (m_bench->isRunning())
        m_bench->stop();
    else
        close();
}

} // namespace jinbang::app

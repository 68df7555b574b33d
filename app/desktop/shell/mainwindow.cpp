// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/mainwindow.h"

#include "app/desktop/dialogs/settingsdialog.h"
#include "app/desktop/models/matrix.h"
#include "app/desktop/pages/comparepage.h"
#include "app/desktop/pages/historypage.h"
#include "app/desktop/pages/inspector.h"
#include "app/desktop/pages/resultspage.h"
#include "app/desktop/pages/scalingpage.h"
#include "app/desktop/pages/setuppanel.h"
#include "app/desktop/shell/rail.h"
#include "app/desktop/shell/statusline.h"
#include "app/desktop/text/errortext.h"
#include "app/desktop/text/runlabel.h"
#include "app/desktop/theme/glyphs.h"
#include "app/desktop/theme/sheet.h"
#include "core/system/conditions.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>
#include <QTimer>

#include <utility>

namespace jinbang::app {

namespace {

constexpr int kCompactWidth = 1200;
constexpr int kCompactHeight = 760;
constexpr int kLoadEveryMs = 5000; // a read of some bytes

} // namespace

MainWindow::MainWindow(Services services)
    : m_services(std::move(services))
    , m_files(m_services.bench.look, m_worker, this)
    , m_actions(this)
{
    // Before the first widget: what is made under another font keeps its size hints.
    applySettings();
    applyLook();
    build();
    connectActions();
    connectPages();
    retranslate();
    setAcceptDrops(true);
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
    auto *row = new QHBoxLayout(central);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_rail = new Rail(bench.look, this);
    m_stack = new QStackedWidget(this);
    m_stack->setObjectName(QStringLiteral("page"));
    row->addWidget(m_rail);
    row->addWidget(m_stack, 1);
    m_status = new StatusLine(bench.look, this);
    setStatusBar(m_status); // under the docked inspector, too
    setCentralWidget(central);

    m_bench = new BenchPage(bench, m_services.workFor, this);
    m_bench->setHttp(m_services.httpFor);
    m_results = new ResultsPage(bench, this);
    m_compare = new ComparePage(bench, m_worker, this);
    m_history = new HistoryPage(bench, m_services.store, this);
    addPage(Icon::Gauge, Command::PageBench, QT_TR_NOOP("Bench"), m_bench);
    addPage(Icon::Bars, Command::PageResults, QT_TR_NOOP("Results"), m_results);
    addPage(Icon::Trophy, Command::PageBoard, QT_TR_NOOP("Golden list"),
            new BoardPage(bench, m_services.ranker, this));
    addPage(Icon::Trend, Command::PageScaling, QT_TR_NOOP("Scaling"), new ScalingPage(bench, this));
    addPage(Icon::Compare, Command::PageCompare, QT_TR_NOOP("Compare"), m_compare);
    addPage(Icon::History, Command::PageHistory, QT_TR_NOOP("History"), m_history);
    m_dock = new QDockWidget(this);
    m_dock->setObjectName(QStringLiteral("inspector"));
    m_dock->setAllowedAreas(Qt::RightDockWidgetArea | Qt::LeftDockWidgetArea);
    m_dock->setWidget(m_bench->inspector());
    addDockWidget(Qt::RightDockWidgetArea, m_dock);
    resizeDocks({m_dock}, {m_bench->inspector()->sizeHint().width()}, Qt::Horizontal);
    m_dock->hide();
    m_actions.fill(*menuBar());
    m_bench->setupPanel()->setVisible(bench.settings.setupPanel);
    m_actions[Command::SetupPanel]->setChecked(bench.settings.setupPanel);
    connect(&m_loadTimer, &QTimer::timeout, this,
            [this] { m_status->setLoad(core::system::loadAverage(core::system::Root())); });
    m_loadTimer.start(kLoadEveryMs);
}

void MainWindow::addPage(Icon icon, Command command, const char *name, Page *page)
{
    const int index = int(m_pages.size());
    m_pages.push_back(page);
    m_names.push_back(name);
    m_stack->addWidget(page);
    m_rail->addPage(icon);
    m_actions.on(command, [this, index] { showPage(index); });
    connect(page, &Page::goToBench, this, [this] { showPage(Bench); });
    connect(page, &Page::exportWanted, this, &MainWindow::exportChart);
    connect(page, &Page::said, this, &MainWindow::tell);
    connect(page, &Page::offered, this,
            [this](const QString &text, const QString &link, const std::function<void()> &action) {
                m_status->offer(text, link, action);
            });
    connect(page, &Page::namesShown, this, &MainWindow::checkGlyphs);
    connect(page, &Page::failed, this, [this](const QString &text) { m_status->complain(text); });
}

Page &MainWindow::page() const
{
    return *m_pages[size_t(m_stack->currentIndex())];
}

void MainWindow::connectPages()
{
    connect(m_rail, &Rail::chosen, this, &MainWindow::showPage);
    connect(m_rail, &Rail::settingsPressed, this, &MainWindow::showSettings);
    connect(m_bench, &BenchPage::progressed, this, &MainWindow::showProgress);
    connect(m_bench, &BenchPage::runEnded, this, &MainWindow::runEnded);
    connect(m_bench, &BenchPage::detectWanted, this,
            [this] { m_actions[Command::DetectAgain]->trigger(); });
    connect(m_bench, &BenchPage::filesDropped, this, &MainWindow::takeFilesOfBench);
    connect(m_bench, &BenchPage::resultsWanted, this, [this] { showPage(Results); });
    connect(m_bench, &BenchPage::lastRunWanted, this, &MainWindow::showRun);
    connect(m_bench, &BenchPage::httpLoaded, this, [this] { m_history->reload(); });
    connect(m_bench, &BenchPage::httpPicturesWanted, this, &MainWindow::showRun);
    connect(m_bench, &BenchPage::inspectorWanted, this, [this] { toggleInspector(true); });
    connect(m_compare, &ComparePage::fileWanted, this, &MainWindow::askForSide);
    connectHistory();
    connect(&m_services.bench.look, &Look::changed, this, &MainWindow::applyLook);
    connect(&m_services.systemTheme, &SystemTheme::darkChanged, this,
            [this](bool dark) { m_services.bench.look.setSystemDark(dark); });
    connect(m_dock, &QDockWidget::visibilityChanged, this, [this](bool visible) {
        m_actions[Command::Inspector]->setChecked(visible);
        makeRoom();
        if (visible) // once the setup panel has gone: until then it leaves the least of widths
            QTimer::singleShot(0, this, &MainWindow::widenInspector);
    });
}

void MainWindow::showPage(int page)
{
    // What is not seen must not push the inspector: a stack is as wide as its widest page.
    for (Page *each : m_pages)
        each->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    m_pages[size_t(page)]->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_stack->setCurrentIndex(page);
    m_rail->setCurrent(page);
    if (page == History || page == Compare)
        m_history->reload(); // the command line may have added some
    // or Qt gives the focus to whatever comes next, ring and all
    m_pages[size_t(page)]->focusMain();
    if (page != Bench)
        m_dock->hide();
}

// Setup panel, matrix and inspector side by side need more than a small window or a large text has.
void MainWindow::makeRoom()
{
    const Theme &theme = m_services.bench.look.theme();
    const bool crowded =
        m_dock->isVisible() && (theme.compact || width() < theme.px(kCompactWidth));
    m_bench->setupPanel()->setVisible(m_services.bench.settings.setupPanel && !crowded);
}

void MainWindow::widenInspector()
{
    const int wanted = m_bench->inspector()->sizeHint().width();
    const bool compact = m_services.bench.look.theme().compact;
    if (!compact && m_dock->isVisible() && !m_dock->isFloating() && m_dock->width() < wanted)
        resizeDocks({m_dock}, {wanted}, Qt::Horizontal);
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
    if (report != nullptr)
        checkGlyphs(namesIn(*report));
    for (Page *page : m_pages)
        page->setReport(report);
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
        m_history->reload(); // its journal is in the folder of the history already
        if (m_stack->currentIndex() != Bench || m_closing)
            m_status->offer(tr("Run saved"), tr("See results"), [this] { showPage(Results); });
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

void MainWindow::checkGlyphs(const QStringList &names)
{
    const QFont font = m_services.bench.look.theme().font(TextRole::Body);
    QString missing = missingGlyphs(names.join(u' '), font);
    for (const QString &told : m_boxesTold)
        missing.remove(told); // once is enough
    for (const uint code : missing.toUcs4()) {
        const char32_t ucs4 = code;
        m_boxesTold << QString::fromUcs4(&ucs4, 1);
    }
    if (!missing.isEmpty())
        m_status->complain(glyphWarning(missing, font));
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
    m_actions[settings.theme == ThemeMode::Light  ? Command::ThemeLight
              : settings.theme == ThemeMode::Dark ? Command::ThemeDark
                                                  : Command::ThemeSystem]
        ->setChecked(true);
    m_actions[settings.language.isEmpty()                 ? Command::LanguageSystem
              : settings.language == QStringLiteral("en") ? Command::LanguageEnglish
                                                          : Command::LanguageChinese]
        ->setChecked(true);
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
    QStringList names;
    for (const char *name : m_names)
        names << tr(name);
    m_rail->setTexts(names, tr("Settings"));
    m_actions.retranslate();
    m_dock->setWindowTitle(tr("Cell inspector"));
    menuBar()->setAccessibleName(tr("Menu"));
    checkGlyphs(names); // a language whose font is missing
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
    makeRoom();
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        m_bench->escape();
    else
        QMainWindow::keyPressEvent(event);
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
    QMessageBox box(QMessageBox::Question, tr("A run is going on"),
                    tr("Stop the run and keep what is measured, or keep running?"),
                    QMessageBox::NoButton, this);
    const auto stopText = [this] {
        return tr("Stop and keep %n cell(s)", nullptr, countsOf(m_bench->state().matrix()).kept);
    };
    auto *stop = box.addButton(stopText(), QMessageBox::AcceptRole);
    auto *keep = box.addButton(tr("Keep running"), QMessageBox::RejectRole);
    box.setDefaultButton(keep);
    // The run goes on behind the question; at its end there is nothing left to ask.
    connect(m_bench, &BenchPage::progressed, &box, [&] { stop->setText(stopText()); });
    connect(m_bench, &BenchPage::runEnded, &box, [&box] { box.reject(); });
    box.exec();
    if (box.clickedButton() != stop && m_bench->isRunning())
        return;
    m_closing = true; // runEnded closes for good
    if (m_bench->isRunning())
        m_bench->stop();
    else
        close();
}

} // namespace jinbang::app

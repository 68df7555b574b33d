// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/actions.h"

#include <QActionGroup>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>
#include <QWidget>

#include <string_view>
#include <utility>

namespace jinbang::app {

namespace {

struct Spec {
    Command command;
    const char *menu; // "View/Theme" is a menu in a menu
    const char *text;
    const char *keys;
    bool checkable = false;
    bool ruleBefore = false;
};

constexpr auto kFile = QT_TRANSLATE_NOOP("jinbang::app::Actions", "&File");
constexpr auto kEdit = QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Edit");
constexpr auto kView = QT_TRANSLATE_NOOP("jinbang::app::Actions", "&View");
constexpr auto kTheme = QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Theme");
constexpr auto kLanguage = QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Language");
constexpr auto kRun = QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Run");
constexpr auto kHistory = QT_TRANSLATE_NOOP("jinbang::app::Actions", "H&istory");
constexpr auto kTools = QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Tools");
constexpr auto kHelp = QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Help");

constexpr Spec kTable[] = {
    {Command::NewPlan, kFile, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&New Plan"), "Ctrl+N"},
    {Command::Open, kFile, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Open Plan or Run…"),
     "Ctrl+O"},
    {Command::SavePlan, kFile, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Save Plan…"), "Ctrl+S"},
    {Command::AddWorkload, kFile, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Add Workload…"),
     "Ctrl+Shift+A"},
    {Command::ExportChart, kFile, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Export Chart…"),
     "Ctrl+E", false, true},
    {Command::ExportData, kFile, QT_TRANSLATE_NOOP("jinbang::app::Actions", "Export &Data…"),
     "Ctrl+Shift+E"},
    {Command::Quit, kFile, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Quit"), "Ctrl+Q", false,
     true},
    {Command::UndoDelete, kEdit, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Undo Deleting Runs"),
     "Ctrl+Z"},
    {Command::Copy, kEdit, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Copy"), "Ctrl+C"},
    {Command::CopyChart, kEdit, QT_TRANSLATE_NOOP("jinbang::app::Actions", "Copy C&hart"),
     "Ctrl+Shift+C"},
    {Command::SelectAll, kEdit, QT_TRANSLATE_NOOP("jinbang::app::Actions", "Select &All"),
     "Ctrl+A"},
    {Command::Find, kEdit, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Find"), "Ctrl+F", false,
     true},
    {Command::Settings, kEdit, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Settings…"), "Ctrl+,",
     false, true},
    {Command::PageBench, kView, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Bench"), "Ctrl+1"},
    {Command::PageResults, kView, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Results"), "Ctrl+2"},
    {Command::PageBoard, kView, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Golden List"),
     "Ctrl+3"},
    {Command::PageScaling, kView, QT_TRANSLATE_NOOP("jinbang::app::Actions", "Sc&aling"), "Ctrl+4"},
    {Command::PageCompare, kView, QT_TRANSLATE_NOOP("jinbang::app::Actions", "Com&pare"), "Ctrl+5"},
    {Command::PageHistory, kView, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&History"), "Ctrl+6"},
    {Command::SetupPanel, kView, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Setup Panel"), "F9",
     true, true},
    {Command::Inspector, kView, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Cell Inspector"), "F4",
     true},
    {Command::MetricOps, kView, QT_TRANSLATE_NOOP("jinbang::app::Actions", "Metric &ops/s"),
     "Alt+1", false, true},
    {Command::MetricNs, kView, QT_TRANSLATE_NOOP("jinbang::app::Actions", "Metric &ns/op"),
     "Alt+2"},
    {Command::MetricBytes, kView, QT_TRANSLATE_NOOP("jinbang::app::Actions", "Metric &MB/s"),
     "Alt+3"},
    {Command::MetricPoints, kView, QT_TRANSLATE_NOOP("jinbang::app::Actions", "Metric Points"),
     "Alt+4"},
    {Command::Whiskers, kView, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Whiskers"), "W", false,
     true},
    {Command::Values, kView, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Values"), "V"},
    {Command::LogScale, kView, QT_TRANSLATE_NOOP("jinbang::app::Actions", "Log Scal&e"), "L"},
    {Command::ThemeSystem, kTheme, QT_TRANSLATE_NOOP("jinbang::app::Actions", "Like the &System"),
     "Ctrl+Alt+1", true},
    {Command::ThemeLight, kTheme, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Light"),
     "Ctrl+Alt+2", true},
    {Command::ThemeDark, kTheme, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Dark"), "Ctrl+Alt+3",
     true},
    {Command::LanguageSystem, kLanguage,
     QT_TRANSLATE_NOOP("jinbang::app::Actions", "Like the &System"), "Ctrl+Alt+4", true},
    {Command::LanguageEnglish, kLanguage, "English", "Ctrl+Alt+5", true},
    {Command::LanguageChinese, kLanguage, "简体中文", "Ctrl+Alt+6", true},
    {Command::FullScreen, kView, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Full Screen"), "F11",
     true, true},
    {Command::NextRegion, kView, QT_TRANSLATE_NOOP("jinbang::app::Actions", "Ne&xt Region"), "F6"},
    {Command::PreviousRegion, kView, QT_TRANSLATE_NOOP("jinbang::app::Actions", "Prev&ious Region"),
     "Shift+F6"},
    {Command::Run, kRun, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Run"), "F5"},
    {Command::Stop, kRun, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Stop"), "Shift+F5"},
    {Command::RunSelected, kRun, QT_TRANSLATE_NOOP("jinbang::app::Actions", "Run Selected &Cells"),
     "Ctrl+F5"},
    {Command::Resume, kRun, QT_TRANSLATE_NOOP("jinbang::app::Actions", "R&esume"), "Alt+F5"},
    {Command::HttpLoad, kRun, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&HTTP Load…"), "Ctrl+L"},
    {Command::DetectAgain, kRun,
     QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Detect Libraries Again"), "Ctrl+R", false, true},
    {Command::OpenKept, kHistory, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Open Run"),
     "Ctrl+Return"},
    {Command::CompareKept, kHistory,
     QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Compare Two Runs"), "Ctrl+K"},
    {Command::EditKept, kHistory, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Rename Run"),
     "Shift+F2"},
    {Command::ImportKept, kHistory, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Import Results…"),
     "Ctrl+I", false, true},
    {Command::ImportTable, kHistory, QT_TRANSLATE_NOOP("jinbang::app::Actions", "Import CS&V…"),
     "Ctrl+Shift+I"},
    {Command::ExportKept, kHistory, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Export Run…"),
     "Ctrl+Shift+X"},
    {Command::ResumeKept, kHistory, QT_TRANSLATE_NOOP("jinbang::app::Actions", "Re&sume Run"),
     "Ctrl+Shift+F5"},
    {Command::DeleteKept, kHistory, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Delete Runs…"),
     "Ctrl+Del", false, true},
    {Command::HostCheck, kTools, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Host Check"),
     "Ctrl+H"},
    {Command::PlanCommand, kTools,
     QT_TRANSLATE_NOOP("jinbang::app::Actions", "Copy &Command Line of This Plan"), "Ctrl+Shift+K"},
    {Command::OpenFolder, kTools,
     QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Open History Folder"), "Ctrl+Shift+O"},
    {Command::HowPoints, kHelp,
     QT_TRANSLATE_NOOP("jinbang::app::Actions", "&How Points Are Computed"), "F1"},
    {Command::Shortcuts, kHelp, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&Keyboard Shortcuts"),
     "Ctrl+/"},
    {Command::About, kHelp, QT_TRANSLATE_NOOP("jinbang::app::Actions", "&About Jinbang"),
     "Shift+F1"},
};

bool isLetter(const char *keys)
{
    return std::string_view(keys).size() == 1;
}

} // namespace

Actions::Actions(QWidget *window)
    : QObject(window)
{
    auto *themes = new QActionGroup(this);
    auto *languages = new QActionGroup(this);
    for (const Spec &spec : kTable) {
        auto *action = new QAction(window);
        action->setCheckable(spec.checkable);
        if (*spec.keys != '\0')
            action->setShortcut(QKeySequence(QString::fromLatin1(spec.keys)));
        action->setProperty("letter", isLetter(spec.keys));
        if (spec.menu == kTheme)
            themes->addAction(action);
        if (spec.menu == kLanguage)
            languages->addAction(action);
        m_actions[spec.command] = action;
    }
    retranslate();
}

void Actions::fill(QMenuBar &bar)
{
    std::map<std::string_view, QMenu *> menus;
    const auto menuOf = [&](const char *name) {
        QMenu *&menu = menus[name];
        if (menu == nullptr) {
            const bool inside = name == kTheme || name == kLanguage;
            menu = inside ? menus.at(kView)->addMenu(QString()) : bar.addMenu(QString());
            m_menus.emplace_back(menu, name);
        }
        return menu;
    };
    for (const Spec &spec : kTable) {
        QMenu *menu = menuOf(spec.menu);
        if (spec.ruleBefore)
            menu->addSeparator();
        menu->addAction(m_actions.at(spec.command));
    }
    retranslate();
}

void Actions::retranslate()
{
    for (const Spec &spec : kTable)
        m_actions.at(spec.command)->setText(tr(spec.text));
    for (const auto &[menu, name] : m_menus)
        menu->setTitle(tr(name));
}

void Actions::on(Command command, std::function<void()> handler)
{
    connect(m_actions.at(command), &QAction::triggered, this,
            [handler = std::move(handler)] { handler(); });
}

std::vector<std::pair<QString, std::vector<std::pair<QString, QString>>>>
Actions::shortcutTable() const
{
    std::vector<std::pair<QString, std::vector<std::pair<QString, QString>>>> table;
    for (const Spec &spec : kTable) {
        if (*spec.keys == '\0')
            continue;
        const QString title = tr(spec.menu).remove(u'&').section(u'(', 0, 0);
        if (table.empty() || table.back().first != title)
            table.push_back({title, {}});
        QString text = tr(spec.text).remove(u'&');
        text = text.section(u'(', 0, 0);
        table.back().second.emplace_back(
            text, m_actions.at(spec.command)->shortcut().toString(QKeySequence::NativeText));
    }
    return table;
}

} // namespace jinbang::app

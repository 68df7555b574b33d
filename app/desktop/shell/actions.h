#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Every command of the window in one table: its menu, its words, its keys. Menus, the help on
// shortcuts and the tests read the same table.

#include <QAction>
#include <QObject>

#include <functional>
#include <map>
#include <utility>
#include <vector>

class QMenuBar;
class QMenu;

namespace jinbang::app {

enum class Command {
    NewPlan,
    Open,
    SavePlan,
    AddWorkload,
    ExportChart,
    ExportData,
    Quit,
    UndoDelete,
    Copy,
    CopyChart,
    SelectAll,
    Find,
    Settings,
    PageBench,
    PageResults,
    PageBoard,
    PageScaling,
    PageCompare,
    PageHistory,
    SetupPanel,
    Inspector,
    MetricOps,
    MetricNs,
    MetricBytes,
    MetricPoints,
    Whiskers,
    Values,
    LogScale,
    ThemeSystem,
    ThemeLight,
    ThemeDark,
    LanguageSystem,
    LanguageEnglish,
    LanguageChinese,
    FullScreen,
    Run,
    Stop,
    RunSelected,
    Resume,
    HttpLoad,
    OpenKept,
    CompareKept,
    EditKept,
    ImportKept,
    ImportTable,
    ExportKept,
    ResumeKept,
    DeleteKept,
    DetectAgain,
    NextRegion,
    PreviousRegion,
    HostCheck,
    PlanCommand,
    OpenFolder,
    HowPoints,
    Shortcuts,
    About,
};

class Actions : public QObject
{
    Q_OBJECT
public:
    explicit Actions(QWidget *window);

    [[nodiscard]] QAction *operator[](Command command) const { return m_actions.at(command); }
    void fill(QMenuBar &bar);
    void retranslate();
    void on(Command command, std::function<void()> handler);
    /// Title and lines "text <tab> keys" for the help.
    [[nodiscard]] std::vector<std::pair<QString, std::vector<std::pair<QString, QString>>>>
    shortcutTable() const;

private:
    std::map<Command, QAction *> m_actions;
    std::vector<std::pair<QMenu *, const char *>> m_menus;
};

} // namespace jinbang::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/theme/sheet.h"

#include <QHash>
#include <QRegularExpression>

namespace jinbang::app {

namespace {

// "@name" is a colour of Tokens, "#12#" a text length that grows with the scale.
constexpr auto kSheet = R"(
* { outline: 0; }
QMainWindow, QDialog, #page { background: @win; }
QToolTip { background: @panel; color: @text; border: 1px solid @line2; padding: 4px 6px; }
QMenuBar { background: @rail; border-bottom: 1px solid @line; padding: 1px 12px; }
QMenuBar::item { background: transparent; padding: 5px 9px; border-radius: 5px; }
QMenuBar::item:selected { background: @hover; }
QMenu { background: @panel; border: 1px solid @line2; padding: 5px; }
QMenu::item { padding: 5px 26px 5px 24px; border-radius: 5px; }
QMenu::item:selected { background: @hover; color: @text; }
QMenu::item:disabled { color: @text3; }
QMenu::separator { height: 1px; background: @line; margin: 5px 8px; }
#rail { background: @rail; border-right: 1px solid @line; }
#setup { background: @panel; border-right: 1px solid @line; }
#setupFooter { border-top: 1px solid @line; }
#statusBar { background: @rail; border-top: 1px solid @line; }
#statusBar::item { border: 0; }
#statusBar:focus { border: 2px solid @accentText; }
#statusBar QLabel, #statusBar QToolButton { color: @text2; font-size: #12#px; }
#statusBar QLabel[role="warn"] { color: @warn; }
QFrame[card="true"] { background: @panel; border: 1px solid @line; border-radius: 8px; }
QFrame[card="error"] { background: @errSoft; border: 1px solid @err; border-radius: 8px; }
QFrame[card="plain"] { background: @panel; border: 1px solid @line2; border-radius: 6px; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: 0; }
QLabel { background: transparent; }
QLabel[role="pageTitle"] { font-size: #PT#px; font-weight: 600; }
QLabel[role="title"] { font-weight: 600; }
QLabel[role="runTitle"] { font-size: #15#px; font-weight: 600; }
QLabel[role="secondary"], QWidget[role="secondary"] { color: @text2; font-size: #12#px; }
QLabel[role="field"] { color: @text2; font-size: #11#px; }
QLabel[role="warn"] { color: @warn; font-size: #12#px; }
QLabel[role="error"] { color: @err; font-size: #12#px; }
QPushButton { background: @panel; border: 1px solid @line2; border-radius: 6px; padding: 0 13px;
    min-height: #28#px; font-weight: 500; }
QPushButton:hover { background: @hover; }
QPushButton:pressed { background: @track; }
QPushButton:disabled { color: @text3; border-color: @line; }
QPushButton:focus { border: 2px solid @accentText; padding: 0 12px; min-height: #26#px; }
QPushButton[kind="primary"] { background: @accent; color: @onAccent; border-color: @accentLine; font-weight: 600; }
QPushButton[kind="primary"]:hover { background: @accentHover; }
QPushButton[kind="primary"]:disabled { background: @track; color: @text3; border-color: @line; }
QPushButton[kind="primary"]:focus { border: 2px solid @text; }
QPushButton[kind="danger"] { background: @panel; color: @err; border-color: @err; font-weight: 600; }
QPushButton[kind="danger"]:hover { background: @errSoft; }
QPushButton[tall="true"] { min-height: #34#px; }
QPushButton[tall="true"]:focus { min-height: #32#px; }
QPushButton[link="true"] { border: 0; background: transparent; color: @accentText; padding: 0 4px; min-height: #18#px;
    font-weight: 600; text-align: left; font-size: #12#px; }
QPushButton[link="true"]:hover { text-decoration: underline; }
QPushButton[link="true"]:focus { border: 2px solid @accentText; border-radius: 4px; padding: 0 2px; }
QPushButton[drop="true"] { border: 1px dashed @ctl; color: @text2; background: transparent; min-height: #36#px; padding: 0 4px; font-weight: 400; }
QPushButton[drop="true"]:hover { background: @hover; }
QPushButton[drop="true"]:focus { border: 2px dashed @accentText; min-height: #34#px; padding: 0 3px; }
QPushButton[drop="active"] { border: 2px dashed @accentText; background: @accentSoft; color: @accentText; min-height: #34#px; padding: 0 3px; }
QToolButton { background: transparent; border: 1px solid transparent; border-radius: 6px; padding: 3px; }
QToolButton:hover { background: @hover; }
QToolButton:focus { border: 2px solid @accentText; padding: 2px; }
QToolButton[ways="true"] { color: @text2; font-size: #11#px; border: 1px solid @line2; border-radius: 5px; padding: 0 5px; }
QToolButton[ways="true"]:focus { border: 2px solid @accentText; padding: 0 4px; }
QToolButton[ways="true"]::menu-indicator { image: none; width: 0; }
QToolButton[disclosure="true"] { color: @text2; text-align: left; padding: 3px 4px; font-weight: 500; }
QWidget[segmented="true"] { background: @segmentTrack; border-radius: 7px; }
QWidget[segmented="true"] QToolButton { color: @text2; font-size: #12#px; font-weight: 500; border-radius: 5px;
    padding: 0 11px; min-height: #23#px; }
QWidget[dense="true"] QToolButton { padding: 0; font-size: #11#px; }
QWidget[segmented="true"] QToolButton:checked { background: @segment; color: @text; border: 1px solid @line; font-weight: 600; }
QWidget[segmented="true"] QToolButton:focus { border: 2px solid @accentText; padding: 0 10px; }
QWidget[segmented="true"] QToolButton:disabled { color: @text3; }
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox, QPlainTextEdit { background: @panel; border: 1px solid @line2; border-radius: 6px;
    selection-background-color: @accent; selection-color: @onAccent; }
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox { min-height: #26#px; padding: 0 8px; }
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus { border: 2px solid @accentText; }
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus { padding: 0 7px; min-height: #24#px; }
QLineEdit:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled, QComboBox:disabled { color: @text3; background: @cell; border-color: @line; }
QLineEdit[count="true"] { min-height: #20#px; font-size: #12#px; padding: 0 5px; }
QComboBox::drop-down { border: 0; width: 22px; }
QComboBox::down-arrow { image: url(:/jinbang/icons/sheet-down-@mode.svg); width: 14px; height: 14px; }
QComboBox QAbstractItemView { background: @panel; border: 1px solid @line2; selection-background-color: @accentSoft; selection-color: @text; }
QSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::up-button, QDoubleSpinBox::down-button { width: 0; border: 0; }
QCheckBox, QRadioButton { spacing: 7px; background: transparent; }
QCheckBox:disabled { color: @text2; }
QCheckBox::indicator, QListView::indicator { width: 14px; height: 14px; border: 1px solid @ctl; border-radius: 4px; background: @panel; }
QCheckBox::indicator:hover { border-color: @accentText; }
QCheckBox::indicator:checked, QListView::indicator:checked { background: @accent; border-color: @accentLine; image: url(:/jinbang/icons/sheet-check.svg); }
QCheckBox::indicator:indeterminate { background: @accent; border-color: @accentLine; image: url(:/jinbang/icons/sheet-dash.svg); }
QCheckBox::indicator:disabled, QListView::indicator:disabled { border-color: @line2; background: @cell; }
QCheckBox::indicator:checked:disabled, QListView::indicator:checked:disabled { background: @line2; border-color: @line2; image: url(:/jinbang/icons/sheet-check-@mode.svg); }
QCheckBox:focus { color: @accentText; }
QCheckBox::indicator:focus { border: 2px solid @accentText; width: 12px; height: 12px; }
QProgressBar { background: @track; border: 0; border-radius: 3px; max-height: 6px; min-height: 6px; }
QProgressBar::chunk { background: @accent; border-radius: 3px; }
QProgressBar[ended="true"]::chunk { background: @ctl; }
QAbstractItemView { background: transparent; border: 0; color: @text; selection-background-color: @accentSoft;
    selection-color: @text; gridline-color: @line; }
QHeaderView { background: transparent; border: 0; }
QHeaderView::section { background: transparent; color: @text2; font-size: #12#px; font-weight: 500; border: 0;
    border-bottom: 1px solid @line2; padding: 0 8px; }
QTableView[edge="16"] QHeaderView::section:first { padding-left: 16px; }
QTableView[edge="16"] QHeaderView::section:last { padding-right: 16px; }
QTableView[edge="0"] QHeaderView::section:first { padding-left: 0; }
QTableView[edge="0"] QHeaderView::section:last { padding-right: 0; }
QListWidget::item { padding: 0 8px; border-radius: 5px; color: @text; }
QListWidget::item:hover { background: @hover; }
QListWidget::item:selected { background: @accentSoft; color: @text; }
QTableView:focus, QListView:focus, QGraphicsView:focus { border: 0; }
QPlainTextEdit[plain="true"] { background: transparent; border: 0; color: @text2; }
QPlainTextEdit[plain="true"]:focus { border: 1px solid @accentText; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 2px; }
QScrollBar::handle { background: @line2; border-radius: 3px; min-height: 30px; min-width: 30px; }
QScrollBar::handle:hover { background: @ctl; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QAbstractScrollArea::corner { background: transparent; border: 0; }
QSplitter::handle { background: transparent; }
QDockWidget { color: @text; font-weight: 600; titlebar-close-icon: url(:/jinbang/icons/sheet-close-@mode.svg);
    titlebar-normal-icon: url(:/jinbang/icons/sheet-float-@mode.svg); }
QDockWidget::title { background: @win; padding: 8px 10px; border-left: 1px solid @line; }
QDockWidget::close-button, QDockWidget::float-button { border: 0; border-radius: 4px; background: transparent; padding: 2px;
    subcontrol-position: top right; subcontrol-origin: margin; top: 7px; width: 18px; height: 18px; icon-size: 14px; }
QDockWidget::close-button { right: 14px; }
QDockWidget::float-button { right: 38px; }
QDockWidget::close-button:hover, QDockWidget::float-button:hover { background: @hover; }
QLabel[chip="plain"] { background: @track; color: @text2; border-radius: 5px; padding: 2px 7px; font-size: #11#px; }
QLabel[chip="warn"] { background: @warnSoft; color: @warn; border-radius: 5px; padding: 2px 7px; font-size: #11#px; }
QLabel[chip="key"] { border: 1px solid @line2; color: @text2; border-radius: 4px; padding: 1px 5px; font-size: #11#px; }
QLabel[banner="warn"] { background: @warnSoft; color: @warn; padding: 6px 12px; border-radius: 6px; }
QLabel[banner="error"] { background: @errSoft; color: @err; padding: 6px 12px; border-radius: 6px; font-weight: 600; }
)";

QHash<QString, QColor> colours(const Tokens &t, bool dark)
{
    return {{QStringLiteral("win"), t.win},
            {QStringLiteral("panel"), t.panel},
            {QStringLiteral("rail"), t.rail},
            {QStringLiteral("cell"), t.cell},
            {QStringLiteral("hover"), t.hover},
            {QStringLiteral("line"), t.line},
            {QStringLiteral("line2"), t.line2},
            {QStringLiteral("track"), t.track},
            {QStringLiteral("ctl"), t.ctl},
            {QStringLiteral("text"), t.text},
            {QStringLiteral("text2"), t.text2},
            {QStringLiteral("text3"), t.text3},
            {QStringLiteral("accent"), t.accent},
            {QStringLiteral("onAccent"), t.onAccent},
            {QStringLiteral("accentText"), t.accentText},
            {QStringLiteral("accentSoft"), t.accentSoft},
            {QStringLiteral("err"), t.err},
            {QStringLiteral("errSoft"), t.errSoft},
            {QStringLiteral("warn"), t.warn},
            {QStringLiteral("warnSoft"), t.warnSoft},
            {QStringLiteral("segment"), t.segment},
            {QStringLiteral("segmentTrack"), dark ? t.rail : mixed(t.track, t.line2, 0.28)},
            {QStringLiteral("accentLine"), mixed(t.accent, Qt::black, 0.16)},
            {QStringLiteral("accentHover"), mixed(t.accent, dark ? Qt::white : Qt::black, 0.06)}};
}

} // namespace

QPalette paletteFor(const Theme &theme)
{
    const Tokens &t = theme.tokens();
    QPalette palette;
    palette.setColor(QPalette::Window, t.win);
    palette.setColor(QPalette::WindowText, t.text);
    palette.setColor(QPalette::Base, t.panel);
    palette.setColor(QPalette::AlternateBase, t.cell);
    palette.setColor(QPalette::Text, t.text);
    palette.setColor(QPalette::PlaceholderText, t.text3);
    palette.setColor(QPalette::Button, t.panel);
    palette.setColor(QPalette::ButtonText, t.text);
    palette.setColor(QPalette::ToolTipBase, t.panel);
    palette.setColor(QPalette::ToolTipText, t.text);
    palette.setColor(QPalette::Highlight, t.accentSoft);
    palette.setColor(QPalette::HighlightedText, t.text);
    palette.setColor(QPalette::Link, t.accentText);
    palette.setColor(QPalette::LinkVisited, t.accentText);
    palette.setColor(QPalette::Mid, t.line2);
    palette.setColor(QPalette::Dark, t.line2);
    palette.setColor(QPalette::Light, t.panel);
    palette.setColor(QPalette::Midlight, t.line);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, t.text3);
    return palette;
}

QString styleSheetFor(const Theme &theme)
{
    QString sheet = QString::fromLatin1(kSheet);
    sheet.replace(QStringLiteral("#PT#"), QString::number(theme.px(theme.compact ? 17 : 20)));
    static const QRegularExpression length(QStringLiteral("#(\\d+)#"));
    for (auto match = length.match(sheet); match.hasMatch(); match = length.match(sheet))
        sheet.replace(match.captured(0), QString::number(theme.px(match.captured(1).toDouble())));
    sheet.replace(QStringLiteral("@mode"),
                  theme.dark ? QStringLiteral("dark") : QStringLiteral("light"));

    const auto table = colours(theme.tokens(), theme.dark);
    static const QRegularExpression name(QStringLiteral("@(\\w+)"));
    QString done;
    qsizetype from = 0;
    for (auto it = name.globalMatch(sheet); it.hasNext();) {
        const auto match = it.next();
        done += sheet.mid(from, match.capturedStart() - from);
        done += table.value(match.captured(1)).name();
        from = match.capturedEnd();
    }
    return done + sheet.mid(from);
}

} // namespace jinbang::app

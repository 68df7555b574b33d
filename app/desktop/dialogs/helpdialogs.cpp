// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/helpdialogs.h"

#include "core/base/buildinfo.h"

#include <QCoreApplication>
#include <QDialog>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace jinbang::app {

namespace {

QString say(const char *text)
{
    return QCoreApplication::translate("Help", text);
}

void addClose(QDialog &dialog, QVBoxLayout *column)
{
    auto *close = new QPushButton(say(QT_TRANSLATE_NOOP("Help", "Close")), &dialog);
    close->setDefault(true);
    QObject::connect(close, &QPushButton::clicked, &dialog, &QDialog::accept);
    column->addWidget(close, 0, Qt::AlignRight);
}

void showText(QWidget *parent, const QString &title, const QString &text)
{
    QDialog dialog(parent);
    dialog.setWindowTitle(title);
    auto *column = new QVBoxLayout(&dialog);
    column->setContentsMargins(24, 20, 24, 16);
    column->setSpacing(14);
    auto *label = new QLabel(text, &dialog);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setFixedWidth(480);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setAccessibleName(title);
    column->addWidget(label);
    addClose(dialog, column);
    dialog.exec();
}

} // namespace

void showShortcuts(QWidget *parent, const ShortcutTable &table)
{
    QDialog dialog(parent);
    dialog.setWindowTitle(say(QT_TRANSLATE_NOOP("Help", "Keyboard shortcuts")));
    auto *column = new QVBoxLayout(&dialog);
    column->setContentsMargins(20, 16, 20, 16);
    auto *scroll = new QScrollArea(&dialog);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setAccessibleName(dialog.windowTitle());
    auto *inside = new QWidget(scroll);
    auto *grid = new QGridLayout(inside);
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(5);
    int line = 0;
    for (const auto &[title, lines] : table) {
        auto *heading = new QLabel(title, inside);
        heading->setProperty("role", QStringLiteral("title"));
        grid->addWidget(heading, line++, 0, 1, 2);
        for (const auto &[text, keys] : lines) {
            grid->addWidget(new QLabel(text, inside), line, 0);
            auto *key = new QLabel(keys, inside);
            key->setProperty("chip", QStringLiteral("key"));
            grid->addWidget(key, line++, 1, Qt::AlignRight);
        }
    }
    scroll->setWidget(inside);
    column->addWidget(scroll);
    addClose(dialog, column);
    dialog.resize(420, 560);
    dialog.exec();
}

void showHowPoints(QWidget *parent)
{
    showText(parent, say(QT_TRANSLATE_NOOP("Help", "How points are computed")),
             say(QT_TRANSLATE_NOOP("Help",
                 "In each metric (an operation on a workload) the fastest library gets 100 points, any other "
                 "100 × its speed ÷ the best speed, rounded to one decimal.\n\n"
                 "Article: the total is the sum of the points, the mark 100 × total ÷ best total. What a library "
                 "cannot do earns nothing, or is left out, as you choose.\n\n"
                 "Geometric mean: the mean of the speed ratios over the metrics that all libraries share. It cannot "
                 "change the order of two libraries when a third joins.\n\n"
                 "Libraries whose difference could be chance share a rank.")));
}

void showAbout(QWidget *parent)
{
    showText(parent, say(QT_TRANSLATE_NOOP("Help", "About Jinbang")),
             say(QT_TRANSLATE_NOOP("Help",
                 "Jinbang (金榜) %1\n\nWhich JSON library is fastest for your data, on your machine, and is its answer "
                 "right?\n\nThe golden list was the board on which the successful candidates of the imperial examination "
                 "were announced.\n\nFree software under the GNU General Public License, version 3 or later.\nBuilt with Qt %2."))
                 .arg(QString::fromLatin1(core::buildinfo::kVersion), QString::fromLatin1(qVersion())));
}

} // namespace jinbang::app

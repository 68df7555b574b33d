// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/helpdialogs.h"

#include "app/desktop/text/enginetext.h"
#include "app/desktop/text/words.h"
#include "core/base/buildinfo.h"

#include <QCoreApplication>
#include <QDialog>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <span>

namespace jinbang::app {

namespace {

QString say(const char *text)
{
    return QCoreApplication::translate("Help", text);
}

/// As large as what is in it; it scrolls only where the screen is smaller.
class FittingArea final : public QScrollArea
{
public:
    FittingArea(QWidget *content, QWidget *parent)
        : QScrollArea(parent)
    {
        setFrameShape(QFrame::NoFrame);
        setWidgetResizable(true);
        setWidget(content);
    }
    QSize sizeHint() const override
    {
        const QSize content = widget()
                                  ->sizeHint()
                                  .expandedTo(widget()->minimumSize())
                                  .boundedTo(widget()->maximumSize());
        const QMargins around = viewportMargins() + contentsMargins();
        return content
               + QSize(verticalScrollBar()->sizeHint().width() + around.left() + around.right(),
                       around.top() + around.bottom());
    }
};

QSize roomFor(const QWidget *dialog)
{
    return dialog->screen()->availableSize() * 0.92;
}

void show(QDialog &dialog, const QString &title, QWidget *content)
{
    dialog.setWindowTitle(title);
    auto *column = new QVBoxLayout(&dialog);
    column->setContentsMargins(24, 20, 14, 16);
    column->setSpacing(14);
    auto *area = new FittingArea(content, &dialog);
    area->setAccessibleName(title);
    column->addWidget(area);
    auto *close = new QPushButton(say(QT_TRANSLATE_NOOP("Help", "Close")), &dialog);
    close->setDefault(true);
    QObject::connect(close, &QPushButton::clicked, &dialog, &QDialog::accept);
    column->addWidget(close, 0, Qt::AlignRight);
    for (QWidget *child : dialog.findChildren<QWidget *>())
        child->ensurePolished(); // the style's sizes, before they are added up
    column->invalidate();
    // One bar takes room from the content, and then Qt shows the other one for nothing.
    if (area->sizeHint().width() <= roomFor(&dialog).width() - 60)
        area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    dialog.resize(dialog.sizeHint().boundedTo(roomFor(&dialog)));
    dialog.exec();
}

void showText(QWidget *parent, const QString &title, const QString &text)
{
    QDialog dialog(parent);
    auto *label = new QLabel(text, &dialog);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setAccessibleName(title);
    label->ensurePolished();
    // Lines of a length that reads well, whatever the size of the text.
    const QFontMetrics metrics = label->fontMetrics();
    const int width = std::min({metrics.size(0, text).width(), metrics.averageCharWidth() * 72,
                                roomFor(&dialog).width() - 80});
    label->setFixedSize(width, label->heightForWidth(width));
    show(dialog, title, label);
}

using ShortcutGroup = ShortcutTable::value_type;

QWidget *shortcutColumn(std::span<const ShortcutGroup> groups, QWidget *parent)
{
    auto *column = new QWidget(parent);
    auto *grid = new QGridLayout(column);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(5);
    int line = 0;
    for (const auto &[title, lines] : groups) {
        if (line > 0)
            grid->setRowMinimumHeight(line++, 8);
        auto *heading = new QLabel(title, column);
        heading->setProperty("role", QStringLiteral("title"));
        grid->addWidget(heading, line++, 0, 1, 2);
        for (const auto &[text, keys] : lines) {
            grid->addWidget(new QLabel(text, column), line, 0);
            auto *key = new QLabel(keys, column);
            key->setProperty("chip", QStringLiteral("key"));
            grid->addWidget(key, line++, 1, Qt::AlignRight);
        }
    }
    grid->setRowStretch(line, 1);
    return column;
}

/// Groups of the first of two columns, so that neither is much longer.
std::size_t firstHalf(const ShortcutTable &table)
{
    const auto lines = [](const ShortcutGroup &group) { return group.second.size() + 2; };
    std::size_t all = 0, first = 0, count = 0;
    for (const auto &group : table)
        all += lines(group);
    for (; count < table.size() && first + lines(table[count]) / 2 < all / 2; ++count)
        first += lines(table[count]);
    return count;
}

QWidget *shortcutColumns(const ShortcutTable &table, std::size_t first, QWidget *parent)
{
    auto *columns = new QWidget(parent);
    auto *row = new QHBoxLayout(columns);
    row->setContentsMargins(0, 0, 10, 0);
    row->setSpacing(48);
    const std::span all(table);
    row->addWidget(shortcutColumn(all.first(first), columns));
    if (first < all.size())
        row->addWidget(shortcutColumn(all.subspan(first), columns));
    return columns;
}

} // namespace

void showShortcuts(QWidget *parent, const ShortcutTable &table)
{
    QDialog dialog(parent);
    std::unique_ptr<QWidget> content(shortcutColumns(table, firstHalf(table), &dialog));
    if (content->sizeHint().width() > roomFor(&dialog).width() - 60) // one below the other
        content.reset(shortcutColumns(table, table.size(), &dialog));
    show(dialog, say(QT_TRANSLATE_NOOP("Help", "Keyboard shortcuts")), content.release());
}

void showHowPoints(QWidget *parent)
{
    showText(parent, say(QT_TRANSLATE_NOOP("Help", "How points are computed")),
             say(QT_TRANSLATE_NOOP("Help",
                                   "In each metric (an operation on a workload) the fastest "
                                   "library gets 100 points, any other "
                                   "100 × its speed ÷ the best speed, rounded to one decimal.\n\n"
                                   "Article: the total is the sum of the points, the mark 100 × "
                                   "total ÷ best total. What a library "
                                   "cannot do earns nothing, or is left out, as you choose.\n\n"
                                   "Geometric mean: the mean of the speed ratios over the metrics "
                                   "that all libraries share. It cannot "
                                   "change the order of two libraries when a third joins.\n\n"
                                   "Libraries whose difference could be chance share a rank.")));
}

void showAbout(QWidget *parent)
{
    showText(
        parent, say(QT_TRANSLATE_NOOP("Help", "About Jinbang")),
        say(QT_TRANSLATE_NOOP("Help", "Jinbang (金榜) %1\n\nWhich JSON library is fastest for your "
                                      "data, on your machine, and is its answer "
                                      "right?\n\nThe golden list was the board on which the "
                                      "successful candidates of the imperial examination "
                                      "were announced.\n\nFree software under the GNU General "
                                      "Public License, version 3 or later.\nBuilt with Qt %2."))
            .arg(QString::fromLatin1(core::buildinfo::kVersion), QString::fromLatin1(qVersion())));
}

void showHostCheck(QWidget *parent, const core::system::Environment &environment)
{
    using core::system::CheckLevel;
    QStringList amiss, fine;
    for (const auto &check : environment.checks) {
        QStringList &list = check.level >= CheckLevel::Warning ? amiss : fine;
        list << checkText(check.id) + QStringLiteral("\n    ") + engineText(check.message);
    }
    QStringList text{environment.checks.empty()
                         ? say(QT_TRANSLATE_NOOP("Help", "This machine was not looked at yet."))
                     : amiss.isEmpty()
                         ? say(QT_TRANSLATE_NOOP("Help", "Nothing disturbs a measurement here."))
                         : say(QT_TRANSLATE_NOOP("Help", "These can disturb a measurement:"))};
    text << amiss;
    if (!fine.isEmpty())
        text << say(QT_TRANSLATE_NOOP("Help", "Looked at, and fine:")) << fine;
    showText(parent, say(QT_TRANSLATE_NOOP("Help", "Host check")),
             text.join(QStringLiteral("\n\n")));
}

} // namespace jinbang::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/regions.h"

#include <QAbstractButton>
#include <QApplication>
#include <QScrollArea>
#include <QWidget>

#include <algorithm>

namespace jinbang::app {

namespace {

bool holds(const QWidget &region, const QWidget *widget)
{
    return widget == &region || region.isAncestorOf(widget);
}

/// The innermost region that holds the widget, or the last one's index when none does.
int regionOf(const std::vector<QWidget *> &regions, const QWidget *widget)
{
    int found = -1;
    for (size_t i = 0; widget != nullptr && i < regions.size(); ++i) {
        if (holds(*regions[i], widget)
            && (found < 0 || regions[size_t(found)]->isAncestorOf(regions[i])))
            found = int(i);
    }
    return found;
}

// Of a group of which one is chosen that one: the page that is shown, not the first of the rail.
bool isStop(const QWidget &widget)
{
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    const bool other = button != nullptr && button->autoExclusive() && !button->isChecked();
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) != 0
           && !other && qobject_cast<const QScrollArea *>(&widget) == nullptr;
}

/// Where Tab comes first in a region, or the one of its buttons that is chosen; null where it does
/// not stop.
QWidget *firstStop(const std::vector<QWidget *> &regions, int index)
{
    QWidget *region = regions[size_t(index)];
    for (auto *button :
         region->findChildren<QAbstractButton *>(QString(), Qt::FindDirectChildrenOnly)) {
        // Whether Tab would stop there, too, Qt decides by who of the group had the focus last.
        if (button->autoExclusive() && button->isChecked() && button->isVisible())
            return button;
    }
    QWidget *widget = region;
    do {
        if (holds(*region, widget) && regionOf(regions, widget) == index && isStop(*widget))
            return widget;
        widget = widget->nextInFocusChain();
    } while (widget != region);
    return nullptr;
}

} // namespace

void moveRegion(const std::vector<QWidget *> &regions, int step)
{
    const int count = int(regions.size());
    const int current = std::max(0, regionOf(regions, QApplication::focusWidget()));
    for (int i = 1; i <= count; ++i) {
        const int index = ((current + i * step) % count + count) % count;
        if (QWidget *stop = firstStop(regions, index)) {
            stop->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

bool takesLetters(const QWidget *widget)
{
    if (widget == nullptr)
        return false;
    for (const char *name : {"QLineEdit", "QAbstractSpinBox", "QPlainTextEdit", "QComboBox"}) {
        if (widget->inherits(name))
            return true;
    }
    return false;
}

} // namespace jinbang::app

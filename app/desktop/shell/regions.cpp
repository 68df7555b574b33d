// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/regions.h"

#include <QApplication>
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

} // namespace

void moveRegion(const std::vector<QWidget *> &regions, int step)
{
    const int count = int(regions.size());
    const int current = std::max(0, regionOf(regions, QApplication::focusWidget()));
    for (int i = 1; i <= count; ++i) {
        const int index = ((current + i * step) % count + count) % count;
        for (QWidget *child : regions[size_t(index)]->findChildren<QWidget *>()) {
            if (child->isVisible() && child->isEnabled() && (child->focusPolicy() & Qt::TabFocus)
                && regionOf(regions, child) == index) {
                child->setFocus(Qt::TabFocusReason);
                return;
            }
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/wheelguard.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QScrollBar>

namespace jinbang::app {

namespace {

bool takesTheWheel(const QObject *object)
{
    return qobject_cast<const QAbstractSpinBox *>(object) != nullptr
           || qobject_cast<const QComboBox *>(object) != nullptr
           || (qobject_cast<const QAbstractSlider *>(object) != nullptr
               && qobject_cast<const QScrollBar *>(object) == nullptr);
}

} // namespace

bool WheelGuard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Polish && takesTheWheel(watched)) {
        auto *field = static_cast<QWidget *>(watched);
        if (field->focusPolicy() == Qt::WheelFocus) // or the wheel itself would bring the focus
            field->setFocusPolicy(Qt::StrongFocus);
    }
    if (event->type() == QEvent::Wheel && takesTheWheel(watched)
        && !static_cast<QWidget *>(watched)->hasFocus()) {
        event->ignore(); // it goes on to what scrolls
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace jinbang::app

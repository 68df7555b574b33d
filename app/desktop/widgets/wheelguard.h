#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The wheel scrolls a panel of fields; it changes a field only where a person has gone into it.

#include <QObject>

namespace jinbang::app {

/// Installed on the application, it holds for every window and dialog.
class WheelGuard : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace jinbang::app

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The line at the bottom, under the pages and under what is docked beside them: the machine and its
// warnings at the left, what is going on at the right.

#include "app/desktop/theme/look.h"
#include "core/system/environment.h"

#include <QStatusBar>
#include <QTimer>

#include <functional>

class QLabel;
class QPushButton;

namespace jinbang::app {

class StatusLine : public QStatusBar
{
    Q_OBJECT
public:
    StatusLine(const Look &look, QWidget *parent);

    void setEnvironment(const core::system::Environment &environment);
    [[nodiscard]] const core::system::Environment &environment() const { return m_environment; }
    /// Of the machine now; what was gathered at the start gets old.
    void setLoad(double load);
    /// Stays until the next call; empty shows "Ready".
    void setState(const QString &text, Icon icon = Icon::Check);
    /// Goes after six seconds.
    void say(const QString &text);
    /// Stays until it is clicked.
    void complain(const QString &text);
    /// Told to a screen reader only: what is seen says it already.
    void announce(const QString &text);
    /// A link beside the message.
    void offer(const QString &text, const QString &link, std::function<void()> action);

Q_SIGNALS:
    /// The warning about the machine was clicked.
    void hostCheckWanted();

protected:
    void changeEvent(QEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    void showAll();

    const Look &m_look;
    core::system::Environment m_environment;
    QLabel *m_cpuIcon, *m_cpu, *m_warningIcon, *m_warning, *m_loadIcon, *m_load, *m_stateIcon,
        *m_state, *m_voice;
    QPushButton *m_complaint, *m_link;
    QString m_message, m_lasting;
    std::function<void()> m_action; // of the link
    Icon m_icon = Icon::Check;
    QTimer m_timer;
};

} // namespace jinbang::app

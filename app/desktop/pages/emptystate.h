#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What a page shows while it has nothing to show: why, and the one step that changes it.

#include <QWidget>

class QLabel;
class QPushButton;

namespace jinbang::app {

class EmptyState : public QWidget
{
    Q_OBJECT
public:
    explicit EmptyState(QWidget *parent = nullptr);
    void setTexts(const QString &title, const QString &text, const QString &button);

Q_SIGNALS:
    void pressed();

private:
    QLabel *m_title;
    QLabel *m_text;
    QPushButton *m_button;
};

} // namespace jinbang::app

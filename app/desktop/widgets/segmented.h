#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A switch of a few exclusive choices in one strip: arrows move, a screen reader hears radio
// buttons.

#include <QWidget>

#include <vector>

class QButtonGroup;
class QToolButton;

namespace jinbang::app {

class Segmented : public QWidget
{
    Q_OBJECT
public:
    explicit Segmented(int choices, QWidget *parent = nullptr);

    void setTexts(const QStringList &texts);
    void setChosen(int index); // without a signal
    [[nodiscard]] int chosen() const;
    [[nodiscard]] QToolButton *button(int index) const { return m_buttons[size_t(index)]; }

Q_SIGNALS:
    void choose(int index); // by the user

private:
    QButtonGroup *m_group;
    std::vector<QToolButton *> m_buttons;
};

} // namespace jinbang::app

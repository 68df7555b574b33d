#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A combo box whose text ends in "…" where it is too narrow: a style sheet cuts it through a
// letter.

#include <QComboBox>

namespace jinbang::app {

class ElidedCombo : public QComboBox
{
    Q_OBJECT
public:
    using QComboBox::QComboBox;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace jinbang::app

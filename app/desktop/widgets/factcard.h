#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// One fact: an icon, a bold line, a sentence that wraps. Also the little scale of heat colours.

#include "app/desktop/models/facts.h"
#include "app/desktop/theme/look.h"

#include <QFrame>

namespace jinbang::app {

class FactCard : public QFrame
{
    Q_OBJECT
public:
    FactCard(const Look &look, const Fact &fact, QWidget *parent);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override { return {260, heightForWidth(260)}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {150, 40}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QRect textBox(int width) const;

    const Look &m_look;
    Fact m_fact;
};

class HeatScale : public QWidget
{
    Q_OBJECT
public:
    HeatScale(const Look &look, QWidget *parent);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Look &m_look;
};

} // namespace jinbang::app

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a QIcon out of a drawing that follows the theme and the screen's pixel ratio: it is drawn
// at the moment of painting, in the colour that holds then.

#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/tokens.h"

#include <QIconEngine>

namespace jinbang::app {

class Look;

class IconEngine : public QIconEngine
{
public:
    IconEngine(const Look &look, Icon icon, QColor Tokens::*colour);

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    [[nodiscard]] QIconEngine *clone() const override;

private:
    const Look &m_look;
    Icon m_icon;
    QColor Tokens::*m_colour;
};

} // namespace jinbang::app

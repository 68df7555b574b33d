// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/theme/iconengine.h"

#include "app/desktop/theme/look.h"

#include <QPainter>
#include <QPixmap>

namespace jinbang::app {

IconEngine::IconEngine(const Look &look, Icon icon, QColor Tokens::*colour)
    : m_look(look)
    , m_icon(icon)
    , m_colour(colour)
{
}

void IconEngine::paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State)
{
    const Tokens &tokens = m_look.tokens();
    // Square at the left: buttons ask for a wider icon to get room before their text.
    const int side = qMin(rect.width(), rect.height());
    const QRect box(rect.left(), rect.center().y() - (side - 1) / 2, side, side);
    paintIcon(*painter, m_icon, box, mode == QIcon::Disabled ? tokens.text3 : tokens.*m_colour);
}

QPixmap IconEngine::pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state)
{
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(&painter, QRect(QPoint(), size), mode, state);
    return pixmap;
}

QIconEngine *IconEngine::clone() const
{
    return new IconEngine(m_look, m_icon, m_colour);
}

} // namespace jinbang::app

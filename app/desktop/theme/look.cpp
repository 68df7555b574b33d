// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/theme/look.h"

#include "app/desktop/theme/iconengine.h"

#include <algorithm>

namespace jinbang::app {

Look::Look(QObject *parent)
    : QObject(parent)
{
}

void Look::setMode(ThemeMode mode)
{
    m_mode = mode;
    update();
}

void Look::setSystemDark(bool dark)
{
    m_systemDark = dark;
    update();
}

void Look::setScale(double scale)
{
    const double wanted = std::clamp(scale, 1.0, 1.5);
    if (wanted == m_theme.scale)
        return;
    m_theme.scale = wanted;
    Q_EMIT changed();
}

void Look::setCompact(bool compact)
{
    if (compact == m_theme.compact)
        return;
    m_theme.compact = compact;
    Q_EMIT changed();
}

QIcon Look::icon(Icon id, QColor Tokens::*colour) const
{
    return QIcon(new IconEngine(*this, id, colour)); // QIcon owns its engine
}

void Look::update()
{
    const bool dark = m_mode == ThemeMode::Dark || (m_mode == ThemeMode::System && m_systemDark);
    if (dark == m_theme.dark)
        return;
    m_theme.dark = dark;
    Q_EMIT changed();
}

} // namespace jinbang::app

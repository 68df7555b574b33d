#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The window's current theme as an object that can announce a change. It is handed down through
// constructors; nothing reaches for it globally.

#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/theme.h"

#include <QIcon>
#include <QObject>

namespace jinbang::app {

enum class ThemeMode { System, Light, Dark };

class Look : public QObject
{
    Q_OBJECT
public:
    explicit Look(QObject *parent = nullptr);

    [[nodiscard]] const Theme &theme() const { return m_theme; }
    [[nodiscard]] const Tokens &tokens() const { return m_theme.tokens(); }
    [[nodiscard]] ThemeMode mode() const { return m_mode; }
    [[nodiscard]] bool reduceMotion() const { return m_reduceMotion; }

    void setMode(ThemeMode mode);
    void setSystemDark(bool dark);
    void setScale(double scale);
    void setCompact(bool compact);
    void setReduceMotion(bool reduce) { m_reduceMotion = reduce; }

    /// An icon that keeps following the theme.
    [[nodiscard]] QIcon icon(Icon id, QColor Tokens::*colour = &Tokens::text2) const;

Q_SIGNALS:
    void changed();

private:
    void update();

    Theme m_theme;
    ThemeMode m_mode = ThemeMode::System;
    bool m_systemDark = false;
    bool m_reduceMotion = false;
};

} // namespace jinbang::app

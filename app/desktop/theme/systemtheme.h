#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What the desktop asks for: dark or light, and how large its text is. Qt 6.4 has no colour scheme
// property, so the palette's lightness is the first answer and the settings portal the better one.

#include <QObject>

class QDBusVariant;

namespace jinbang::app {

class SystemTheme : public QObject
{
    Q_OBJECT
public:
    /// Reads the palette, so make it before our own palette is set.
    explicit SystemTheme(QObject *parent = nullptr);

    [[nodiscard]] bool isDark() const { return m_dark; }
    [[nodiscard]] double textScale() const { return m_textScale; }
    /// Asks the portal without waiting; the answer comes as darkChanged.
    void askPortal();

Q_SIGNALS:
    void darkChanged(bool dark);

private Q_SLOTS:
    void settingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void setScheme(uint scheme);

    bool m_dark = false;
    double m_textScale = 1;
};

} // namespace jinbang::app

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The language of the window, switched while it is open: our own texts and Qt's.

#include <QLocale>
#include <QString>
#include <QStringList>
#include <QTranslator>

namespace jinbang::app {

class Language
{
public:
    /// "en", "zh_CN": what the product speaks.
    [[nodiscard]] static QStringList known();
    /// The one of these that fits a wish (empty: the system's) best.
    [[nodiscard]] static QString resolve(const QString &wish, const QLocale &system);

    /// Installs the texts; every widget then gets a LanguageChange event. A wish that is empty
    /// follows the system.
    void use(const QString &wish);
    [[nodiscard]] QString current() const { return m_current; }
    /// For dates only: numbers are written the same way in both languages.
    [[nodiscard]] QLocale locale() const { return QLocale(m_current); }

private:
    QTranslator m_own;
    QTranslator m_qt;
    QString m_current;
};

} // namespace jinbang::app

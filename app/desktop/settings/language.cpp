// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/settings/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>

namespace jinbang::app {

QStringList Language::known()
{
    return {QStringLiteral("en"), QStringLiteral("zh_CN")};
}

QString Language::resolve(const QString &wish, const QLocale &system)
{
    if (known().contains(wish))
        return wish;
    return system.language() == QLocale::Chinese ? QStringLiteral("zh_CN") : QStringLiteral("en");
}

void Language::use(const QString &wish)
{
    const QString language = resolve(wish, QLocale::system());
    if (language == m_current)
        return;
    m_current = language;
    for (QTranslator *translator : {&m_own, &m_qt})
        QCoreApplication::removeTranslator(translator);
    // Qt's own first: the translator that was installed last is asked first.
    if (m_qt.load(QStringLiteral("qtbase_") + language,
                  QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_own.load(QStringLiteral(":/i18n/jinbang_%1.qm").arg(language)))
        QCoreApplication::installTranslator(&m_own);
    QLocale::setDefault(QLocale(language));
}

} // namespace jinbang::app

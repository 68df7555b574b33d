// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/runlabel.h"

#include "app/desktop/text/enginetext.h"
#include "app/desktop/text/words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace jinbang::app {

QString whenText(const std::string &utc)
{
    const QDateTime when = QDateTime::fromString(shown(utc), Qt::ISODate);
    if (!when.isValid())
        return shown(utc);
    const QLocale locale;
    const QString pattern = locale.language() == QLocale::Chinese ? QStringLiteral("M月d日 HH:mm")
                                                                  : QStringLiteral("d MMM HH:mm");
    return locale.toString(when.toLocalTime(), pattern);
}

QString bannerText(const core::archive::Report &report)
{
    QStringList lines;
    for (const std::string &banner : report.banners)
        lines << engineText(banner);
    return lines.join(u' ');
}

QString runLabel(const core::archive::Report &report)
{
    QStringList parts;
    if (!report.title.empty())
        parts << shown(report.title);
    parts << whenText(report.startedAt) << presetText(report.plan.preset);
    if (!report.environment.compiler.empty())
        parts << shown(report.environment.compiler);
    if (report.state == "stopped")
        parts << QCoreApplication::translate("Run", "stopped");
    return parts.join(QStringLiteral(" · "));
}

QString runFooter(const core::archive::Report &report)
{
    QStringList parts{QStringLiteral("Jinbang %1").arg(shown(report.generatorVersion)).trimmed()};
    parts << runLabel(report);
    if (!report.environment.cpuModel.empty())
        parts << shown(report.environment.cpuModel);
    parts << QCoreApplication::translate("Run", "seed %1").arg(report.plan.seed)
          << QCoreApplication::translate("Run", "95 % intervals");
    return parts.join(QStringLiteral(" · "));
}

} // namespace jinbang::app

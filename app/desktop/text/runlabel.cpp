// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/runlabel.h"

#include "app/desktop/text/enginetext.h"
#include "app/desktop/text/formattext.h"
#include "app/desktop/text/words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLabel>
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

namespace {

/// Whether Jinbang measured it: what else it says of a plan and a seed means nothing.
bool isOurs(const core::archive::Report &report)
{
    return report.generatorName == "jinbang";
}

} // namespace

QString bannerText(const core::archive::Report &report)
{
    QStringList lines;
    for (const std::string &banner : report.banners)
        lines << engineText(banner);
    return joinedSentences(lines);
}

void showBanner(QLabel &banner, const core::archive::Report &report)
{
    constexpr qsizetype kMost = 240; // it may name every cell, and the page is about something else
    const QString text = bannerText(report);
    const qsizetype space = text.lastIndexOf(u' ', kMost);
    banner.setText(text.size() <= kMost ? text
                                        : text.left(space > kMost / 2 ? space : kMost) + u'…');
    banner.setToolTip(text.toHtmlEscaped());
}

QString runLabel(const core::archive::Report &report)
{
    QStringList parts;
    if (!report.title.empty())
        parts << shown(report.title);
    if (!report.startedAt.empty())
        parts << whenText(report.startedAt);
    if (isOurs(report))
        parts << presetText(report.plan.preset);
    else if (report.importedFrom)
        parts << formatTitle(report.importedFrom->format);
    if (!report.environment.compiler.empty())
        parts << shown(report.environment.compiler);
    if (report.state == "stopped")
        parts << QCoreApplication::translate("Run", "stopped");
    return parts.join(QStringLiteral(" · "));
}

QString runFooter(const core::archive::Report &report)
{
    const QString program =
        isOurs(report) ? QStringLiteral("Jinbang") : shown(report.generatorName);
    QStringList parts{
        QStringLiteral("%1 %2").arg(program, shown(report.generatorVersion)).trimmed()};
    parts << runLabel(report);
    if (!report.environment.cpuModel.empty())
        parts << shown(report.environment.cpuModel);
    if (isOurs(report))
        parts << QCoreApplication::translate("Run", "seed %1").arg(report.plan.seed)
              << QCoreApplication::translate("Run", "95 % intervals");
    return parts.join(QStringLiteral(" · "));
}

QStringList namesIn(const core::archive::Report &report)
{
    QStringList names{shown(report.title)};
    for (const std::string &tag : report.tags)
        names << shown(tag);
    for (const auto &contender : report.contenders)
        names << shown(contender.label) << shown(contender.library);
    for (const auto &fixture : report.fixtures)
        names << shown(fixture.name);
    for (const auto &cell : report.cells) {
        if (cell.foreign) // has no input of ours
            names << shown(cell.foreign->metric);
    }
    return names;
}

} // namespace jinbang::app

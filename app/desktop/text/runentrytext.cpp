// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/runentrytext.h"

#include "app/desktop/text/enginetext.h"
#include "app/desktop/text/formattext.h"
#include "app/desktop/text/runlabel.h"
#include "app/desktop/text/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace jinbang::app {

using core::history::RunEntry;
using core::history::RunState;

namespace {

QString say(const char *text)
{
    return QCoreApplication::translate("Run", text);
}

/// "User, Users ×20"; what was measured at several counts is named once.
QString measuredText(const RunEntry &run)
{
    const auto baseOf = [](const std::string &fixture) {
        return shown(fixture).section(u':', 0, 0);
    };
    QStringList names;
    for (const std::string &fixture : run.fixtures) {
        int counts = 0;
        for (const std::string &other : run.fixtures)
            counts += baseOf(other) == baseOf(fixture);
        const QString name =
            workloadText(counts > 1 ? baseOf(fixture) : shown(fixture), NameLength::Short);
        if (!names.contains(name))
            names << name;
    }
    return names.join(QStringLiteral(", "));
}

} // namespace

QString runTitle(const RunEntry &run)
{
    for (const QString &name : {shown(run.about.title), shown(run.importedFrom), measuredText(run),
                                whenText(run.startedAt)}) {
        if (!name.isEmpty())
            return name;
    }
    return shown(run.id);
}

QString importText(const RunEntry &run)
{
    if (run.importedAs.empty())
        return {};
    return run.importedFrom.empty()
               ? formatTitle(run.importedAs)
               : say(QT_TRANSLATE_NOOP("Run", "%1 from %2"))
                     .arg(formatTitle(run.importedAs), shown(run.importedFrom));
}

QString stateText(const RunEntry &run)
{
    QStringList parts;
    switch (run.state) {
    case RunState::Running:
        parts << say(QT_TRANSLATE_NOOP("Run", "running"));
        break;
    case RunState::Stopped:
        parts << say(QT_TRANSLATE_NOOP("Run", "stopped"));
        break;
    case RunState::Failed:
        parts << say(QT_TRANSLATE_NOOP("Run", "failed"));
        break;
    case RunState::Unreadable:
        parts << say(QT_TRANSLATE_NOOP("Run", "damaged: %1")).arg(engineText(run.problem));
        break;
    case RunState::Complete:
        break;
    }
    if (run.buildType == "Debug")
        parts << say(QT_TRANSLATE_NOOP("Run", "debug build"));
    return parts.join(QStringLiteral(", "));
}

} // namespace jinbang::app

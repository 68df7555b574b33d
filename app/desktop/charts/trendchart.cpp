// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/trendchart.h"

#include "app/desktop/text/runlabel.h"
#include "app/desktop/text/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>

namespace jinbang::app {

namespace {

using core::history::TrendPoint;

QString say(const char *text)
{
    return QCoreApplication::translate("Trend", text);
}

/// "simdjson 3.0 → 3.1", "Compiler: gcc 12 → gcc 13".
QString changeText(const core::archive::FactPair &change, const std::string &label)
{
    const std::pair<const char *, const char *> words[] = {
        {"processor", QT_TRANSLATE_NOOP("Trend", "Processor")},
        {"host", QT_TRANSLATE_NOOP("Trend", "Host")},
        {"kernel", QT_TRANSLATE_NOOP("Trend", "Kernel")},
        {"compiler", QT_TRANSLATE_NOOP("Trend", "Compiler")},
        {"flags", QT_TRANSLATE_NOOP("Trend", "Flags")},
        {"build", QT_TRANSLATE_NOOP("Trend", "Build")},
        {"jinbang", "Jinbang"}};
    QString name = shown(label);
    for (const auto &[known, text] : words) {
        if (change.name == known)
            name = say(text) + u':';
    }
    if (change.name == "input")
        return say(QT_TRANSLATE_NOOP("Trend", "other input bytes"));
    return QStringLiteral("%1 %2 → %3").arg(name, shown(change.base), shown(change.next));
}

/// Runs by the moment they began; the id keeps two of one second apart.
using RunKey = std::pair<std::string, std::string>;

RunKey keyOf(const TrendPoint &point)
{
    return {point.startedAt, point.runId};
}

} // namespace

Trend trendOf(const std::vector<TrendSeries> &series,
              const std::function<int(const std::string &)> &slotOfLabel)
{
    Trend trend;
    std::map<RunKey, double> places;
    std::map<RunKey, QString> names;
    std::map<RunKey, QStringList> changes;
    bool isTime = true;
    for (const TrendSeries &each : series) {
        for (const TrendPoint &point : each.points) {
            const RunKey key = keyOf(point);
            places[key] = 0;
            names[key] = point.title.empty() ? whenText(point.startedAt) : shown(point.title);
            for (const auto &change : point.changes) {
                const QString text = changeText(change, each.label);
                if (!changes[key].contains(text))
                    changes[key] << text;
            }
            isTime = isTime && point.isTime;
        }
    }
    for (auto &[key, place] : places) {
        place = double(trend.changes.size());
        trend.lines.xNames.push_back(names[key]);
        const QStringList &texts = changes[key];
        trend.changes.push_back(texts.join(QStringLiteral("; ")));
        if (!texts.isEmpty() && place > 0)
            trend.lines.uprights.push_back(
                {place, texts.size() == 1 && texts.front().size() <= 22
                            ? texts.front()
                            : say(QT_TRANSLATE_NOOP("Trend", "changed"))});
    }
    trend.lines.yUnit = isTime ? UnitKind::Nanoseconds : UnitKind::OpsPerSecond;
    for (const TrendSeries &each : series) {
        Line line{shown(each.label), shown(each.label), slotOfLabel(each.label), {}};
        for (const TrendPoint &point : each.points)
            line.points.push_back({places[keyOf(point)], point.value, point.low.value_or(NAN),
                                   point.high.value_or(NAN)});
        std::sort(line.points.begin(), line.points.end(),
                  [](const LinePoint &a, const LinePoint &b) { return a.x < b.x; });
        trend.lines.lines.push_back(std::move(line));
    }
    return trend;
}

} // namespace jinbang::app

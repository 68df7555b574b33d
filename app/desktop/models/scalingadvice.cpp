// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/models/scalingadvice.h"

#include "app/desktop/text/enginetext.h"
#include "app/desktop/text/numbers.h"
#include "app/desktop/text/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace jinbang::app {

namespace {

using core::archive::Report;
using core::archive::ScalingAdvice;
using core::archive::ScalingCurve;
using core::archive::ScalingResult;

QString say(const char *text)
{
    return QCoreApplication::translate("Experiment", text);
}

QString rangeText(const ScalingAdvice &advice)
{
    const QString from = wholeText(advice.fromCount);
    const QString to = wholeText(advice.toCount);
    if (advice.first && advice.last)
        return say(QT_TRANSLATE_NOOP("Experiment", "At every count"));
    if (advice.first)
        return say(QT_TRANSLATE_NOOP("Experiment", "Up to %1 objects")).arg(to);
    if (advice.last)
        return say(QT_TRANSLATE_NOOP("Experiment", "From %1 objects on")).arg(from);
    if (advice.fromCount == advice.toCount)
        return say(QT_TRANSLATE_NOOP("Experiment", "At %1 objects")).arg(from);
    return say(QT_TRANSLATE_NOOP("Experiment", "From %1 to %2 objects")).arg(from, to);
}

QString listed(const std::vector<std::string> &labels)
{
    QStringList names;
    for (const std::string &label : labels)
        names << shown(label);
    return names.join(say(QT_TRANSLATE_NOOP("Experiment", ", ")));
}

Fact factOf(const ScalingAdvice &advice)
{
    const QString names = listed(advice.labels);
    if (advice.labels.size() > 1)
        return {Icon::Scales, false, rangeText(advice),
                say(QT_TRANSLATE_NOOP("Experiment", "No clear difference between %1.")).arg(names)};
    if (!advice.clear)
        return {
            Icon::Info, false, rangeText(advice),
            say(QT_TRANSLATE_NOOP("Experiment", "%1 was fastest, by too few blocks to be sure."))
                .arg(names)};
    return {Icon::Medal, false, rangeText(advice),
            say(QT_TRANSLATE_NOOP("Experiment", "Take %1.")).arg(names)};
}

/// "out of memory at 100,000, crashed at 1,000,000" word by word, as the engine joined it.
QString missingText(const std::string &missing)
{
    QStringList parts;
    for (const QString &part : shown(missing).split(QStringLiteral(", "))) {
        const qsizetype at = part.lastIndexOf(QStringLiteral(" at "));
        parts << (at < 0 ? part
                         : say(QT_TRANSLATE_NOOP("Experiment", "%1 at %2"))
                               .arg(engineText(part.left(at).toStdString()), part.mid(at + 4)));
    }
    return parts.join(say(", "));
}

} // namespace

bool takesTurns(const Report &report, int threads)
{
    return report.environment.usableCores > 0 && threads > report.environment.usableCores;
}

std::vector<Fact> adviceOf(const ScalingResult &result)
{
    std::vector<Fact> facts;
    for (const ScalingAdvice &advice : result.advice)
        facts.push_back(factOf(advice));
    for (const auto &crossing : result.crossings) {
        const QString text =
            say(QT_TRANSLATE_NOOP("Experiment", "Between %1 and %2 objects, near %3."))
                .arg(wholeText(crossing.lastCount), wholeText(crossing.firstCount),
                     wholeText(crossing.at));
        facts.push_back(
            {Icon::Swap, false,
             say(QT_TRANSLATE_NOOP("Experiment", "%1 and %2 cross"))
                 .arg(shown(crossing.before), shown(crossing.after)),
             crossing.clear
                 ? text
                 : joinedSentences(
                     {text, say(QT_TRANSLATE_NOOP("Experiment",
                                                  "Not clearly: their intervals overlap."))})});
    }
    for (const ScalingCurve &curve : result.curves) {
        if (!curve.missing.empty())
            facts.push_back(
                {Icon::Warning, true,
                 say(QT_TRANSLATE_NOOP("Experiment", "%1 is not complete")).arg(shown(curve.label)),
                 missingText(curve.missing)});
    }
    return facts;
}

std::vector<Fact> threadFacts(const Report &report, const Experiment &experiment)
{
    std::vector<Fact> facts = explanationOf(Experiment::Kind::Threads);
    for (const auto &curve : report.threadCurves) {
        if (partsOf(curve.metric).subject() != experiment.subject)
            continue;
        for (const auto &point : curve.points) {
            if (!takesTurns(report, point.threads))
                continue;
            facts.push_back({Icon::Warning, true,
                             say(QT_TRANSLATE_NOOP("Experiment", "* More threads than cores")),
                             say(QT_TRANSLATE_NOOP("Experiment",
                                                   "With more than %1 threads they take turns; the "
                                                   "efficiency is at most cores over threads."))
                                 .arg(report.environment.usableCores)});
            return facts;
        }
    }
    return facts;
}

std::vector<Fact> explanationOf(Experiment::Kind kind)
{
    if (kind == Experiment::Kind::Threads)
        return {{Icon::Info, false, say(QT_TRANSLATE_NOOP("Experiment", "Efficiency")),
                 say(QT_TRANSLATE_NOOP("Experiment", "Throughput of all threads over that of one "
                                                     "thread times their number: 1 is perfect."))},
                {Icon::Info, false, say(QT_TRANSLATE_NOOP("Experiment", "Fairness")),
                 say(QT_TRANSLATE_NOOP(
                     "Experiment",
                     "Operations of the slowest thread over those of the fastest: 1 is even."))}};
    if (kind == Experiment::Kind::Condition)
        return {
            {Icon::Info, false, say(QT_TRANSLATE_NOOP("Experiment", "One condition changed")),
             say(QT_TRANSLATE_NOOP("Experiment", "A factor above 1 is slower. The two were "
                                                 "measured in one run, but not side by side."))}};
    return {};
}

} // namespace jinbang::app

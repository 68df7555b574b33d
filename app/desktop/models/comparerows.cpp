// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/models/comparerows.h"

#include "app/desktop/charts/experiment.h"
#include "app/desktop/text/enginetext.h"
#include "app/desktop/text/numbers.h"
#include "app/desktop/text/words.h"
#include "core/base/number.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace jinbang::app {

namespace {

using core::archive::CellComparison;
using core::archive::ReportComparison;
using core::stats::Verdict;

QString say(const char *text)
{
    return QCoreApplication::translate("Compare", text);
}

RatioTone toneOf(const CellComparison &cell)
{
    if (cell.verdict == Verdict::Faster)
        return RatioTone::Faster;
    return cell.verdict == Verdict::Slower ? RatioTone::Slower : RatioTone::Open;
}

QString sideText(const CellComparison &cell, const std::optional<double> &value)
{
    if (!value || !std::isfinite(*value))
        return QStringLiteral("–");
    return cell.isTime ? timeText(*value) : siText(*value) + QStringLiteral("/s");
}

QString ratioText(double ratio)
{
    return QString::fromStdString(core::fixed(ratio, 3));
}

RatioRow rowOf(const CellComparison &cell, const SlotOfLabel &slotOf)
{
    RatioRow row;
    row.name = shown(cell.label);
    row.detail = metricText(cell.key);
    row.slot = slotOf(cell.label);
    row.ratio = cell.ratio.value_or(kNoRatio);
    row.low = cell.ciLow.value_or(kNoRatio);
    row.high = cell.ciHigh.value_or(kNoRatio);
    row.tone = toneOf(cell);
    row.base = sideText(cell, cell.base);
    row.next = sideText(cell, cell.next);
    if (row.tone == RatioTone::Open)
        row.verdict = verdictText(cell);
    return row;
}

/// What one side has and the other has not, of two lists of flags.
QString flagChange(const QString &base, const QString &next)
{
    const QStringList before = base.split(u' ', Qt::SkipEmptyParts);
    const QStringList after = next.split(u' ', Qt::SkipEmptyParts);
    QStringList gone, come;
    for (const QString &flag : before) {
        if (!after.contains(flag))
            gone << flag;
    }
    for (const QString &flag : after) {
        if (!before.contains(flag))
            come << flag;
    }
    if (gone.isEmpty())
        return QStringLiteral("+ ") + come.join(u' ');
    if (come.isEmpty())
        return QString(kMinus) + u' ' + gone.join(u' ');
    return QStringLiteral("%1 → %2").arg(gone.join(u' '), come.join(u' '));
}

/// The engine's name of a condition for people; "version of X" and the like name X itself.
QString conditionText(const QString &name)
{
    const std::pair<const char *, const char *> words[] = {
        {"machine", QT_TRANSLATE_NOOP("Compare", "Machine")},
        {"system", QT_TRANSLATE_NOOP("Compare", "System")},
        {"kernel", QT_TRANSLATE_NOOP("Compare", "Kernel")},
        {"governor", QT_TRANSLATE_NOOP("Compare", "Governor")},
        {"turbo", QT_TRANSLATE_NOOP("Compare", "Turbo")},
        {"compiler", QT_TRANSLATE_NOOP("Compare", "Compiler")},
        {"set of flags", QT_TRANSLATE_NOOP("Compare", "Flags")},
        {"build type", QT_TRANSLATE_NOOP("Compare", "Build")},
        {"preset", QT_TRANSLATE_NOOP("Compare", "Preset")},
        {"sampling", QT_TRANSLATE_NOOP("Compare", "Sampling")},
        {"harness", QT_TRANSLATE_NOOP("Compare", "Harness")}};
    for (const auto &[known, text] : words) {
        if (name == QLatin1String(known))
            return say(text);
    }
    const qsizetype of = name.indexOf(QStringLiteral(" of "));
    return of < 0 ? name : name.mid(of + 4);
}

/// "The <name> differs: <base>, then <next>." as a chip; the seed differs on purpose.
std::optional<Difference> differenceOf(const QString &sentence)
{
    static const QRegularExpression pattern(
        QStringLiteral("^The (.+) differs: (.+), then (.+)\\.$"),
        QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression bytes(QStringLiteral("^The fixture (.+) differs: other bytes"));
    if (const auto match = bytes.match(sentence); match.hasMatch())
        return Difference{say(QT_TRANSLATE_NOOP("Compare", "Fixture")), match.captured(1), true};
    const auto match = pattern.match(sentence);
    if (!match.hasMatch() || match.captured(1) == QStringLiteral("seed"))
        return {};
    const QString name = match.captured(1);
    const bool flags =
        name == QStringLiteral("set of flags") || name.startsWith(QStringLiteral("flags of "));
    const QString text = flags
                             ? flagChange(match.captured(2), match.captured(3))
                             : QStringLiteral("%1 → %2").arg(match.captured(2), match.captured(3));
    const QStringList serious{QStringLiteral("machine"),    QStringLiteral("system"),
                              QStringLiteral("preset"),     QStringLiteral("sampling"),
                              QStringLiteral("build type"), QStringLiteral("harness")};
    return Difference{conditionText(name), text, serious.contains(name)};
}

QString placeText(double place)
{
    return place > 0 ? wholeText(place) : QStringLiteral("–");
}

} // namespace

QString verdictText(const CellComparison &cell)
{
    if (cell.verdict) {
        switch (*cell.verdict) {
        case Verdict::Faster:
            return say(QT_TRANSLATE_NOOP("Compare", "faster"));
        case Verdict::Slower:
            return say(QT_TRANSLATE_NOOP("Compare", "slower"));
        case Verdict::Equivalent:
            return say(QT_TRANSLATE_NOOP("Compare", "equal within 1 %"));
        case Verdict::Unresolved:
            return say(QT_TRANSLATE_NOOP("Compare", "not resolved"));
        }
    }
    if (QString::fromStdString(cell.why).startsWith(QStringLiteral("within the noise floors")))
        return say(QT_TRANSLATE_NOOP("Compare", "within noise"));
    return cell.why.empty() ? say(QT_TRANSLATE_NOOP("Compare", "no verdict"))
                            : engineText(cell.why);
}

RatioData ratioRows(const ReportComparison &comparison, const SlotOfLabel &slotOf, bool changedOnly)
{
    RatioData data;
    data.nextName = QStringLiteral("B");
    for (const CellComparison &cell : comparison.cells) {
        RatioRow row = rowOf(cell, slotOf);
        if (!changedOnly || row.tone != RatioTone::Open)
            data.rows.push_back(std::move(row));
    }
    std::stable_sort(data.rows.begin(), data.rows.end(), [](const RatioRow &a, const RatioRow &b) {
        const bool hasA = std::isfinite(changeOf(a.ratio)), hasB = std::isfinite(changeOf(b.ratio));
        return hasA != hasB ? hasA : hasA && a.ratio < b.ratio;
    });
    return data;
}

CompareSums sumsOf(const ReportComparison &comparison)
{
    CompareSums sums;
    for (const CellComparison &cell : comparison.cells) {
        const RatioTone tone = toneOf(cell);
        const bool within = cell.verdict
                            || QString::fromStdString(cell.why).startsWith(
                                QStringLiteral("within the noise floors"));
        ++(tone == RatioTone::Faster   ? sums.faster
           : tone == RatioTone::Slower ? sums.slower
           : within                    ? sums.within
                                       : sums.without);
    }
    if (comparison.geometricMean && *comparison.geometricMean > 0)
        sums.speed = 1 / *comparison.geometricMean;
    return sums;
}

std::vector<Difference> differencesOf(const ReportComparison &comparison)
{
    std::vector<Difference> all;
    for (const std::string &warning : comparison.warnings) {
        if (auto difference = differenceOf(shown(warning)))
            all.push_back(std::move(*difference));
    }
    std::stable_sort(all.begin(), all.end(), [](const Difference &one, const Difference &two) {
        return one.serious > two.serious;
    });
    return all;
}

QStringList remarksOf(const ReportComparison &comparison)
{
    QStringList remarks;
    for (const std::string &warning : comparison.warnings) {
        if (!differenceOf(shown(warning)) && !warning.starts_with("The seed differs"))
            remarks << engineText(warning);
    }
    const auto only = [&](const std::vector<std::string> &names, const char *text) {
        if (!names.empty())
            remarks << say(text).arg(names.size());
    };
    only(comparison.onlyInBase, QT_TRANSLATE_NOOP("Compare", "%1 cells are only in A."));
    only(comparison.onlyInNext, QT_TRANSLATE_NOOP("Compare", "%1 cells are only in B."));
    return remarks;
}

RowsTable compareTable(const ReportComparison &comparison, const SlotOfLabel &slotOf)
{
    RowsTable table;
    table.columns = {{say(QT_TRANSLATE_NOOP("Compare", "Library")), false},
                     {say(QT_TRANSLATE_NOOP("Compare", "Metric")), false},
                     {QStringLiteral("A"), true},
                     {QStringLiteral("B"), true},
                     {say(QT_TRANSLATE_NOOP("Compare", "Time B ÷ A")), true},
                     {say(QT_TRANSLATE_NOOP("Compare", "95 % from")), true},
                     {say(QT_TRANSLATE_NOOP("Compare", "to")), true},
                     {say(QT_TRANSLATE_NOOP("Compare", "Verdict")), false}};
    for (const CellComparison &cell : comparison.cells) {
        RowsRow row;
        row.slot = slotOf(cell.label);
        row.strong = toneOf(cell) != RatioTone::Open;
        row.cells = {textCell(shown(cell.label)),
                     textCell(metricText(cell.key)),
                     {sideText(cell, cell.base), cell.base ? QVariant(*cell.base) : QVariant()},
                     {sideText(cell, cell.next), cell.next ? QVariant(*cell.next) : QVariant()},
                     numberCell(cell.ratio, ratioText),
                     numberCell(cell.ciLow, ratioText),
                     numberCell(cell.ciHigh, ratioText),
                     textCell(verdictText(cell))};
        table.rows.push_back(row);
    }
    return table;
}

RowsTable rankRows(const ReportComparison &comparison, const SlotOfLabel &slotOf)
{
    RowsTable table;
    table.columns = {{say(QT_TRANSLATE_NOOP("Compare", "Library")), false},
                     {say(QT_TRANSLATE_NOOP("Compare", "Ranking")), false},
                     {say(QT_TRANSLATE_NOOP("Compare", "Place in A")), true},
                     {say(QT_TRANSLATE_NOOP("Compare", "in B")), true},
                     {say(QT_TRANSLATE_NOOP("Compare", "Mark in A")), true},
                     {say(QT_TRANSLATE_NOOP("Compare", "in B")), true},
                     {say(QT_TRANSLATE_NOOP("Compare", "Moved")), false}};
    for (const auto &change : comparison.ranks) {
        const auto operation = core::parseWord<core::Operation>(change.scope);
        const bool both = change.base > 0 && change.next > 0;
        const int up = change.base - change.next;
        const QString moved = !both || up == 0 ? QString()
                              : up > 0 ? say(QT_TRANSLATE_NOOP("Compare", "↑ up %1")).arg(up)
                                       : say(QT_TRANSLATE_NOOP("Compare", "↓ down %1")).arg(-up);
        RowsRow row;
        row.slot = slotOf(change.label);
        row.strong = both && up != 0;
        row.cells = {textCell(shown(change.label)),
                     textCell(operation ? operationText(*operation)
                                        : say(QT_TRANSLATE_NOOP("Compare", "Overall"))),
                     {placeText(change.base), change.base > 0 ? QVariant(change.base) : QVariant()},
                     {placeText(change.next), change.next > 0 ? QVariant(change.next) : QVariant()},
                     numberCell(change.baseMark, pointsText),
                     numberCell(change.nextMark, pointsText),
                     textCell(moved)};
        table.rows.push_back(row);
    }
    return table;
}

RowsTable factRows(const ReportComparison &comparison)
{
    RowsTable table;
    table.columns = {{say(QT_TRANSLATE_NOOP("Compare", "Condition")), false},
                     {QStringLiteral("A"), false},
                     {QStringLiteral("B"), false},
                     {QString(), false}};
    for (const auto &fact : comparison.facts) {
        RowsRow row;
        row.strong = fact.differs();
        row.cells = {
            textCell(engineText(fact.name)),
            textCell(fact.base.empty() ? QStringLiteral("–") : engineText(fact.base)),
            textCell(fact.next.empty() ? QStringLiteral("–") : engineText(fact.next)),
            textCell(fact.differs() ? say(QT_TRANSLATE_NOOP("Compare", "differs")) : QString())};
        table.rows.push_back(row);
    }
    return table;
}

} // namespace jinbang::app

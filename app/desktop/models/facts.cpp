// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/models/facts.h"

#include "app/desktop/charts/reportbars.h"
#include "app/desktop/models/leaderboardmodel.h"
#include "app/desktop/text/numbers.h"
#include "app/desktop/text/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <optional>

namespace jinbang::app {

namespace {

using core::archive::Ranking;
using core::archive::RankingEntry;
using core::archive::Report;
using Names = std::map<std::string, QString>; // by label

QString nameOf(const Names &names, const std::string &label)
{
    const auto found = names.find(label);
    return found == names.end() ? shown(label) : found->second;
}

QString say(const char *text)
{
    return QCoreApplication::translate("Facts", text);
}

std::optional<Fact> formulasDiffer(const Ranking &ranking, const Ranking *other, const Names &names)
{
    if (other == nullptr)
        return {};
    const auto rankIn = [](const Ranking &list, const std::string &label) {
        const auto found = std::find_if(list.entries.begin(), list.entries.end(),
                                        [&](const RankingEntry &e) { return e.label == label; });
        return found == list.entries.end() ? 0 : found->rank;
    };
    for (const RankingEntry &a : ranking.entries) {
        for (const RankingEntry &b : ranking.entries) {
            if (a.rank < 1 || a.rank >= b.rank)
                continue;
            const int otherA = rankIn(*other, a.label);
            const int otherB = rankIn(*other, b.label);
            if (otherA < 1 || otherB < 1 || otherA <= otherB)
                continue;
            return Fact{
                Icon::Scales, false, say(QT_TRANSLATE_NOOP("Facts", "The two formulas disagree")),
                (ranking.formula == core::contest::Formula::Article
                     ? say(QT_TRANSLATE_NOOP("Facts", "The article's sum puts %1 before %2, the "
                                                      "geometric mean the other way round."))
                     : say(QT_TRANSLATE_NOOP("Facts", "The geometric mean puts %1 before %2, the "
                                                      "article's sum the other way round.")))
                    .arg(nameOf(names, a.label), nameOf(names, b.label))};
        }
    }
    return {};
}

std::optional<Fact> firstWhereverItTakesPart(const Ranking &ranking, const Names &names)
{
    for (const RankingEntry &entry : ranking.entries) {
        int won = 0;
        int taken = 0;
        for (const auto &[metric, points] : entry.points) {
            taken += points.has_value();
            won += points && *points >= 99.95;
        }
        if (taken < 2 || won != taken)
            continue;
        const int absent = int(ranking.metrics.size()) - taken;
        return Fact{
            Icon::Medal, false,
            say(QT_TRANSLATE_NOOP("Facts", "%1 is first wherever it takes part"))
                .arg(nameOf(names, entry.label)),
            absent == 0
                ? QCoreApplication::translate("Facts", "It wins all %n metric(s).", nullptr, taken)
                : say(QT_TRANSLATE_NOOP("Facts", "It wins %1 metrics and has no points in %2."))
                      .arg(taken)
                      .arg(absent)};
    }
    return {};
}

std::optional<Fact> needsALook(const Report &report, const Ranking &ranking, const Names &names)
{
    QStringList named;
    int count = 0;
    const auto operation = core::parseWord<core::Operation>(ranking.scope); // else all of them
    for (const auto &cell : report.cells) {
        if (operation && cell.operation != *operation)
            continue;
        const bool failed = barOf(cell, Metric::NsPerOp).state == BarState::Failed;
        if (!failed && !isNoisy(cell))
            continue;
        ++count;
        if (named.size() < 2)
            named << (failed ? say(QT_TRANSLATE_NOOP("Facts", "%1 failed at %2 %3"))
                             : say(QT_TRANSLATE_NOOP("Facts", "%1 is noisy at %2 %3")))
                         .arg(nameOf(names, cell.label), operationInSentence(cell.operation),
                              workloadText(shown(cell.fixture), NameLength::Short));
    }
    if (count == 0)
        return {};
    return Fact{Icon::Warning, true,
                QCoreApplication::translate("Facts", "%n cell(s) need a look", nullptr, count),
                named.join(say(QT_TRANSLATE_NOOP("Facts", "; ")))
                    + say(QT_TRANSLATE_NOOP("Facts", "."))};
}

std::optional<Fact> noiseFloor(const Ranking &ranking)
{
    if (!ranking.twinFloor)
        return {};
    return Fact{
        Icon::Pulse, false,
        say(QT_TRANSLATE_NOOP("Facts", "Noise floor %1")).arg(plusMinusText(*ranking.twinFloor)),
        say(QT_TRANSLATE_NOOP(
            "Facts",
            "One library was entered twice; smaller differences than this mean nothing."))};
}

} // namespace

std::vector<Fact> factsOf(const Report &report, const Ranking &ranking, const Ranking *other)
{
    const Names names = namesOf(report);
    std::vector<Fact> facts;
    for (auto &fact :
         {formulasDiffer(ranking, other, names), firstWhereverItTakesPart(ranking, names),
          needsALook(report, ranking, names), noiseFloor(ranking)}) {
        if (fact && facts.size() < 3)
            facts.push_back(*fact);
    }
    return facts;
}

} // namespace jinbang::app

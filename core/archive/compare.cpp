// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/compare.h"

#include "core/archive/cellblocks.h"
#include "core/archive/cellrate.h"
#include "core/archive/comparefacts.h"
#include "core/archive/comparehttp.h"
#include "core/archive/facts.h"
#include "core/archive/makereport.h"
#include "core/archive/texttable.h"
#include "core/base/number.h"

#include <algorithm>
#include <cmath>

namespace jinbang::core::archive {
namespace {

/// The article's columns and our own keys are one metric: BS is serialize/large.
std::string commonKey(const Cell &cell)
{
    const std::string name = articleName(cell);
    return name.empty() ? metricKey(cell) : name;
}

void take(const stats::Comparison &from, CellComparison &to)
{
    to.ratio = from.ratio.value;
    if (from.ratio.interval) {
        to.ciLow = from.ratio.interval->low;
        to.ciHigh = from.ratio.interval->high;
    }
    to.p = from.p;
    to.verdict = from.verdict;
}

std::string whyNoNumber(const Cell &cell)
{
    if (cell.status != CellStatus::Ok)
        return statusText(cell.status);
    return "no number";
}

/// Fills in both sides and, where there is nothing better, the ratio of the two numbers.
void takeNumbers(const Cell &base, const Cell &next, CellComparison &to)
{
    const auto baseRate = rateOf(base), nextRate = rateOf(next);
    // One side without a number does not turn the other's time into a rate.
    to.isTime =
        (baseRate || nextRate) && (base.nsPerOp || !baseRate) && (next.nsPerOp || !nextRate);
    if (baseRate)
        to.base = to.isTime ? *base.nsPerOp : baseRate->perSecond;
    if (nextRate)
        to.next = to.isTime ? *next.nsPerOp : nextRate->perSecond;
    if (!baseRate || !nextRate)
        to.why = whyNoNumber(baseRate ? next : base);
    else if (baseRate->counted != nextRate->counted)
        to.why = "the scores count different things";
    else
        to.ratio = baseRate->perSecond / nextRate->perSecond;
}

/// What one run says about its own noise: the twin of this metric, or of the whole ranking.
std::optional<double> floorOf(const Report &report, const Cell &cell)
{
    std::optional<double> floor;
    const auto raise = [&](std::optional<double> value) {
        if (value)
            floor = std::max(floor.value_or(0), *value);
    };
    const std::string key = metricKey(cell);
    for (const Cell &twin : report.cells) {
        const ReportContender *who = contenderOf(report, twin.label);
        if (!who || !who->twin || metricKey(twin) != key)
            continue;
        for (const Cell &original : report.cells) {
            if (metricKey(original) != key || original.label != originalOf(report, *who))
                continue;
            const auto pair = stats::commonBlocks(blocksOf(twin), blocksOf(original));
            if (const auto compared = stats::comparePaired(pair.a, pair.b))
                raise(stats::noiseFloor(compared->ratio));
        }
    }
    const auto hash = key.find('#');
    const std::string conditions = hash == key.npos ? std::string{} : key.substr(hash);
    for (const Ranking &ranking : report.rankings) {
        if (ranking.scope == "overall" + conditions)
            raise(ranking.twinFloor);
    }
    return floor;
}

/// The bytes that were read; nothing where a report does not say.
std::string hashOf(const Report &report, const std::string &fixture)
{
    const auto same = std::ranges::find(report.fixtures, fixture, &ReportFixture::name);
    return same == report.fixtures.end() ? std::string{} : same->sha256;
}

bool hasOtherInput(const Report &base, const Report &next, const std::string &fixture)
{
    const std::string before = hashOf(base, fixture), after = hashOf(next, fixture);
    return !before.empty() && !after.empty() && before != after;
}

void compareSessions(const Report &base, const Cell &cellOfBase, const Report &next,
                     const Cell &cellOfNext, CellComparison &to)
{
    const auto before = timesOf(cellOfBase), after = timesOf(cellOfNext);
    const auto floorOfBase = floorOf(base, cellOfBase), floorOfNext = floorOf(next, cellOfNext);
    if (floorOfBase && floorOfNext)
        to.floor = std::max(*floorOfBase, *floorOfNext);
    const bool processes = !cellOfBase.foreign && !cellOfNext.foreign;
    const bool otherInput = hasOtherInput(base, next, cellOfBase.fixture);
    const auto compared = stats::compareSessions(after, before, floorOfNext, floorOfBase);
    if (processes && compared)
        take(*compared, to);
    if (otherInput)
        to.verdict.reset();
    if (to.verdict)
        return;
    if (otherInput)
        to.why = "other input under one name: the two did not do the same work";
    else if (!processes)
        to.why = "another harness: its processes were not interleaved";
    else if (!to.ciLow)
        to.why = "under 6 blocks";
    else if (!to.floor)
        to.why = "no noise floor is known (standard and strict measure one)";
    else
        to.why = "within the noise floors of ±" + shortest(std::round(*to.floor * 1e4) / 1e2)
                 + " % plus 1 %";
}

const Cell *partnerOf(const Report &report, const Cell &cell)
{
    const std::string key = commonKey(cell);
    for (const Cell &other : report.cells) {
        if (other.label == cell.label && commonKey(other) == key)
            return &other;
    }
    return nullptr;
}

bool isTwin(const Report &report, const Cell &cell)
{
    const ReportContender *who = contenderOf(report, cell.label);
    return who && who->twin;
}

std::string nameOf(const Cell &cell)
{
    return cell.label + " " + metricKey(cell);
}

/// A report's cells that the other one has too, ranked: what only one side measured must not move
/// a rank.
std::vector<Ranking> commonRankings(const Report &report, const Report &other)
{
    Report common;
    common.contenders = report.contenders;
    for (const Cell &cell : report.cells) {
        if (partnerOf(other, cell))
            common.cells.push_back(cell);
    }
    return rank(common, report.plan.formula, report.plan.unsupported)
        .value_or(std::vector<Ranking>{});
}

std::vector<RankChange> rankChanges(const Report &base, const Report &next)
{
    std::vector<RankChange> changes;
    const std::vector<Ranking> rankings = commonRankings(next, base);
    for (const Ranking &before : commonRankings(base, next)) {
        const auto after = std::ranges::find(rankings, before.scope, &Ranking::scope);
        if (after == rankings.end())
            continue;
        for (const RankingEntry &entry : before.entries) {
            const auto same = std::ranges::find(after->entries, entry.label, &RankingEntry::label);
            if (same != after->entries.end())
                changes.push_back(
                    {before.scope, entry.label, entry.rank, same->rank, entry.mark, same->mark});
        }
    }
    return changes;
}

void addMean(ReportComparison &comparison)
{
    double logs = 0;
    for (const CellComparison &cell : comparison.cells) {
        if (cell.ratio && *cell.ratio > 0) {
            logs += std::log(*cell.ratio);
            ++comparison.ratios;
        }
    }
    if (comparison.ratios > 0)
        comparison.geometricMean = std::exp(logs / static_cast<double>(comparison.ratios));
}

Result<std::string> labelOf(const Report &report, std::string_view asked)
{
    std::string labels;
    std::vector<std::string> byId;
    for (const ReportContender &contender : report.contenders) {
        if (contender.label == asked)
            return contender.label;
        if (contender.id == asked && !contender.twin)
            byId.push_back(contender.label);
        labels.append(labels.empty() ? "" : ", ").append(contender.label);
    }
    if (byId.size() == 1)
        return byId.front();
    return Error{ErrorCode::UnknownName, std::string(asked), "the report has " + labels};
}

} // namespace

Result<ReportComparison> compareReports(const Report &base, const Report &next)
{
    ReportComparison comparison;
    comparison.base = titleOf(base);
    comparison.next = titleOf(next);
    comparison.facts = factPairs(base, next);
    comparison.warnings = differences(base, next);
    for (const Cell &cell : base.cells) {
        if (isTwin(base, cell))
            continue;
        const Cell *partner = partnerOf(next, cell);
        if (!partner) {
            comparison.onlyInBase.push_back(nameOf(cell));
            continue;
        }
        CellComparison compared;
        compared.key = metricKey(cell);
        compared.label = cell.label;
        takeNumbers(cell, *partner, compared);
        if (compared.ratio)
            compareSessions(base, cell, next, *partner, compared);
        comparison.cells.push_back(std::move(compared));
    }
    for (const Cell &cell : next.cells) {
        if (!isTwin(next, cell) && !partnerOf(base, cell))
            comparison.onlyInNext.push_back(nameOf(cell));
    }
    compareHttpReports(base, next, comparison);
    if (comparison.cells.empty())
        return Error{ErrorCode::NothingToDo, "the two reports have no cell in common",
                     comparison.base + " and " + comparison.next};
    comparison.ranks = rankChanges(base, next);
    addMean(comparison);
    return comparison;
}

Result<ReportComparison> compareEntries(const Report &report, std::string_view base,
                                        std::string_view next)
{
    const auto before = labelOf(report, base);
    if (!before)
        return before.error();
    const auto after = labelOf(report, next);
    if (!after)
        return after.error();
    if (*before == *after)
        return Error{ErrorCode::Contradiction, std::string(base), std::string(next)};
    ReportComparison comparison;
    comparison.paired = true;
    comparison.base = *before;
    comparison.next = *after;
    comparison.warnings = report.banners;
    for (const Cell &cell : report.cells) {
        if (cell.label != *before)
            continue;
        const auto partner = std::ranges::find_if(report.cells, [&](const Cell &other) {
            return other.label == *after && metricKey(other) == metricKey(cell);
        });
        if (partner == report.cells.end())
            continue;
        CellComparison compared;
        compared.key = metricKey(cell);
        compared.label = cell.label;
        takeNumbers(cell, *partner, compared);
        const auto pair = stats::commonBlocks(blocksOf(*partner), blocksOf(cell));
        if (const auto paired = stats::comparePaired(pair.a, pair.b); paired && compared.ratio)
            take(*paired, compared);
        if (compared.ratio && !compared.verdict)
            compared.why = cell.foreign ? "another harness: its processes were not interleaved"
                                        : "under 6 blocks";
        comparison.cells.push_back(std::move(compared));
    }
    compareHttpEntries(report, *before, *after, comparison);
    if (comparison.cells.empty())
        return Error{ErrorCode::NothingToDo, "they share no metric", *before + " and " + *after};
    addMean(comparison);
    return comparison;
}

Result<FailRule> parseFailRule(std::string_view text)
{
    const Error wrong{ErrorCode::BadFormat, "--fail-on " + std::string(text),
                      "slower:3% or faster:3% is expected"};
    const auto colon = text.find(':');
    const auto verdict = parseWord<stats::Verdict>(text.substr(0, colon));
    if (!verdict || (*verdict != stats::Verdict::Slower && *verdict != stats::Verdict::Faster))
        return wrong;
    FailRule rule{*verdict, 0};
    if (colon == text.npos)
        return rule;
    std::string_view amount = text.substr(colon + 1);
    if (!amount.ends_with('%'))
        return wrong;
    amount.remove_suffix(1);
    const auto percent = parseNumber(amount);
    if (!percent || *percent < 0 || *percent > 1e6)
        return wrong;
    rule.atLeast = *percent / 100;
    return rule;
}

std::vector<const CellComparison *> caught(const ReportComparison &comparison, const FailRule &rule)
{
    std::vector<const CellComparison *> cells;
    for (const CellComparison &cell : comparison.cells) {
        if (cell.verdict != rule.verdict || !cell.ratio)
            continue;
        const double by =
            rule.verdict == stats::Verdict::Slower ? *cell.ratio - 1 : 1 / *cell.ratio - 1;
        if (by >= rule.atLeast)
            cells.push_back(&cell);
    }
    return cells;
}

} // namespace jinbang::core::archive

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/comparehttp.h"

#include "core/archive/httpfigure.h"
#include "core/archive/texttable.h"

#include <algorithm>

namespace jinbang::core::archive {
namespace {

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

const HttpResult *find(const std::vector<HttpResult> &results, const std::string &label,
                       const std::string &key)
{
    const auto found = std::ranges::find_if(results, [&](const HttpResult &result) {
        return result.label == label && httpKey(result) == key;
    });
    return found == results.end() ? nullptr : &*found;
}

CellComparison numbersOf(const HttpResult &base, const HttpResult &next)
{
    CellComparison compared;
    compared.key = httpKey(base);
    compared.label = base.label;
    compared.isTime = base.loop == http::Loop::Open;
    compared.base = httpFigure(base);
    compared.next = httpFigure(next);
    if (!compared.base || !compared.next) {
        const HttpResult &missing = compared.base ? next : base;
        compared.why = missing.status == CellStatus::Ok ? "no number" : statusText(missing.status);
    }
    return compared;
}

} // namespace

void compareHttpReports(const Report &base, const Report &next, ReportComparison &comparison)
{
    for (const HttpResult &result : base.http) {
        const std::string key = httpKey(result);
        const HttpResult *partner = find(next.http, result.label, key);
        if (!partner) {
            comparison.onlyInBase.push_back(result.label + " " + key);
            continue;
        }
        CellComparison compared = numbersOf(result, *partner);
        const auto session =
            stats::compareSessions(stats::presentValues(httpTimes(*partner)),
                                   stats::presentValues(httpTimes(result)), {}, {});
        if (compared.why.empty() && session) {
            take(*session, compared);
            compared.why = compared.ciLow ? "no noise floor is known of a load" : "under 6 rounds";
        }
        comparison.cells.push_back(std::move(compared));
    }
    for (const HttpResult &result : next.http) {
        const std::string key = httpKey(result);
        if (!find(base.http, result.label, key))
            comparison.onlyInNext.push_back(result.label + " " + key);
    }
}

void compareHttpEntries(const Report &report, const std::string &base, const std::string &next,
                        ReportComparison &comparison)
{
    for (const HttpResult &result : report.http) {
        if (result.label != base)
            continue;
        const HttpResult *partner = find(report.http, next, httpKey(result));
        if (!partner)
            continue;
        CellComparison compared = numbersOf(result, *partner);
        const auto rounds = stats::commonBlocks(httpTimes(*partner), httpTimes(result));
        const auto paired = stats::comparePaired(rounds.a, rounds.b);
        if (compared.why.empty() && paired) {
            take(*paired, compared);
            compared.why = compared.verdict ? "" : "under 6 rounds";
        }
        comparison.cells.push_back(std::move(compared));
    }
}

} // namespace jinbang::core::archive

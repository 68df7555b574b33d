// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/scaling.h"

#include "core/base/number.h"
#include "core/stats/hodgeslehmann.h"
#include "core/stats/rankgroups.h"
#include "core/stats/stoprule.h"

#include <algorithm>
#include <cmath>

namespace jinbang::core::stats {
namespace {

Result<std::vector<CurvePoint>> logsOf(std::span<const CurvePoint> curve)
{
    std::vector<CurvePoint> logs;
    for (const CurvePoint &point : curve) {
        const CurvePoint log{std::log(point.count), std::log(point.time)};
        if (!(point.count > 0) || !(point.time > 0) || !std::isfinite(log.count + log.time)) {
            return Error{ErrorCode::InvalidNumber, "scaling curve",
                         shortest(point.time) + " at count " + shortest(point.count)};
        }
        logs.push_back(log);
    }
    return logs;
}

bool ascends(std::span<const CurvePoint> curve)
{
    return std::adjacent_find(curve.begin(), curve.end(),
                              [](const CurvePoint &left, const CurvePoint &right) {
                                  return !(left.count < right.count);
                              })
           == curve.end();
}

/// A count that both curves have, and by how much a is behind (log of the time ratio).
struct Gap {
    double count = 0;
    double lag = 0;
};

std::vector<Gap> gaps(std::span<const CurvePoint> a, std::span<const CurvePoint> b)
{
    std::vector<Gap> result;
    for (const CurvePoint &point : a) {
        const auto same = std::find_if(b.begin(), b.end(), [&](const CurvePoint &other) {
            return other.count == point.count;
        });
        if (same != b.end() && point.time != same->time)
            result.push_back({point.count, std::log(point.time) - std::log(same->time)});
    }
    return result;
}

/// The first group, or the fastest alone where groups are unknown.
Result<Advice> adviceAt(const CountBlocks &row)
{
    const auto placements = rankGroups(row.contenders, Better::Lower);
    if (!placements)
        return placements.error();
    Advice advice{row.count, row.count, {}, false};
    std::optional<std::size_t> fastest;
    double least = 0;
    bool everyoneHasGroup = true;
    std::vector<BlockValues> present;
    for (std::size_t i = 0; i < row.contenders.size(); ++i) {
        const auto typical = typicalTime(presentValues(row.contenders[i]));
        if (!typical)
            continue;
        present.push_back(row.contenders[i]);
        everyoneHasGroup = everyoneHasGroup && (*placements)[i].group.has_value();
        if (!fastest || typical->value < least) {
            fastest = i;
            least = typical->value;
        }
        if ((*placements)[i].group == std::size_t{1})
            advice.leaders.push_back(i);
    }
    // With few blocks Holm can tell nobody apart, whatever the times are: that is no "no
    // difference".
    const bool enough = everyoneHasGroup && completeBlocks(present) >= fewestBlocks(present.size());
    if (!enough)
        advice.leaders = {*fastest};
    advice.clear = enough && advice.leaders.size() == 1;
    return advice;
}

} // namespace

Result<LogLogFit> fitLogLog(std::span<const CurvePoint> curve)
{
    const auto logs = logsOf(curve);
    if (!logs)
        return logs.error();
    const auto n = static_cast<double>(logs->size());
    double x = 0;
    double y = 0;
    for (const CurvePoint &point : *logs) {
        x += point.count / n;
        y += point.time / n;
    }
    double xx = 0;
    double xy = 0;
    double yy = 0;
    for (const CurvePoint &point : *logs) {
        xx += (point.count - x) * (point.count - x);
        xy += (point.count - x) * (point.time - y);
        yy += (point.time - y) * (point.time - y);
    }
    if (logs->size() < 2 || !(xx > 0))
        return Error{ErrorCode::TooFewSamples, "slope", "2 different counts needed"};
    LogLogFit fit;
    fit.slope = xy / xx;
    fit.intercept = y - fit.slope * x;
    if (yy > 0)
        fit.rSquared = std::min(1.0, xy * xy / (xx * yy));
    return fit;
}

Result<std::vector<Crossing>> crossings(std::span<const CurvePoint> a,
                                        std::span<const CurvePoint> b)
{
    for (std::span<const CurvePoint> curve : {a, b}) {
        if (const auto logs = logsOf(curve); !logs)
            return logs.error();
        if (!ascends(curve))
            return Error{ErrorCode::Contradiction, "scaling curve", "counts must ascend"};
    }
    const std::vector<Gap> lags = gaps(a, b);
    std::vector<Crossing> found;
    for (std::size_t i = 1; i < lags.size(); ++i) {
        const Gap &before = lags[i - 1];
        const Gap &after = lags[i];
        if ((before.lag < 0) == (after.lag < 0))
            continue;
        const double share = before.lag / (before.lag - after.lag);
        const double at = std::exp(std::lerp(std::log(before.count), std::log(after.count), share));
        found.push_back(
            {before.count, after.count, std::clamp(at, before.count, after.count), after.lag < 0});
    }
    return found;
}

Result<std::vector<Advice>> adviceByCount(std::span<const CountBlocks> counts)
{
    std::vector<Advice> spans;
    for (const CountBlocks &row : counts) {
        const bool anyone =
            std::any_of(row.contenders.begin(), row.contenders.end(),
                        [](const BlockValues &v) { return !presentValues(v).empty(); });
        if (!anyone)
            continue;
        const auto advice = adviceAt(row);
        if (!advice)
            return advice.error();
        const bool same = !spans.empty() && spans.back().leaders == advice->leaders
                          && spans.back().clear == advice->clear;
        if (same)
            spans.back().toCount = advice->toCount;
        else
            spans.push_back(*advice);
    }
    return spans;
}

} // namespace jinbang::core::stats

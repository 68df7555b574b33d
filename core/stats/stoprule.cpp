// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/stoprule.h"

#include "core/stats/estimate.h"
#include "core/stats/hodgeslehmann.h"
#include "core/stats/rankgroups.h"

#include <algorithm>
#include <cmath>

namespace jinbang::core::stats {
namespace {

std::optional<double> halfWidthTo(const BlockValues &leader, const BlockValues &other)
{
    const BlockPair pair = commonBlocks(leader, other);
    const auto ratio = pairedRatio(pair.a, pair.b);
    return ratio ? relativeHalfWidth(*ratio) : std::nullopt;
}

/// Contenders with values, the fastest first.
Result<std::vector<std::size_t>> fastestFirst(std::span<const BlockValues> contenders)
{
    std::vector<std::optional<double>> centre(contenders.size());
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < contenders.size(); ++i) {
        const std::vector<double> values = presentValues(contenders[i]);
        if (values.empty())
            continue;
        const auto logs = Sample::logsOf(values, "time");
        if (!logs)
            return logs.error();
        const auto typical = pseudoMedian(*logs);
        if (!typical)
            return typical.error();
        centre[i] = *typical;
        order.push_back(i);
    }
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return centre[a] < centre[b]; });
    return order;
}

std::optional<StopReason> reason(const StopDecision &decision, const StopSettings &settings,
                                 std::size_t blocksRun, bool deadlineReached)
{
    const std::size_t least = std::max(settings.minBlocks, fewestBlocks(decision.precision.size()));
    const bool allMet = std::all_of(decision.precision.begin(), decision.precision.end(),
                                    [](const Precision &one) { return one.targetMet; });
    if (allMet && decision.validBlocks >= std::min(least, settings.maxBlocks))
        return StopReason::TargetMet;
    if (decision.validBlocks >= settings.maxBlocks)
        return StopReason::MostBlocks;
    if (blocksRun
        >= settings.maxBlocks
               + static_cast<std::size_t>(mostRepeats(static_cast<int>(settings.maxBlocks))))
        return StopReason::RepeatsExhausted;
    if (deadlineReached)
        return StopReason::Deadline;
    return std::nullopt;
}

} // namespace

int mostRepeats(int maxBlocks)
{
    return maxBlocks * 3 / 10;
}

std::size_t fewestBlocks(std::size_t contenders)
{
    std::size_t blocks = kFewestForInterval;
    while (contenders > 1
           && std::ldexp(1.0, 1 - static_cast<int>(blocks))
                  > kGroupLevel / static_cast<double>(contenders - 1))
        ++blocks;
    return blocks;
}

Result<StopDecision> decideStop(std::span<const BlockValues> contenders,
                                const StopSettings &settings, bool deadlineReached)
{
    if (contenders.empty())
        return Error{ErrorCode::NothingToDo, "no contender is left in the row", {}};
    if (const auto checked = checkBlocks(contenders); !checked)
        return checked.error();
    const auto order = fastestFirst(contenders);
    if (!order)
        return order.error();
    StopDecision decision;
    decision.validBlocks = completeBlocks(contenders);
    decision.precision.resize(contenders.size());
    for (std::size_t i = 1; i < order->size(); ++i) {
        decision.precision[(*order)[i]].relHalfWidth =
            halfWidthTo(contenders[(*order)[0]], contenders[(*order)[i]]);
    }
    if (order->size() > 1) {
        decision.precision[(*order)[0]] = decision.precision[(*order)[1]];
    } else if (order->size() == 1) {
        const auto own = typicalTime(presentValues(contenders[(*order)[0]]));
        decision.precision[(*order)[0]].relHalfWidth = own ? relativeHalfWidth(*own) : std::nullopt;
    }
    std::size_t blocksRun = 0;
    for (const BlockValues &values : contenders)
        blocksRun = std::max(blocksRun, values.size());
    for (Precision &one : decision.precision)
        one.targetMet = one.relHalfWidth && *one.relHalfWidth <= settings.targetRelHalfWidth;
    decision.stop = reason(decision, settings, blocksRun, deadlineReached);
    return decision;
}

} // namespace jinbang::core::stats

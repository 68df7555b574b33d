// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/rankgroups.h"

#include "core/stats/estimate.h"
#include "core/stats/hodgeslehmann.h"
#include "core/stats/holm.h"
#include "core/stats/signedrank.h"

#include <algorithm>
#include <cmath>

namespace jinbang::core::stats {
namespace {

struct Test {
    double p = 1; // of "no worse than the leader"; 1 where the blocks say nothing or the contrary
    bool cleanSweep = false;
};

Result<Test> testAgainst(const BlockValues &leader, const BlockValues &other, Better better)
{
    const BlockPair pair = commonBlocks(leader, other);
    if (pair.a.size() < kFewestForInterval)
        return Test{};
    const auto differences =
        better == Better::Lower ? logRatios(pair.b, pair.a) : logRatios(pair.a, pair.b);
    if (!differences)
        return differences.error();
    const auto shift = pseudoMedian(*differences);
    if (!shift)
        return shift.error();
    if (!(*shift > 0))
        return Test{};
    return Test{signedRankP(differences->values()), differences->min() > 0};
}

/// For each of `rest` (best first) whether it can be told from the first of them.
Result<std::vector<bool>> separated(std::span<const BlockValues> contenders,
                                    std::span<const std::size_t> rest, Better better)
{
    std::vector<double> p;
    std::vector<bool> apart{false};
    for (std::size_t i = 1; i < rest.size(); ++i) {
        const auto test = testAgainst(contenders[rest[0]], contenders[rest[i]], better);
        if (!test)
            return test.error();
        p.push_back(test->p);
        apart.push_back(test->cleanSweep);
    }
    const std::vector<double> adjusted = holmAdjusted(p);
    for (std::size_t i = 1; i < rest.size(); ++i) {
        const double level = apart[i] ? kGroupLevel : groupLevel(rest.size());
        apart[i] = adjusted[i - 1] <= level;
    }
    return apart;
}

} // namespace

double groupLevel(std::size_t contenders)
{
    return contenders <= 4 ? kGroupLevel : kGroupLevel * 4 / static_cast<double>(contenders);
}

Result<std::vector<Placement>> rankGroups(std::span<const BlockValues> contenders, Better better)
{
    if (const auto checked = checkBlocks(contenders); !checked)
        return checked.error();
    std::vector<Placement> placements(contenders.size());
    std::vector<std::size_t> rest;
    for (std::size_t i = 0; i < contenders.size(); ++i) {
        const std::vector<double> values = presentValues(contenders[i]);
        if (values.size() < kFewestForInterval)
            continue;
        const auto logs = Sample::logsOf(values, "block value");
        if (!logs)
            return logs.error();
        const auto centre = pseudoMedian(*logs);
        if (!centre)
            return centre.error();
        placements[i].centre = std::exp(*centre);
        rest.push_back(i);
    }
    std::stable_sort(rest.begin(), rest.end(), [&](std::size_t a, std::size_t b) {
        return better == Better::Lower ? placements[a].centre < placements[b].centre
                                       : placements[a].centre > placements[b].centre;
    });
    std::size_t placed = 0;
    for (std::size_t group = 1; !rest.empty(); ++group) {
        const auto apart = separated(contenders, rest, better);
        if (!apart)
            return apart.error();
        std::vector<std::size_t> left;
        for (std::size_t i = 0; i < rest.size(); ++i) {
            if ((*apart)[i]) {
                left.push_back(rest[i]);
                continue;
            }
            placements[rest[i]].group = group;
            placements[rest[i]].rank = placed + 1;
        }
        placed += rest.size() - left.size();
        rest = std::move(left);
    }
    return placements;
}

} // namespace jinbang::core::stats

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/rowvalues.h"

#include "core/stats/hodgeslehmann.h"
#include "core/stats/stoprule.h"

#include <algorithm>
#include <map>

namespace jinbang::core::contest {

RowProgress progressOf(const RunData &data, int row)
{
    std::map<BlockRun, bool> anyValid;
    for (const auto &fork : data.forks) {
        if (fork.row == row)
            anyValid[{fork.block, fork.attempt}] |= fork.valid;
    }
    RowProgress progress;
    const int most = stats::mostRepeats(data.plan.sampling.maxBlocks);
    for (const auto &[run, valid] : anyValid) {
        const bool repeat = !valid && progress.repeats < most;
        progress.repeats += repeat ? 1 : 0;
        progress.runs.push_back(run);
        progress.next = repeat ? BlockRun{run.block, run.attempt + 1} : BlockRun{run.block + 1, 0};
    }
    return progress;
}

std::vector<stats::BlockValues> blockValues(const RunData &data, int row,
                                            const std::vector<int> &entries)
{
    const auto runs = progressOf(data, row).runs;
    std::vector<stats::BlockValues> values(entries.size(), stats::BlockValues(runs.size()));
    for (const auto &fork : data.forks) {
        const auto entry = std::find(entries.begin(), entries.end(), fork.entry);
        if (fork.row != row || entry == entries.end() || !fork.valid)
            continue;
        const auto run =
            std::lower_bound(runs.begin(), runs.end(), BlockRun{fork.block, fork.attempt});
        values[static_cast<std::size_t>(entry - entries.begin())]
              [static_cast<std::size_t>(run - runs.begin())] = fork.nsPerOp;
    }
    return values;
}

SoFar soFar(const RunData &data, int row, int entry, std::optional<double> extra)
{
    std::vector<double> times;
    for (const auto &fork : data.forks) {
        if (fork.row == row && fork.entry == entry && fork.valid && fork.nsPerOp)
            times.push_back(*fork.nsPerOp);
    }
    if (extra)
        times.push_back(*extra);
    const auto estimate = stats::typicalTime(times);
    if (!estimate)
        return {};
    return {estimate->value, stats::relativeHalfWidth(*estimate)};
}

} // namespace jinbang::core::contest

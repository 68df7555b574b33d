// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/cellblocks.h"

#include <cmath>

namespace jinbang::core::archive {
namespace {

bool counts(const ReportFork &fork)
{
    return fork.valid && fork.nsPerOp && *fork.nsPerOp > 0 && std::isfinite(*fork.nsPerOp);
}

} // namespace

stats::BlockValues blocksOf(const Cell &cell)
{
    stats::BlockValues values;
    if (cell.foreign || !cell.nsPerOp)
        return values;
    for (const ReportFork &fork : cell.forks) {
        constexpr int kMost = 100'000; // of a file that was tampered with
        if (!counts(fork) || fork.block < 0 || fork.block > kMost)
            continue;
        const auto block = static_cast<std::size_t>(fork.block);
        if (values.size() <= block)
            values.resize(block + 1);
        values[block] = fork.nsPerOp;
    }
    return values;
}

std::vector<double> timesOf(const Cell &cell)
{
    std::vector<double> times;
    for (const ReportFork &fork : cell.forks) {
        if (cell.nsPerOp && counts(fork))
            times.push_back(*fork.nsPerOp);
    }
    return times;
}

const ReportContender *contenderOf(const Report &report, const std::string &label)
{
    for (const ReportContender &contender : report.contenders) {
        if (contender.label == label)
            return &contender;
    }
    return nullptr;
}

std::string originalOf(const Report &report, const ReportContender &twin)
{
    for (const ReportContender &contender : report.contenders) {
        if (!contender.twin && contender.id == twin.id && contender.variant == twin.variant)
            return contender.label;
    }
    return {};
}

} // namespace jinbang::core::archive

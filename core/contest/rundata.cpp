// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/rundata.h"

#include <algorithm>

namespace jinbang::core::contest {
namespace {

bool isIn(const std::vector<int> &rows, int row)
{
    return std::find(rows.begin(), rows.end(), row) != rows.end();
}

bool hasNumber(const RunData &data, int row, int entry)
{
    return std::any_of(data.forks.begin(), data.forks.end(), [&](const Fork &fork) {
        return fork.row == row && fork.entry == entry && fork.valid && fork.nsPerOp;
    });
}

} // namespace

const CellEnd *endOf(const RunData &data, int row, int entry)
{
    const auto found = std::find_if(data.ends.begin(), data.ends.end(), [&](const CellEnd &end) {
        return end.row == row && end.entry == entry;
    });
    return found == data.ends.end() ? nullptr : &*found;
}

void closeOpenCells(RunData &data)
{
    for (int row = 0; row < static_cast<int>(data.rows.size()); ++row) {
        for (int entry = 0; entry < static_cast<int>(data.entries.size()); ++entry) {
            if (endOf(data, row, entry) != nullptr)
                continue;
            const bool measured = hasNumber(data, row, entry);
            data.ends.push_back({row, entry, measured ? CellStatus::Ok : CellStatus::Cancelled,
                                 measured ? "the run was stopped before all blocks were measured"
                                          : "the run was stopped before",
                                 data.entries[static_cast<std::size_t>(entry)].variant});
        }
    }
}

void reopenCells(RunData &data)
{
    std::erase_if(data.ends, [&](const CellEnd &end) {
        const bool mayGoOn = end.status == CellStatus::Ok || end.status == CellStatus::Cancelled;
        return mayGoOn && !isIn(data.finishedRows, end.row);
    });
}

} // namespace jinbang::core::contest

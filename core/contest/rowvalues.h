#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The blocks of one row as far as they were run: what the statistics read, and which comes next.

#include "core/contest/rundata.h"
#include "core/stats/blocks.h"

#include <optional>
#include <vector>

namespace jinbang::core::contest {

/// Which run of which block; attempt 1 and later repeat a disturbed one.
struct BlockRun {
    int block = 0, attempt = 0;
    friend auto operator<=>(const BlockRun &, const BlockRun &) = default;
};

struct RowProgress {
    std::vector<BlockRun> runs; // in order
    int repeats = 0;            // runs whose block was run again
    BlockRun next;
};

/// Shape: forks of one block run are those with its block and attempt. A run of which no fork is
/// valid is one to repeat, as long as repeats are left.
[[nodiscard]] RowProgress progressOf(const RunData &data, int row);

/// For each of `entries` one value a block run: ns per operation where its fork is valid.
[[nodiscard]] std::vector<stats::BlockValues> blockValues(const RunData &data, int row,
                                                          const std::vector<int> &entries);

/// What is known of one cell: typical time and its half-width, from its valid forks and `extra`.
struct SoFar {
    std::optional<double> nsPerOp, relHalfWidth;
};
[[nodiscard]] SoFar soFar(const RunData &data, int row, int entry, std::optional<double> extra);

} // namespace jinbang::core::contest

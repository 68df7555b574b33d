#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Tables with blocks for the tests of ties, intervals and the twin.

#include "core/stats/hodgeslehmann.h"
#include "tests/core/score/tables.h"
#include "tests/support/syntheticforks.h"

namespace jinbang::test {

/// A row in ns/op measured in `blocks` blocks around `time`; its score is the estimate from them.
inline core::score::Row blockRow(core::Random &random, const std::string &id, double time,
                                 std::size_t blocks, double spread = 0.01)
{
    const auto medians = forkMedians(random, time, {spread, 0.001}, blocks);
    core::score::Row result = row(id, core::stats::typicalTime(medians)->value, "ns/op");
    result.blocks.assign(medians.begin(), medians.end());
    return result;
}

} // namespace jinbang::test

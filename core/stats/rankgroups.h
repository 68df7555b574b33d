#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Who may be called better than whom: groups that share a rank, so that a ranking does not invent
// an order among equals.

#include "core/base/result.h"
#include "core/stats/blocks.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace jinbang::core::stats {

/// Level of Holm's test against the leader.
inline constexpr double kGroupLevel = 0.03;

/// The level among `contenders`: 0.03 up to four, 0.03 x 4 / K beyond. The leader is picked from
/// the same data, and the best of many equals looks good: at 0.03 ten equals are split in 7-8 % of
/// runs of 16 to 40 blocks, with this in 3-4 % (tests/core/stats/groups_simulation_test.cpp).
[[nodiscard]] double groupLevel(std::size_t contenders);

struct Placement {
    std::optional<std::size_t> group; // 1, 2, ...; none under 6 blocks
    std::optional<std::size_t> rank;  // 1 + number of contenders in better groups
    std::optional<double> centre;     // pseudo-median, in the unit of the values

    friend bool operator==(const Placement &, const Placement &) = default;
};

/// Step-down groups: the leader by pseudo-median of its log values; every other contender is tested
/// against it by signed rank on common blocks, adjusted by Holm; those not rejected at 0.03 share
/// the rank; repeat on the rest. A contender whose paired difference speaks against the leader is
/// never put below it. A noisy contender may share the first rank while a steadier one just above
/// it does not: the group says what can be told apart, not the order of the point estimates. Shape:
/// one list a contender; those with fewer than 6 values get no group. The answer has the
///         order of the input.
/// Errors: InvalidNumber, OutOfRange (see hodgesLehmann).
[[nodiscard]] Result<std::vector<Placement>> rankGroups(std::span<const BlockValues> contenders,
                                                        Better better);

} // namespace jinbang::core::stats

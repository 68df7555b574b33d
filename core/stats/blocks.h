#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// One row of a contest as the statistics see it: for each contender one value a block, or nothing
// where that fork was not valid.

#include "core/base/result.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace jinbang::core::stats {

/// Value b is of block b; positive and finite where present (a time, a rate or a total).
using BlockValues = std::vector<std::optional<double>>;

enum class Better { Lower, Higher };

struct BlockPair {
    std::vector<double> a;
    std::vector<double> b;
};

/// The values that are there, in block order.
[[nodiscard]] std::vector<double> presentValues(const BlockValues &values);

/// The values of the blocks in which both have one.
[[nodiscard]] BlockPair commonBlocks(const BlockValues &a, const BlockValues &b);

/// Number of blocks in which every contender has a value.
[[nodiscard]] std::size_t completeBlocks(std::span<const BlockValues> contenders);

/// Errors: InvalidNumber, naming contender and block, for a value that is not positive and finite.
[[nodiscard]] Result<void> checkBlocks(std::span<const BlockValues> contenders);

} // namespace jinbang::core::stats

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Ranks of a list of results: by groups where the blocks allow them, else by value.

#include "core/base/result.h"
#include "core/stats/blocks.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace jinbang::core::score {

struct Place {
    std::optional<std::size_t> rank;  // 1, 1, 3, ...; none without a value
    std::optional<std::size_t> group; // none where blocks are too few

    friend bool operator==(const Place &, const Place &) = default;
};

/// Places by value, higher is better; equal values share a rank. If everyone with a value has at
/// least 6 blocks, places by rank groups instead.
/// Shape:  blocks[i] belongs to values[i].
/// Errors: as stats::rankGroups.
[[nodiscard]] Result<std::vector<Place>> places(std::span<const std::optional<double>> values,
                                                std::span<const stats::BlockValues> blocks);

} // namespace jinbang::core::score

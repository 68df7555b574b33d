#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Who runs when inside a block. Running A..A and then B..B lets a 1 % drift make 53 % of A/A runs
// wrong (measurement, finding 3); a shuffled Latin square gives every contender every position.

#include <cstddef>
#include <cstdint>
#include <vector>

namespace jinbang::core::stats {

/// The order of block `block` (from 0) of row `row`, as indices of contenders. Every K blocks begin
/// a new Latin square: a fresh permutation of the K contenders, rotated by each offset once, the
/// offsets shuffled too. Any block can be asked for by itself, so a resumed run goes on as planned.
/// Shape:  contenders > 0.
/// Source: Fisher, "The Design of Experiments", 1935, ch. 5; shuffling: Durstenfeld 1964.
[[nodiscard]] std::vector<std::size_t> blockOrder(std::uint64_t seed, std::uint64_t row,
                                                  std::size_t contenders, std::size_t block);

} // namespace jinbang::core::stats

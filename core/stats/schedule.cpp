// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/schedule.h"

#include "core/base/random.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <span>

namespace jinbang::core::stats {

std::vector<std::size_t> blockOrder(std::uint64_t seed, std::uint64_t row, std::size_t contenders,
                                    std::size_t block)
{
    assert(contenders > 0);
    Random random(mixSeed(mixSeed(seed, row), block / contenders));
    std::vector<std::size_t> order(contenders);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<std::size_t> offsets = order;
    random.shuffle(std::span(order));
    random.shuffle(std::span(offsets));
    const auto middle = static_cast<std::ptrdiff_t>(offsets[block % contenders]);
    std::rotate(order.begin(), order.begin() + middle, order.end());
    return order;
}

} // namespace jinbang::core::stats

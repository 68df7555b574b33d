// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/ranks.h"

#include <algorithm>
#include <numeric>

namespace jinbang::core::stats {

std::vector<std::size_t> doubledMidRanks(std::span<const double> values)
{
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
    std::vector<std::size_t> ranks(values.size());
    for (std::size_t first = 0; first < order.size();) {
        std::size_t end = first + 1;
        while (end < order.size() && values[order[end]] == values[order[first]])
            ++end;
        for (std::size_t i = first; i < end; ++i)
            ranks[order[i]] = first + 1 + end; // (first + 1) + end, the two outer ranks
        first = end;
    }
    return ranks;
}

} // namespace jinbang::core::stats

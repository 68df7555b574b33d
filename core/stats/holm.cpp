// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/holm.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace jinbang::core::stats {

std::vector<double> holmAdjusted(std::span<const double> p)
{
    std::vector<std::size_t> order(p.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return p[a] < p[b]; });
    std::vector<double> adjusted(p.size());
    double highest = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const auto left = static_cast<double>(order.size() - i);
        highest = std::max(highest, std::min(1.0, p[order[i]] * left));
        adjusted[order[i]] = highest;
    }
    return adjusted;
}

} // namespace jinbang::core::stats

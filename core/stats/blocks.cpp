// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/blocks.h"

#include "core/base/number.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace jinbang::core::stats {

std::vector<double> presentValues(const BlockValues &values)
{
    std::vector<double> present;
    for (const auto &value : values) {
        if (value)
            present.push_back(*value);
    }
    return present;
}

BlockPair commonBlocks(const BlockValues &a, const BlockValues &b)
{
    BlockPair pair;
    for (std::size_t block = 0; block < std::min(a.size(), b.size()); ++block) {
        if (a[block] && b[block]) {
            pair.a.push_back(*a[block]);
            pair.b.push_back(*b[block]);
        }
    }
    return pair;
}

std::size_t completeBlocks(std::span<const BlockValues> contenders)
{
    if (contenders.empty())
        return 0;
    std::size_t complete = 0;
    for (std::size_t block = 0; block < contenders.front().size(); ++block) {
        complete +=
            std::all_of(contenders.begin(), contenders.end(), [&](const BlockValues &values) {
                return block < values.size() && values[block].has_value();
            });
    }
    return complete;
}

Result<void> checkBlocks(std::span<const BlockValues> contenders)
{
    for (std::size_t i = 0; i < contenders.size(); ++i) {
        for (std::size_t block = 0; block < contenders[i].size(); ++block) {
            const auto &value = contenders[i][block];
            if (value && !(std::isfinite(*value) && *value > 0)) {
                return Error{ErrorCode::InvalidNumber, "block value",
                             "contender " + std::to_string(i + 1) + ", block "
                                 + std::to_string(block + 1) + ": " + shortest(*value)};
            }
        }
    }
    return {};
}

} // namespace jinbang::core::stats

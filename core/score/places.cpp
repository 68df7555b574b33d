// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/score/places.h"

#include "core/stats/rankgroups.h"

#include <algorithm>

namespace jinbang::core::score {

Result<std::vector<Place>> places(std::span<const std::optional<double>> values,
                                  std::span<const stats::BlockValues> blocks)
{
    std::vector<Place> result(values.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!values[i])
            continue;
        result[i].rank = 1
                         + static_cast<std::size_t>(std::count_if(
                             values.begin(), values.end(), [&](const std::optional<double> &other) {
                                 return other && *other > *values[i];
                             }));
    }
    std::vector<stats::BlockValues> compared(values.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (values[i])
            compared[i] = blocks[i];
    }
    const auto groups = stats::rankGroups(compared, stats::Better::Higher);
    if (!groups)
        return groups.error();
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (values[i] && !(*groups)[i].group)
            return result;
    }
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (values[i])
            result[i] = {(*groups)[i].rank, (*groups)[i].group};
    }
    return result;
}

} // namespace jinbang::core::score

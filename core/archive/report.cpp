// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/report.h"

#include <array>

namespace jinbang::core::archive {

std::string metricKey(const Cell &cell)
{
    if (cell.foreign)
        return cell.foreign->metric;
    std::string key(text(cell.operation));
    key.append("/").append(cell.fixture);
    if (cell.mode != Mode::Throughput)
        key.append("#mode=").append(text(cell.mode));
    if (cell.threads != 1)
        key.append("#t=").append(std::to_string(cell.threads));
    if (!cell.reuse)
        key.append("#reuse=off");
    if (cell.keys == KeyOrder::Shuffled)
        key.append("#keys=shuffled");
    if (cell.allocator != "system")
        key.append("#allocator=").append(cell.allocator);
    return key;
}

std::string articleName(const Cell &cell)
{
    struct Name {
        std::string_view key, name;
    };
    static constexpr std::array kNames{
        Name{"serialize/small", "SS"},     Name{"serialize/medium", "MS"},
        Name{"serialize/large", "BS"},     Name{"deserialize/small", "SDS"},
        Name{"deserialize/medium", "MDS"}, Name{"deserialize/large", "BDS"}};
    const std::string key = metricKey(cell);
    for (const Name &name : kNames) {
        if (name.key == key)
            return std::string(name.name);
    }
    return {};
}

} // namespace jinbang::core::archive

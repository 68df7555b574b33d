// SPDX-License-Identifier: GPL-3.0-or-later
// What the control group of this process allows, version 2 and, where that is not mounted,
// version 1.
#include "core/base/number.h"
#include "core/system/machine.h"

#include <algorithm>
#include <functional>

namespace jinbang::core::system {
namespace {

constexpr std::string_view kMount = "/sys/fs/cgroup";

std::optional<double> numberAt(std::string_view text)
{
    const auto number = parseNumber(text);
    return number && *number >= 0 ? std::optional(*number) : std::nullopt;
}

/// Calls `look` with the folder of this process's group and of every group above it: each may
/// limit.
void forEachGroup(const Root &root, const std::function<void(const std::string &)> &look)
{
    const std::string groups = fileText(root, "/proc/self/cgroup").value_or("");
    std::string path = "/";
    for (std::size_t at = 0; at < groups.size();) {
        const std::size_t end = std::min(groups.find('\n', at), groups.size());
        const std::string_view line = std::string_view(groups).substr(at, end - at);
        if (line.starts_with("0::"))
            path = line.substr(3);
        at = end + 1;
    }
    for (;;) {
        look(std::string(kMount) + (path == "/" ? "" : path));
        if (path == "/" || path.empty())
            return;
        path.resize(std::max<std::size_t>(path.rfind('/'), 1));
    }
}

std::optional<double> oldQuota(const Root &root)
{
    const auto quota = numberAt(fileLine(root, "/sys/fs/cgroup/cpu/cpu.cfs_quota_us"));
    const auto period = numberAt(fileLine(root, "/sys/fs/cgroup/cpu/cpu.cfs_period_us"));
    return quota && period && *period > 0 ? std::optional(*quota / *period) : std::nullopt;
}

void keepSmaller(std::optional<double> &kept, double value)
{
    kept = kept ? std::min(*kept, value) : value;
}

} // namespace

std::optional<double> cpuQuota(const Root &root)
{
    std::optional<double> smallest = oldQuota(root);
    forEachGroup(root, [&](const std::string &folder) {
        const std::string line =
            fileLine(root, folder + "/cpu.max"); // "max 100000" or "150000 100000"
        const std::size_t space = line.find(' ');
        if (space == line.npos)
            return;
        const auto quota = numberAt(std::string_view(line).substr(0, space));
        const auto period = numberAt(std::string_view(line).substr(space + 1));
        if (quota && period && *period > 0)
            keepSmaller(smallest, *quota / *period);
    });
    return smallest;
}

std::optional<Memory> memoryLimit(const Root &root)
{
    std::optional<Memory> smallest;
    forEachGroup(root, [&](const std::string &folder) {
        const auto limit = numberAt(fileLine(root, folder + "/memory.max"));
        const auto used = numberAt(fileLine(root, folder + "/memory.current"));
        if (!limit)
            return;
        const Memory here{static_cast<std::uint64_t>(*limit),
                          static_cast<std::uint64_t>(std::max(*limit - used.value_or(0), 0.0))};
        smallest = smallest ? Memory{std::min(smallest->total, here.total),
                                     std::min(smallest->available, here.available)}
                            : here;
    });
    return smallest;
}

} // namespace jinbang::core::system

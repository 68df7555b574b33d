// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/oomwatch.h"

#include "core/base/number.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>

namespace jinbang::core::contest {
namespace {

std::string readAll(const std::filesystem::path &path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

template <class F>
void forEachLine(std::string_view text, F &&f)
{
    while (!text.empty()) {
        const auto line = text.substr(0, text.find('\n'));
        f(line);
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
}

// The group may be named as the host sees it; inside a container only the root is there.
void addExisting(std::vector<std::filesystem::path> &files, const std::filesystem::path &mount,
                 std::string_view group, const char *name)
{
    std::error_code ignored;
    for (const auto &folder : {mount / std::filesystem::path(group).relative_path(), mount}) {
        if (std::filesystem::exists(folder / name, ignored)) {
            files.push_back(folder / name);
            return;
        }
    }
}

} // namespace

std::vector<std::filesystem::path> oomCounterFiles(std::string_view procSelfCgroup,
                                                   const std::filesystem::path &root)
{
    std::vector<std::filesystem::path> files;
    forEachLine(procSelfCgroup, [&](std::string_view line) { // "4:memory:/group", "0::/group"
        const auto first = line.find(':');
        const auto second = line.find(':', first == line.npos ? first : first + 1);
        if (second == line.npos)
            return;
        const auto controllers = line.substr(first + 1, second - first - 1);
        const auto group = line.substr(second + 1);
        if (controllers.empty()) {
            addExisting(files, root / "sys/fs/cgroup", group, "memory.events");
        } else if (controllers.find("memory") != controllers.npos) {
            addExisting(files, root / "sys/fs/cgroup/memory", group, "memory.oom_control");
        }
    });
    files.push_back(root / "proc/vmstat");
    return files;
}

std::uint64_t oomKillsIn(std::string_view text)
{
    std::uint64_t kills = 0;
    forEachLine(text, [&](std::string_view line) {
        constexpr std::string_view kName = "oom_kill ";
        if (line.starts_with(kName))
            kills = static_cast<std::uint64_t>(parseInteger(line.substr(kName.size())).value_or(0));
    });
    return kills;
}

std::uint64_t oomKills(const std::vector<std::filesystem::path> &files)
{
    std::uint64_t sum = 0;
    for (const auto &file : files)
        sum += oomKillsIn(readAll(file));
    return sum;
}

bool soundsOutOfMemory(std::string_view errorText)
{
    constexpr std::array<std::string_view, 6> kSounds{"bad_alloc",        "Cannot allocate memory",
                                                      "out of memory",    "Out of memory",
                                                      "OutOfMemoryError", "MemoryError"};
    return std::any_of(kSounds.begin(), kSounds.end(), [&](std::string_view sound) {
        return errorText.find(sound) != errorText.npos;
    });
}

} // namespace jinbang::core::contest

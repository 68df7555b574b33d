// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/layering/arrows.h"

#include <algorithm>
#include <cctype>
#include <sstream>

namespace jinbang::layering {
namespace {

struct Layer {
    std::string_view folder;
    std::vector<std::string_view> uses; // beside itself
};

const std::vector<Layer> &layers()
{
    static const std::vector<Layer> kLayers{
        {"core/base", {}},
        {"core/json", {"core/base"}},
        {"core/protocol", {"core/base", "core/json"}},
        {"core/record", {"core/base", "core/json"}},
        {"core/fixture", {"core/base", "core/json", "core/record"}},
        {"core/stats", {"core/base"}},
        {"core/system", {"core/base", "core/json"}},
        {"core/contract", {"core/base", "core/json", "core/record", "core/fixture"}},
        {"core/measure",
         {"core/base", "core/json", "core/protocol", "core/record", "core/fixture", "core/stats",
          "core/system", "core/contract", "core/preload"}}, // the preload header only
        {"core/preload", {}},
        {"core/score", {"core/base", "core/stats"}},
        {"core/contest",
         {"core/base", "core/json", "core/protocol", "core/record", "core/fixture", "core/stats",
          "core/system"}},
        {"core/http",
         {"core/base", "core/json", "core/protocol", "core/record", "core/fixture", "core/stats",
          "core/system", "core/contest"}},
        {"core/archive",
         {"core/base", "core/json", "core/protocol", "core/record", "core/fixture", "core/stats",
          "core/system", "core/score", "core/contest", "core/http"}},
        {"core/history",
         {"core/base", "core/json", "core/protocol", "core/record", "core/fixture", "core/stats",
          "core/system", "core/score", "core/contest", "core/http", "core/archive"}},
        {"adapters/*/main.cpp", {"core/measure"}}, // the program around an adapter
        {"adapters", {"core/base", "core/json", "core/record", "core/fixture", "core/contract"}},
        {"app/cli", {"core"}},
        {"app/desktop", {"core"}},
    };
    return kLayers;
}

bool isBelow(std::string_view path, std::string_view folder)
{
    return path.starts_with(folder) && path.size() > folder.size() && path[folder.size()] == '/';
}

/// `adapters/*/main.cpp` stands for the main.cpp of any adapter.
bool belongsTo(std::string_view path, std::string_view layer)
{
    const auto star = layer.find('*');
    if (star == layer.npos)
        return isBelow(path, layer);
    return path.starts_with(layer.substr(0, star)) && path.ends_with(layer.substr(star + 1));
}

std::string_view folderOf(std::string_view path)
{
    return path.substr(0, path.rfind('/'));
}

bool isProject(std::string_view include)
{
    return isBelow(include, "core") || isBelow(include, "adapters") || isBelow(include, "app");
}

bool isQt(std::string_view include)
{
    return include.size() > 1 && include[0] == 'Q'
           && std::isupper(static_cast<unsigned char>(include[1]));
}

/// An adapter sees itself, never another one; every other layer sees all of itself.
bool isOwn(std::string_view path, std::string_view include, const Layer &layer)
{
    return isBelow(include, isBelow(path, "adapters") ? folderOf(path) : layer.folder);
}

} // namespace

std::string wrongArrow(std::string_view path, std::string_view include)
{
    const bool qtAllowed = isBelow(path, "app/desktop") || isBelow(path, "adapters/qtjson");
    if (isQt(include))
        return qtAllowed ? "" : "Qt belongs to the desktop";
    const auto found = std::ranges::find_if(
        layers(), [&](const Layer &layer) { return belongsTo(path, layer.folder); });
    if (found == layers().end())
        return "its folder is in no layer";
    if (!isProject(include))
        return "";
    if (isOwn(path, include, *found))
        return "";
    const bool allowed = std::ranges::any_of(
        found->uses, [&](std::string_view folder) { return isBelow(include, folder); });
    return allowed ? ""
                   : std::string(found->folder) + " may not know " + std::string(folderOf(include));
}

std::vector<std::string> includesOf(std::string_view text)
{
    std::vector<std::string> result;
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);) {
        line.erase(0, line.find_first_not_of(" \t"));
        if (!line.starts_with('#'))
            continue;
        line.erase(0, line.find_first_not_of("# \t"));
        if (!line.starts_with("include"))
            continue;
        const auto open = line.find_first_of("\"<");
        const auto close = open == line.npos ? line.npos : line.find_first_of("\">", open + 1);
        if (close != line.npos)
            result.push_back(line.substr(open + 1, close - open - 1));
    }
    return result;
}

} // namespace jinbang::layering

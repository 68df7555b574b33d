// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/machine.h"

#include "core/base/number.h"

#include <algorithm>
#include <set>
#include <sstream>

namespace jinbang::core::system {
namespace {

std::string cpuInfo(const Root &root)
{
    return fileText(root, "/proc/cpuinfo").value_or("");
}

/// Of a list like "0-3,8,10-11".
std::vector<int> numbersOf(std::string_view list)
{
    std::vector<int> numbers;
    while (!list.empty()) {
        const std::size_t comma = std::min(list.find(','), list.size());
        const std::string_view range = list.substr(0, comma);
        list.remove_prefix(std::min(comma + 1, list.size()));
        const std::size_t dash = range.find('-');
        const auto first = parseInteger(range.substr(0, dash));
        const auto last = dash == range.npos ? first : parseInteger(range.substr(dash + 1));
        for (auto at = first ? *first : 0; first && last && at <= *last && *last < (1 << 20); ++at)
            numbers.push_back(static_cast<int>(at));
    }
    return numbers;
}

/// "1234 kB" in bytes.
std::uint64_t kibAt(std::string_view text, std::string_view name)
{
    const std::string value = entry(text, name, ':').value_or("");
    const auto number = parseInteger(std::string_view(value).substr(0, value.find(' ')));
    return number && *number >= 0 ? static_cast<std::uint64_t>(*number) * 1024 : 0;
}

} // namespace

std::string osName(const Root &root)
{
    for (const std::string_view path : {"/etc/os-release", "/usr/lib/os-release"}) {
        if (const auto text = fileText(root, path)) {
            if (const auto name = entry(*text, "PRETTY_NAME", '='))
                return *name;
        }
    }
    return fileLine(root, "/proc/sys/kernel/ostype");
}

std::string cpuModel(const Root &root)
{
    const std::string text = cpuInfo(root);
    for (const std::string_view name : {"model name", "Model", "cpu model", "Processor"}) {
        if (const auto model = entry(text, name, ':'))
            return *model;
    }
    return {};
}

std::vector<std::string> cpuFeatures(const Root &root)
{
    const std::string text = cpuInfo(root);
    std::vector<std::string> features;
    for (const std::string_view name : {"flags", "Features"}) {
        std::istringstream words(entry(text, name, ':').value_or(""));
        for (std::string word; words >> word;)
            features.push_back(word);
    }
    return features;
}

std::string hypervisor(const Root &root)
{
    const std::vector<std::string> features = cpuFeatures(root);
    const std::string type = fileLine(root, "/sys/hypervisor/type");
    if (std::find(features.begin(), features.end(), "hypervisor") == features.end() && type.empty())
        return {};
    const std::string vendor = fileLine(root, "/sys/class/dmi/id/sys_vendor");
    const std::string product = fileLine(root, "/sys/class/dmi/id/product_name");
    std::string name = !type.empty() ? type : vendor;
    if (!product.empty() && product != name)
        name += name.empty() ? product : " (" + product + ")";
    return name.empty() ? "yes" : name;
}

std::string governor(const Root &root)
{
    return fileLine(root, "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor");
}

std::string turbo(const Root &root)
{
    const std::string noTurbo = fileLine(root, "/sys/devices/system/cpu/intel_pstate/no_turbo");
    const std::string boost = fileLine(root, "/sys/devices/system/cpu/cpufreq/boost");
    if (noTurbo == "0" || boost == "1")
        return "on";
    return noTurbo == "1" || boost == "0" ? "off" : "";
}

std::vector<std::string> caches(const Root &root)
{
    std::vector<std::string> list;
    for (int i = 0; i < 8; ++i) {
        const std::string folder =
            "/sys/devices/system/cpu/cpu0/cache/index" + std::to_string(i) + '/';
        const std::string level = fileLine(root, folder + "level"),
                          type = fileLine(root, folder + "type");
        std::string size = fileLine(root, folder + "size");
        if (level.empty() || size.empty())
            continue;
        if (size.ends_with('K'))
            size.replace(size.size() - 1, 1, " KiB");
        list.push_back("L" + level
                       + (type == "Data"          ? "d"
                          : type == "Instruction" ? "i"
                                                  : "")
                       + ' ' + size);
    }
    return list;
}

Cores cores(const Root &root)
{
    Cores result;
    std::set<std::string> physical;
    std::istringstream lines(cpuInfo(root));
    std::string package;
    for (std::string line; std::getline(lines, line);) {
        result.logical += entry(line, "processor", ':').has_value();
        package = entry(line, "physical id", ':').value_or(package);
        if (const auto core = entry(line, "core id", ':'))
            physical.insert(package + '/' + *core);
    }
    result.physical = physical.empty() ? result.logical : static_cast<int>(physical.size());
    result.allowed = static_cast<int>(allowedCpus(root).size());
    if (result.allowed == 0)
        result.allowed = result.logical;
    return result;
}

std::vector<int> allowedCpus(const Root &root)
{
    const std::string status = fileText(root, "/proc/self/status").value_or("");
    return numbersOf(entry(status, "Cpus_allowed_list", ':').value_or(""));
}

int usableCores(const Root &root)
{
    const int allowed = cores(root).allowed;
    const std::optional<double> quota = cpuQuota(root);
    const int usable = quota ? std::min(allowed, static_cast<int>(*quota)) : allowed;
    return std::max(usable, 1);
}

Memory memory(const Root &root)
{
    const std::string text = fileText(root, "/proc/meminfo").value_or("");
    Memory result{kibAt(text, "MemTotal"), kibAt(text, "MemAvailable")};
    if (const std::optional<Memory> limit = memoryLimit(root)) {
        result.total = std::min(result.total, limit->total);
        result.available = std::min(result.available, limit->available);
    }
    return result;
}

} // namespace jinbang::core::system

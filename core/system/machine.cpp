// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/machine.h"

namespace jinbang::core::system {

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
    const std::string text = fileText(root, "/proc/cpuinfo").value_or("");
    for (const std::string_view name : {"model name", "Model", "cpu model", "Processor"}) {
        if (const auto model = entry(text, name, ':'))
            return *model;
    }
    return {};
}

} // namespace jinbang::core::system

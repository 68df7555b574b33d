// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/procstatus.h"

#include "core/base/number.h"

#include <fstream>
#include <string>

namespace jinbang::core::measure {

std::optional<std::uint64_t> peakResidentBytes()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        constexpr std::string_view kName = "VmHWM:";
        if (!line.starts_with(kName))
            continue;
        const std::size_t begin = line.find_first_of("0123456789");
        const std::size_t end = line.find(' ', begin);
        if (begin == line.npos || end == line.npos)
            return std::nullopt;
        const Result<std::int64_t> kib =
            parseInteger(std::string_view(line).substr(begin, end - begin));
        if (kib && *kib >= 0)
            return static_cast<std::uint64_t>(*kib) * 1024;
    }
    return std::nullopt;
}

} // namespace jinbang::core::measure

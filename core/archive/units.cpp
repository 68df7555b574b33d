// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/units.h"

#include "core/base/number.h"

#include <array>
#include <cmath>

namespace jinbang::core::archive {
namespace {

struct TimeUnit {
    std::string_view name;
    double ns;
};

constexpr std::array kTimeUnits{
    TimeUnit{"ns", 1},      TimeUnit{"us", 1e3},      TimeUnit{"μs", 1e3},
    TimeUnit{"µs", 1e3},    TimeUnit{"ms", 1e6},      TimeUnit{"s", 1e9},
    TimeUnit{"sec", 1e9},   TimeUnit{"min", 60e9},    TimeUnit{"m", 60e9},
    TimeUnit{"hr", 3600e9}, TimeUnit{"hour", 3600e9}, TimeUnit{"day", 86400e9}};

std::optional<double> timeUnit(std::string_view name)
{
    for (const TimeUnit &unit : kTimeUnits) {
        if (unit.name == name)
            return unit.ns;
    }
    return std::nullopt;
}

struct Scale {
    double ns = 0;
    bool rate = false;
};

std::optional<Scale> scaleOf(std::string_view unit)
{
    if (const auto time = timeUnit(unit))
        return Scale{*time, false};
    const auto slash = unit.find('/');
    if (slash == unit.npos)
        return std::nullopt;
    const std::string_view above = unit.substr(0, slash), below = unit.substr(slash + 1);
    if (above == "ops" || above == "op") {
        if (const auto time = timeUnit(below))
            return Scale{*time, true};
    }
    if (below == "op") {
        if (const auto time = timeUnit(above))
            return Scale{*time, false};
    }
    return std::nullopt;
}

std::optional<double> usable(double value)
{
    if (!std::isfinite(value) || value <= 0)
        return std::nullopt;
    return value;
}

} // namespace

std::optional<double> nsPerOperation(double score, std::string_view unit)
{
    const auto scale = scaleOf(unit);
    if (!scale || !usable(score))
        return std::nullopt;
    return usable(scale->rate ? scale->ns / score : score * scale->ns);
}

std::optional<double> scoreOf(double nsPerOp, std::string_view unit)
{
    const auto scale = scaleOf(unit);
    if (!scale || !usable(nsPerOp))
        return std::nullopt;
    return usable(scale->rate ? scale->ns / nsPerOp : nsPerOp / scale->ns);
}

bool higherIsBetter(std::string_view unit)
{
    const auto scale = scaleOf(unit);
    return scale ? scale->rate : !unit.ends_with("/op");
}

std::optional<double> durationNs(std::string_view text)
{
    const auto blank = text.find(' ');
    if (blank == text.npos)
        return std::nullopt;
    const auto count = parseNumber(text.substr(0, blank));
    const auto unit = timeUnit(text.substr(blank + 1));
    if (!count || !unit)
        return std::nullopt;
    return *count * *unit;
}

std::string_view jmhTimeUnit(double ns, double &count)
{
    static constexpr std::array kWritten{TimeUnit{"s", 1e9}, TimeUnit{"ms", 1e6},
                                         TimeUnit{"us", 1e3}, TimeUnit{"ns", 1}};
    for (const TimeUnit &unit : kWritten) {
        count = ns / unit.ns;
        if (count >= 1 && count == std::floor(count))
            return unit.name;
    }
    count = std::floor(ns);
    return "ns";
}

} // namespace jinbang::core::archive

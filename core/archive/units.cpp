// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/units.h"

#include "core/base/number.h"
#include "core/score/unit.h"

#include <array>
#include <cmath>

namespace jinbang::core::archive {
namespace {

constexpr double kNsPerSecond = 1e9;

std::optional<double> usable(double value)
{
    if (!std::isfinite(value) || value <= 0)
        return std::nullopt;
    return value;
}

} // namespace

std::optional<double> nsPerOperation(double score, std::string_view unit)
{
    const auto parsed = score::parseUnit(unit);
    if (!parsed || parsed->counted != "op" || !usable(score))
        return std::nullopt;
    const bool rate = parsed->direction == score::Direction::HigherIsBetter;
    return usable(rate ? kNsPerSecond / (score * parsed->factor)
                       : score * (parsed->factor * kNsPerSecond));
}

std::optional<double> scoreOf(double nsPerOp, std::string_view unit)
{
    const auto parsed = score::parseUnit(unit);
    if (!parsed || parsed->counted != "op" || !usable(nsPerOp))
        return std::nullopt;
    const bool rate = parsed->direction == score::Direction::HigherIsBetter;
    return usable(rate ? kNsPerSecond / (nsPerOp * parsed->factor)
                       : nsPerOp / (parsed->factor * kNsPerSecond));
}

bool higherIsBetter(std::string_view unit)
{
    const auto parsed = score::parseUnit(unit);
    return parsed ? parsed->direction == score::Direction::HigherIsBetter : !unit.ends_with("/op");
}

std::optional<double> durationNs(std::string_view text)
{
    const auto blank = text.find(' ');
    if (blank == text.npos)
        return std::nullopt;
    const auto count = parseNumber(text.substr(0, blank));
    return count ? nsPerOperation(*count, text.substr(blank + 1)) : std::nullopt;
}

std::string_view jmhTimeUnit(double ns, double &count)
{
    struct Unit {
        std::string_view name;
        double ns;
    };
    static constexpr std::array kWritten{Unit{"s", 1e9}, Unit{"ms", 1e6}, Unit{"us", 1e3},
                                         Unit{"ns", 1}};
    for (const Unit &unit : kWritten) {
        count = ns / unit.ns;
        if (count >= 1 && count == std::floor(count))
            return unit.name;
    }
    count = std::floor(ns);
    return "ns";
}

} // namespace jinbang::core::archive

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"

#include "core/base/number.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <optional>

namespace jinbang::app {
namespace {

struct Unit {
    std::string_view name;
    double factor;
};

constexpr std::array kTimes{Unit{"ns", 1},  Unit{"us", 1e3}, Unit{"ms", 1e6},  Unit{"min", 60e9},
                            Unit{"s", 1e9}, Unit{"m", 60e9}, Unit{"h", 3600e9}};
constexpr std::array kSizes{Unit{"KiB", 1024.0}, Unit{"MiB", 1048576.0}, Unit{"GiB", 1073741824.0},
                            Unit{"KB", 1e3},     Unit{"MB", 1e6},        Unit{"GB", 1e9},
                            Unit{"K", 1024.0},   Unit{"M", 1048576.0},   Unit{"G", 1073741824.0},
                            Unit{"B", 1}};

core::Error outOfRange(const char *option, std::string_view text, std::string allowed)
{
    return {core::ErrorCode::OutOfRange, option,
            std::string(text).append("; allowed: ").append(allowed)};
}

/// A number with one of the units, or with none of them `plain`. Nothing unless above or equal to
/// 0.
template <std::size_t N>
std::optional<double> measured(std::string_view text, const std::array<Unit, N> &units,
                               double plain)
{
    double factor = plain;
    for (const Unit &unit : units) {
        if (text.size() > unit.name.size() && text.ends_with(unit.name)) {
            factor = unit.factor;
            text.remove_suffix(unit.name.size());
            break;
        }
    }
    const auto value = core::parseNumber(text);
    if (!value || *value < 0)
        return std::nullopt;
    return *value * factor;
}

} // namespace

std::vector<std::string> parts(const std::vector<std::string> &texts)
{
    std::vector<std::string> result;
    for (const std::string &text : texts) {
        for (std::size_t at = 0; at <= text.size();) {
            const std::size_t end = std::min(text.find(',', at), text.size());
            if (end > at)
                result.push_back(text.substr(at, end - at));
            at = end + 1;
        }
    }
    return result;
}

core::Result<std::int64_t> wholeNumber(const char *option, std::string_view text,
                                       std::int64_t least, std::int64_t most)
{
    const auto value = core::parseInteger(text);
    if (!value || *value < least || *value > most)
        return outOfRange(option, text, std::to_string(least) + " to " + std::to_string(most));
    return *value;
}

core::Result<std::uint64_t> seedNumber(const char *option, std::string_view text)
{
    std::uint64_t value = 0;
    const auto done = std::from_chars(text.data(), text.data() + text.size(), value);
    if (done.ec != std::errc{} || done.ptr != text.data() + text.size() || value == 0)
        return outOfRange(option, text, "1 to 18446744073709551615");
    return value;
}

core::Result<double> duration(const char *option, std::string_view text)
{
    const auto value = measured(text, kTimes, 1e9);
    if (!value)
        return outOfRange(option, text, "a time such as 500ms, 10s, 2m, 1h");
    return *value;
}

core::Result<std::string> dateText(const char *option, std::string_view text)
{
    constexpr std::string_view kShape = "dddd-dd-ddTdd:dd:ddZ";
    constexpr std::array<std::size_t, 7> kEnds{4, 7, 10, 13, 16, 19, 20};
    bool good = std::ranges::find(kEnds, text.size()) != kEnds.end();
    for (std::size_t i = 0; good && i < text.size(); ++i)
        good = kShape[i] == 'd' ? text[i] >= '0' && text[i] <= '9' : text[i] == kShape[i];
    // What is not there takes part as the first of its kind.
    const auto part = [&](std::size_t at, std::size_t digits, int missing) {
        int value = 0;
        for (const char digit : at < text.size() ? text.substr(at, digits) : std::string_view())
            value = 10 * value + (digit - '0');
        return at < text.size() ? value : missing;
    };
    if (good) {
        const std::chrono::year_month_day day(
            std::chrono::year(part(0, 4, 1)),
            std::chrono::month(static_cast<unsigned>(part(5, 2, 1))),
            std::chrono::day(static_cast<unsigned>(part(8, 2, 1))));
        good = day.ok() && part(11, 2, 0) < 24 && part(14, 2, 0) < 60 && part(17, 2, 0) <= 60;
    }
    if (!good)
        return outOfRange(option, text,
                          "a date such as 2026-11-30, the beginning of one such as 2026-11, or a "
                          "time in UTC such as 2026-11-30T19:45");
    return std::string(text);
}

core::Result<std::uint64_t> byteCount(const char *option, std::string_view text)
{
    const auto value = measured(text, kSizes, 1);
    constexpr double kMost = 1e18;
    if (!value || *value > kMost)
        return outOfRange(option, text, "a size such as 512M, 4G");
    return static_cast<std::uint64_t>(*value);
}

} // namespace jinbang::app

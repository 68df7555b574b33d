// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/number.h"

#include <array>
#include <charconv>
#include <cmath>

namespace jinbang::core {
namespace {

template <class... Format>
std::string toText(Format... format)
{
    std::array<char, 400> buffer;
    const auto done = std::to_chars(buffer.data(), buffer.data() + buffer.size(), format...);
    return {buffer.data(), done.ptr};
}

struct Unit {
    double size;
    const char *name;
};

/// Three significant digits; the unit is chosen after rounding, so that 999.6 k becomes 1.00 M.
template <std::size_t N>
std::string scaled(double value, const std::array<Unit, N> &units)
{
    const double magnitude = std::fabs(value);
    std::size_t chosen = 0;
    for (std::size_t i = 0; i < N; ++i) {
        if (magnitude >= units[i].size * 0.9995)
            chosen = i;
    }
    const double shown = value / units[chosen].size;
    const bool whole = chosen == 0 && shown == std::floor(shown);
    return (whole ? fixed(shown, 0) : threeDigits(shown)) + units[chosen].name;
}

} // namespace

std::string shortest(double value)
{
    return std::isfinite(value) ? toText(value) : "null";
}

std::string fixed(double value, int decimals)
{
    return std::isfinite(value) ? toText(value, std::chars_format::fixed, decimals) : "null";
}

std::string threeDigits(double value)
{
    constexpr double kLeastFixed = 9.95e-5; // below it zeros would be most of the text
    const double size = std::fabs(value);
    if (size > 0 && size < kLeastFixed)
        return toText(value, std::chars_format::scientific, 1);
    if (size > 0 && size < 0.0995)
        return fixed(value, 1 - static_cast<int>(std::floor(std::log10(size * 1.005))));
    return fixed(value, size < 9.995 ? 2 : size < 99.95 ? 1 : 0);
}

std::string grouped(std::uint64_t value)
{
    std::string digits = toText(value);
    for (std::size_t at = digits.size(); at > 3; at -= 3)
        digits.insert(at - 3, 1, ',');
    return digits;
}

std::string si(double value)
{
    return scaled(
        value, std::array<Unit, 5>{{{1, ""}, {1e3, " k"}, {1e6, " M"}, {1e9, " G"}, {1e12, " T"}}});
}

std::string bytesText(double bytes)
{
    return scaled(bytes, std::array<Unit, 5>{
                             {{1, " B"}, {1e3, " KB"}, {1e6, " MB"}, {1e9, " GB"}, {1e12, " TB"}}});
}

std::string durationText(double nanoseconds)
{
    return scaled(nanoseconds,
                  std::array<Unit, 4>{{{1, " ns"}, {1e3, " us"}, {1e6, " ms"}, {1e9, " s"}}});
}

Result<double> parseNumber(std::string_view text)
{
    const char *first = text.data();
    const char *last = first + text.size();
    if (first != last && *first == '+')
        ++first;
    double value = 0;
    const auto done = std::from_chars(first, last, value);
    if (done.ec != std::errc{} || done.ptr != last || first == last || !std::isfinite(value))
        return Error{ErrorCode::InvalidNumber, std::string(text), {}};
    return value;
}

Result<std::int64_t> parseInteger(std::string_view text)
{
    std::int64_t value = 0;
    const char *last = text.data() + text.size();
    const auto done = std::from_chars(text.data(), last, value);
    if (done.ec != std::errc{} || done.ptr != last)
        return Error{ErrorCode::InvalidNumber, std::string(text), {}};
    return value;
}

} // namespace jinbang::core

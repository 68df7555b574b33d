#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers to text and back without the locale: the same bytes under C, de_DE and tr_TR.

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace jinbang::core {

/// Shortest text that reads back to the same double, e.g. "0.1", "1e+22". Non-finite: "null".
[[nodiscard]] std::string shortest(double value);

/// Fixed notation with `decimals` digits, e.g. fixed(1.25, 1) == "1.2" (round half to even).
[[nodiscard]] std::string fixed(double value, int decimals);

/// Three significant digits without a unit: "0.91", "21.0", "146"; two of what is below 0.1, so
/// that nothing above 0 ever looks like it: "0.0042", "3.1e-07". Non-finite: "null".
[[nodiscard]] std::string threeDigits(double value);

/// With thousands separators, e.g. grouped(1234567) == "1,234,567".
[[nodiscard]] std::string grouped(std::uint64_t value);

/// Three significant digits with an SI suffix, e.g. "2.39 M", "921", "1.66 k".
[[nodiscard]] std::string si(double value);

/// A size in bytes for people, powers of 1000: "612 B", "12.1 KB", "2.25 MB".
[[nodiscard]] std::string bytesText(double bytes);

/// A duration for people: "812 ns", "1.66 us", "20.1 ms", "3.2 s".
[[nodiscard]] std::string durationText(double nanoseconds);

/// Whole text as a finite number with '.' as decimal point; anything else is InvalidNumber.
[[nodiscard]] Result<double> parseNumber(std::string_view text);
[[nodiscard]] Result<std::int64_t> parseInteger(std::string_view text);

} // namespace jinbang::core

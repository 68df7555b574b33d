#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What a field's name alone cannot say is a type, so that a new record needs no change in an
// adapter.

#include <compare>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <variant>

namespace jinbang::core::record {

/// Held by the record, never written and never read (article 004's longTime).
template <class T>
struct Ignored {
    T value{};
    friend bool operator==(const Ignored &, const Ignored &) = default;
};

/// A calendar day, as the string "yyyy-MM-dd".
struct Date {
    std::int32_t year = 1970;
    std::uint8_t month = 1;
    std::uint8_t day = 1;
    friend bool operator==(const Date &, const Date &) = default;
};

/// An amount with two decimals, as a JSON number: 200 is written 200.0 or 200, 12.5 as 12.5.
struct Decimal {
    std::int64_t hundredths = 0;
    friend bool operator==(const Decimal &, const Decimal &) = default;
};

/// A value of the Bean's mixed map; numbers compare by value (1 equals 1.0).
using Mixed = std::variant<bool, std::int64_t, double, std::string>;
using MixedMap = std::map<std::string, Mixed>;

/// "yyyy-MM-dd" in exactly 10 characters.
void appendDate(std::string &out, Date date);
/// Reads "yyyy-MM-dd"; false when the text is no such date.
[[nodiscard]] bool parseDate(std::string_view text, Date &out);
/// The decimal as the nearest double, and back (nearest hundredth; INT64_MAX or INT64_MIN
/// hundredths when it is out of range).
[[nodiscard]] double toDouble(Decimal value);
[[nodiscard]] Decimal toDecimal(double value);

} // namespace jinbang::core::record

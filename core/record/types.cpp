// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/types.h"

#include <cmath>

namespace jinbang::core::record {
namespace {

constexpr std::size_t kDateLength = 10;

/// The value of `length` decimal digits at `at`, or -1.
int digits(std::string_view text, std::size_t at, std::size_t length)
{
    int value = 0;
    for (const char c : text.substr(at, length)) {
        if (c < '0' || c > '9')
            return -1;
        value = value * 10 + (c - '0');
    }
    return value;
}

int daysIn(int year, int month)
{
    constexpr int kDays[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return month == 2 && leap ? 29 : kDays[month - 1];
}

} // namespace

void appendDate(std::string &out, Date date)
{
    const auto digit = [&out](int value) { out.push_back(static_cast<char>('0' + value % 10)); };
    for (int power = 1000; power > 0; power /= 10)
        digit(date.year / power);
    for (const int part : {int{date.month}, int{date.day}}) {
        out.push_back('-');
        digit(part / 10);
        digit(part);
    }
}

bool parseDate(std::string_view text, Date &out)
{
    if (text.size() != kDateLength || text[4] != '-' || text[7] != '-')
        return false;
    const int year = digits(text, 0, 4), month = digits(text, 5, 2), day = digits(text, 8, 2);
    if (year < 0 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month))
        return false;
    out = {year, static_cast<std::uint8_t>(month), static_cast<std::uint8_t>(day)};
    return true;
}

double toDouble(Decimal value)
{
    return static_cast<double>(value.hundredths) / 100.0;
}

Decimal toDecimal(double value)
{
    constexpr double kLimit = 9.0e16; // hundredths of more do not fit
    return {std::fabs(value) < kLimit ? std::llround(value * 100.0)
            : std::signbit(value)     ? INT64_MIN
                                      : INT64_MAX};
}

} // namespace jinbang::core::record

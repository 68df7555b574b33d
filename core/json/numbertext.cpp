// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/numbertext.h"

#include <algorithm>
#include <cstdint>

namespace jinbang::core::json {

bool isHuge(std::string_view number)
{
    std::int64_t power = 0;
    bool seen = false, fraction = false;
    std::size_t at = number.front() == '-' ? 1 : 0;
    for (; at < number.size() && number[at] != 'e' && number[at] != 'E'; ++at) {
        if (number[at] == '.') {
            fraction = true;
        } else {
            seen = seen || number[at] != '0';
            if (fraction && !seen)
                --power;
            else if (!fraction && seen)
                ++power;
        }
    }
    if (!seen)
        return false; // zero, whatever the exponent says
    if (at == number.size())
        return power > 0;
    ++at;
    const bool negative = number[at] == '-';
    if (number[at] == '-' || number[at] == '+')
        ++at;
    std::int64_t exponent = 0;
    for (; at < number.size(); ++at)
        exponent =
            std::min<std::int64_t>(exponent * 10 + (number[at] - '0'), std::int64_t{1} << 50);
    return power + (negative ? -exponent : exponent) > 0;
}

} // namespace jinbang::core::json

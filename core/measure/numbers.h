#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The distance of all numbers of two documents in order of arrival, in 8 bytes a number: enough for
// an answer that differs in rounding only.

#include "core/json/difference.h"

namespace jinbang::core::measure {

struct NumberDistance {
    bool sameCount = false;
    bool exactIntegers =
        true; // false: an expected integer is beyond 2^53, where a double may hide a difference
    std::uint64_t largestUlp = 0;
};

[[nodiscard]] NumberDistance numberDistance(const json::Teller &expected,
                                            const json::Teller &actual);

} // namespace jinbang::core::measure

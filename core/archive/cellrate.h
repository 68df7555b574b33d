#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The number of a cell whoever measured it, for comparisons and trends.

#include "core/archive/report.h"

namespace jinbang::core::archive {

struct Rate {
    double perSecond = 0;
    std::string counted; // "op"; what another harness counted
};

/// From the time, or else from the score of another harness; nothing for a cell without a number.
[[nodiscard]] std::optional<Rate> rateOf(const Cell &cell);

} // namespace jinbang::core::archive

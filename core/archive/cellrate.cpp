// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/cellrate.h"

#include "core/score/unit.h"

#include <cmath>

namespace jinbang::core::archive {

std::optional<Rate> rateOf(const Cell &cell)
{
    if (cell.nsPerOp)
        return Rate{1e9 / *cell.nsPerOp, "op"};
    if (!cell.classic || !(cell.classic->score > 0))
        return std::nullopt;
    const auto unit = score::parseUnit(cell.classic->unit.empty() ? "ops/s" : cell.classic->unit);
    const auto rate = unit ? score::perSecond(cell.classic->score, *unit) : unit.error();
    if (!rate || !std::isfinite(*rate) || *rate <= 0)
        return std::nullopt;
    return Rate{*rate, unit->counted};
}

} // namespace jinbang::core::archive

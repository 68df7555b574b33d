// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/score/title.h"

namespace jinbang::core::score {

Title titleOf(std::size_t rank, std::size_t lastRank, std::size_t contenders)
{
    constexpr std::size_t kFewestForLast = 5;
    if (rank == 1)
        return Title::Zhuangyuan;
    if (rank == 2)
        return Title::Bangyan;
    if (rank == 3)
        return Title::Tanhua;
    return contenders >= kFewestForLast && rank == lastRank ? Title::SunShan : Title::Jinshi;
}

} // namespace jinbang::core::score

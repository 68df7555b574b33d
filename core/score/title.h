#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The titles of the imperial examination that the article gives. Spelling and translation are the
// business of whoever shows them; files keep the Chinese words.

#include "core/base/words.h"

#include <cstddef>

namespace jinbang::core::score {

enum class Title { Zhuangyuan, Bangyan, Tanhua, Jinshi, SunShan };

/// Ranks 1, 2 and 3 have their titles, the others are Jinshi; from five ranked contenders on the
/// last is Sun Shan (all that share the last rank), unless that rank is among the first three.
/// Shape:  rank from 1; lastRank is the largest rank given.
/// Source: article 000, final list.
[[nodiscard]] Title titleOf(std::size_t rank, std::size_t lastRank, std::size_t contenders);

} // namespace jinbang::core::score

namespace jinbang::core {

template <>
inline constexpr std::array kWords<score::Title>{
    Word{score::Title::Zhuangyuan, "状元"}, Word{score::Title::Bangyan, "榜眼"},
    Word{score::Title::Tanhua, "探花"}, Word{score::Title::Jinshi, "进士"},
    Word{score::Title::SunShan, "孙山"}};

} // namespace jinbang::core

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The rules by which a ranking comments on itself. Inside core/score only.

#include "core/score/grid.h"
#include "core/score/ranking.h"

#include <vector>

namespace jinbang::core::score {

/// Notes on a ranking whose standings are complete, in the order of NoteKind.
[[nodiscard]] std::vector<Note> rankingNotes(const Grid &grid, const Ranking &ranking);

} // namespace jinbang::core::score

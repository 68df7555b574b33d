#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Tables, charts and rankings know an entry by its label. A run gives every entry its own; a file
// that somebody else has written or edited may not, and then libraries would vanish behind one
// another (case D02).

#include "core/archive/report.h"

namespace jinbang::core::archive {

/// Gives entries that share a label their version, else their variant, else their id, else a number
/// behind it, and so a second figure of the same entry in the same row. Afterwards no two cells of
/// a row have the same label.
void makeLabelsUnique(Report &report);

} // namespace jinbang::core::archive

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// In JMH's tables a row "name:name·p0.50" is a percentile, and "name:·gc.alloc.rate" a secondary
// metric, of the row "name" above it. Shared by the readers of its CSV and its text.

#include "core/archive/foreignscore.h"

namespace jinbang::core::archive {

/// Adds a row of a table: a benchmark of its own, or a part of one above.
/// Returns false when it is a part of a benchmark that is not there.
[[nodiscard]] bool addJmhRow(ForeignScore row, std::vector<ForeignScore> &scores);

} // namespace jinbang::core::archive

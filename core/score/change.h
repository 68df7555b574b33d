#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The article's column "change": how much faster a library reads than it writes the same thing.

#include "core/base/result.h"
#include "core/score/scoretable.h"

#include <optional>
#include <string>
#include <vector>

namespace jinbang::core::score {

struct Change {
    std::string id;                // of the contender
    std::string subject;           // "small"
    std::optional<double> percent; // nothing when one of the two cells has no score

    friend bool operator==(const Change &, const Change &) = default;
};

/// 100 x (deserialize / serialize - 1) for every contender and subject that has both metrics, not
/// rounded; of rates, whatever the units.
/// Errors: as rates().
/// Source: article 000, sections 4.1 to 4.3.
[[nodiscard]] Result<std::vector<Change>> changes(const ScoreTable &table);

} // namespace jinbang::core::score

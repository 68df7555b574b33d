#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The Golden list as a value: who is where, by how much, and what that rests on.

#include "core/base/result.h"
#include "core/score/notes.h"
#include "core/score/scoretable.h"
#include "core/score/title.h"
#include "core/score/totals.h"
#include "core/stats/estimate.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace jinbang::core::score {

struct MissingCell {
    std::string metric; // key
    CellStatus status = CellStatus::Unsupported;
    std::string reason;
    bool failed = false; // tried and without a usable score; not so: unsupported, skipped, unranked

    friend bool operator==(const MissingCell &, const MissingCell &) = default;
};

struct Standing {
    std::string id;
    std::string label;
    std::optional<std::size_t> rank; // shared by ties; none without a single score
    std::optional<Title> title;
    std::optional<double> total;                 // sum of points, or mean of points
    std::optional<double> mark;                  // 100 x total / best total, one decimal
    std::optional<stats::Interval> markInterval; // 95 %, holds the mark; none under 6 blocks
    std::optional<std::size_t> group;            // none under 6 blocks
    std::vector<std::optional<double>> points;   // one decimal, in the order of Ranking::metrics
    std::vector<MissingCell> missing;
    std::size_t cells = 0;
    std::size_t cellsTotal = 0;

    friend bool operator==(const Standing &, const Standing &) = default;
};

struct Ranking {
    std::optional<Operation> scope; // nothing: overall
    Rule rule;
    std::vector<std::string> metrics; // keys
    std::vector<Standing> standings;  // by rank, then total
    std::size_t blocks = 0;           // behind intervals and groups
    std::optional<double> twinFloor;  // noise floor of the total, relative; none without a twin
    std::vector<Note> notes;

    friend bool operator==(const Ranking &, const Ranking &) = default;
};

/// Ranks the contenders of a table, overall or by one operation.
/// Totals are as totals() says. Ties and the intervals of marks come from blocks: the total is
/// recomputed for block b from block b of every metric up to the smallest valid count; groups are
/// those of stats::rankGroups and share rank and title; a mark's interval is that of the ratio to
/// the best total. Twins are left out of everything but the noise floor. Errors: as rates() and
/// stats::rankGroups. An empty table gives an empty ranking. Source: article 000, final list;
/// measurement 2.11 and 2.12.
[[nodiscard]] Result<Ranking> rank(const ScoreTable &table, const Rule &rule,
                                   std::optional<Operation> scope = std::nullopt);

/// "overall", or the operation's word.
[[nodiscard]] std::string_view scopeText(std::optional<Operation> scope);

/// "3 of 6".
[[nodiscard]] std::string coverage(const Standing &standing);

} // namespace jinbang::core::score

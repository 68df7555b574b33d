// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/score/rankingnotes.h"

#include "core/stats/estimate.h"
#include "core/stats/stoprule.h"

#include <algorithm>

namespace jinbang::core::score {
namespace {

using Totals = std::vector<std::optional<double>>;

/// Pairs that the article's sum and the geometric mean put in opposite orders.
void addDifferences(const Grid &grid, UnsupportedRule unsupported, std::vector<Note> &notes)
{
    const Totals sums = totals(grid.points, grid.competitors, {Formula::Article, unsupported},
                               Rounding::OneDecimal);
    const Totals means =
        totals(grid.points, grid.competitors, {Formula::Geometric, unsupported}, Rounding::None);
    for (std::size_t a = 0; a < sums.size(); ++a) {
        for (std::size_t b = 0; b < sums.size(); ++b) {
            if (grid.competitors[a].twin || grid.competitors[b].twin || !sums[a] || !sums[b]
                || !means[a] || !means[b])
                continue;
            if (*sums[a] > *sums[b] && *means[a] < *means[b]) {
                notes.push_back({NoteKind::FormulasDiffer,
                                 {grid.competitors[a].label, grid.competitors[b].label}});
            }
        }
    }
}

void addFailures(const Ranking &ranking, std::vector<Note> &notes)
{
    for (const Standing &standing : ranking.standings) {
        for (const MissingCell &cell : standing.missing) {
            if (!cell.failed)
                continue;
            const std::string why(cell.status == CellStatus::Ok ? cell.reason : text(cell.status));
            notes.push_back({NoteKind::CellFailed, {standing.label, cell.metric, why}});
        }
    }
}

bool isFirstWhereMeasured(const Standing &standing)
{
    return standing.cells > 0
           && std::all_of(standing.points.begin(), standing.points.end(),
                          [](const auto &points) { return !points || *points == 100; });
}

} // namespace

std::vector<Note> rankingNotes(const Grid &grid, const Ranking &ranking)
{
    std::vector<Note> notes;
    std::vector<const Standing *> measured;
    for (const Standing &standing : ranking.standings) {
        if (standing.cells > 0)
            measured.push_back(&standing);
    }
    if (measured.size() == 1)
        notes.push_back({NoteKind::OnlyOneContender, {measured.front()->label}});
    if (!measured.empty() && ranking.blocks < stats::kFewestForInterval)
        notes.push_back({NoteKind::FewBlocks, {std::to_string(ranking.blocks)}});
    const std::size_t needed = stats::fewestBlocks(measured.size());
    if (measured.size() > 1 && ranking.blocks >= stats::kFewestForInterval
        && ranking.blocks < needed)
        notes.push_back({NoteKind::TooFewToSeparate,
                         {std::to_string(ranking.blocks), std::to_string(measured.size()),
                          std::to_string(needed)}});
    const bool noTotal = std::none_of(measured.begin(), measured.end(),
                                      [](const Standing *one) { return one->total.has_value(); });
    if (!measured.empty() && noTotal)
        notes.push_back({NoteKind::NoSharedCell, {}});
    addDifferences(grid, ranking.rule.unsupported, notes);
    addFailures(ranking, notes);
    for (const Standing *standing : measured) {
        if (isFirstWhereMeasured(*standing) && standing->rank != std::size_t{1})
            notes.push_back({NoteKind::FirstWhereMeasured, {standing->label}});
    }
    return notes;
}

} // namespace jinbang::core::score

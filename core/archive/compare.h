#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Two saved runs side by side, or two entries of one run: what may be said about each cell, and
// what else differs (measurement 2.10). Verdict words belong here and to no ranking.

#include "core/archive/report.h"
#include "core/base/result.h"
#include "core/stats/comparison.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace jinbang::core::archive {

/// One cell on both sides. Ratios are time of new over time of base: 1.1 is 10 % slower.
struct CellComparison {
    std::string key;                  // metric
    std::string label;                // of the entry, as the base has it
    std::optional<double> base, next; // ns per operation, or things a second of a foreign score
    bool isTime = true;               // false: base and next are rates
    std::optional<double> ratio, ciLow, ciHigh, p;
    std::optional<stats::Verdict> verdict; // of new against base
    std::string why;                       // there is no ratio, or no verdict
    std::optional<double> floor;           // relative; between sessions, the larger of both runs
    friend bool operator==(const CellComparison &, const CellComparison &) = default;
};

/// Places on both sides, each ranked by its own formula over the cells that both have.
struct RankChange {
    std::string scope, label;
    int base = 0, next = 0; // 0: not ranked there
    std::optional<double> baseMark, nextMark;
    friend bool operator==(const RankChange &, const RankChange &) = default;
};

struct FactPair {
    std::string name, base, next;
    [[nodiscard]] bool differs() const { return base != next; }
    friend bool operator==(const FactPair &, const FactPair &) = default;
};

struct ReportComparison {
    bool paired = false;    // two entries of one run; else "different sessions"
    std::string base, next; // titles, or labels
    std::vector<FactPair> facts;
    std::vector<std::string> warnings; // what makes the sides unlike each other, a sentence each
    std::vector<CellComparison> cells; // in the base's order
    std::vector<std::string> onlyInBase, onlyInNext; // "simdjson parse/x.json"
    std::vector<RankChange> ranks;                   // empty when paired
    std::optional<double> geometricMean;             // of the ratios
    std::size_t ratios = 0;                          // behind it
    friend bool operator==(const ReportComparison &, const ReportComparison &) = default;
};

/// Two reports. Cells pair by metric and label; between sessions a verdict needs the noise floor of
/// both runs (a twin), and the whole interval beyond it plus 1 %.
/// Errors: NothingToDo when no cell is in both.
[[nodiscard]] Result<ReportComparison> compareReports(const Report &base, const Report &next);

/// Two entries of one run, block by block.
/// Shape:  `base` and `next` are labels, or contender ids where these are unique.
/// Errors: UnknownName with the labels; NothingToDo when they share no metric; Contradiction for
/// one entry twice.
[[nodiscard]] Result<ReportComparison> compareEntries(const Report &report, std::string_view base,
                                                      std::string_view next);

/// --fail-on "slower:3%".
struct FailRule {
    stats::Verdict verdict = stats::Verdict::Slower;
    double atLeast = 0; // relative
};
/// Errors: BadFormat with what is expected.
[[nodiscard]] Result<FailRule> parseFailRule(std::string_view text);
/// The cells that the rule catches: that verdict, and a ratio at least so far from 1.
[[nodiscard]] std::vector<const CellComparison *> caught(const ReportComparison &comparison,
                                                         const FailRule &rule);

} // namespace jinbang::core::archive

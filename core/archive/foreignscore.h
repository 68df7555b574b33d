#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What every importer of other harnesses' files ends in: a score with its names, from which cells
// of a report are made in one place.

#include "core/archive/format.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace jinbang::core::archive {

struct ForeignScore {
    std::string benchmark;       // the whole name, to be split
    std::string metric, library; // when the file itself tells them apart; else both empty
    bool wholeMetric = false;    // parameters, mode and threads stand in the metric already
    std::string version;         // of the library, where the file says it
    std::map<std::string, std::string> params;
    Mode mode = Mode::Throughput;
    int threads = 1;
    std::optional<double> score; // nothing: it failed, or was not finite
    std::optional<double> error; // 99.9 %
    std::int64_t samples = 0;
    std::string unit;
    std::vector<std::vector<double>> raw;             // [fork][iteration], in the unit
    std::vector<std::vector<double>> rawCpu;          // beside raw; empty: not known
    std::vector<std::vector<std::uint64_t>> rawCount; // operations of each; empty: not known
    std::vector<std::vector<std::pair<double, std::uint64_t>>> histogram; // [fork], value and count
    std::map<std::string, double> percentiles;                            // in the unit
    std::optional<double> bytes; // that an operation works on, where the file tells a rate
    std::map<std::string, Classic> secondary;
    CellStatus status = CellStatus::Ok;
    std::string reason;
    std::vector<std::string> notes;
    std::size_t at = 0; // where in the text it starts
};

/// The report of one imported file, whose text is needed to name places in it. Names that Jinbang
/// gave in an export become its own cells again. Errors: BadFormat when two scores have the same
/// metric and library, or when there is none.
[[nodiscard]] Result<Report> reportOf(std::vector<ForeignScore> scores, std::string generator,
                                      std::string_view text, const ReadOptions &options);

/// Lists the cell's contender and fixture in the report, where they are not listed yet.
void addNames(Report &report, const Cell &cell);

/// "jinbang.<operation>.<contender>_<variant>", by which an export of ours is known again.
[[nodiscard]] std::string ownBenchmarkName(const Cell &cell);
/// The parts of a cell's row that its name does not tell: fixture, reuse, keys, allocator.
[[nodiscard]] std::map<std::string, std::string> ownParams(const Cell &cell);

} // namespace jinbang::core::archive

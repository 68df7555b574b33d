#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A cell as JMH would report it: all iterations of all processes pooled. Shared by the exports in
// JMH's formats.

#include "core/archive/report.h"
#include "core/stats/jmhclassic.h"

namespace jinbang::core::archive {

struct JmhResult {
    Classic classic;
    std::vector<std::vector<double>> raw; // [fork][iteration] of what counts, in the unit
    std::map<std::string, double> percentiles;
};

/// Nothing for a cell without a number.
/// Units:  those of `classic.unit`: the cell's own where it has one, else ops/s or ns/op by mode.
[[nodiscard]] std::optional<JmhResult> jmhResult(const Cell &cell);

/// Why JMH's formats cannot hold a report: half a sentence, or nothing when they can.
[[nodiscard]] std::string whyNoJmh(const Report &report);

/// "0.0", "50.0", "99.99", ...: a rank as JMH names it.
[[nodiscard]] std::string rankName(double rank);

/// The name and the parameters under which JMH's formats show a cell.
[[nodiscard]] std::string benchmarkName(const Cell &cell);
[[nodiscard]] std::map<std::string, std::string> benchmarkParams(const Cell &cell);

} // namespace jinbang::core::archive

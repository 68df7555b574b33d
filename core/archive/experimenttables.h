#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What a report says beyond its ranking and metrics, as tables: loads over HTTP, scaling by count,
// what a condition changes, threads, and JMH's own table. Only those that the report has.

#include "core/archive/texttable.h"

namespace jinbang::core::archive {

[[nodiscard]] std::vector<TextTable> experimentTables(const Report &report);

/// Time an object by count (elapsed time of a single shot), growth, and the advice in words.
[[nodiscard]] TextTable scalingTable(const ScalingResult &result);
/// The peak memory of the processes that measured it, by count; no rows where none is known.
[[nodiscard]] TextTable scalingMemoryTable(const ScalingResult &result);
/// JMH's Benchmark, Mode, Threads, Cnt, Score, Error, Units; no rows without several threads or
/// JMH's options. The error is JMH's: all iterations of all processes pooled.
[[nodiscard]] TextTable jmhTable(const Report &report);
/// What `ab` prints, a row a library, the most requests a second first; for each load its
/// figures, then its percentiles.
[[nodiscard]] std::vector<TextTable> httpTables(const Report &report);

} // namespace jinbang::core::archive

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Google Benchmark's JSON, read and written in two files because each is a screen or two.

#include "core/archive/format.h"

namespace jinbang::core::archive {

[[nodiscard]] Likeness looksLikeGbench(std::string_view text);
/// Errors: BadFormat with line and column, EmptyInput, TooLarge.
[[nodiscard]] Result<Report> readGbench(std::string_view text, const ReadOptions &options);
/// One row a process and cell, of another harness one a repetition, in the form that compare.py
/// reads.
void writeGbench(const Report &report, Output &output);
/// Why it would lose results: half a sentence, or nothing when it would not.
[[nodiscard]] std::string whyNoGbench(const Report &report);

} // namespace jinbang::core::archive

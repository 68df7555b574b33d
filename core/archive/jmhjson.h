#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// JMH's JSON, read and written in two files because each is a screen or two.

#include "core/archive/format.h"

namespace jinbang::core::archive {

[[nodiscard]] Likeness looksLikeJmhJson(std::string_view text);
/// Errors: BadFormat with line and column, EmptyInput, TooLarge.
[[nodiscard]] Result<Report> readJmhJson(std::string_view text, const ReadOptions &options);
/// JMH Visualizer splits what it is given at blanks and at '=', so a value of ours that has them is
/// written with their look-alikes U+00A0 and U+FF1D; fromVisualizer() takes them back.
/// Source: parse.js of JMH Visualizer, parseBenchmarkBundles.
[[nodiscard]] std::string forVisualizer(std::string_view value);
[[nodiscard]] std::string fromVisualizer(std::string_view value);
/// Only cells with a number: JMH has no word for the others.
void writeJmhJson(const Report &report, Output &output);

} // namespace jinbang::core::archive

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// JMH's JSON, read and written in two files because each is a screen or two.

#include "core/archive/format.h"

namespace jinbang::core::archive {

[[nodiscard]] Likeness looksLikeJmhJson(std::string_view text);
/// Errors: BadFormat with line and column, EmptyInput, TooLarge.
[[nodiscard]] Result<Report> readJmhJson(std::string_view text, const ReadOptions &options);
/// Only cells with a number: JMH has no word for the others.
void writeJmhJson(const Report &report, Output &output);

} // namespace jinbang::core::archive

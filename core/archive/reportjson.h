#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Jinbang's own file, *.jinbang.json: everything a report holds, in a form that other programs
// read. Deterministic: the same report gives the same bytes on every machine, and a file of ours is
// byte-identical after loading and saving.

#include "core/archive/output.h"
#include "core/archive/report.h"
#include "core/base/result.h"

#include <string>
#include <string_view>

namespace jinbang::core::archive {

inline constexpr int kSchemaVersion = 1;

void writeReportJson(const Report &report, Output &output);

/// `subject` names the file in errors.
/// Errors: EmptyInput, BadFormat with line and column, NewerVersion, TooLarge.
[[nodiscard]] Result<Report> readReportJson(std::string_view text, std::string subject);

} // namespace jinbang::core::archive

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A plan as a file of its own, *.jinbang: what is to be measured, without anything that was. Its
// members are those of a report's "config", so a plan can be cut out of a report by hand.

#include "core/archive/output.h"
#include "core/base/result.h"
#include "core/contest/plan.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace jinbang::core::archive {

inline constexpr int kPlanVersion = 1;

void writePlanJson(const contest::Plan &plan, Output &output);

/// `subject` names the file in errors. Members that are absent keep their defaults; whether the
/// plan can run is asked elsewhere (contest::validate). Errors: EmptyInput, BadFormat with line and
/// column, NewerVersion, TooLarge.
[[nodiscard]] Result<contest::Plan> readPlanJson(std::string_view text, std::string subject);

/// The same from a file. Errors: also CannotRead, NotRegularFile.
[[nodiscard]] Result<contest::Plan> readPlanFile(const std::filesystem::path &path);

} // namespace jinbang::core::archive

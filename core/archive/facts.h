#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Under what conditions a report was made, as name and value, for every format that people read.

#include "core/archive/report.h"

#include <string>
#include <utility>
#include <vector>

namespace jinbang::core::archive {

/// The title, or "Jinbang" with the time of the run.
[[nodiscard]] std::string titleOf(const Report &report);

/// Only what is known.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> factsOf(const Report &report);

} // namespace jinbang::core::archive

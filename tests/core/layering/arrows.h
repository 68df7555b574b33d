#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Who may include whom, as a table, so that the layers of CONTRIBUTING.md hold by test and not by
// memory.

#include <string>
#include <string_view>
#include <vector>

namespace jinbang::layering {

/// Why the file at `path` (from the root of the tree) may not include `include`; empty when it may.
/// Shape:  `include` is what stands between the quotes or brackets.
[[nodiscard]] std::string wrongArrow(std::string_view path, std::string_view include);

/// What the include lines of a source text name, in order.
[[nodiscard]] std::vector<std::string> includesOf(std::string_view text);

} // namespace jinbang::layering

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// File formats in the user's language, by the engine's id of them.

#include <QString>

#include <string_view>

namespace jinbang::app {

/// "JMH JSON"; the engine's own word for a format that has none here.
[[nodiscard]] QString formatTitle(std::string_view id);
/// What it is good for, of those that can be written.
[[nodiscard]] QString formatPurpose(std::string_view id);

} // namespace jinbang::app

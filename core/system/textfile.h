#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Files of /proc and /sys below a root that tests replace by a folder of their own.

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace jinbang::core::system {

/// Where /proc, /sys and /etc are looked for; empty is the machine itself.
using Root = std::filesystem::path;

/// The whole file, or nothing when it cannot be read. `path` is absolute.
[[nodiscard]] std::optional<std::string> fileText(const Root &root, std::string_view path);

/// Its first line without the white space around it; empty when it cannot be read.
[[nodiscard]] std::string fileLine(const Root &root, std::string_view path);

/// The value behind "name<white space>:<white space>value" or "name=value" in the first such line.
[[nodiscard]] std::optional<std::string> entry(std::string_view text, std::string_view name,
                                               char separator);

/// Without white space and quotes around it.
[[nodiscard]] std::string trimmed(std::string_view text);

} // namespace jinbang::core::system

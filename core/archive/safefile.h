#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are either whole or as they were before: written beside their place, checked, and
// moved there in one step.

#include "core/archive/output.h"
#include "core/base/result.h"

#include <filesystem>
#include <functional>
#include <vector>

namespace jinbang::core::archive {

using FileWriter = std::function<void(Output &)>;

/// Writes a temporary in the same folder, flushes it to the disk, compares its size and renames it.
/// A device or pipe that stands there (/dev/stdout) is written to as it is. Errors: CannotWrite,
/// DiskFull; the old file is untouched. OutputIsInput when `path` is one of
///         `inputs`, also by another name.
[[nodiscard]] Result<void> writeFileSafely(const std::filesystem::path &path,
                                           const FileWriter &write,
                                           const std::vector<std::filesystem::path> &inputs = {});

/// Whether writeFileSafely could succeed, asked before a long run: makes and removes a temporary.
/// Errors: as writeFileSafely.
[[nodiscard]] Result<void> checkWritable(const std::filesystem::path &path,
                                         const std::vector<std::filesystem::path> &inputs = {});

} // namespace jinbang::core::archive

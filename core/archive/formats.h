#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// All file formats, and the two questions that are asked of them: whose is this file, and which one
// does this name ask for.

#include "core/archive/format.h"

#include <filesystem>
#include <span>

namespace jinbang::core::archive {

[[nodiscard]] std::span<const Format *const> formats();

/// What a person calls the format with this id; the id itself when there is none such.
[[nodiscard]] std::string_view titleOfFormat(std::string_view id);

/// The format that is surest that a text is its own; null where none is as sure as `least`.
[[nodiscard]] const Format *formatOf(std::string_view text, Likeness least = Likeness::Perhaps);

/// By the longest suffix that fits, without regard to case: "x.jmh.json" before "x.json".
/// Errors: UnknownSuffix with the list.
[[nodiscard]] Result<const Format *> formatToWrite(const std::filesystem::path &path);

/// Reads a text in whatever format it is; its name is not looked at.
/// Errors: BadFormat, also when no format knows it; EmptyInput; NewerVersion; InvalidText;
/// TooLarge.
[[nodiscard]] Result<Report> readReport(std::string_view text, const ReadOptions &options);

/// The same from a file. Errors: also CannotRead, NotRegularFile.
[[nodiscard]] Result<Report> readReportFile(const std::filesystem::path &path,
                                            std::vector<NamePattern> map = {});

/// Whether a format can hold the results of a report. Errors: Unsupported with the reason.
[[nodiscard]] Result<void> checkHeld(const Report &report, const Format &format);

/// Writes it in the format of the name, whole or not at all.
/// Errors: UnknownSuffix; Unsupported where the format cannot hold the results; as writeFileSafely.
[[nodiscard]] Result<void> writeReportFile(const Report &report, const std::filesystem::path &path,
                                           const std::vector<std::filesystem::path> &inputs = {});

} // namespace jinbang::core::archive

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A report on standard output and in the files that were asked for.

#include "app/cli/command.h"
#include "core/archive/report.h"

#include <filesystem>
#include <string>
#include <vector>

namespace jinbang::app {

/// --format and -O, which several commands share.
struct OutputOptions {
    std::string format = "table";
    std::vector<std::string> files;
};
void addOutputOptions(CLI::App &command, OutputOptions &options);

/// Whether every file can be written, before any work is done.
/// Errors: UnknownName for the format; UnknownSuffix; CannotWrite; OutputIsInput.
[[nodiscard]] core::Result<void> checkOutputs(const OutputOptions &options,
                                              const std::vector<std::filesystem::path> &inputs);

/// Writes the files and prints the report. Errors: of the first file that could not be written; the
/// others are written all the same.
[[nodiscard]] core::Result<void> showReport(const core::archive::Report &report,
                                            const OutputOptions &options,
                                            const std::vector<std::filesystem::path> &inputs,
                                            Context &context);

/// For a person: banners, rankings, metrics, machine warnings.
[[nodiscard]] std::string reportText(const core::archive::Report &report, const Terminal &terminal);

} // namespace jinbang::app

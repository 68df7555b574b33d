#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// How a table of somebody's scores is to be read, where it cannot be guessed.

#include "app/cli/command.h"
#include "core/archive/names.h"
#include "core/archive/report.h"

#include <string>
#include <vector>

namespace jinbang::app {

struct CsvOptions {
    std::string separator, decimal, encoding, columns, unit;
    [[nodiscard]] bool given() const
    {
        return !(separator.empty() && decimal.empty() && encoding.empty() && columns.empty()
                 && unit.empty());
    }
};
void addCsvOptions(CLI::App &command, CsvOptions &options);

/// A report of any format; as a table where one of the options is given.
/// Errors: as readReportFile and importCsv; OutOfRange for an option.
[[nodiscard]] core::Result<core::archive::Report>
readScores(const std::string &file, const std::vector<core::archive::NamePattern> &map,
           const CsvOptions &options);

} // namespace jinbang::app

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Reading a saved run, or the results of another harness.

#include "core/archive/report.h"
#include "core/base/result.h"

#include <QString>

namespace jinbang::app {

/// A file in any format of the archive, whatever its name. Errors: CannotRead, and those of readReport.
[[nodiscard]] core::Result<core::archive::Report> openReport(const QString &path);

} // namespace jinbang::app

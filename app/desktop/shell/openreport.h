#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Reading a saved run.

#include "core/archive/report.h"
#include "core/base/result.h"

#include <QString>

namespace jinbang::app {

/// Errors: CannotRead, and those of readReportJson.
[[nodiscard]] core::Result<core::archive::Report> openReport(const QString &path);

} // namespace jinbang::app

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// From the data of an HTTP run to its report. Pure.

#include "core/archive/report.h"
#include "core/http/httprun.h"

namespace jinbang::core::archive {

/// A report without cells and rankings, whose `http` has one result a load and entry.
[[nodiscard]] Report makeHttpReport(const http::HttpRun &run);

} // namespace jinbang::core::archive

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Reads from a report's cells what each condition that was varied did. Pure.

#include "core/archive/report.h"

namespace jinbang::core::archive {

/// For every library and metric that was measured with and without reuse, with keys in order and
/// shuffled, under the system's allocator and another one. Twins are left out.
[[nodiscard]] std::vector<AxisFactor> axisFactorsOf(const Report &report);

/// For every library and metric that was measured with several threads.
[[nodiscard]] std::vector<ThreadCurve> threadCurvesOf(const Report &report);

} // namespace jinbang::core::archive

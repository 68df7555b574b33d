#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the scaling results of a report. Pure.

#include "core/archive/report.h"

namespace jinbang::core::archive {

/// Every record workload that the report has at two counts or more. Twins and cells that are not
/// ranked give no advice; fixtures count as one workload by their name before ":".
[[nodiscard]] std::vector<ScalingResult> scalingOf(const Report &report);

/// "Up to 100 objects: simdjson." "From 1,000 objects on: no clear difference between a and b."
[[nodiscard]] std::string sentence(const ScalingAdvice &advice);

} // namespace jinbang::core::archive

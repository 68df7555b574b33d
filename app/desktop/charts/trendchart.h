#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// One cell over the kept runs: a line a library, dashed where machine, compiler or version changed.

#include "app/desktop/charts/linechart.h"
#include "core/history/runentry.h"

#include <functional>

namespace jinbang::app {

/// The points of one library, the oldest first.
struct TrendSeries {
    std::string label;
    std::vector<core::history::TrendPoint> points;
};

struct Trend {
    LineData lines;
    std::vector<QString> changes; // at each place, what had changed there; for the read-out
};

/// Every run that has a point of any library is a place on the axis, in the order of time.
[[nodiscard]] Trend trendOf(const std::vector<TrendSeries> &series,
                            const std::function<int(const std::string &)> &slotOfLabel);

} // namespace jinbang::app

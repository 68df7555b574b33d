#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What a bar chart shows, before any picture: values with intervals, or the reason why there is
// none. A slot without a value stays a slot, so that no bar ever moves under another name.

#include "app/desktop/charts/unitscale.h"

#include <QString>
#include <QStringList>

#include <limits>
#include <vector>

namespace jinbang::app {

inline constexpr double kNoNumber = std::numeric_limits<double>::quiet_NaN();

enum class BarState { Value, Unsupported, Failed, Waiting, Absent };

struct Bar {
    BarState state = BarState::Absent;
    double value = kNoNumber;
    double low = kNoNumber; // interval, in the value's own unit
    double high = kNoNumber;
    QString word; // for a slot without value: the short reason
    bool noisy = false;
};

struct BarSeries {
    QString id;
    QString name;
    int slot = 0;
    bool visible = true;
    std::vector<Bar> bars; // one per category; missing ones count as Absent
};

struct BarCategory {
    QString name;
    QString group;    // second line, for example the operation
    QString key = {}; // of the report's row, when there is one
};

struct BarData {
    QString title;
    QString key; // of the report's workload, when the chart is of one
    UnitKind unit = UnitKind::OpsPerSecond;
    bool higherIsBetter = true;
    bool logScale = false;
    bool whiskers = true;
    bool values = true;
    int highlightSeries = -1; // this one bar stays strong, others fade
    int highlightCategory = -1;
    std::vector<BarCategory> categories;
    std::vector<BarSeries> series;
};

/// The bar of a series in a category, made safe: not finite becomes Failed, too short a list
/// Absent.
[[nodiscard]] Bar barAt(const BarSeries &series, size_t category);

/// Indices of the visible series.
[[nodiscard]] std::vector<size_t> visibleSeries(const BarData &data);

/// True when colours do not tell the series apart, because two share one: then legend and bars
/// carry numbers. Hidden ones count, so that no number changes when one is hidden.
[[nodiscard]] bool needsNumbers(const BarData &data);

/// Index of the best visible series in a category, or -1. A time that is not above 0 is never best.
[[nodiscard]] int bestSeries(const BarData &data, size_t category);

/// True when the bar's interval can be drawn: a value above 0 with two ends.
[[nodiscard]] bool hasWhisker(const Bar &bar);

/// All finite values and interval ends of the visible series.
[[nodiscard]] std::vector<double> plottedValues(const BarData &data);

/// The same data as lines of a table with a header, for screen readers and for copying.
[[nodiscard]] std::vector<QStringList> tableOf(const BarData &data);

/// One sentence with the finding: best, last and their ratio.
[[nodiscard]] QString sentenceOf(const BarData &data);

} // namespace jinbang::app

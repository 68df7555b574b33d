#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// From raw values to an axis people can read: one unit prefix for a chart, round steps, and on a
// log scale a base line that no bar disappears under.

#include <QString>

#include <vector>

namespace jinbang::app {

enum class UnitKind {
    OpsPerSecond,
    Nanoseconds,
    BytesPerSecond,
    Points,
    Requests,
    Objects,
    NsPerObject,
    NsPerRequest
};

struct UnitScale {
    double divisor = 1;
    QString heading; // "M ops/s"
};

/// The prefix in which `largest` has one to three digits before the point.
[[nodiscard]] UnitScale unitScale(UnitKind kind, double largest);

/// A value with its own best prefix: "2.39 M ops/s", "47.6 µs per operation".
[[nodiscard]] QString valueWithUnit(UnitKind kind, double value);

struct Tick {
    double at = 0; // in plotted units
    QString text;
};

[[nodiscard]] std::vector<double> positionsOf(const std::vector<Tick> &ticks);

/// Maps raw values to plotted ones, from 0 upwards, with the ticks of the axis.
struct AxisScale {
    UnitScale unit;
    bool log = false;
    double logBase = 0; // log10 of the base line, when log
    double top = 1;     // largest plotted value
    double step = 1;
    std::vector<Tick> ticks;

    /// Height of a raw value above the base line. On a log scale what is not above 0 has none.
    [[nodiscard]] double plotted(double value) const;
};

/// The text above a bar, two to three significant digits: in the axis' prefix, or on a log scale,
/// where decades lie in one chart, in its own.
[[nodiscard]] QString valueLabel(UnitKind kind, const AxisScale &axis, double value);

/// Axis for these finite values. Linear ones start at 0 and a log scale a decade below the smallest
/// positive value; without any positive value the scale is linear.
[[nodiscard]] AxisScale axisFor(const std::vector<double> &values, UnitKind kind, bool log,
                                int wantedTicks = 4);

/// Log axis for lines, which need no base line: from 1, 2 or 5 x 10^n to the same, so that values
/// of one decade do not lie in a band of a chart of three.
[[nodiscard]] AxisScale logLineAxis(const std::vector<double> &values, UnitKind kind);

/// The smallest of 1, 2, 2.5, 5 x 10^n that cuts `range` into at most `parts` parts.
[[nodiscard]] double niceStep(double range, int parts);

} // namespace jinbang::app

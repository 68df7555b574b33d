// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/unitscale.h"

#include "app/desktop/text/numbers.h"
#include "core/base/number.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace jinbang::app {

namespace {

struct Prefix {
    double divisor;
    const char *heading;
};

constexpr std::array kOps{Prefix{1, QT_TRANSLATE_NOOP("Units", "ops/s")},
                          Prefix{1e3, QT_TRANSLATE_NOOP("Units", "k ops/s")},
                          Prefix{1e6, QT_TRANSLATE_NOOP("Units", "M ops/s")},
                          Prefix{1e9, QT_TRANSLATE_NOOP("Units", "G ops/s")}};
constexpr std::array kTime{Prefix{1, QT_TRANSLATE_NOOP("Units", "ns/op")},
                           Prefix{1e3, QT_TRANSLATE_NOOP("Units", "µs/op")},
                           Prefix{1e6, QT_TRANSLATE_NOOP("Units", "ms/op")},
                           Prefix{1e9, QT_TRANSLATE_NOOP("Units", "s/op")}};
constexpr std::array kEach{Prefix{1, QT_TRANSLATE_NOOP("Units", "ns/object")},
                           Prefix{1e3, QT_TRANSLATE_NOOP("Units", "µs/object")},
                           Prefix{1e6, QT_TRANSLATE_NOOP("Units", "ms/object")}};
constexpr std::array kEachRequest{Prefix{1, QT_TRANSLATE_NOOP("Units", "ns/request")},
                                  Prefix{1e3, QT_TRANSLATE_NOOP("Units", "µs/request")},
                                  Prefix{1e6, QT_TRANSLATE_NOOP("Units", "ms/request")}};
constexpr std::array kRequests{Prefix{1, QT_TRANSLATE_NOOP("Units", "requests/s")},
                               Prefix{1e3, QT_TRANSLATE_NOOP("Units", "k requests/s")}};
constexpr std::array kBytes{Prefix{1e6, QT_TRANSLATE_NOOP("Units", "MB/s")}};
constexpr std::array kPoints{Prefix{1, QT_TRANSLATE_NOOP("Units", "points")}};
constexpr std::array kObjects{Prefix{1, QT_TRANSLATE_NOOP("Units", "objects")}};

QString heading(const char *text)
{
    return QCoreApplication::translate("Units", text);
}

template <size_t N>
UnitScale chosen(const std::array<Prefix, N> &prefixes, double largest)
{
    const Prefix *best = &prefixes[0];
    for (const Prefix &prefix : prefixes) {
        if (largest >= prefix.divisor * 0.9995)
            best = &prefix;
    }
    return {best->divisor, heading(best->heading)};
}

// A multiple of a round step carries rounding errors; four digits are more than a step has.
QString tickText(double value)
{
    if (value == std::floor(value))
        return QString::fromStdString(core::grouped(std::uint64_t(std::clamp(value, 0.0, 9e18))));
    const double scale = std::pow(10, std::max(3.0, 3 - std::floor(std::log10(std::abs(value)))));
    return QString::fromStdString(core::shortest(std::round(value * scale) / scale))
        .replace(u'-', kMinus);
}

/// Without a prefix: on a log scale ticks and labels carry their own.
QString plainHeading(UnitKind kind)
{
    switch (kind) {
    case UnitKind::Nanoseconds:
        return heading(QT_TRANSLATE_NOOP("Units", "time/op"));
    case UnitKind::NsPerObject:
        return heading(QT_TRANSLATE_NOOP("Units", "time/object"));
    default:
        return unitScale(kind, 0).heading;
    }
}

// On a log scale every decade may have another prefix, so its ticks carry their own.
QString decadeText(UnitKind kind, double value)
{
    if (kind == UnitKind::Nanoseconds || kind == UnitKind::NsPerObject
        || kind == UnitKind::NsPerRequest)
        return withoutZeros(timeText(value));
    return siTickText(kind == UnitKind::BytesPerSecond ? value / 1e6 : value);
}

/// The largest of 1, 2 and 5 x 10^n that is not above the value; upwards the smallest not below it.
double roundedLog(double value, bool up)
{
    const double decade = std::floor(std::log10(value) + 1e-9);
    double below = decade;
    for (const double factor : {1.0, 2.0, 5.0, 10.0}) {
        const double at = decade + std::log10(factor);
        if (up && at >= std::log10(value) - 1e-9)
            return at;
        if (at <= std::log10(value) + 1e-9)
            below = at;
    }
    return below;
}

/// Smallest and largest of the positive values; 0 without any.
std::pair<double, double> positiveRange(const std::vector<double> &values)
{
    double smallest = 0;
    double largest = 0;
    for (const double value : values) {
        if (!std::isfinite(value) || !(value > 0))
            continue;
        largest = std::max(largest, value);
        smallest = smallest > 0 ? std::min(smallest, value) : value;
    }
    return {smallest, largest};
}

UnitScale logUnit(UnitKind kind)
{
    return {unitScale(kind, 0).divisor, plainHeading(kind)};
}

AxisScale logAxis(double smallest, double largest, UnitKind kind)
{
    AxisScale axis;
    axis.log = true;
    axis.unit = logUnit(kind);
    // A whole decade below the smallest value, so that a value of exactly 10^n still has a bar.
    axis.logBase = std::ceil(std::log10(smallest) - 1e-9) - 1;
    axis.top = std::max(1.0, std::ceil(std::log10(largest) - 1e-9) - axis.logBase);
    axis.step = std::max(1.0, std::ceil(axis.top / 8));
    for (double at = 0; at <= axis.top + 1e-9; at += axis.step)
        axis.ticks.push_back({at, decadeText(kind, std::pow(10, axis.logBase + at))});
    return axis;
}

} // namespace

UnitScale unitScale(UnitKind kind, double largest)
{
    switch (kind) {
    case UnitKind::OpsPerSecond:
        return chosen(kOps, largest);
    case UnitKind::Nanoseconds:
        return chosen(kTime, largest);
    case UnitKind::BytesPerSecond:
        return chosen(kBytes, largest);
    case UnitKind::Points:
        return chosen(kPoints, largest);
    case UnitKind::Requests:
        return chosen(kRequests, largest);
    case UnitKind::Objects:
        return chosen(kObjects, largest);
    case UnitKind::NsPerObject:
        return chosen(kEach, largest);
    case UnitKind::NsPerRequest:
        return chosen(kEachRequest, largest);
    }
    return {};
}

QString valueWithUnit(UnitKind kind, double value)
{
    const UnitScale scale = unitScale(kind, value);
    return (kind == UnitKind::Points ? pointsText(value) : groupedText(value / scale.divisor))
           + u' ' + scale.heading;
}

QString valueLabel(UnitKind kind, const AxisScale &axis, double value)
{
    if (kind == UnitKind::Points)
        return pointsText(value);
    if (!axis.log || kind == UnitKind::BytesPerSecond)
        return groupedText(value / axis.unit.divisor);
    return kind == UnitKind::Nanoseconds || kind == UnitKind::NsPerObject ? timeText(value)
                                                                          : siText(value);
}

std::vector<double> positionsOf(const std::vector<Tick> &ticks)
{
    std::vector<double> positions;
    for (const Tick &tick : ticks)
        positions.push_back(tick.at);
    return positions;
}

double AxisScale::plotted(double value) const
{
    if (!std::isfinite(value))
        return 0;
    if (!log)
        return std::max(0.0, value / unit.divisor);
    return value > 0 ? std::max(0.0, std::log10(value) - logBase) : 0;
}

double niceStep(double range, int parts)
{
    if (!(range > 0) || parts < 1)
        return 1;
    const double raw = range / parts;
    const double decade = std::pow(10, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 2.5, 5.0}) {
        if (factor * decade >= raw * (1 - 1e-9))
            return factor * decade;
    }
    return 10 * decade;
}

AxisScale logLineAxis(const std::vector<double> &values, UnitKind kind)
{
    const auto [smallest, largest] = positiveRange(values);
    if (!(smallest > 0))
        return axisFor(values, kind, true);
    AxisScale axis;
    axis.log = true;
    axis.unit = logUnit(kind);
    axis.logBase = roundedLog(smallest, false);
    const double end = std::max(roundedLog(largest, true), axis.logBase + std::log10(2));
    axis.top = end - axis.logBase;
    constexpr double kFewDecades = 2.5; // below it the decades alone are too few lines
    const bool fine = axis.top < kFewDecades;
    axis.step = fine ? 1 : std::max(1.0, std::ceil(axis.top / 8));
    for (double decade = std::floor(axis.logBase + 1e-9); decade <= end + 1e-9;
         decade += axis.step) {
        for (const double factor : {1.0, 2.0, 5.0}) {
            const double at = decade + std::log10(factor) - axis.logBase;
            if (at >= -1e-9 && at <= axis.top + 1e-9 && (fine || factor == 1.0))
                axis.ticks.push_back(
                    {std::max(0.0, at), decadeText(kind, factor * std::pow(10, decade))});
        }
    }
    return axis;
}

AxisScale axisFor(const std::vector<double> &values, UnitKind kind, bool log, int wantedTicks)
{
    const auto [smallest, largest] = positiveRange(values);
    if (log && smallest > 0)
        return logAxis(smallest, largest, kind);

    AxisScale axis;
    axis.unit = unitScale(kind, largest);
    const double range = largest > 0 ? largest / axis.unit.divisor : 1;
    axis.step = niceStep(range, wantedTicks);
    // Stop a little above the tallest bar, not at the next round number: bars use the room they
    // have.
    axis.top = range * 1.02;
    if (kind == UnitKind::Points && largest <= 100 && (largest > 50 || largest <= 0)) {
        axis.step = 25;
        axis.top = 104;
    }
    for (double at = 0; at <= axis.top + axis.step * 1e-9; at += axis.step)
        axis.ticks.push_back({at, tickText(at)});
    return axis;
}

} // namespace jinbang::app

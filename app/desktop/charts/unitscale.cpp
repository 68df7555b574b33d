// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/unitscale.h"

#include "app/desktop/text/numbers.h"

#include "core/base/number.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QCoreApplication>

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

QString tickText(double value)
{
    if (value != 0 && std::abs(value) < 1)
        return QString::fromStdString(core::shortest(std::round(value * 1e6) / 1e6));
    if (value == std::floor(value))
        return QString::fromStdString(core::grouped(std::uint64_t(std::clamp(value, 0.0, 9e18))));
    return QString::fromStdString(core::shortest(std::round(value * 1e3) / 1e3));
}

/// "10.0 ms" as "10 ms".
QString withoutZeros(QString text)
{
    const qsizetype point = text.indexOf(u'.');
    qsizetype end = point + 1;
    while (point >= 0 && end < text.size() && text[end] == u'0')
        ++end;
    return point < 0 || (end < text.size() && text[end].isDigit()) ? text : text.remove(point, end - point);
}

// On a log scale every decade may have another prefix, so its ticks carry their own.
QString decadeText(UnitKind kind, double value)
{
    if (kind == UnitKind::Nanoseconds || kind == UnitKind::NsPerObject || kind == UnitKind::NsPerRequest)
        return withoutZeros(timeText(value));
    return siTickText(kind == UnitKind::BytesPerSecond ? value / 1e6 : value);
}

AxisScale logAxis(double smallest, double largest, UnitKind kind)
{
    AxisScale axis;
    axis.log = true;
    axis.unit = unitScale(kind, largest);
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
    case UnitKind::OpsPerSecond: return chosen(kOps, largest);
    case UnitKind::Nanoseconds: return chosen(kTime, largest);
    case UnitKind::BytesPerSecond: return chosen(kBytes, largest);
    case UnitKind::Points: return chosen(kPoints, largest);
    case UnitKind::Requests: return chosen(kRequests, largest);
    case UnitKind::Objects: return chosen(kObjects, largest);
    case UnitKind::NsPerObject: return chosen(kEach, largest);
    case UnitKind::NsPerRequest: return chosen(kEachRequest, largest);
    }
    return {};
}

QString valueWithUnit(UnitKind kind, double value)
{
    const UnitScale scale = unitScale(kind, value);
    return valueLabel(kind, scale, value) + u' ' + scale.heading;
}

QString valueLabel(UnitKind kind, const UnitScale &scale, double value)
{
    if (kind == UnitKind::Points)
        return pointsText(value);
    return groupedText(value / scale.divisor);
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

AxisScale axisFor(const std::vector<double> &values, UnitKind kind, bool log, int wantedTicks)
{
    double smallest = 0;
    double largest = 0;
    for (const double value : values) {
        if (!std::isfinite(value))
            continue;
        largest = std::max(largest, value);
        if (value > 0)
            smallest = smallest > 0 ? std::min(smallest, value) : value;
    }
    if (log && smallest > 0)
        return logAxis(smallest, largest, kind);

    AxisScale axis;
    axis.unit = unitScale(kind, largest);
    const double range = largest > 0 ? largest / axis.unit.divisor : 1;
    axis.step = niceStep(range, wantedTicks);
    // Stop a little above the tallest bar, not at the next round number: bars use the room they have.
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

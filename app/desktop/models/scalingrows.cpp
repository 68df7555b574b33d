// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/models/scalingrows.h"

#include "app/desktop/models/scalingadvice.h"
#include "app/desktop/text/numbers.h"
#include "app/desktop/text/words.h"
#include "core/archive/jmhscore.h"
#include "core/base/number.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace jinbang::app {

namespace {

using core::archive::Report;
using core::archive::ScalingCurve;
using core::archive::ScalingPoint;
using core::archive::ScalingResult;

QString say(const char *text)
{
    return QCoreApplication::translate("Experiment", text);
}

QString twoDecimals(double value)
{
    return QString::fromStdString(core::fixed(value, 2));
}

QString threeDecimals(double value)
{
    return QString::fromStdString(core::fixed(value, 3));
}

QString fourDecimals(double value)
{
    return QString::fromStdString(core::fixed(value, 4));
}

QString times(double value)
{
    return u'×' + twoDecimals(value);
}

RowsColumn libraryColumn()
{
    return {say(QT_TRANSLATE_NOOP("Experiment", "Library")), false};
}

/// The line of a curve in the picture: its name and colour.
const Line *lineOf(const LineData &lines, const std::string &label)
{
    const auto found = std::find_if(lines.lines.begin(), lines.lines.end(),
                                    [&](const Line &line) { return line.id == shown(label); });
    return found == lines.lines.end() ? nullptr : &*found;
}

QString valueText(UnitKind kind, double value)
{
    switch (kind) {
    case UnitKind::Nanoseconds:
    case UnitKind::NsPerObject:
    case UnitKind::NsPerRequest:
        return timeText(value);
    case UnitKind::BytesPerSecond:
        return groupedText(value / 1e6);
    default:
        return siText(value);
    }
}

QString columnOf(UnitKind kind)
{
    switch (kind) {
    case UnitKind::Nanoseconds:
    case UnitKind::NsPerRequest:
        return say(QT_TRANSLATE_NOOP("Experiment", "Time"));
    case UnitKind::NsPerObject:
        return say(QT_TRANSLATE_NOOP("Experiment", "Per object"));
    case UnitKind::BytesPerSecond:
        return QStringLiteral("MB/s");
    case UnitKind::Requests:
        return QCoreApplication::translate("Http", "requests/s");
    default:
        return QStringLiteral("ops/s");
    }
}

/// The cell that a point of a thread curve was taken from.
const core::archive::Cell *cellOf(const Report &report, const std::string &label,
                                  core::Operation operation, const std::string &subject,
                                  int threads)
{
    for (const core::archive::Cell &cell : report.cells) {
        if (cell.foreign || cell.label != label || cell.operation != operation
            || cell.threads != threads)
            continue;
        core::archive::Cell alone = cell;
        alone.threads = 1;
        alone.forks.clear();
        if (partsOf(core::archive::metricKey(alone)).subject() == subject)
            return &cell;
    }
    return nullptr;
}

/// Cnt, Score, Error and Units as JMH prints them.
void addJmh(RowsRow &row, const core::archive::Cell *cell)
{
    const auto result = cell != nullptr ? core::archive::jmhResult(*cell) : std::nullopt;
    if (!result) {
        for (int i = 0; i < 4; ++i)
            row.cells.push_back(numberCell({}, wholeText));
        return;
    }
    row.cells.push_back(numberCell(double(result->classic.samples), wholeText));
    row.cells.push_back(numberCell(result->classic.score, threeDecimals));
    row.cells.push_back(numberCell(result->classic.scoreError999, threeDecimals));
    row.cells.push_back(textCell(shown(result->classic.unit)));
}

bool lessIsBetter(UnitKind kind)
{
    return kind == UnitKind::Nanoseconds || kind == UnitKind::NsPerObject
           || kind == UnitKind::NsPerRequest;
}

} // namespace

RowsTable readOut(const LineData &lines, double x)
{
    RowsTable table;
    table.columns = {libraryColumn(),
                     {columnOf(lines.yUnit), true},
                     {say(QT_TRANSLATE_NOOP("Experiment", "vs best")), true}};
    std::vector<std::pair<const Line *, std::optional<double>>> values;
    for (const Line &line : lines.lines) {
        std::optional<double> value;
        for (const LinePoint &point : line.points) {
            if (point.x == x && std::isfinite(point.y) && point.y > 0)
                value = point.y;
        }
        values.emplace_back(&line, value);
    }
    const bool less = lessIsBetter(lines.yUnit);
    std::stable_sort(values.begin(), values.end(), [&](const auto &a, const auto &b) {
        if (a.second.has_value() != b.second.has_value())
            return a.second.has_value();
        return a.second && (less ? a.second < b.second : a.second > b.second);
    });
    for (const auto &[line, value] : values) {
        RowsRow row;
        row.slot = line->slot;
        std::optional<double> factor;
        if (value)
            factor = less ? *value / *values.front().second : *values.front().second / *value;
        const RowsCell cell = value ? RowsCell{valueText(lines.yUnit, *value), *value}
                                    : RowsCell{QStringLiteral("–"), {}};
        row.cells = {textCell(line->name), cell, numberCell(factor, times)};
        row.strong = value && line == values.front().first;
        table.rows.push_back(row);
    }
    return table;
}

RowsTable growthRows(const Report &report, const ScalingResult &result, const SlotOf &slotOf)
{
    const LineData lines = scalingLines(report, result, ScalingMeasure::PerDocument, slotOf);
    RowsTable table;
    table.columns = {libraryColumn(),
                     {say(QT_TRANSLATE_NOOP("Experiment", "Slope")), true},
                     {QStringLiteral("R²"), true},
                     {say(QT_TRANSLATE_NOOP("Experiment", "Memory")), true}};
    for (const ScalingCurve &curve : result.curves) {
        const Line *line = lineOf(lines, curve.label);
        std::optional<double> memory;
        if (!curve.points.empty() && curve.points.back().peakRssBytes)
            memory = double(*curve.points.back().peakRssBytes);
        RowsRow row;
        row.slot = line->slot;
        row.cells = {textCell(line->name), numberCell(curve.slope, threeDecimals),
                     numberCell(curve.rSquared, fourDecimals), numberCell(memory, sizeText)};
        table.rows.push_back(row);
    }
    return table;
}

RowsTable pointRows(const Report &report, const ScalingResult &result, const SlotOf &slotOf)
{
    const LineData lines = scalingLines(report, result, ScalingMeasure::PerDocument, slotOf);
    RowsTable table;
    table.columns = {libraryColumn(),
                     {say(QT_TRANSLATE_NOOP("Experiment", "Objects")), true},
                     {say(QT_TRANSLATE_NOOP("Experiment", "Time")), true},
                     {QStringLiteral("±"), true},
                     {say(QT_TRANSLATE_NOOP("Experiment", "Per object")), true},
                     {QStringLiteral("MB/s"), true},
                     {say(QT_TRANSLATE_NOOP("Experiment", "Memory")), true},
                     {say(QT_TRANSLATE_NOOP("Experiment", "Slope")), true},
                     {QStringLiteral("R²"), true}};
    for (const ScalingCurve &curve : result.curves) {
        const Line *line = lineOf(lines, curve.label);
        for (const ScalingPoint &point : curve.points) {
            std::optional<double> half;
            if (point.ciLow && point.ciHigh && point.nsPerOp > 0)
                half = (*point.ciHigh - *point.ciLow) / 2 / point.nsPerOp;
            const double rate = pointOf(report, result, point, ScalingMeasure::BytesPerSecond).y;
            std::optional<double> memory;
            if (point.peakRssBytes)
                memory = double(*point.peakRssBytes);
            RowsRow row;
            row.slot = line->slot;
            row.cells = {textCell(line->name),
                         numberCell(point.count, wholeText),
                         numberCell(point.nsPerOp, timeText),
                         numberCell(half, plusMinusText),
                         numberCell(point.nsPerOp / point.count, timeText),
                         numberCell(rate / 1e6, groupedText),
                         numberCell(memory, sizeText),
                         numberCell(curve.slope, threeDecimals),
                         numberCell(curve.rSquared, fourDecimals)};
            table.rows.push_back(row);
        }
    }
    return table;
}

RowsTable threadRows(const Report &report, const Experiment &experiment, core::Operation operation,
                     const SlotOf &slotOf)
{
    const LineData lines = threadLines(report, experiment, operation, slotOf);
    RowsTable table;
    table.columns = {libraryColumn(),
                     {say(QT_TRANSLATE_NOOP("Experiment", "Threads")), true},
                     {QStringLiteral("ops/s"), true},
                     {say(QT_TRANSLATE_NOOP("Experiment", "Efficiency")), true},
                     {say(QT_TRANSLATE_NOOP("Experiment", "Fairness")), true},
                     {say(QT_TRANSLATE_NOOP("Experiment", "JMH: Cnt")), true},
                     {say(QT_TRANSLATE_NOOP("Experiment", "Score")), true},
                     {say(QT_TRANSLATE_NOOP("Experiment", "Error (99.9 %)")), true},
                     {say(QT_TRANSLATE_NOOP("Experiment", "Units")), false}};
    for (const auto &curve : report.threadCurves) {
        const MetricParts parts = partsOf(curve.metric);
        if (parts.operation != operation || parts.subject() != experiment.subject)
            continue;
        const Line *line = lineOf(lines, curve.label);
        for (const auto &point : curve.points) {
            RowsRow row;
            row.slot = line->slot;
            row.cells = {textCell(line->name), numberCell(double(point.threads), wholeText),
                         numberCell(point.opsPerSecond, siText),
                         numberCell(point.efficiency, twoDecimals),
                         numberCell(point.fairness, twoDecimals)};
            if (takesTurns(report, point.threads))
                row.cells[1].text += QStringLiteral(" *");
            addJmh(row, cellOf(report, curve.label, operation, experiment.subject, point.threads));
            table.rows.push_back(row);
        }
    }
    return table;
}

RowsTable conditionRows(const RatioData &data)
{
    RowsTable table;
    table.columns = {libraryColumn(),
                     {say(QT_TRANSLATE_NOOP("Experiment", "Metric")), false},
                     {say(QT_TRANSLATE_NOOP("Experiment", "Time factor")), true},
                     {say(QT_TRANSLATE_NOOP("Experiment", "95 % from")), true},
                     {say(QT_TRANSLATE_NOOP("Experiment", "to")), true}};
    for (const RatioRow &ratio : data.rows) {
        RowsRow row;
        row.slot = ratio.slot;
        row.cells = {textCell(ratio.name), textCell(ratio.detail), numberCell(ratio.ratio, times),
                     numberCell(ratio.low, times), numberCell(ratio.high, times)};
        table.rows.push_back(row);
    }
    return table;
}

} // namespace jinbang::app

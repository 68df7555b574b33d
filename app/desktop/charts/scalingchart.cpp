// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/scalingchart.h"

#include "app/desktop/text/numbers.h"
#include "app/desktop/text/words.h"
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

/// One series of a chart: the report's name and colour for a label.
struct Named {
    QString name;
    int slot = 0;
};

class Names
{
public:
    Names(const Report &report, const SlotOf &slotOf)
        : m_series(seriesOf(report))
        , m_slotOf(slotOf)
    {
    }
    [[nodiscard]] Named of(const std::string &label) const
    {
        for (const ReportSeries &series : m_series) {
            if (series.label == label)
                return {series.name, m_slotOf(series.contender)};
        }
        return {shown(label), m_slotOf(label)};
    }

private:
    std::vector<ReportSeries> m_series;
    const SlotOf &m_slotOf;
};

/// "L1d 32 KiB" as name and bytes; instructions' caches say nothing about a document.
std::optional<std::pair<QString, double>> cacheOf(const std::string &text)
{
    const QStringList words = shown(text).split(u' ', Qt::SkipEmptyParts);
    if (words.size() != 3 || words[0].endsWith(u'i'))
        return {};
    const auto number = core::parseNumber(words[1].toStdString());
    const double factor = words[2] == QStringLiteral("KiB")   ? 1024
                          : words[2] == QStringLiteral("MiB") ? 1048576
                                                              : 0;
    if (!number || !(*number > 0) || factor <= 0)
        return {};
    const double bytes = *number * factor;
    const bool large = bytes >= 1048576;
    return std::pair(QStringLiteral("%1 %2 %3")
                         .arg(QString(words[0]).remove(u'd'),
                              QString::fromStdString(core::shortest(
                                  std::round(bytes / (large ? 104857.6 : 102.4)) / 10)),
                              large ? QStringLiteral("MiB") : QStringLiteral("KiB")),
                     bytes);
}

/// The count at which the document reaches this size, between the counts that were measured.
std::optional<double> countAt(const std::vector<std::pair<double, double>> &sizes, double bytes)
{
    for (size_t i = 1; i < sizes.size(); ++i) {
        const auto &[count0, bytes0] = sizes[i - 1];
        const auto &[count1, bytes1] = sizes[i];
        if (bytes0 > 0 && bytes0 <= bytes && bytes < bytes1) {
            const double share = std::log(bytes / bytes0) / std::log(bytes1 / bytes0);
            return count0 * std::pow(count1 / count0, share);
        }
    }
    return {};
}

std::vector<Upright> cacheUprights(const Report &report, const ScalingResult &result)
{
    std::vector<std::pair<double, double>> sizes;
    for (const double count : result.counts)
        sizes.emplace_back(count, documentBytes(report, result.metric, count));
    std::vector<Upright> uprights;
    for (const std::string &text : report.environment.caches) {
        const auto cache = cacheOf(text);
        const auto at = cache ? countAt(sizes, cache->second) : std::nullopt;
        if (at)
            uprights.push_back({*at, cache->first});
    }
    return uprights;
}

QString measureTitle(ScalingMeasure measure)
{
    switch (measure) {
    case ScalingMeasure::PerDocument:
        return say(QT_TRANSLATE_NOOP("Experiment", "Time per document"));
    case ScalingMeasure::PerObject:
        return say(QT_TRANSLATE_NOOP("Experiment", "Time per object"));
    case ScalingMeasure::BytesPerSecond:
        return say(QT_TRANSLATE_NOOP("Experiment", "MB/s of JSON text"));
    }
    return {};
}

/// A condition's value for people; an allocator keeps its name.
QString settingText(const std::string &value)
{
    const std::pair<const char *, const char *> words[] = {
        {"on", QT_TRANSLATE_NOOP("Experiment", "on")},
        {"off", QT_TRANSLATE_NOOP("Experiment", "off")},
        {"ordered", QT_TRANSLATE_NOOP("Experiment", "ordered")},
        {"shuffled", QT_TRANSLATE_NOOP("Experiment", "shuffled")},
        {"system", QT_TRANSLATE_NOOP("Experiment", "system")}};
    for (const auto &[known, text] : words) {
        if (value == known)
            return say(text);
    }
    return shown(value);
}

/// How many objects a fixture of the report has, or 0.
double countOf(const Report &report, const std::string &name)
{
    const auto found = std::find_if(report.fixtures.begin(), report.fixtures.end(),
                                    [&](const auto &fixture) { return fixture.name == name; });
    return found == report.fixtures.end() ? 0 : double(found->count);
}

/// Why a curve has no number at a count: the cell's status, or nothing where it was not measured.
std::optional<core::CellStatus> statusAt(const Report &report, const ScalingResult &result,
                                         const std::string &label, double count)
{
    for (const core::archive::Cell &cell : report.cells) {
        if (cell.label != label || cell.foreign || countOf(report, cell.fixture) != count)
            continue;
        core::archive::Cell asWorkload = cell;
        asWorkload.forks.clear();
        asWorkload.fixture = cell.fixture.substr(0, cell.fixture.find(':'));
        if (core::archive::metricKey(asWorkload) == result.metric)
            return cell.status;
    }
    return {};
}

} // namespace

UnitKind unitOf(ScalingMeasure measure)
{
    switch (measure) {
    case ScalingMeasure::PerDocument:
        return UnitKind::Nanoseconds;
    case ScalingMeasure::PerObject:
        return UnitKind::NsPerObject;
    case ScalingMeasure::BytesPerSecond:
        return UnitKind::BytesPerSecond;
    }
    return UnitKind::Nanoseconds;
}

double documentBytes(const Report &report, const std::string &metric, double count)
{
    const MetricParts parts = partsOf(metric);
    const std::string workload = parts.fixture.substr(0, parts.fixture.find(':'));
    const bool writes = parts.operation && core::isWriting(*parts.operation);
    for (const auto &fixture : report.fixtures) {
        if (double(fixture.count) == count
            && fixture.name.substr(0, fixture.name.find(':')) == workload)
            return double(writes && fixture.canonicalBytes > 0 ? fixture.canonicalBytes
                                                               : fixture.bytes);
    }
    return 0;
}

LinePoint pointOf(const Report &report, const ScalingResult &result, const ScalingPoint &point,
                  ScalingMeasure measure)
{
    const double low = point.ciLow.value_or(kNoNumber);
    const double high = point.ciHigh.value_or(kNoNumber);
    if (measure == ScalingMeasure::PerDocument)
        return {point.count, point.nsPerOp, low, high};
    if (measure == ScalingMeasure::PerObject)
        return {point.count, point.nsPerOp / point.count, low / point.count, high / point.count};
    const double bytes = documentBytes(report, result.metric, point.count);
    if (!(bytes > 0) || !(point.nsPerOp > 0))
        return {point.count, kNoNumber, kNoNumber, kNoNumber};
    return {point.count, bytes / point.nsPerOp * 1e9, bytes / high * 1e9, bytes / low * 1e9};
}

LineData scalingLines(const Report &report, const ScalingResult &result, ScalingMeasure measure,
                      const SlotOf &slotOf)
{
    const Names names(report, slotOf);
    LineData data;
    data.logX = data.logY = true;
    data.title = metricText(result.metric);
    data.xTitle = say(QT_TRANSLATE_NOOP("Experiment", "Objects in the document"));
    data.xFormat = say(QT_TRANSLATE_NOOP("Experiment", "%1 objects"));
    data.yTitle = measureTitle(measure);
    data.yUnit = unitOf(measure);
    data.uprights = cacheUprights(report, result);
    for (const ScalingCurve &curve : result.curves) {
        const Named named = names.of(curve.label);
        Line line{shown(curve.label), named.name, named.slot, {}};
        for (const ScalingPoint &point : curve.points)
            line.points.push_back(pointOf(report, result, point, measure));
        data.lines.push_back(std::move(line));
    }
    return data;
}

BarData scalingBars(const Report &report, const ScalingResult &result, ScalingMeasure measure,
                    const SlotOf &slotOf)
{
    const Names names(report, slotOf);
    BarData data;
    data.title = metricText(result.metric);
    data.unit = unitOf(measure);
    data.higherIsBetter = measure == ScalingMeasure::BytesPerSecond;
    for (const double count : result.counts)
        data.categories.push_back({wholeText(count), {}});
    for (const ScalingCurve &curve : result.curves) {
        const Named named = names.of(curve.label);
        BarSeries series{shown(curve.label), named.name, named.slot, true, {}};
        for (const double count : result.counts) {
            const auto found =
                std::find_if(curve.points.begin(), curve.points.end(),
                             [&](const ScalingPoint &p) { return p.count == count; });
            Bar bar;
            if (found != curve.points.end()) {
                const LinePoint point = pointOf(report, result, *found, measure);
                bar = {BarState::Value, point.y, point.low, point.high, {}, false};
            } else if (const auto status = statusAt(report, result, curve.label, count)) {
                bar = wordBar(*status);
            }
            series.bars.push_back(bar);
        }
        data.series.push_back(std::move(series));
    }
    return data;
}

LineData threadLines(const Report &report, const Experiment &experiment, core::Operation operation,
                     const SlotOf &slotOf)
{
    const Names names(report, slotOf);
    LineData data;
    data.title = experimentText(experiment);
    data.xTitle = say(QT_TRANSLATE_NOOP("Experiment", "Threads"));
    data.yTitle = say(QT_TRANSLATE_NOOP("Experiment", "Operations of all threads together"));
    data.yUnit = UnitKind::OpsPerSecond;
    data.xFormat = say(QT_TRANSLATE_NOOP("Experiment", "%1 threads"));
    for (const auto &curve : report.threadCurves) {
        const MetricParts parts = partsOf(curve.metric);
        if (parts.operation != operation || parts.subject() != experiment.subject)
            continue;
        const Named named = names.of(curve.label);
        Line line{shown(curve.label), named.name, named.slot, {}};
        for (const auto &point : curve.points)
            line.points.push_back(
                {double(point.threads), point.opsPerSecond, kNoNumber, kNoNumber});
        data.lines.push_back(std::move(line));
    }
    data.xEach = true;
    if (!data.lines.empty() && report.environment.physicalCores > 0)
        data.uprights.push_back({double(report.environment.physicalCores),
                                 say(QT_TRANSLATE_NOOP("Experiment", "cores"))});
    return data;
}

RatioData conditionRatios(const Report &report, const std::string &axis,
                          std::optional<core::Operation> operation, const SlotOf &slotOf)
{
    const Names names(report, slotOf);
    RatioData data;
    for (const auto &factor : report.axisFactors) {
        const MetricParts parts = partsOf(factor.metric);
        if (factor.axis != axis || (operation && parts.operation != operation))
            continue;
        const Named named = names.of(factor.label);
        RatioRow row;
        row.name = named.name;
        row.slot = named.slot;
        row.detail =
            say(QT_TRANSLATE_NOOP("Experiment", "%1: %2 → %3"))
                .arg(metricText(factor.metric), settingText(factor.from), settingText(factor.to));
        row.ratio = factor.ratio;
        row.low = factor.ciLow.value_or(kNoNumber);
        row.high = factor.ciHigh.value_or(kNoNumber);
        // Rows of one run that were not interleaved: the interval alone says nothing about noise,
        // so no verdict is drawn, only its side.
        row.tone = row.low > 1    ? RatioTone::Slower
                   : row.high < 1 ? RatioTone::Faster
                                  : RatioTone::Open;
        data.rows.push_back(row);
    }
    return data;
}

} // namespace jinbang::app

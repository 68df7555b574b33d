// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/experiment.h"

#include "app/desktop/charts/httpchart.h"
#include "app/desktop/charts/reportbars.h"
#include "app/desktop/text/words.h"
#include "core/base/number.h"

#include <QCoreApplication>

#include <algorithm>

namespace jinbang::app {

namespace {

using core::archive::Report;

QString say(const char *text)
{
    return QCoreApplication::translate("Experiment", text);
}

void add(std::vector<Experiment> &all, Experiment::Kind kind, const std::string &subject,
         std::optional<core::Operation> operation)
{
    auto found = std::find_if(all.begin(), all.end(), [&](const Experiment &e) {
        return e.kind == kind && e.subject == subject;
    });
    if (found == all.end())
        found = all.insert(all.end(), {kind, subject, {}});
    if (operation
        && std::find(found->operations.begin(), found->operations.end(), *operation)
               == found->operations.end())
        found->operations.push_back(*operation);
}

void takeCondition(const std::string &text, core::archive::Cell &cell)
{
    const auto equals = text.find('=');
    const std::string name = text.substr(0, equals);
    const std::string value = equals == text.npos ? std::string() : text.substr(equals + 1);
    if (name == "mode")
        cell.mode = core::parseWord<core::Mode>(value).value_or(cell.mode);
    else if (name == "t")
        cell.threads = int(core::parseInteger(value).value_or(1));
    else if (name == "reuse")
        cell.reuse = value != "off";
    else if (name == "keys")
        cell.keys = core::parseWord<core::KeyOrder>(value).value_or(cell.keys);
    else if (name == "allocator")
        cell.allocator = value;
}

QString axisText(const std::string &axis)
{
    if (axis == "reuse")
        return say(QT_TRANSLATE_NOOP("Experiment", "Object reuse"));
    if (axis == "keys")
        return say(QT_TRANSLATE_NOOP("Experiment", "Key order"));
    if (axis == "allocator")
        return say(QT_TRANSLATE_NOOP("Experiment", "Allocator"));
    return shown(axis);
}

} // namespace

MetricParts partsOf(const std::string &metricKey)
{
    MetricParts parts;
    const auto slash = metricKey.find('/');
    const auto operation = core::parseWord<core::Operation>(metricKey.substr(0, slash));
    if (slash == metricKey.npos || !operation) {
        parts.fixture = metricKey;
        return parts;
    }
    parts.operation = *operation;
    auto hash = metricKey.find('#', slash);
    parts.fixture = metricKey.substr(slash + 1, hash == metricKey.npos ? hash : hash - slash - 1);
    while (hash != metricKey.npos) {
        const auto next = metricKey.find('#', hash + 1);
        takeCondition(metricKey.substr(hash + 1, next == metricKey.npos ? next : next - hash - 1),
                      parts.conditions);
        hash = next;
    }
    return parts;
}

std::string MetricParts::subject() const
{
    core::archive::Cell cell = conditions;
    cell.fixture = fixture;
    const std::string key = core::archive::metricKey(cell);
    return key.substr(key.find('/') + 1);
}

std::vector<Experiment> experimentsOf(const Report &report)
{
    std::vector<Experiment> all;
    for (const auto &result : report.scaling) {
        const MetricParts parts = partsOf(result.metric);
        add(all, Experiment::Kind::Counts, parts.subject(), parts.operation);
    }
    for (const auto &curve : report.threadCurves) {
        const MetricParts parts = partsOf(curve.metric);
        add(all, Experiment::Kind::Threads, parts.subject(), parts.operation);
    }
    for (const auto &factor : report.axisFactors)
        add(all, Experiment::Kind::Condition, factor.axis, partsOf(factor.metric).operation);
    for (const auto &result : report.http)
        add(all, Experiment::Kind::Http, httpSubject(result), {});
    return all;
}

QString subjectText(const std::string &subject)
{
    // Any operation will do: the subject has none.
    const MetricParts parts = partsOf("parse/" + subject);
    const QString name = workloadText(shown(parts.fixture));
    const QString detail = rowDetail(parts.conditions);
    return detail.isEmpty() ? name : QStringLiteral("%1, %2").arg(name, detail);
}

QString experimentText(const Experiment &experiment)
{
    if (experiment.kind == Experiment::Kind::Http)
        return httpText(loadOf(experiment.subject));
    if (experiment.kind == Experiment::Kind::Condition)
        return axisText(experiment.subject);
    if (experiment.kind == Experiment::Kind::Threads)
        return say(QT_TRANSLATE_NOOP("Experiment", "Threads: %1"))
            .arg(subjectText(experiment.subject));
    return subjectText(experiment.subject);
}

QString metricText(const std::string &metricKey)
{
    const MetricParts parts = partsOf(metricKey);
    if (!parts.operation)
        return shown(metricKey);
    const QString text = QStringLiteral("%1 %2").arg(
        operationText(*parts.operation), workloadText(shown(parts.fixture), NameLength::Short));
    const QString detail = rowDetail(parts.conditions);
    return detail.isEmpty() ? text : QStringLiteral("%1, %2").arg(text, detail);
}

const core::archive::ScalingResult *scalingOf(const Report &report, const Experiment &experiment,
                                              core::Operation operation)
{
    if (experiment.kind != Experiment::Kind::Counts)
        return nullptr;
    for (const auto &result : report.scaling) {
        const MetricParts parts = partsOf(result.metric);
        if (parts.operation == operation && parts.subject() == experiment.subject)
            return &result;
    }
    return nullptr;
}

} // namespace jinbang::app

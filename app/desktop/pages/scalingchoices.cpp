// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/scalingchoices.h"

#include "app/desktop/settings/wordjson.h"
#include "app/desktop/text/words.h"

namespace jinbang::app {

namespace {

constexpr std::array kViews{"curve", "bars", "rounds", "table"};
constexpr std::array kKinds{"counts", "threads", "condition", "http"};
constexpr std::array kMeasures{"document", "object", "bytes"};

} // namespace

QJsonObject toJson(const ScalingChoices &choices)
{
    QJsonObject views;
    for (size_t kind = 0; kind < kKinds.size(); ++kind)
        views.insert(QLatin1String(kKinds[kind]), wordFor(choices.views[kind], kViews));
    QJsonObject object{{QStringLiteral("views"), views},
                       {QStringLiteral("measure"), wordFor(choices.measure, kMeasures)},
                       {QStringLiteral("whiskers"), choices.whiskers},
                       {QStringLiteral("logScale"), choices.logScale}};
    if (choices.kind) {
        object.insert(QStringLiteral("kind"), wordFor(*choices.kind, kKinds));
        object.insert(QStringLiteral("subject"), shown(choices.subject));
    }
    if (choices.operation)
        object.insert(QStringLiteral("operation"),
                      shown(std::string(core::text(*choices.operation))));
    return object;
}

ScalingChoices scalingChoicesOf(const QJsonObject &object)
{
    ScalingChoices choices;
    const QJsonObject views = object.value(QLatin1String("views")).toObject();
    for (size_t kind = 0; kind < kKinds.size(); ++kind)
        choices.views[kind] = wordIn<ScalingView>(views.value(QLatin1String(kKinds[kind])), kViews)
                                  .value_or(choices.views[kind]);
    choices.measure = wordIn<ScalingMeasure>(object.value(QLatin1String("measure")), kMeasures)
                          .value_or(choices.measure);
    choices.whiskers = object.value(QLatin1String("whiskers")).toBool(true);
    choices.logScale = object.value(QLatin1String("logScale")).toBool(true);
    choices.kind = wordIn<Experiment::Kind>(object.value(QLatin1String("kind")), kKinds);
    choices.subject = object.value(QLatin1String("subject")).toString().toStdString();
    choices.operation = core::parseWord<core::Operation>(
        object.value(QLatin1String("operation")).toString().toStdString());
    return choices;
}

} // namespace jinbang::app

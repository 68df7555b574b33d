// SPDX-License-Identifier: GPL-3.0-or-later
// The remembered form of a setup. Whatever is missing or of a wrong type keeps its default.
#include "app/desktop/run/benchsetup.h"
#include "app/desktop/text/words.h"

#include <algorithm>

#include <QJsonArray>

namespace jinbang::app {

namespace {

template <class E>
QString spelled(E value)
{
    const std::string_view text = core::text(value);
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

QJsonObject samplingJson(const core::contest::Sampling &s)
{
    return {{QStringLiteral("minBlocks"), s.minBlocks}, {QStringLiteral("maxBlocks"), s.maxBlocks},
            {QStringLiteral("samples"), s.samplesPerFork}, {QStringLiteral("sampleNs"), s.sampleTargetNs},
            {QStringLiteral("warmupNs"), s.warmupMinNs}};
}

void restoreSampling(core::contest::Sampling &s, const QJsonObject &object)
{
    const auto whole = [&](const char *key, int otherwise, int most) {
        return std::clamp(object.value(QLatin1String(key)).toInt(otherwise), 1, most);
    };
    s.maxBlocks = whole("maxBlocks", s.maxBlocks, 1000);
    s.minBlocks = std::min(whole("minBlocks", s.minBlocks, 1000), s.maxBlocks);
    s.samplesPerFork = whole("samples", s.samplesPerFork, 1000);
    s.sampleTargetNs = std::clamp(object.value(QLatin1String("sampleNs")).toDouble(s.sampleTargetNs), 1e5, 3.6e12);
    s.warmupMinNs = std::clamp(object.value(QLatin1String("warmupNs")).toDouble(s.warmupMinNs), 0.0, 3.6e12);
    s.warmupMaxNs = std::max(s.warmupMaxNs, s.warmupMinNs);
}

} // namespace

QJsonObject toJson(const BenchSetup &setup)
{
    QJsonArray excluded;
    for (const std::string &id : setup.excluded)
        excluded.append(shown(id));
    QJsonArray operations;
    for (const core::Operation operation : setup.operations)
        operations.append(spelled(operation));
    QJsonArray workloads;
    for (const SetupWorkload &w : setup.workloads)
        workloads.append(QJsonObject{{QStringLiteral("name"), w.name}, {QStringLiteral("file"), w.isFile},
                                     {QStringLiteral("document"), w.document}, {QStringLiteral("counts"), w.counts},
                                     {QStringLiteral("encoding"), w.encoding}, {QStringLiteral("chosen"), w.chosen}});
    QJsonArray threads;
    for (const int count : setup.options.threads)
        threads.append(count);
    return {{QStringLiteral("excluded"), excluded}, {QStringLiteral("operations"), operations},
            {QStringLiteral("workloads"), workloads}, {QStringLiteral("threads"), threads},
            {QStringLiteral("preset"), spelled(setup.options.preset)},
            {QStringLiteral("sampling"), samplingJson(setup.options.sampling)}};
}

void restore(BenchSetup &setup, const QJsonObject &object)
{
    for (const QJsonValue &id : object.value(QLatin1String("excluded")).toArray())
        setup.excluded.insert(id.toString().toStdString());
    if (object.contains(QLatin1String("operations"))) {
        setup.operations.clear();
        for (const QJsonValue &word : object.value(QLatin1String("operations")).toArray()) {
            if (const auto operation = core::parseWord<core::Operation>(word.toString().toStdString()))
                setup.operations.insert(*operation);
        }
    }
    for (const QJsonValue &value : object.value(QLatin1String("workloads")).toArray()) {
        const QJsonObject one = value.toObject();
        const QString name = one.value(QLatin1String("name")).toString();
        auto known = std::find_if(setup.workloads.begin(), setup.workloads.end(),
                                  [&](const SetupWorkload &w) { return w.name == name; });
        if (known == setup.workloads.end()) {
            if (name.isEmpty() || !one.value(QLatin1String("file")).toBool())
                continue; // a built-in of another version
            known = setup.workloads.insert(known, SetupWorkload{});
            known->name = name;
            known->isFile = true;
            known->document = one.value(QLatin1String("document")).toBool();
            known->encoding = one.value(QLatin1String("encoding")).toString();
        }
        known->chosen = one.value(QLatin1String("chosen")).toBool();
        if (known->takesCount)
            known->counts = one.value(QLatin1String("counts")).toString(known->counts);
    }
    const auto preset = core::parseWord<core::contest::Preset>(
        object.value(QLatin1String("preset")).toString().toStdString());
    if (!preset)
        return;
    setup.options.preset = *preset;
    setup.options.sampling = core::contest::samplingOf(*preset);
    if (*preset == core::contest::Preset::Custom)
        restoreSampling(setup.options.sampling, object.value(QLatin1String("sampling")).toObject());
    std::vector<int> threads;
    for (const QJsonValue &count : object.value(QLatin1String("threads")).toArray())
        threads.push_back(std::clamp(count.toInt(1), 1, 1024));
    if (!threads.empty())
        setup.options.threads = threads;
}

} // namespace jinbang::app

// SPDX-License-Identifier: GPL-3.0-or-later
// The remembered form of a setup. Whatever is missing or of a wrong type keeps its default.
#include "app/desktop/run/benchsetup.h"
#include "app/desktop/run/setupplan.h"
#include "app/desktop/text/words.h"

#include <QJsonArray>

#include <algorithm>

namespace jinbang::app {

namespace {

template <class E>
QString spelled(E value)
{
    const std::string_view text = core::text(value);
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

// A hand-edited figure must not stop the fields from showing it.
void keepInRange(core::contest::Plan &options)
{
    auto &s = options.sampling;
    s.maxBlocks = std::clamp(s.maxBlocks, 1, 1000);
    s.minBlocks = std::clamp(s.minBlocks, 1, s.maxBlocks);
    s.samplesPerFork = std::clamp(s.samplesPerFork, 1, 1000);
    s.sampleTargetNs = std::clamp(s.sampleTargetNs, 1e5, 3.6e12);
    s.warmupMinNs = std::clamp(s.warmupMinNs, 0.0, 3.6e12);
    s.warmupMaxNs = std::max(s.warmupMaxNs, s.warmupMinNs);
    for (int &count : options.threads)
        count = std::clamp(count, 1, 1024);
    const core::contest::Plan none;
    if (options.threads.empty())
        options.threads = none.threads;
    if (options.modes.empty())
        options.modes = none.modes;
    if (options.reuse.empty())
        options.reuse = none.reuse;
    if (options.keys.empty())
        options.keys = none.keys;
    if (options.allocators.empty())
        options.allocators = none.allocators;
    if (options.preset != core::contest::Preset::Custom)
        s = core::contest::samplingOf(options.preset);
}

void restoreWorkload(BenchSetup &setup, const QJsonObject &one)
{
    const QString name = one.value(QLatin1String("name")).toString();
    const bool isFile = one.value(QLatin1String("file")).toBool();
    auto known =
        std::find_if(setup.workloads.begin(), setup.workloads.end(),
                     [&](const SetupWorkload &w) { return w.name == name && w.isFile == isFile; });
    if (known == setup.workloads.end()) {
        if (name.isEmpty() || !isFile)
            return; // a built-in of another version
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

// Conditions that are open are missing.
QJsonObject jsonOf(const core::contest::CellChoice &cell)
{
    QJsonObject object{{QStringLiteral("operation"), spelled(cell.operation)},
                       {QStringLiteral("workload"), shown(cell.workload)},
                       {QStringLiteral("contender"), shown(cell.contender)},
                       {QStringLiteral("variant"), shown(cell.variant)}};
    if (cell.mode)
        object.insert(QStringLiteral("mode"), spelled(*cell.mode));
    if (cell.threads)
        object.insert(QStringLiteral("threads"), *cell.threads);
    if (cell.reuse)
        object.insert(QStringLiteral("reuse"), *cell.reuse);
    if (cell.keys)
        object.insert(QStringLiteral("keys"), spelled(*cell.keys));
    if (cell.allocator)
        object.insert(QStringLiteral("allocator"), shown(*cell.allocator));
    return object;
}

std::optional<core::contest::CellChoice> choiceFrom(const QJsonValue &value)
{
    const auto text = [&](const char *key) {
        return value[QLatin1String(key)].toString().toStdString();
    };
    const auto operation = core::parseWord<core::Operation>(text("operation"));
    if (!operation)
        return std::nullopt;
    core::contest::CellChoice cell;
    cell.operation = *operation;
    cell.workload = text("workload");
    cell.contender = text("contender");
    cell.variant = text("variant");
    if (const auto mode = core::parseWord<core::Mode>(text("mode")))
        cell.mode = *mode;
    if (value[QLatin1String("threads")].isDouble())
        cell.threads = value[QLatin1String("threads")].toInt();
    if (value[QLatin1String("reuse")].isBool())
        cell.reuse = value[QLatin1String("reuse")].toBool();
    if (const auto keys = core::parseWord<core::KeyOrder>(text("keys")))
        cell.keys = *keys;
    if (value[QLatin1String("allocator")].isString())
        cell.allocator = text("allocator");
    return cell;
}

} // namespace

QJsonObject toJson(const BenchSetup &setup)
{
    QJsonArray excluded;
    for (const std::string &id : setup.excluded)
        excluded.append(shown(id));
    QJsonArray variants;
    for (const auto &entry : setup.variants)
        variants.append(QJsonObject{{QStringLiteral("contender"), shown(entry.contender)},
                                    {QStringLiteral("variant"), shown(entry.variant)}});
    QJsonArray operations;
    for (const core::Operation operation : setup.operations)
        operations.append(spelled(operation));
    QJsonArray workloads;
    for (const SetupWorkload &w : setup.workloads)
        workloads.append(QJsonObject{{QStringLiteral("name"), w.name},
                                     {QStringLiteral("file"), w.isFile},
                                     {QStringLiteral("document"), w.document},
                                     {QStringLiteral("counts"), w.counts},
                                     {QStringLiteral("encoding"), w.encoding},
                                     {QStringLiteral("chosen"), w.chosen}});
    QJsonArray leftOut;
    for (const auto &cell : setup.leftOut)
        leftOut.append(jsonOf(cell));
    // As text: a seed has 64 bits, Qt's JSON numbers have 53.
    return {{QStringLiteral("excluded"), excluded},
            {QStringLiteral("variants"), variants},
            {QStringLiteral("operations"), operations},
            {QStringLiteral("workloads"), workloads},
            {QStringLiteral("leftOut"), leftOut},
            {QStringLiteral("options"), QString::fromUtf8(planText(setup.options))}};
}

void restore(BenchSetup &setup, const QJsonObject &object)
{
    for (const QJsonValue &id : object.value(QLatin1String("excluded")).toArray())
        setup.excluded.insert(id.toString().toStdString());
    for (const QJsonValue &value : object.value(QLatin1String("variants")).toArray()) {
        const core::contest::EntryChoice entry{
            value[QLatin1String("contender")].toString().toStdString(),
            value[QLatin1String("variant")].toString().toStdString()};
        if (!entry.contender.empty() && !entry.variant.empty())
            setup.variants.push_back(entry);
    }
    if (const QJsonValue list = object.value(QLatin1String("operations")); list.isArray()) {
        std::set<core::Operation> operations;
        for (const QJsonValue &word : list.toArray()) {
            if (const auto operation =
                    core::parseWord<core::Operation>(word.toString().toStdString()))
                operations.insert(*operation);
        }
        if (!operations.empty() || list.toArray().isEmpty()) // else words that nobody knows
            setup.operations = std::move(operations);
    }
    for (const QJsonValue &value : object.value(QLatin1String("workloads")).toArray())
        restoreWorkload(setup, value.toObject());
    for (const QJsonValue &value : object.value(QLatin1String("leftOut")).toArray()) {
        if (auto cell = choiceFrom(value))
            setup.leftOut.push_back(std::move(*cell));
    }
    auto options = planFromText(object.value(QLatin1String("options")).toString().toUtf8(),
                                QStringLiteral("options"));
    if (!options)
        return;
    keepInRange(*options);
    setup.options = std::move(*options);
}

} // namespace jinbang::app

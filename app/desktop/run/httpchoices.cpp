// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/run/httpchoices.h"

#include "app/desktop/run/benchsetup.h"
#include "app/desktop/settings/wordjson.h"
#include "app/desktop/text/enginetext.h"
#include "app/desktop/text/words.h"
#include "core/fixture/workloads.h"

#include <algorithm>
#include <array>

namespace jinbang::app {

namespace {

using core::Operation;

constexpr std::array kSizes{"small", "large", "both", "own"};
constexpr std::array kOnOffs{"on", "off", "both"};

std::vector<bool> valuesOf(OnOff choice)
{
    if (choice == OnOff::Both)
        return {true, false};
    return {choice == OnOff::On};
}

bool canWrite(const core::protocol::VariantInfo &variant)
{
    return std::find(variant.operations.begin(), variant.operations.end(), Operation::Serialize)
           != variant.operations.end();
}

} // namespace

std::optional<std::pair<int, int>> articleLoad(HttpSize size)
{
    if (size == HttpSize::Small)
        return std::pair(5000, 10);
    if (size == HttpSize::Large)
        return std::pair(30000, 50);
    return {};
}

std::vector<core::http::Load> loadsOf(const HttpChoices &choices)
{
    std::vector<std::pair<int, int>> sizes;
    if (choices.size == HttpSize::Both)
        sizes = {*articleLoad(HttpSize::Small), *articleLoad(HttpSize::Large)};
    else
        sizes = {
            articleLoad(choices.size).value_or(std::pair(choices.requests, choices.connections))};
    std::vector<core::http::Load> loads;
    for (const bool keeps : valuesOf(choices.keepAlive)) {
        for (const auto &[requests, connections] : sizes) {
            core::http::Load load;
            load.requests = std::uint64_t(requests);
            load.connections = connections;
            load.keepAlive = keeps;
            if (choices.open)
                load.ratePerSecond = choices.rate;
            loads.push_back(load);
        }
    }
    return loads;
}

core::http::HttpPlan planOf(const HttpChoices &choices, const core::contest::Plan &bench,
                            std::vector<core::contest::EntryChoice> entries)
{
    core::http::HttpPlan http;
    core::contest::Plan &plan = http.plan;
    plan.title = bench.title;
    plan.entries = std::move(entries);
    plan.workloads = {{choices.record.toStdString(), false, {}, {}}};
    plan.reuse = valuesOf(choices.reuse);
    plan.allocators = bench.allocators;
    plan.pinnedCpus = bench.pinnedCpus;
    plan.timeoutNs = bench.timeoutNs;
    plan.memoryCapBytes = bench.memoryCapBytes;
    plan.seed = bench.seed;
    http.loads = loadsOf(choices);
    http.rounds = choices.rounds;
    return http;
}

std::vector<HttpContender> httpContenders(const std::vector<core::contest::Candidate> &candidates)
{
    std::vector<HttpContender> all;
    for (const core::contest::Candidate &candidate : candidates) {
        if (candidate.hello && !candidate.hello->checked)
            continue; // the floor writes nothing
        const std::string &id = candidate.command.id;
        if (!candidate.hello) {
            all.push_back({{id, {}}, shown(id), engineText(candidate.problem), false});
            continue;
        }
        const core::protocol::Hello &hello = *candidate.hello;
        const QString library = shown(hello.library);
        HttpContender usual{
            {id, {}}, QStringLiteral("%1 %2").arg(library, shown(hello.version)), {}, false};
        const auto writes = hello.defaults.find(Operation::Serialize);
        usual.can = writes != hello.defaults.end();
        const auto why = hello.unsupported.find(Operation::Serialize);
        if (!usual.can && why != hello.unsupported.end())
            usual.detail = engineText(why->second);
        all.push_back(usual);
        for (const core::protocol::VariantInfo &variant : hello.variants) {
            if (canWrite(variant) && (!usual.can || variant.id != writes->second))
                all.push_back({{id, variant.id},
                               QStringLiteral("%1 · %2").arg(library, shown(variant.id)),
                               shown(variant.summary),
                               true});
        }
    }
    return all;
}

QJsonObject toJson(const HttpChoices &choices)
{
    return {{QStringLiteral("size"), wordFor(choices.size, kSizes)},
            {QStringLiteral("requests"), choices.requests},
            {QStringLiteral("connections"), choices.connections},
            {QStringLiteral("keepAlive"), wordFor(choices.keepAlive, kOnOffs)},
            {QStringLiteral("reuse"), wordFor(choices.reuse, kOnOffs)},
            {QStringLiteral("open"), choices.open},
            {QStringLiteral("rate"), choices.rate},
            {QStringLiteral("rounds"), choices.rounds},
            {QStringLiteral("record"), choices.record}};
}

HttpChoices httpChoicesOf(const QJsonObject &object)
{
    HttpChoices choices;
    const auto number = [&](const char *key, int otherwise, int most) {
        const int value = object.value(QLatin1String(key)).toInt(otherwise);
        return value < 1 || value > most ? otherwise : value;
    };
    choices.size = wordIn<decltype(choices.size)>(object.value(QLatin1String("size")), kSizes)
                       .value_or(choices.size);
    choices.requests = number("requests", choices.requests, int(core::http::kMostRequests));
    choices.connections = number("connections", choices.connections, core::http::kMostConnections);
    choices.keepAlive =
        wordIn<decltype(choices.keepAlive)>(object.value(QLatin1String("keepAlive")), kOnOffs)
            .value_or(choices.keepAlive);
    choices.reuse = wordIn<decltype(choices.reuse)>(object.value(QLatin1String("reuse")), kOnOffs)
                        .value_or(choices.reuse);
    choices.open = object.value(QLatin1String("open")).toBool(choices.open);
    choices.rate = number("rate", choices.rate, int(core::http::kHighestRate));
    choices.rounds = number("rounds", choices.rounds, core::http::kMostRounds);
    const QString record = object.value(QLatin1String("record")).toString(choices.record);
    const auto records = core::fixture::builtinWorkloads();
    if (std::any_of(records.begin(), records.end(),
                    [&](const auto &each) { return each.name == record.toStdString(); }))
        choices.record = record;
    return choices;
}

} // namespace jinbang::app

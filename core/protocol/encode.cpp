// SPDX-License-Identifier: GPL-3.0-or-later
// Messages to lines. What is not known is left out; a non-finite number never leaves the program.
#include "core/protocol/codec.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace jinbang::core::protocol {
namespace {

using Out = nlohmann::ordered_json;

constexpr std::size_t kLongestText = 8 << 10; // bytes of a free text, so that a line stays bounded

void put(Out &out, const char *name, double value)
{
    if (std::isfinite(value))
        out[name] = value;
}

/// Cut at a code point's start.
std::string shortened(const std::string &text)
{
    if (text.size() <= kLongestText)
        return text;
    std::size_t end = kLongestText;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end;
    return text.substr(0, end) + "...";
}

template <class Map>
Out objectOf(const Map &map)
{
    Out out = Out::object();
    for (const auto &[key, value] : map) {
        if constexpr (std::is_enum_v<std::remove_cvref_t<decltype(key)>>)
            out[std::string(text(key))] = shortened(value);
        else if constexpr (std::is_floating_point_v<std::remove_cvref_t<decltype(value)>>)
            put(out, key.c_str(), value);
        else
            out[key] = shortened(value);
    }
    return out;
}

Out typed(const char *type)
{
    return Out{{"type", type}};
}

Out versioned(const char *type)
{
    return Out{{"type", type}, {"protocol", kVersion}};
}

Out taskOut(const TaskSpec &task)
{
    Out out;
    out["operation"] = text(task.operation);
    out["variant"] = task.variant;
    out["record"] = task.record.empty() ? Out(nullptr) : Out(task.record);
    out["many"] = task.many;
    out["mode"] = text(task.mode);
    out["threads"] = task.threads;
    out["reuse"] = task.reuse;
    return out;
}

Out fixtureOut(const FixtureRef &fixture)
{
    Out out;
    if (!fixture.path.empty()) {
        out["path"] = fixture.path;
        out["offset"] = fixture.offset;
    }
    out["bytes"] = fixture.bytes;
    return out;
}

Out measureOut(const MeasureSpec &measure)
{
    Out out;
    out["pass"] = text(measure.pass);
    out["n"] = measure.n ? Out(*measure.n) : Out(nullptr);
    out["samples"] = measure.samples;
    put(out, "sampleTargetNs", measure.sampleTargetNs);
    put(out, "warmupMinNs", measure.warmupMinNs);
    put(out, "warmupMaxNs", measure.warmupMaxNs);
    put(out, "longOperationNs", measure.longOperationNs);
    out["seed"] = measure.seed;
    out["check"] = measure.check;
    out["fixed"] = nullptr;
    if (measure.fixed) {
        Out &fixed = out["fixed"];
        fixed["warmupIterations"] = measure.fixed->warmupIterations;
        put(fixed, "warmupNs", measure.fixed->warmupNs);
        fixed["iterations"] = measure.fixed->iterations;
        put(fixed, "iterationNs", measure.fixed->iterationNs);
    }
    return out;
}

template <class R>
Out taskRequest(const char *type, const R &request)
{
    Out out = versioned(type);
    out["id"] = request.id;
    out["task"] = taskOut(request.task);
    out["fixture"] = fixtureOut(request.fixture);
    return out;
}

Out toJson(const Describe &)
{
    return versioned("describe");
}
Out toJson(const Run &run)
{
    Out out = taskRequest("run", run);
    out["measure"] = measureOut(run.measure);
    return out;
}
Out toJson(const Check &check)
{
    return taskRequest("check", check);
}
Out toJson(const Last &last)
{
    Out out = typed("last");
    out["id"] = last.id;
    return out;
}
Out toJson(const Serve &serve)
{
    Out out = taskRequest("serve", serve);
    if (serve.stallOnceNs > 0)
        put(out, "stallOnceNs", serve.stallOnceNs);
    return out;
}
Out toJson(const Cancel &)
{
    return typed("cancel");
}

Out variantOut(const VariantInfo &variant)
{
    Out out;
    out["id"] = variant.id;
    out["tier"] = text(variant.tier);
    out["checking"] = text(variant.checking);
    out["api"] = text(variant.api);
    out["summary"] = shortened(variant.summary);
    out["operations"] = Out::array();
    for (const Operation operation : variant.operations)
        out["operations"].push_back(text(operation));
    out["dropsDuplicateKeys"] = variant.dropsDuplicateKeys;
    out["sortsKeys"] = variant.sortsKeys;
    return out;
}

Out toJson(const Hello &hello)
{
    Out out = typed("hello");
    out["protocol"] = hello.protocol;
    out["id"] = hello.id;
    out["library"] = hello.library;
    out["version"] = hello.version;
    out["homepage"] = hello.homepage;
    out["license"] = hello.license;
    out["selfChecking"] = hello.selfChecking;
    out["checked"] = hello.checked;
    out["facts"] = objectOf(hello.facts);
    out["cpuFeatures"] = hello.cpuFeatures;
    out["build"] = objectOf(hello.build);
    out["defaults"] = objectOf(hello.defaults);
    out["unsupported"] = objectOf(hello.unsupported);
    out["variants"] = Out::array();
    for (const VariantInfo &variant : hello.variants)
        out["variants"].push_back(variantOut(variant));
    return out;
}

Out toJson(const Progress &progress)
{
    Out out = typed("progress");
    out["id"] = progress.id;
    out["phase"] = progress.phase;
    out["done"] = progress.done;
    out["of"] = progress.of;
    return out;
}

Out toJson(const Sample &sample)
{
    Out out = typed("sample");
    out["id"] = sample.id;
    out["warmup"] = sample.warmup;
    out["n"] = sample.n;
    put(out, "wallNs", sample.wallNs);
    put(out, "cpuNs", sample.cpuNs);
    out["voluntary"] = sample.voluntary;
    out["involuntary"] = sample.involuntary;
    out["minorFaults"] = sample.minorFaults;
    put(out, "runDelayNs", sample.runDelayNs);
    put(out, "canaryBeforeNs", sample.canaryBeforeNs);
    put(out, "canaryAfterNs", sample.canaryAfterNs);
    if (!sample.perThread.empty())
        out["perThread"] = sample.perThread;
    return out;
}

Out toJson(const RunResult &result)
{
    Out out = typed("result");
    out["id"] = result.id;
    out["n"] = result.n;
    put(out, "firstCallNs", result.firstCallNs);
    put(out, "warmupNs", result.warmupNs);
    out["steady"] = result.steady;
    out["longOperation"] = result.longOperation;
    out["exactness"] = text(result.exactness);
    out["largestUlp"] = result.largestUlp;
    out["notes"] = Out::array();
    for (const std::string &note : result.notes)
        out["notes"].push_back(shortened(note));
    out["outputBytes"] = result.outputBytes;
    if (result.peakRssBytes)
        out["peakRssBytes"] = *result.peakRssBytes;
    if (result.allocationsPerOp)
        put(out, "allocationsPerOp", *result.allocationsPerOp);
    if (result.allocatedBytesPerOp)
        put(out, "allocatedBytesPerOp", *result.allocatedBytesPerOp);
    if (!result.counters.empty())
        out["counters"] = objectOf(result.counters);
    if (!result.countersReason.empty())
        out["countersReason"] = shortened(result.countersReason);
    put(out, "clockCostNs", result.clockCostNs);
    put(out, "clockStepNs", result.clockStepNs);
    if (!result.histogram.empty()) {
        Out &histogram = out["histogram"] = Out::array();
        for (const HistogramBucket &bucket : result.histogram)
            histogram.push_back(Out::array({bucket.ns, bucket.count}));
    }
    put(out, "startSkewNs", result.startSkewNs);
    return out;
}

Out toJson(const Failure &failure)
{
    Out out = typed("error");
    out["id"] = failure.id;
    out["status"] = text(failure.status);
    out["reason"] = shortened(failure.reason);
    out["phase"] = failure.phase;
    return out;
}

Out toJson(const Answer &answer)
{
    Out out = typed("answer");
    out["id"] = answer.id;
    out["accepted"] = answer.accepted;
    if (!answer.accepted)
        out["reason"] = shortened(answer.reason);
    out["bytes"] = answer.text.size();
    return out;
}

Out toJson(const Serving &serving)
{
    Out out = typed("serving");
    out["id"] = serving.id;
    out["port"] = serving.port;
    return out;
}

/// A library's own words may be no UTF-8: replaced, never thrown.
template <class Message>
std::string lineOf(const Message &message)
{
    const Out out = std::visit([](const auto &content) { return toJson(content); }, message);
    return out.dump(-1, ' ', false, Out::error_handler_t::replace) + '\n';
}

} // namespace

std::string encode(const Request &request)
{
    return lineOf(request);
}

std::string encode(const Event &event)
{
    std::string line = lineOf(event);
    if (const auto *answer = std::get_if<Answer>(&event))
        line += answer->text;
    return line;
}

} // namespace jinbang::core::protocol

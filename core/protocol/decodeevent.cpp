// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/protocol/codec.h"
#include "core/protocol/decode.h"

#include <algorithm>
#include <array>

namespace jinbang::core::protocol {
namespace {

constexpr std::uint64_t kMostAnswerBytes = std::uint64_t{1} << 40;

void readStrings(Members &members, const char *name, std::vector<std::string> &out)
{
    const Json *list = members.array(name);
    if (!list)
        return;
    for (const Json &value : *list) {
        const auto *text = value.get_ptr<const Json::string_t *>();
        if (!text)
            return members.fail(name, "holds something that is not a string");
        out.push_back(*text);
    }
}

template <class Key>
void readTexts(Members &members, const char *name, std::map<Key, std::string> &out)
{
    const Json *object = members.object(name);
    if (!object)
        return;
    for (const auto &[key, value] : object->items()) {
        const auto *text = value.template get_ptr<const Json::string_t *>();
        if (!text)
            return members.fail(name, "holds something that is not a string");
        if constexpr (std::is_enum_v<Key>)
            out[members.wordAt<Key>(key, name)] = *text;
        else
            out[key] = *text;
    }
}

VariantInfo variantAt(const Json &value, std::string place, std::string &problem)
{
    VariantInfo variant;
    Members members(value, std::move(place), problem);
    members.read("id", variant.id, Need::Required);
    members.read("tier", variant.tier);
    members.read("checking", variant.checking);
    members.read("api", variant.api);
    members.read("summary", variant.summary);
    std::vector<std::string> operations;
    readStrings(members, "operations", operations);
    for (const std::string &operation : operations)
        variant.operations.push_back(members.wordAt<Operation>(operation, "operations"));
    members.read("dropsDuplicateKeys", variant.dropsDuplicateKeys);
    members.read("sortsKeys", variant.sortsKeys);
    return variant;
}

bool isContenderId(std::string_view id)
{
    return !id.empty()
           && id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789@._-") == id.npos;
}

Event helloAt(Members &members, std::uint64_t &)
{
    Hello hello;
    members.read("id", hello.id, Need::Required);
    if (members.ok() && !isContenderId(hello.id))
        members.fail("id", "may have lower-case letters, digits and @._- only");
    members.read("library", hello.library, Need::Required);
    members.read("version", hello.version, Need::Required);
    members.read("homepage", hello.homepage);
    members.read("license", hello.license);
    members.read("selfChecking", hello.selfChecking);
    members.read("checked", hello.checked);
    readTexts(members, "facts", hello.facts);
    readStrings(members, "cpuFeatures", hello.cpuFeatures);
    readTexts(members, "build", hello.build);
    readTexts(members, "defaults", hello.defaults);
    readTexts(members, "unsupported", hello.unsupported);
    if (const Json *list = members.array("variants", Need::Required)) {
        for (const Json &value : *list)
            hello.variants.push_back(
                variantAt(value, "variants[" + std::to_string(hello.variants.size()) + ']',
                          members.problem()));
    }
    return hello;
}

Event progressAt(Members &members, std::uint64_t &)
{
    constexpr int kMost = std::numeric_limits<int>::max();
    Progress progress;
    members.read("id", progress.id);
    members.read("phase", progress.phase);
    members.read("done", progress.done, Need::Optional, 0, kMost);
    members.read("of", progress.of, Need::Optional, 0, kMost);
    return progress;
}

Event sampleAt(Members &members, std::uint64_t &)
{
    Sample sample;
    members.read("id", sample.id);
    members.read("warmup", sample.warmup);
    members.read("n", sample.n, Need::Required, 1);
    members.read("wallNs", sample.wallNs, Need::Required);
    members.read("cpuNs", sample.cpuNs);
    members.read("voluntary", sample.voluntary);
    members.read("involuntary", sample.involuntary);
    members.read("minorFaults", sample.minorFaults);
    members.read("runDelayNs", sample.runDelayNs);
    members.read("canaryBeforeNs", sample.canaryBeforeNs);
    members.read("canaryAfterNs", sample.canaryAfterNs);
    if (const Json *list = members.array("perThread")) {
        for (const Json &value : *list) {
            const auto count = Members::count(value);
            if (!count || sample.perThread.size() >= static_cast<std::size_t>(kMostThreads)) {
                members.fail("perThread", "is not a list of counts");
                break;
            }
            sample.perThread.push_back(*count);
        }
    }
    return sample;
}

void readHistogram(Members &members, std::vector<HistogramBucket> &out)
{
    const Json *list = members.array("histogram");
    if (!list)
        return;
    for (const Json &value : *list) {
        const bool pair = value.is_array() && value.size() == 2 && value[0].is_number();
        const auto count = pair ? Members::count(value[1]) : std::nullopt;
        if (!count || !(value[0].get<double>() >= 0))
            return members.fail("histogram", "holds something that is not [ns,count]");
        out.push_back({value[0].get<double>(), *count});
    }
}

void readCounters(Members &members, std::map<std::string, double> &out)
{
    const Json *object = members.object("counters");
    if (!object)
        return;
    for (const auto &[key, value] : object->items()) {
        if (!value.is_number())
            return members.fail("counters", "holds something that is not a number");
        out[key] = value.get<double>();
    }
}

template <class T>
void readKnown(Members &members, const char *name, std::optional<T> &out)
{
    // Tells an absent member from a zero; no figure is that large.
    constexpr T kAbsent = std::numeric_limits<T>::max();
    T value = kAbsent;
    members.read(name, value);
    if (members.ok() && value != kAbsent)
        out = value;
}

Event resultAt(Members &members, std::uint64_t &)
{
    RunResult result;
    members.read("id", result.id);
    members.read("n", result.n, Need::Required);
    members.read("firstCallNs", result.firstCallNs);
    members.read("warmupNs", result.warmupNs);
    members.read("steady", result.steady);
    members.read("longOperation", result.longOperation);
    members.read("exactness", result.exactness);
    members.read("largestUlp", result.largestUlp);
    readStrings(members, "notes", result.notes);
    members.read("outputBytes", result.outputBytes);
    readKnown(members, "peakRssBytes", result.peakRssBytes);
    readKnown(members, "allocationsPerOp", result.allocationsPerOp);
    readKnown(members, "allocatedBytesPerOp", result.allocatedBytesPerOp);
    readCounters(members, result.counters);
    members.read("countersReason", result.countersReason);
    members.read("clockCostNs", result.clockCostNs);
    members.read("clockStepNs", result.clockStepNs);
    readHistogram(members, result.histogram);
    members.read("startSkewNs", result.startSkewNs);
    return result;
}

Event failureAt(Members &members, std::uint64_t &)
{
    Failure failure;
    members.read("id", failure.id);
    members.read("status", failure.status, Need::Required);
    static constexpr std::array kSayable{CellStatus::Unsupported, CellStatus::Wrong,
                                         CellStatus::Rejected,    CellStatus::OutOfMemory,
                                         CellStatus::Cancelled,   CellStatus::Skipped};
    if (members.ok() && std::ranges::find(kSayable, failure.status) == kSayable.end())
        members.fail("status", "is none that a contender says of itself");
    members.read("reason", failure.reason);
    members.read("phase", failure.phase);
    return failure;
}

Event answerAt(Members &members, std::uint64_t &answerBytes)
{
    Answer answer;
    members.read("id", answer.id);
    members.read("accepted", answer.accepted, Need::Required);
    members.read("reason", answer.reason);
    std::uint64_t bytes = 0;
    members.read("bytes", bytes, Need::Optional, 0, kMostAnswerBytes);
    if (members.ok())
        answerBytes = bytes;
    return answer;
}

Event servingAt(Members &members, std::uint64_t &)
{
    Serving serving;
    members.read("id", serving.id);
    members.read("port", serving.port, Need::Required, 1, 65535);
    return serving;
}

struct Kind {
    std::string_view type;
    Event (*read)(Members &, std::uint64_t &);
};
constexpr std::array kKinds{Kind{"hello", helloAt},    Kind{"progress", progressAt},
                            Kind{"sample", sampleAt},  Kind{"result", resultAt},
                            Kind{"error", failureAt},  Kind{"answer", answerAt},
                            Kind{"serving", servingAt}};

} // namespace

Result<Event> decodeEvent(std::string_view line, std::uint64_t &answerBytes)
{
    answerBytes = 0;
    return decodeLine<Event>(
        line, "contender", [&](std::string_view type, Members &members) -> Result<Event> {
            for (const Kind &kind : kKinds) {
                if (kind.type != type)
                    continue;
                if (type == "hello")
                    if (auto version = checkVersion(members, "contender"); !version)
                        return version.error();
                return kind.read(members, answerBytes);
            }
            members.fail("type", "has an unknown value");
            return Event{};
        });
}

} // namespace jinbang::core::protocol

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/protocol/codec.h"
#include "core/protocol/decode.h"

#include <array>

namespace jinbang::core::protocol {
namespace {

constexpr std::uint64_t kMostFixtureBytes = std::uint64_t{1} << 40;

TaskSpec taskAt(Members &members)
{
    TaskSpec task;
    if (const Json *value = members.object("task", Need::Required)) {
        Members inner(*value, "task", members.problem());
        inner.read("operation", task.operation, Need::Required);
        inner.read("variant", task.variant, Need::Required);
        inner.read("record", task.record);
        inner.read("many", task.many);
        inner.read("mode", task.mode);
        inner.read("threads", task.threads, Need::Optional, 1, kMostThreads);
        inner.read("reuse", task.reuse);
    }
    return task;
}

FixtureRef fixtureAt(Members &members)
{
    FixtureRef fixture;
    if (const Json *value = members.object("fixture", Need::Required)) {
        Members inner(*value, "fixture", members.problem());
        inner.read("path", fixture.path);
        inner.read("offset", fixture.offset, Need::Optional, 0, kMostFixtureBytes);
        inner.read("bytes", fixture.bytes, Need::Required, 0, kMostFixtureBytes);
    }
    return fixture;
}

MeasureSpec measureAt(Members &members)
{
    MeasureSpec measure;
    const Json *value = members.object("measure", Need::Required);
    if (!value)
        return measure;
    Members inner(*value, "measure", members.problem());
    inner.read("pass", measure.pass);
    std::uint64_t n = 0;
    inner.read("n", n, Need::Optional, 1);
    if (n > 0)
        measure.n = n;
    inner.read("samples", measure.samples, Need::Optional, 1, kMostSamples);
    inner.read("sampleTargetNs", measure.sampleTargetNs);
    inner.read("warmupMinNs", measure.warmupMinNs);
    inner.read("warmupMaxNs", measure.warmupMaxNs);
    inner.read("longOperationNs", measure.longOperationNs);
    inner.read("seed", measure.seed);
    inner.read("check", measure.check);
    if (const Json *fixed = inner.object("fixed")) {
        Members fixedMembers(*fixed, "measure.fixed", members.problem());
        FixedIterations iterations;
        fixedMembers.read("warmupIterations", iterations.warmupIterations, Need::Optional, 0,
                          kMostSamples);
        fixedMembers.read("warmupNs", iterations.warmupNs);
        fixedMembers.read("iterations", iterations.iterations, Need::Required, 1, kMostSamples);
        fixedMembers.read("iterationNs", iterations.iterationNs, Need::Required);
        measure.fixed = iterations;
    }
    return measure;
}

template <class R>
R taskRequest(Members &members)
{
    R request;
    members.read("id", request.id);
    request.task = taskAt(members);
    request.fixture = fixtureAt(members);
    return request;
}

Request describeAt(Members &)
{
    return Describe{};
}
Request runAt(Members &members)
{
    Run run = taskRequest<Run>(members);
    run.measure = measureAt(members);
    return run;
}
Request checkAt(Members &members)
{
    return taskRequest<Check>(members);
}
Request lastAt(Members &members)
{
    Last last;
    members.read("id", last.id);
    return last;
}
Request serveAt(Members &members)
{
    Serve serve = taskRequest<Serve>(members);
    members.read("stallOnceNs", serve.stallOnceNs);
    return serve;
}
Request cancelAt(Members &)
{
    return Cancel{};
}

struct Kind {
    std::string_view type;
    bool versioned;
    Request (*read)(Members &);
};
constexpr std::array kKinds{Kind{"describe", true, describeAt}, Kind{"run", true, runAt},
                            Kind{"check", true, checkAt},       Kind{"last", false, lastAt},
                            Kind{"serve", true, serveAt},       Kind{"cancel", false, cancelAt}};

} // namespace

Result<Request> decodeRequest(std::string_view line)
{
    return decodeLine<Request>(
        line, "engine", [](std::string_view type, Members &members) -> Result<Request> {
            for (const Kind &kind : kKinds) {
                if (kind.type != type)
                    continue;
                if (kind.versioned)
                    if (auto version = checkVersion(members, "engine"); !version)
                        return version.error();
                return kind.read(members);
            }
            members.fail("type", "has an unknown value");
            return Request{};
        });
}

} // namespace jinbang::core::protocol

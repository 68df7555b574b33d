// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/runner.h"

#include "core/measure/batch.h"
#include "core/measure/depth.h"
#include "core/measure/guarded.h"
#include "core/measure/heap.h"
#include "core/measure/librarywords.h"
#include "core/measure/passes.h"
#include "core/measure/sampler.h"
#include "core/measure/teamsampler.h"
#include "core/protocol/plausible.h"

#include <algorithm>

namespace jinbang::core::measure {
namespace {

constexpr double kThoroughNs = 5e9; // two more of them would take longer than the run

} // namespace

CellStatus statusOf(const Error &error)
{
    switch (error.code) {
    case ErrorCode::Unsupported:
    case ErrorCode::UnknownName:
    case ErrorCode::ProtocolVersion:
    case ErrorCode::ProtocolViolation:
        return CellStatus::Unsupported;
    case ErrorCode::OutOfMemory:
        return CellStatus::OutOfMemory;
    case ErrorCode::Cancelled:
        return CellStatus::Cancelled;
    case ErrorCode::WrongAnswer:
        return CellStatus::Wrong;
    case ErrorCode::System: // no thread, no port: the machine's doing, not the library's
        return CellStatus::Skipped;
    default:
        return CellStatus::Rejected;
    }
}

protocol::Failure failureOf(const Error &error, std::string phase)
{
    protocol::Failure failure;
    failure.status = statusOf(error);
    // A library's own words say most; without any, the sentence of the code does.
    failure.reason = error.detail.empty() || failure.status != CellStatus::Rejected
                         ? sentence(error)
                         : error.subject + ": " + libraryWords(error.detail);
    failure.phase = std::move(phase);
    return failure;
}

Runner::Runner(const contract::Adapter &adapter, const contract::About &about,
               Instruments &instruments, Reporter &reporter)
    : m_adapter(adapter)
    , m_about(about)
    , m_instruments(instruments)
    , m_reporter(reporter)
{
}

Outcome Runner::run(const protocol::Run &request, const contract::Task &task, Subject &subject,
                    contract::Operation &operation)
{
    const HeapNoise noise(request.measure.seed);
    Job job{request, task, subject, operation, {}, {}, {}, "check"};
    job.result.id = request.id;
    const Result<void> done = request.measure.pass == protocol::Pass::Time ? time(job) : pass(job);
    if (!done) {
        protocol::Failure failure =
            failureOf(withDepth(done.error(), m_about, subject.text()), job.phase);
        failure.id = request.id;
        return failure;
    }
    if (!job.verdict.ok())
        return protocol::Failure{request.id, job.verdict.status, job.verdict.reason, job.phase};
    job.result.exactness = job.verdict.exactness;
    job.result.largestUlp = job.verdict.largestUlp;
    job.result.notes.assign(job.verdict.notes.begin(), job.verdict.notes.end());
    return job.result;
}

Result<void> Runner::pass(Job &job)
{
    job.phase = "sample";
    return runPass(job.request.measure.pass, job.operation, m_instruments.clock(), m_reporter,
                   job.result);
}

Result<void> Runner::time(Job &job)
{
    job.clock = system::measureClock(m_instruments.clock());
    job.result.clockCostNs = job.clock.costNs;
    job.result.clockStepNs = job.clock.stepNs;
    Expectation expected;
    if (m_about.checked) {
        Result<Expectation> read = expectationOf(job.subject.text(), job.subject.record());
        if (!read)
            return read.error();
        expected = std::move(*read);
    }
    Result<void> done =
        job.request.task.mode == Mode::SingleShot ? cold(job, expected) : warm(job, expected);
    job.result.outputBytes = job.operation.outputBytes();
    return done;
}

/// The shot comes before every check, or it would not be cold.
Result<void> Runner::cold(Job &job, const Expectation &expected)
{
    job.phase = "sample";
    Sampler sampler(job.operation, m_instruments, job.clock, job.request.measure, Mode::SingleShot,
                    m_reporter);
    const Result<protocol::Sample> shot = sampler.coldShot();
    if (!shot)
        return shot.error();
    m_reporter.sampled(*shot);
    job.result.n = shot->n;
    job.result.firstCallNs = shot->wallNs;
    job.phase = "check";
    judgePlausible(job);
    judgeLast(job, expected, job.operation);
    return job.verdict.ok() ? check(job, expected) : Result<void>{};
}

Result<void> Runner::warm(Job &job, const Expectation &expected)
{
    job.phase = "first call";
    const Result<double> first = timed(job.operation, 1, m_instruments.clock());
    if (!first)
        return first.error();
    job.result.firstCallNs = *first;
    job.phase = "check";
    if (Result<void> checked = check(job, expected); !checked || !job.verdict.ok())
        return checked;
    job.phase = "sample";
    if (job.request.task.threads > 1)
        return threads(job, expected);
    Sampler sampler(job.operation, m_instruments, job.clock, job.request.measure,
                    job.request.task.mode, m_reporter);
    Result<Sampling> sampling = sampler.run(*first);
    if (!sampling)
        return sampling.error();
    job.result.n = sampling->n;
    job.result.warmupNs = sampling->warmupNs;
    job.result.steady = sampling->steady;
    job.result.longOperation = sampling->longOperation;
    job.result.histogram = std::move(sampling->histogram);
    job.phase = "check";
    judgePlausible(job);
    judgeLast(job, expected, job.operation);
    return {};
}

Result<void> Runner::threads(Job &job, const Expectation &expected)
{
    const auto make = [&]() -> Result<std::unique_ptr<contract::Operation>> {
        Result<std::unique_ptr<contract::Operation>> made = makeGuarded(m_adapter, job.task);
        if (made) {
            if (Result<void> prepared = (*made)->prepare(job.subject.input(job.task.operation));
                !prepared)
                return prepared.error();
        }
        return made;
    };
    Team team(job.request.task.threads, make);
    TeamSampler sampler(team, job.operation, m_instruments, job.clock, job.request.measure,
                        m_reporter);
    Result<TeamSampling> sampling = sampler.run();
    if (!sampling)
        return sampling.error();
    job.result.n = sampling->chunk;
    job.result.warmupNs = sampling->warmupNs;
    job.result.steady = sampling->steady;
    job.result.startSkewNs = sampling->startSkewNs;
    job.phase = "check";
    for (int i = 0; i < team.size() && job.verdict.ok(); ++i)
        judgeLast(job, expected, team.operation(i));
    return {};
}

Result<void> Runner::check(Job &job, const Expectation &expected)
{
    if (!m_about.checked || !job.request.measure.check)
        return {};
    m_reporter.progressed("check", 0, 1);
    Verification verification(job.task, checkingOf(job.request.task.variant), job.subject, expected,
                              job.request.measure.seed);
    Result<Verdict> verdict = verification.run(job.operation, job.result.firstCallNs < kThoroughNs);
    if (!verdict)
        return verdict.error();
    job.verdict.add(*verdict);
    return {};
}

void Runner::judgeLast(Job &job, const Expectation &expected, contract::Operation &operation)
{
    if (!m_about.checked)
        return;
    Verdict last = untouched(expected);
    if (last.ok())
        last.add(judge(job.task.operation, operation, expected));
    if (!last.ok())
        last.reason = "after the timed operations: " + last.reason;
    job.verdict.add(last);
}

void Runner::judgePlausible(Job &job)
{
    if (!m_about.checked || m_reporter.samples().empty())
        return;
    const std::uint64_t bytes =
        isWriting(job.task.operation) ? job.operation.outputBytes() : job.subject.text().size();
    if (std::string note = protocol::implausible(protocol::fastestOf(m_reporter.samples()), bytes);
        !note.empty())
        job.verdict.notes.insert(std::move(note));
}

Checking Runner::checkingOf(const std::string &variant) const
{
    for (const contract::Variant &candidate : m_about.variants) {
        if (candidate.id == variant)
            return candidate.checking;
    }
    return Checking::Strict;
}

} // namespace jinbang::core::measure

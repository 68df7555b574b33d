// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/session.h"

#include "core/measure/answer.h"
#include "core/measure/depth.h"
#include "core/measure/guarded.h"
#include "core/measure/heap.h"
#include "core/measure/hello.h"
#include "core/measure/librarywords.h"
#include "core/measure/reporter.h"
#include "core/measure/runner.h"
#include "core/protocol/codec.h"

namespace jinbang::core::measure {
namespace {

constexpr int kFine = 0, kBrokenProtocol = 2;

} // namespace

Session::Session(const contract::Adapter &adapter, Channel &channel, Instruments &instruments,
                 ServeFunction serve)
    : m_adapter(adapter)
    , m_about(adapter.about())
    , m_channel(channel)
    , m_instruments(instruments)
    , m_serve(serve)
{
}

int Session::run()
{
    while (!m_over) {
        const std::optional<std::string> line = m_channel.line();
        if (!line)
            break;
        const Result<protocol::Request> request = protocol::decodeRequest(*line);
        if (!request) {
            const bool version = request.error().code == ErrorCode::ProtocolVersion;
            send(protocol::Failure{0, CellStatus::Unsupported,
                                   version ? "protocol 1 is needed" : sentence(request.error()),
                                   "request"});
            // Bytes may follow a line that was not understood: there is no way back to a line's
            // start.
            if (!version)
                return kBrokenProtocol;
            continue;
        }
        std::visit([&](const auto &content) { handle(content); }, *request);
    }
    return kFine;
}

Result<Session::Work> Session::begin(const protocol::TaskSpec &spec,
                                     const protocol::FixtureRef &fixture, bool valid,
                                     std::size_t before)
{
    m_latest.reset();
    // First of all: bytes on the stream must be taken.
    Result<Subject> subject = Subject::load(fixture, m_channel, before);
    if (!subject)
        return subject.error();
    Result<contract::Task> task = taskOf(spec);
    if (!task)
        return task.error();
    Result<std::unique_ptr<contract::Operation>> operation = makeGuarded(m_adapter, *task);
    if (!operation)
        return operation.error();
    Work work{std::move(*task), std::move(*subject), std::move(*operation)};
    // A reader that is checked with a damaged text has no record to expect.
    if (work.task.record && (valid || isWriting(spec.operation))) {
        if (Result<void> bound = work.subject.bind(*work.task.record, work.task.many); !bound)
            return bound.error();
    }
    if (Result<void> prepared = work.operation->prepare(work.subject.input(spec.operation));
        !prepared)
        return withDepth(prepared.error(), m_about, work.subject.text());
    return work;
}

void Session::handle(const protocol::Describe &)
{
    send(helloOf(m_about));
}

void Session::handle(const protocol::Run &request)
{
    // Figures of allocation and of memory are those of a program that has just started.
    const bool timed = request.measure.pass == protocol::Pass::Time
                       || request.measure.pass == protocol::Pass::Counters;
    if (timed)
        settleHeap();
    Result<Work> work =
        begin(request.task, request.fixture, true, timed ? placeInPage(request.measure.seed) : 0);
    if (!work)
        return fail(request.id, work.error(), "load");
    m_latest.emplace(std::move(*work));
    Reporter reporter(request.id, m_channel, m_instruments.clock());
    Runner runner(m_adapter, m_about, m_instruments, reporter);
    Outcome outcome = runner.run(request, m_latest->task, m_latest->subject, *m_latest->operation);
    std::visit([&](auto &end) { reporter.finish(std::move(end)); }, outcome);
    m_over = reporter.abandoned();
}

void Session::handle(const protocol::Check &request)
{
    Result<Work> work = begin(request.task, request.fixture, false);
    Result<void> ran;
    if (work) {
        ran = work->operation->run(1);
        if (!ran)
            ran = withDepth(ran.error(), m_about, work->subject.text());
    }
    const Error *error = !work ? &work.error() : !ran ? &ran.error() : nullptr;
    if (!error)
        return answer(request.id, *work->operation);
    if (error->code != ErrorCode::Rejected)
        return fail(request.id, *error, "check");
    send(protocol::Answer{request.id, false, libraryWords(error->detail), {}});
}

void Session::handle(const protocol::Last &request)
{
    if (!m_latest)
        return fail(request.id, Error{ErrorCode::NothingToDo, "there was no run before", {}},
                    "last");
    answer(request.id, *m_latest->operation);
}

void Session::handle(const protocol::Serve &request)
{
    settleHeap();
    Result<Work> work = begin(request.task, request.fixture, true);
    if (!work)
        return fail(request.id, work.error(), "load");
    if (!m_serve || request.task.operation != Operation::Serialize)
        return fail(request.id, Error{ErrorCode::Unsupported, m_about.id, "it does not serve"},
                    "load");
    ServePlan plan;
    plan.operation = work->operation.get();
    plan.stallOnceNs = request.stallOnceNs;
    Reporter reporter(request.id, m_channel, m_instruments.clock());
    plan.listening = [&](int port) { send(protocol::Serving{request.id, port}); };
    plan.stopped = [&] { return reporter.stopped(); };
    const Result<void> served = m_serve(plan);
    m_over = m_over || reporter.abandoned();
    if (!m_over)
        fail(request.id, served ? Error{ErrorCode::Cancelled, "serving", {}} : served.error(),
             "serve");
}

/// A cancel that comes after the end of what it was meant for.
void Session::handle(const protocol::Cancel &) {}

void Session::send(const protocol::Event &event)
{
    if (!m_channel.write(protocol::encode(event)))
        m_over = true;
}

void Session::fail(std::uint64_t id, const Error &error, std::string phase)
{
    protocol::Failure failure = failureOf(error, std::move(phase));
    failure.id = id;
    send(failure);
    if (error.code == ErrorCode::ProtocolViolation)
        m_over = true;
}

void Session::answer(std::uint64_t id, contract::Operation &operation)
{
    send(protocol::Answer{id, true, {}, answerText(operation)});
}

} // namespace jinbang::core::measure

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/servercell.h"

#include "core/base/number.h"
#include "core/contest/conversation.h"
#include "core/contest/oomwatch.h"
#include "core/http/generator.h"

#include <thread>

namespace jinbang::core::http {
namespace {

using contest::Conversation;
using contest::Heard;
using contest::HeardState;

constexpr double kGoodbyeNs = 2e9;      // to close and to free what it holds
constexpr double kProgressNs = 100e6;   // between two looks at how far a load is
constexpr double kSlowestLoading = 5e6; // bytes a second, as for any fork

class ServerCell
{
public:
    ServerCell(const ServerTask &task, Conversation conversation, contest::Ticker &ticker,
               const std::stop_token &stop, const Progress &progress)
        : m_task(task)
        , m_conversation(std::move(conversation))
        , m_ticker(ticker)
        , m_stop(stop)
        , m_progress(progress)
    {
    }

    ServerOutcome run()
    {
        if (listens() && answersRight() && carriesLoad())
            sayGoodbye();
        m_outcome.exactness = m_judge.exactness();
        return std::move(m_outcome);
    }

private:
    bool fail(CellStatus status, std::string reason)
    {
        m_outcome.status = status;
        m_outcome.reason = std::move(reason);
        return false;
    }

    bool cancelled() { return fail(CellStatus::Cancelled, "it was stopped"); }

    bool failByDeath(const std::string &when)
    {
        const auto ending = m_conversation.end(m_ticker.nowNs() + kGoodbyeNs);
        const auto errorText = m_conversation.errorText();
        if (ending.outOfMemory)
            return fail(CellStatus::OutOfMemory, "the system killed it for its use of memory");
        if (contest::soundsOutOfMemory(errorText))
            return fail(CellStatus::OutOfMemory,
                        "it ran out of memory: " + contest::lastWords(errorText));
        return fail(CellStatus::Crashed, contest::describe(ending, errorText) + " " + when);
    }

    bool failBy(const Heard &heard, const std::string &when)
    {
        if (heard.state == HeardState::Stopped)
            return cancelled();
        if (heard.state == HeardState::TimedOut)
            return fail(CellStatus::Timeout,
                        "it did not listen within " + durationText(m_task.firstAnswerNs));
        if (heard.state == HeardState::Ended)
            return failByDeath(when);
        if (heard.state == HeardState::Violation)
            return fail(CellStatus::Crashed, "it broke the protocol: " + heard.problem.detail);
        if (const auto *failure = std::get_if<protocol::Failure>(&heard.event))
            return fail(failure->status, failure->reason);
        return fail(CellStatus::Crashed, "it broke the protocol: it answered what was not asked");
    }

    bool listens()
    {
        m_conversation.ask(m_task.serve, m_task.expected);
        const double loading = static_cast<double>(m_task.expected.size()) / kSlowestLoading * 1e9;
        const double deadline = m_ticker.nowNs() + m_task.firstAnswerNs + loading;
        while (true) {
            const Heard heard = m_conversation.hear(deadline, m_stop);
            if (heard.state == HeardState::Event
                && std::holds_alternative<protocol::Progress>(heard.event))
                continue;
            const auto *serving = heard.state == HeardState::Event
                                      ? std::get_if<protocol::Serving>(&heard.event)
                                      : nullptr;
            if (!serving)
                return failBy(heard, "before it listened");
            if (serving->port < 1 || serving->port > 65535)
                return fail(CellStatus::Crashed,
                            "it broke the protocol: port " + std::to_string(serving->port));
            m_port = serving->port;
            return true;
        }
    }

    // A wrong answer is not loaded. This request is in no figure. It is asked for on this thread: a
    // server that dies of it breaks the connection off.
    bool answersRight()
    {
        Load one;
        one.requests = 1;
        one.connections = 1;
        one.keepAlive = false;
        one.requestTimeoutNs = m_task.firstAnswerNs;
        const LoadResult first = runLoad(one, {m_port, &m_judge, &m_clock, nullptr}, m_stop);
        if (first.latenciesNs.size() == 1)
            return true;
        if (first.end == LoadEnd::Stopped && m_stop.stop_requested())
            return cancelled();
        if (first.failures.timeout > 0)
            return fail(CellStatus::Timeout,
                        "it did not answer within " + durationText(m_task.firstAnswerNs));
        if (first.failures.wrong > 0)
            return fail(CellStatus::Wrong, m_judge.difference());
        if (first.failures.status > 0)
            return fail(CellStatus::Wrong, "its answer has another status than 200");
        if (m_conversation.hear(m_ticker.nowNs() + kGoodbyeNs, m_stop).state == HeardState::Ended)
            return failByDeath("at the first request");
        return fail(CellStatus::Wrong, "it did not answer in HTTP");
    }

    bool carriesLoad()
    {
        m_outcome.result = putOn(m_task.load);
        const LoadResult &result = m_outcome.result;
        const std::string when =
            "after " + std::to_string(result.latenciesNs.size()) + " answers under load";
        if (m_gone && !m_stop.stop_requested())
            return m_gone->state == HeardState::Ended ? failByDeath(when) : failBy(*m_gone, when);
        switch (result.end) {
        case LoadEnd::ServerGone:
            return failByDeath(when);
        case LoadEnd::Stopped:
            return cancelled();
        case LoadEnd::TimeLimit:
            return fail(CellStatus::Timeout,
                        "the load was not over after " + durationText(*m_task.load.maxTimeNs));
        case LoadEnd::Silent:
            return fail(CellStatus::Timeout, silence(result));
        case LoadEnd::Complete:
            break;
        }
        if (!result.latenciesNs.empty())
            return true;
        if (result.failures.timeout > 0)
            return fail(CellStatus::Timeout, "no request was answered in time");
        return fail(CellStatus::Wrong, "no request was answered right");
    }

    [[nodiscard]] std::string silence(const LoadResult &result) const
    {
        return "it stopped answering: for " + durationText(m_task.load.requestTimeoutNs)
               + " and longer nothing came on any connection, after "
               + grouped(result.latenciesNs.size()) + " answers; " + grouped(result.unsent)
               + " requests were not sent";
    }

    // The load on a thread of its own, while this one notices when the contender speaks or ends.
    LoadResult putOn(const Load &load)
    {
        std::atomic<std::uint64_t> done{0};
        std::stop_source loadStop, overStop;
        const std::stop_callback onStop(m_stop, [&] { loadStop.request_stop(); });
        LoadResult result;
        m_gone.reset();
        std::jthread worker([&] {
            result = runLoad(load, {m_port, &m_judge, &m_clock, &done}, loadStop.get_token());
            overStop.request_stop();
        });
        while (!overStop.stop_requested()) {
            const Heard heard =
                m_conversation.hear(m_ticker.nowNs() + kProgressNs, overStop.get_token());
            if (heard.state == HeardState::TimedOut) {
                m_progress(done);
            } else if (heard.state != HeardState::Stopped) {
                m_gone = heard; // it has nothing to say while it serves
                loadStop.request_stop();
                break;
            }
        }
        worker.join();
        return result;
    }

    void sayGoodbye()
    {
        const auto ending = m_conversation.end(m_ticker.nowNs() + kGoodbyeNs);
        const auto how = contest::describe(ending, m_conversation.errorText());
        if (ending.killedByUs)
            m_outcome.reason = "it did not end by itself and was killed";
        else if (ending.signalled)
            fail(CellStatus::Crashed, "at its end: " + how);
        else if (ending.code != 0)
            m_outcome.reason = "it ended with " + how;
    }

    const ServerTask &m_task;
    Conversation m_conversation;
    contest::Ticker &m_ticker;
    const std::stop_token &m_stop;
    const Progress &m_progress;
    ServerOutcome m_outcome;
    system::SystemClock m_clock;
    BodyJudge m_judge{m_task.expected};
    std::optional<Heard> m_gone; // what it said or how it ended while a load was on it
    int m_port = 0;
};

} // namespace

ServerOutcome runServer(const ServerTask &task, contest::Launcher &launcher,
                        contest::Ticker &ticker, const std::stop_token &stop,
                        const Progress &progress)
{
    auto child = launcher.launch(task.launch);
    if (!child)
        return {CellStatus::Crashed, "it cannot be started: " + child.error().detail, {}, {}};
    return ServerCell(task, Conversation(std::move(*child), task.contender), ticker, stop, progress)
        .run();
}

} // namespace jinbang::core::http

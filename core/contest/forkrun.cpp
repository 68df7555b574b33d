// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/forkrun.h"

#include "core/base/number.h"
#include "core/contest/conversation.h"
#include "core/contest/foreigncheck.h"
#include "core/contest/oomwatch.h"
#include "core/protocol/plausible.h"

#include <algorithm>

namespace jinbang::core::contest {
namespace {

constexpr double kGoodbyeNs = 5e9; // to free what it holds

class ForkRun
{
public:
    ForkRun(const ForkTask &task, Conversation conversation, Ticker &ticker,
            const std::stop_token &stop)
        : m_task(task)
        , m_conversation(std::move(conversation))
        , m_ticker(ticker)
        , m_stop(stop)
        , m_deadlineNs(ticker.nowNs() + task.limitNs)
    {
    }

    ForkOutcome run()
    {
        if (checkedBefore() && measured() && checkedAfter())
            sayGoodbye();
        return std::move(m_outcome);
    }

private:
    bool fail(CellStatus status, std::string reason)
    {
        m_outcome.status = status;
        m_outcome.reason = std::move(reason);
        return false;
    }

    // What a conversation that did not come to its end means.
    bool failBy(const Heard &heard)
    {
        switch (heard.state) {
        case HeardState::Stopped:
            m_outcome.stopped = true;
            return false;
        case HeardState::TimedOut:
            return fail(CellStatus::Timeout, "timed out after " + durationText(m_task.limitNs));
        case HeardState::Violation:
            return fail(CellStatus::Crashed, "it broke the protocol: " + heard.problem.detail);
        case HeardState::Ended:
            return failByDeath();
        case HeardState::Event:
            break;
        }
        const auto *failure = std::get_if<protocol::Failure>(&heard.event);
        if (failure && failure->status == CellStatus::Cancelled) // or the cell would count as ours
            return fail(CellStatus::Crashed, "it broke the protocol: it gave up unasked");
        if (failure)
            return fail(failure->status, failure->reason);
        return fail(CellStatus::Crashed, "it broke the protocol: it answered what was not asked");
    }

    bool failByDeath()
    {
        const auto ending = m_conversation.end(m_ticker.nowNs() + kGoodbyeNs);
        const auto errorText = m_conversation.errorText();
        if (ending.outOfMemory)
            return fail(CellStatus::OutOfMemory, "the system killed it for its use of memory");
        if (soundsOutOfMemory(errorText))
            return fail(CellStatus::OutOfMemory, "it ran out of memory: " + lastWords(errorText));
        if (ending.killedByUs)
            return fail(CellStatus::Crashed, "it closed its output and went on");
        const std::string what = ending.signalled ? signalName(ending.code)
                                                  : "exit status " + std::to_string(ending.code);
        const auto words = lastWords(errorText);
        return fail(CellStatus::Crashed, what + " in "
                                             + std::string(text(m_task.run.task.operation))
                                             + (words.empty() ? "" : "; it said: ") + words);
    }

    bool passed(const CheckOutcome &check)
    {
        if (check.broken)
            return failBy(*check.broken);
        if (check.verdict.status != CellStatus::Ok)
            return fail(check.verdict.status, check.verdict.reason);
        if (check.verdict.exactness != Exactness::NotApplicable) {
            m_outcome.result.exactness = check.verdict.exactness;
            m_outcome.result.largestUlp =
                std::max(m_outcome.result.largestUlp, check.verdict.largestUlp);
        }
        if (check.verdict.dropsDuplicateKeys)
            m_outcome.result.notes.emplace_back("drops-duplicate-keys");
        return true;
    }

    bool checkedBefore()
    {
        return !m_task.foreign || !m_task.foreign->before
               || passed(checkBefore(m_conversation, m_task, m_deadlineNs, m_stop));
    }

    bool checkedAfter()
    {
        return !m_task.foreign || m_task.run.measure.pass != protocol::Pass::Time
               || passed(checkAfter(m_conversation, m_task, m_deadlineNs, m_stop));
    }

    [[nodiscard]] std::size_t samplesAsked() const
    {
        const auto &asked = m_task.run.measure;
        return static_cast<std::size_t>(
            std::max(asked.samples, asked.fixed ? asked.fixed->iterations : 0));
    }

    bool measured()
    {
        const auto notes = std::move(m_outcome.result.notes);
        const double askedNs = m_ticker.nowNs();
        double claimedNs = 0;
        m_conversation.ask(m_task.run, m_task.payload);
        while (true) {
            auto heard = m_conversation.hear(m_deadlineNs, m_stop);
            if (heard.state != HeardState::Event)
                return failBy(heard);
            if (auto *sample = std::get_if<protocol::Sample>(&heard.event)) {
                claimedNs += sample->wallNs;
                if (!sample->warmup)
                    m_outcome.samples.push_back(std::move(*sample));
                if (m_outcome.samples.size() > samplesAsked()) // or it fills the memory
                    return fail(CellStatus::Crashed, "it broke the protocol: more samples than the "
                                                         + std::to_string(samplesAsked())
                                                         + " that were asked for");
            } else if (auto *result = std::get_if<protocol::RunResult>(&heard.event)) {
                m_outcome.result = std::move(*result);
                m_outcome.result.notes.insert(m_outcome.result.notes.end(), notes.begin(),
                                              notes.end());
                judgeLength(claimedNs, m_ticker.nowNs() - askedNs);
                return hasSamples();
            } else if (!std::holds_alternative<protocol::Progress>(heard.event)) {
                return failBy(heard);
            }
        }
    }

    bool hasSamples()
    {
        if (m_task.run.measure.pass == protocol::Pass::Time && m_outcome.samples.empty())
            return fail(CellStatus::Crashed, "it broke the protocol: a result without a sample");
        if (m_outcome.result.exactness == Exactness::Worse)
            return fail(CellStatus::Wrong, "doubles are up to "
                                               + std::to_string(m_outcome.result.largestUlp)
                                               + " ulp off");
        return m_task.run.measure.pass != protocol::Pass::Time || hasPlausibleTimes();
    }

    // No contender's own times are believed blindly, least of all those of others' programs.
    bool hasPlausibleTimes()
    {
        const double fastest = protocol::fastestOf(m_outcome.samples);
        if (fastest == 0)
            return fail(CellStatus::Crashed, "it broke the protocol: its samples took 0 ns, which "
                                             "no clock can tell from nothing");
        if (!m_task.foreign)
            return true;
        // Threads together may be so many times faster than one.
        if (auto note = protocol::implausible(fastest * m_task.run.task.threads,
                                              m_task.foreign->text.size());
            !note.empty())
            m_outcome.result.notes.push_back(std::move(note));
        return true;
    }

    // A clock that runs fast would make others look slow, one that is made up could say anything.
    void judgeLength(double claimedNs, double seenNs)
    {
        if (!m_task.foreign)
            return;
        // Single operations of all threads at once are as many times longer.
        const bool isSum = m_task.run.task.mode == Mode::SampleTime;
        const double times = isSum ? m_task.run.task.threads : 1;
        if (auto note = protocol::implausibleLength(claimedNs / times, seenNs); !note.empty())
            m_outcome.result.notes.push_back(std::move(note));
    }

    void sayGoodbye()
    {
        const auto ending = m_conversation.end(m_ticker.nowNs() + kGoodbyeNs);
        const auto how = describe(ending, m_conversation.errorText());
        if (ending.killedByUs)
            m_outcome.warning = "it did not end by itself and was killed";
        else if (ending.signalled)
            fail(CellStatus::Crashed, "at its end: " + how);
        else if (ending.code != 0)
            m_outcome.warning = "it ended with " + how;
    }

    const ForkTask &m_task;
    Conversation m_conversation;
    Ticker &m_ticker;
    const std::stop_token &m_stop;
    double m_deadlineNs = 0;
    ForkOutcome m_outcome;
};

} // namespace

ForkOutcome runFork(const ForkTask &task, Launcher &launcher, Ticker &ticker,
                    const std::stop_token &stop)
{
    const double start = ticker.nowNs();
    auto child = launcher.launch(task.launch);
    ForkOutcome outcome;
    if (child) {
        outcome =
            ForkRun(task, Conversation(std::move(*child), task.contender), ticker, stop).run();
    } else {
        outcome.status = CellStatus::Crashed;
        outcome.reason = "it cannot be started: " + child.error().detail;
    }
    outcome.durationNs = ticker.nowNs() - start;
    return outcome;
}

} // namespace jinbang::core::contest

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/team.h"

#include <algorithm>
#include <system_error>

namespace jinbang::core::measure {
namespace {

constexpr std::int64_t kHeadStartNs = 20'000; // from the last arrival to the common deadline
constexpr int kEnd = -1;

/// Lets another thread have the core where there are more threads than cores.
void relax()
{
    std::this_thread::yield();
}

} // namespace

Team::Team(int threads, Maker maker)
    : m_maker(std::move(maker))
    , m_threads(threads)
{
}

Team::~Team()
{
    m_round = kEnd;
    m_round.notify_all();
    for (const auto &member : m_members) {
        if (member->thread.joinable())
            member->thread.join();
    }
}

Result<void> Team::start()
{
    for (int i = 0; i < m_threads; ++i) {
        m_members.push_back(std::make_unique<Member>());
        Member &member = *m_members.back();
        try {
            member.thread = std::thread([this, &member] { live(member); });
        } catch (const std::system_error &error) {
            m_members.pop_back();
            return Error{ErrorCode::System, "another thread", error.what()};
        }
    }
    for (int done = m_done; done < m_threads; done = m_done)
        m_done.wait(done);
    return firstProblem();
}

Result<Team::Window> Team::window(double lengthNs, std::uint64_t chunk)
{
    m_lengthNs = lengthNs;
    m_chunk = chunk;
    m_loaded = m_arrived = m_counted = m_done = 0;
    m_startAt = 0;
    ++m_round;
    m_round.notify_all();
    for (int done = m_done; done < m_threads; done = m_done)
        m_done.wait(done);
    if (Result<void> fine = firstProblem(); !fine)
        return fine.error();

    Window window;
    double within = 0;
    std::int64_t first = m_members.front()->begin, last = first, end = first;
    Usage used;
    for (const auto &member : m_members) {
        window.sample.perThread.push_back(member->count);
        window.sample.n += member->count;
        within += member->within;
        first = std::min(first, member->begin);
        last = std::max(last, member->begin);
        end = std::max(end, member->end);
        used += member->used;
    }
    window.startSkewNs = static_cast<double>(last - first);
    protocol::Sample &sample = window.sample;
    // Nobody got a turn before the end: a machine so busy has no window, only an elapsed time.
    sample.wallNs = within > 0 ? lengthNs * static_cast<double>(sample.n) / within
                               : static_cast<double>(end - m_startAt);
    sample.cpuNs = used.cpuNs;
    sample.voluntary = used.voluntary;
    sample.involuntary = used.involuntary;
    sample.minorFaults = used.minorFaults;
    sample.runDelayNs = used.runDelayNs;
    return window;
}

void Team::live(Member &member)
{
    ThreadInstruments instruments;
    Result<std::unique_ptr<contract::Operation>> made = m_maker();
    if (made)
        member.operation = std::move(*made);
    else
        member.problem = made.error();
    int round = m_round;
    while (round != kEnd) {
        ++m_done;
        m_done.notify_all();
        m_round.wait(round);
        round = m_round;
        if (round != kEnd)
            takePart(member, instruments);
    }
}

/// A thread whose operation failed keeps to the steps, or the others would wait for it.
void Team::runOne(Member &member)
{
    if (member.problem)
        return relax();
    if (Result<void> ran = member.operation->run(m_chunk); !ran)
        member.problem = ran.error();
}

void Team::takePart(Member &member, Instruments &instruments)
{
    // Load while the others come, so that nobody starts on a cold or sleeping core.
    runOne(member);
    for (++m_loaded; m_loaded < m_threads;)
        runOne(member);
    const Usage before = instruments.usageBefore();
    if (++m_arrived == m_threads)
        m_startAt = m_clock.now() + kHeadStartNs;
    std::int64_t start = 0;
    while ((start = m_startAt) == 0)
        relax();
    std::int64_t now = 0;
    do
        now = m_clock.now();
    while (now < start);

    member.begin = now;
    member.count = 0;
    const std::int64_t deadline = start + static_cast<std::int64_t>(m_lengthNs);
    std::int64_t chunkBegin = 0;
    do {
        chunkBegin = now;
        runOne(member);
        member.count += m_chunk;
        now = m_clock.now();
    } while (now < deadline && !member.problem);
    member.end = now;
    member.within = static_cast<double>(member.count);
    if (now > deadline) {
        const double outside = static_cast<double>(now - std::max(chunkBegin, deadline))
                               / static_cast<double>(now - chunkBegin);
        member.within -= static_cast<double>(m_chunk) * outside;
    }
    member.used = instruments.usageAfter() - before;

    // Load until the last has counted, so that its end is not faster than its middle.
    for (++m_counted; m_counted < m_threads;)
        runOne(member);
}

Result<void> Team::firstProblem() const
{
    for (const auto &member : m_members) {
        if (member->problem)
            return *member->problem;
    }
    return {};
}

} // namespace jinbang::core::measure

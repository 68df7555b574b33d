// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/generator.h"

#include "core/http/client.h"

#include <boost/asio/steady_timer.hpp>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <deque>
#include <optional>

namespace jinbang::core::http {
namespace {

namespace asio = boost::asio;

constexpr std::int64_t kSweepNs = 20'000'000; // how often time limits are looked at

class Generator
{
public:
    Generator(const Load &load, const Target &target)
        : m_load(load)
        , m_target(target)
        , m_request("GET / HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(target.port)
                    + "\r\nAccept: */*\r\nConnection: " + (load.keepAlive ? "keep-alive" : "close")
                    + "\r\n\r\n")
    {
        m_result.latenciesNs.reserve(load.requests);
        for (int i = 0; i < load.connections; ++i) {
            m_clients.emplace_back(
                m_context, target.port, m_request,
                [this](Client &client, Outcome outcome) { finished(client, outcome); });
            m_idle.push_back(&m_clients.back());
        }
    }

    LoadResult run(const std::stop_token &stop)
    {
        m_result.end = LoadEnd::Stopped; // until another end is known
        const std::stop_callback onStop(stop, [this] { m_context.stop(); });
        m_start = m_lastEnd = m_target.clock->now();
        pump();
        sweep();
        if (!stop.stop_requested())
            m_context.run();
        m_result.takenNs = static_cast<double>(
            (m_result.end == LoadEnd::Complete ? m_lastEnd : m_target.clock->now()) - m_start);
        m_result.unsent = m_load.requests - m_issued;
        std::sort(m_result.latenciesNs.begin(), m_result.latenciesNs.end());
        return std::move(m_result);
    }

private:
    /// When request number `m_issued` is due.
    [[nodiscard]] std::int64_t due(std::int64_t now) const
    {
        if (!m_load.ratePerSecond)
            return now;
        return m_start + std::llround(static_cast<double>(m_issued) / *m_load.ratePerSecond * 1e9);
    }

    /// Sends what is due as long as connections are free.
    void pump()
    {
        while (m_issued < m_load.requests && !m_idle.empty()) {
            const std::int64_t now = m_target.clock->now();
            const std::int64_t since = due(now);
            if (since > now)
                return wake(since - now);
            ++m_issued;
            Client &client = *m_idle.back();
            m_idle.pop_back();
            client.ask(since, now);
        }
    }

    void wake(std::int64_t afterNs)
    {
        m_next.expires_after(std::chrono::nanoseconds(afterNs));
        m_next.async_wait([this](boost::system::error_code error) {
            if (!error)
                pump();
        });
    }

    void finished(Client &client, Outcome outcome)
    {
        m_lastEnd = m_target.clock->now();
        count(client, outcome);
        if (m_target.done)
            m_target.done->fetch_add(1, std::memory_order_relaxed);
        m_idle.push_back(&client);
        if (outcome == Outcome::Refused)
            return end(LoadEnd::ServerGone);
        if (++m_ended == m_load.requests)
            return end(LoadEnd::Complete);
        if (isSilent(client, outcome)) {
            m_result.failures.timeout += m_issued - m_ended;
            return end(LoadEnd::Silent);
        }
        pump();
    }

    /// Else each of the requests that are left would wait for its own time limit. One that was sent
    /// when another had timed out already is a second chance, so that a single stall ends no load.
    bool isSilent(const Client &client, Outcome outcome)
    {
        if (outcome != Outcome::TimedOut) {
            m_firstTimeout.reset();
            return false;
        }
        if (!m_firstTimeout)
            m_firstTimeout = m_lastEnd;
        return client.sent() >= *m_firstTimeout;
    }

    void count(const Client &client, Outcome outcome)
    {
        Failures &failures = m_result.failures;
        switch (outcome) {
        case Outcome::NoConnection:
        case Outcome::Refused:
            ++failures.connect;
            return;
        case Outcome::TimedOut:
            ++failures.timeout;
            return;
        case Outcome::Broken:
            ++failures.broken;
            return;
        case Outcome::Answered:
            break;
        }
        m_result.transferredBytes += client.answerBytes();
        const auto &answer = client.answer();
        if (answer.result_int() != 200) {
            ++failures.status;
        } else if (!m_target.judge->isRight(answer.body())) {
            ++failures.wrong;
        } else {
            m_result.bodyBytes = answer.body().size();
            m_result.latenciesNs.push_back(static_cast<double>(m_lastEnd - client.since()));
        }
    }

    void sweep()
    {
        const std::int64_t now = m_target.clock->now();
        if (m_load.maxTimeNs && static_cast<double>(now - m_start) > *m_load.maxTimeNs)
            return end(LoadEnd::TimeLimit);
        const double limit = static_cast<double>(now) - m_load.requestTimeoutNs;
        for (Client &client : m_clients)
            client.giveUpIfOlder(std::llround(std::max(limit, 0.0)));
        m_sweep.expires_after(std::chrono::nanoseconds(kSweepNs));
        m_sweep.async_wait([this](boost::system::error_code error) {
            if (!error)
                sweep();
        });
    }

    void end(LoadEnd end)
    {
        m_result.end = end;
        m_context.stop();
    }

    const Load &m_load;
    const Target &m_target;
    const std::string m_request;
    asio::io_context m_context{1};
    asio::steady_timer m_next{m_context}, m_sweep{m_context};
    std::deque<Client> m_clients; // their addresses do not change
    std::vector<Client *> m_idle;
    std::uint64_t m_issued = 0, m_ended = 0;
    std::int64_t m_start = 0, m_lastEnd = 0;
    std::optional<std::int64_t> m_firstTimeout; // since the last sign of life
    LoadResult m_result;
};

} // namespace

LoadResult runLoad(const Load &load, const Target &target, const std::stop_token &stop)
{
    return Generator(load, target).run(stop);
}

} // namespace jinbang::core::http

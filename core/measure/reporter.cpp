// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/reporter.h"

#include "core/protocol/codec.h"

namespace jinbang::core::measure {
namespace {

constexpr std::int64_t kLongNs = 1'000'000'000; // silence after which kept samples are sent

} // namespace

Reporter::Reporter(std::uint64_t id, Channel &channel, system::Clock &clock)
    : m_id(id)
    , m_channel(channel)
    , m_clock(clock)
    , m_lastSent(clock.now())
{
}

bool Reporter::stopped()
{
    if (m_stopped)
        return true;
    switch (m_channel.poll()) {
    case Channel::Pending::Nothing:
        break;
    case Channel::Pending::End:
        m_stopped = m_abandoned = true;
        break;
    case Channel::Pending::Line: {
        const auto request = protocol::decodeRequest(m_channel.pendingLine());
        if (request && std::holds_alternative<protocol::Cancel>(*request)) {
            (void)m_channel.line();
            m_stopped = true;
        }
        break;
    }
    }
    return m_stopped;
}

void Reporter::sampled(const protocol::Sample &sample)
{
    protocol::Sample own = sample;
    own.id = m_id;
    if (!own.warmup)
        m_samples.push_back(own);
    m_kept += protocol::encode(protocol::Event(std::move(own)));
    if (isLong())
        send();
}

void Reporter::progressed(std::string_view phase, int done, int of)
{
    if (!isLong())
        return;
    m_kept +=
        protocol::encode(protocol::Event(protocol::Progress{m_id, std::string(phase), done, of}));
    send();
}

void Reporter::finish(const protocol::Event &last)
{
    m_kept += protocol::encode(last);
    send();
}

bool Reporter::isLong()
{
    return m_clock.now() - m_lastSent > kLongNs;
}

void Reporter::send()
{
    m_abandoned = !m_channel.write(m_kept) || m_abandoned;
    m_kept.clear();
    m_lastSent = m_clock.now();
}

} // namespace jinbang::core::measure

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Events of one run on their way to the engine. Samples are kept until the end unless a run is
// long, so that the engine sleeps while the clock runs.

#include "core/measure/channel.h"
#include "core/measure/listener.h"
#include "core/system/clock.h"

#include <vector>

namespace jinbang::core::measure {

class Reporter final : public Listener
{
public:
    Reporter(std::uint64_t id, Channel &channel, system::Clock &clock);

    /// Looks at the input without waiting: a cancel is taken, anything else is left for later.
    bool stopped() override;
    void sampled(const protocol::Sample &sample) override;
    void progressed(std::string_view phase, int done, int of) override;

    /// Sends what was kept, then `last`.
    void finish(const protocol::Event &last);
    /// True when the engine is gone.
    [[nodiscard]] bool abandoned() const { return m_abandoned; }
    [[nodiscard]] const std::vector<protocol::Sample> &samples() const { return m_samples; }

private:
    void send();
    [[nodiscard]] bool isLong();

    std::uint64_t m_id;
    Channel &m_channel;
    system::Clock &m_clock;
    std::int64_t m_lastSent;
    std::vector<protocol::Sample> m_samples; // of the whole run; only counted ones
    std::string m_kept;                      // encoded, not sent yet
    bool m_stopped = false, m_abandoned = false;
};

} // namespace jinbang::core::measure

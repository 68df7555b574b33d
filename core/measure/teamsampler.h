#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The timed part of a fork with several threads: windows of a fixed time instead of batches of n.

#include "core/measure/calibration.h"
#include "core/measure/team.h"

namespace jinbang::core::measure {

struct TeamSampling {
    std::uint64_t chunk = 1; // operations between two looks at the clock
    double warmupNs = 0;
    bool steady = true;
    double startSkewNs = 0; // median over the windows
};

class TeamSampler
{
public:
    /// `alone` is one more prepared operation, by which the chunk is found on this thread.
    TeamSampler(Team &team, contract::Operation &alone, Instruments &instruments,
                const system::ClockFacts &clockFacts, const protocol::MeasureSpec &spec,
                Listener &listener);

    /// Errors: those of the operations; System when a thread cannot be started; Cancelled.
    [[nodiscard]] Result<TeamSampling> run();

private:
    [[nodiscard]] Result<void> findChunk();
    [[nodiscard]] Result<void> warmUp();
    [[nodiscard]] Result<protocol::Sample> window(double lengthNs, bool warmup);

    Team &m_team;
    contract::Operation &m_alone;
    Instruments &m_instruments;
    const protocol::MeasureSpec &m_spec;
    Listener &m_listener;
    double m_lengthNs;
    double m_chunkNs;
    TeamSampling m_result;
    std::vector<double> m_skews;
};

} // namespace jinbang::core::measure

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/teamsampler.h"

#include "core/measure/batch.h"
#include "core/measure/steadiness.h"

#include <algorithm>
#include <sched.h>

namespace jinbang::core::measure {
namespace {

// A window's ends are a chunk apart, and the start costs some 20 us: both must be small against it.
constexpr double kLeastWindowNs = 10e6;
// With more threads than cores each must get several turns of the scheduler's some 3 ms.
constexpr double kLeastSharedWindowNs = 100e6;
constexpr double kChunks = 200;

double medianOf(std::vector<double> values)
{
    if (values.empty())
        return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

double leastWindowNs(int threads)
{
    cpu_set_t usable;
    const bool known = ::sched_getaffinity(0, sizeof usable, &usable) == 0;
    return known && threads > CPU_COUNT(&usable) ? kLeastSharedWindowNs : kLeastWindowNs;
}

} // namespace

TeamSampler::TeamSampler(Team &team, contract::Operation &alone, Instruments &instruments,
                         const system::ClockFacts &clockFacts, const protocol::MeasureSpec &spec,
                         Listener &listener)
    : m_team(team)
    , m_alone(alone)
    , m_instruments(instruments)
    , m_spec(spec)
    , m_listener(listener)
    , m_lengthNs(
          std::max(leastWindowNs(team.size()), sampleTarget(spec.sampleTargetNs, clockFacts)))
    , m_chunkNs(std::max(m_lengthNs / kChunks, 10 * clockFacts.stepNs + 100 * clockFacts.costNs))
{
}

Result<TeamSampling> TeamSampler::run()
{
    if (Result<void> found = findChunk(); !found)
        return found.error();
    if (Result<void> started = m_team.start(); !started)
        return started.error();
    if (Result<void> warm = warmUp(); !warm)
        return warm.error();
    const int count = m_spec.fixed ? m_spec.fixed->iterations : m_spec.samples;
    for (int i = 0; i < count; ++i) {
        m_listener.progressed("sample", i, count);
        const Result<protocol::Sample> sample =
            window(m_spec.fixed ? m_spec.fixed->iterationNs : m_lengthNs, false);
        if (!sample)
            return sample.error();
        m_listener.sampled(*sample);
    }
    m_result.startSkewNs = medianOf(m_skews);
    return m_result;
}

Result<void> TeamSampler::findChunk()
{
    const auto once = [&](std::uint64_t n) { return timed(m_alone, n, m_instruments.clock()); };
    const Result<Calibration> calibration = calibrate(once, m_chunkNs, m_chunkNs, m_listener);
    if (!calibration)
        return calibration.error();
    m_result.chunk = calibration->n;
    return {};
}

Result<void> TeamSampler::warmUp()
{
    Steadiness steadiness;
    const int fixedCount = m_spec.fixed ? m_spec.fixed->warmupIterations : 0;
    const std::int64_t begin = m_instruments.clock().now();
    for (int i = 0;; ++i) {
        m_result.warmupNs = static_cast<double>(m_instruments.clock().now() - begin);
        m_result.steady = m_spec.fixed || steadiness.steady();
        const bool enough = m_spec.fixed
                                ? i >= fixedCount
                                : (m_result.steady && m_result.warmupNs >= m_spec.warmupMinNs)
                                      || m_result.warmupNs >= m_spec.warmupMaxNs;
        if (enough)
            return {};
        const Result<protocol::Sample> sample =
            window(m_spec.fixed ? m_spec.fixed->warmupNs : m_lengthNs, true);
        if (!sample)
            return sample.error();
        steadiness.add(sample->wallNs / static_cast<double>(sample->n));
        m_listener.sampled(*sample);
    }
}

Result<protocol::Sample> TeamSampler::window(double lengthNs, bool warmup)
{
    if (m_listener.stopped())
        return Error{ErrorCode::Cancelled, "the run", {}};
    const double canary = m_instruments.canaryNs();
    Result<Team::Window> window = m_team.window(lengthNs, m_result.chunk);
    if (!window)
        return window.error();
    window->sample.canaryBeforeNs = canary;
    window->sample.canaryAfterNs = m_instruments.canaryNs();
    window->sample.warmup = warmup;
    m_skews.push_back(window->startSkewNs);
    return window->sample;
}

} // namespace jinbang::core::measure

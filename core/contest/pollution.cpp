// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pollution.h"

#include "core/base/number.h"
#include "core/stats/descriptive.h"

#include <algorithm>
#include <cmath>

namespace jinbang::core::contest {
namespace {

constexpr double kLongSampleNs = 250e6;
constexpr double kMostRunDelay = 0.01; // of wall time
constexpr double kSlowCanary = 1.10;   // of the contender's own median
constexpr double kCleanShare = 0.6;

bool hasTime(const protocol::Sample &sample)
{
    return sample.n > 0 && std::isfinite(sample.wallNs) && sample.wallNs > 0;
}

std::optional<double> medianTime(const std::vector<FlaggedSample> &samples, bool cleanOnly)
{
    std::vector<double> times;
    for (const auto &flagged : samples) {
        if (hasTime(flagged.sample) && (!cleanOnly || flagged.rejected.empty()))
            times.push_back(flagged.sample.wallNs / static_cast<double>(flagged.sample.n));
    }
    const auto sample = stats::Sample::from(times, "samples of a fork");
    return sample ? std::optional(stats::median(*sample)) : std::nullopt;
}

} // namespace

void RunningMedian::add(double value)
{
    if (m_low.empty() || value <= m_low.top())
        m_low.push(value);
    else
        m_high.push(value);
    if (m_low.size() > m_high.size() + 1) {
        m_high.push(m_low.top());
        m_low.pop();
    } else if (m_high.size() > m_low.size()) {
        m_low.push(m_high.top());
        m_high.pop();
    }
}

double RunningMedian::value() const
{
    if (m_low.empty())
        return 0;
    return m_low.size() > m_high.size() ? m_low.top() : (m_low.top() + m_high.top()) / 2;
}

std::string pollutionOf(const protocol::Sample &sample, double canaryMedianNs)
{
    if (!hasTime(sample))
        return "no time was measured";
    if (sample.involuntary > 0 && sample.wallNs <= kLongSampleNs)
        return std::to_string(sample.involuntary) + " involuntary switches";
    if (sample.runDelayNs > kMostRunDelay * sample.wallNs)
        return "waited " + fixed(100 * sample.runDelayNs / sample.wallNs, 1)
               + " % of its time for a core";
    const double canary = std::max(sample.canaryBeforeNs, sample.canaryAfterNs);
    if (canaryMedianNs > 0 && canary > kSlowCanary * canaryMedianNs)
        return "slow phase: the canary took " + fixed(canary / canaryMedianNs, 2)
               + " times its median";
    return {};
}

void judge(Fork &fork, double canaryMedianNs)
{
    std::size_t clean = 0;
    for (auto &flagged : fork.samples) {
        flagged.rejected = pollutionOf(flagged.sample, canaryMedianNs);
        clean += flagged.rejected.empty() ? 1 : 0;
    }
    fork.nsPerOp = medianTime(fork.samples, true);
    fork.valid =
        fork.nsPerOp
        && static_cast<double>(clean) >= kCleanShare * static_cast<double>(fork.samples.size());
    fork.reason = fork.valid ? std::string()
                             : "disturbed: " + std::to_string(clean) + " of "
                                   + std::to_string(fork.samples.size()) + " samples are clean";
}

bool acceptDisturbed(Fork &fork)
{
    if (!fork.nsPerOp)
        fork.nsPerOp = medianTime(fork.samples, false);
    fork.valid = fork.nsPerOp.has_value();
    if (fork.valid)
        fork.reason += "; kept, for the cell has too few undisturbed ones";
    return fork.valid;
}

} // namespace jinbang::core::contest

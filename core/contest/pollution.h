#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Which samples count (measurement 2.5). The rule sees what disturbed a sample, never its time, so
// it cannot drop what somebody does not like.

#include "core/contest/rundata.h"

#include <queue>

#include <functional>
#include <string>
#include <vector>

namespace jinbang::core::contest {

/// The median of all values so far, in O(log n) a value.
class RunningMedian
{
public:
    void add(double value);
    /// 0 before the first value.
    [[nodiscard]] double value() const;

private:
    std::priority_queue<double> m_low;
    std::priority_queue<double, std::vector<double>, std::greater<>> m_high;
};

/// Why a sample does not count, or empty. `canaryMedianNs` is the contender's own over the run; 0:
/// not known.
/// A sample longer than 250 ms always meets an interrupt of the system; only the share of time it
/// lost is held against it.
[[nodiscard]] std::string pollutionOf(const protocol::Sample &sample, double canaryMedianNs);

/// Flags the samples, then the fork: valid with 60 % clean ones; its time is their median.
void judge(Fork &fork, double canaryMedianNs);

/// For a cell without any valid fork: this one counts after all, and says so. Its time is the
/// median of the clean samples, or of all where none is clean. False when there is no sample with a
/// time.
[[nodiscard]] bool acceptDisturbed(Fork &fork);

} // namespace jinbang::core::contest

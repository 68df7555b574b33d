#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A fixed piece of work timed before and after each sample. A slow phase of the machine slows it
// too, so that a sample can be judged without looking at its own value.

#include "core/system/clock.h"

namespace jinbang::core::system {

/// Time of the canary in ns, about 25 us: a byte scan and six independent integer operations, all
/// from the first-level cache. The work is the same in every process. 0 when the clock is too
/// coarse.
[[nodiscard]] double canaryNs(Clock &clock);

/// Median of `times` canaries.
[[nodiscard]] double canaryMedianNs(Clock &clock, int times);

} // namespace jinbang::core::system

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/clock.h"

#include <algorithm>
#include <time.h>

namespace jinbang::core::system {
namespace {

constexpr int kSteps = 16;
constexpr std::int64_t kMostReadings = 10'000'000;
constexpr int kCostReadings = 1000;
constexpr double kCostSteps = 10; // the cost is read over at least this many steps

double stepOf(Clock &clock)
{
    std::int64_t smallest = 0, readings = 0;
    std::int64_t last = clock.now();
    for (int steps = 0; steps < kSteps && readings < kMostReadings; ++readings) {
        const std::int64_t now = clock.now();
        if (now == last)
            continue;
        smallest = steps == 0 ? now - last : std::min(smallest, now - last);
        last = now;
        ++steps;
    }
    return static_cast<double>(smallest);
}

/// The smallest of three: an interruption only ever adds.
double costOf(Clock &clock, double stepNs)
{
    double best = 0;
    for (int round = 0; round < 3; ++round) {
        std::int64_t readings = 0, elapsed = 0;
        const std::int64_t begin = clock.now();
        while (
            readings < kCostReadings
            || (static_cast<double>(elapsed) < kCostSteps * stepNs && readings < kMostReadings)) {
            elapsed = clock.now() - begin;
            ++readings;
        }
        const double cost = static_cast<double>(elapsed) / static_cast<double>(readings);
        best = round == 0 ? cost : std::min(best, cost);
    }
    return best;
}

} // namespace

std::int64_t SystemClock::now()
{
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

ClockFacts measureClock(Clock &clock)
{
    const double step = stepOf(clock);
    return {costOf(clock, step), step};
}

} // namespace jinbang::core::system

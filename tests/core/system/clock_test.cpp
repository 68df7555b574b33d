// SPDX-License-Identifier: GPL-3.0-or-later
// Stops: a clock whose step or cost is taken for better than it is.
#include "core/system/clock.h"

#include <gtest/gtest.h>

namespace jinbang::core::system {
namespace {

class FakeClock final : public Clock
{
public:
    FakeClock(std::int64_t step, std::int64_t cost)
        : m_step(step)
        , m_cost(cost)
    {
    }
    std::int64_t now() override
    {
        m_time += m_cost;
        return m_step ? m_time / m_step * m_step : 0;
    }

private:
    std::int64_t m_step, m_cost, m_time = 0;
};

TEST(ClockFacts, AFineClockIsLimitedByItsCost)
{
    FakeClock clock(1, 25);
    EXPECT_EQ(measureClock(clock), (ClockFacts{25, 25}));
}

TEST(ClockFacts, ACoarseClockShowsItsStep)
{
    FakeClock clock(1'000'000, 20);
    const ClockFacts facts = measureClock(clock);
    EXPECT_EQ(facts.stepNs, 1e6);
    EXPECT_NEAR(facts.costNs, 20, 2);
}

TEST(ClockFacts, AClockThatStandsStillEndsTheSearch)
{
    FakeClock clock(0, 20);
    EXPECT_EQ(measureClock(clock), (ClockFacts{0, 0}));
}

TEST(SystemClock, MovesForward)
{
    SystemClock clock;
    const std::int64_t first = clock.now();
    std::int64_t last = first;
    for (int i = 0; i < 1000; ++i) {
        const std::int64_t now = clock.now();
        EXPECT_GE(now, last);
        last = now;
    }
    EXPECT_GT(last, first);
}

} // namespace
} // namespace jinbang::core::system

// SPDX-License-Identifier: GPL-3.0-or-later
// More threads than cores: what they do together, and never more than the cores can.
#include "core/measure/team.h"

#include <gtest/gtest.h>

#include <ctime>
#include <numeric>
#include <sched.h>

namespace jinbang::core::measure {
namespace {

constexpr double kWorkNs = 100e3;

double cpuNow()
{
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e9 + static_cast<double>(time.tv_nsec);
}

/// Takes kWorkNs of a core, however often its thread is put aside meanwhile.
class Work final : public contract::Operation
{
public:
    Result<void> prepare(const contract::Input &) override { return {}; }
    Result<void> run(std::uint64_t n) override
    {
        const double until = cpuNow() + static_cast<double>(n) * kWorkNs;
        while (cpuNow() < until) {
        }
        return {};
    }
    void output(contract::AnswerSink &) override {}
};

Result<std::unique_ptr<contract::Operation>> makeWork()
{
    return std::unique_ptr<contract::Operation>(std::make_unique<Work>());
}

int usableCores()
{
    cpu_set_t usable;
    EXPECT_EQ(::sched_getaffinity(0, sizeof usable, &usable), 0);
    return CPU_COUNT(&usable);
}

// Each thread's own rate from its first operation to its last adds up to several times what the
// cores can do, because it leaves out the time in which the thread waited for its turn.
TEST(Team, PromisesNoMoreThanTheCoresCanDo)
{
    const int cores = usableCores();
    Team team(4 * cores, makeWork);
    ASSERT_TRUE(team.start());
    for (int window = 0; window < 4; ++window) {
        const auto got = team.window(10e6, 1);
        ASSERT_TRUE(got);
        ASSERT_EQ(got->sample.perThread.size(), static_cast<std::size_t>(4 * cores));
        EXPECT_EQ(got->sample.n, std::accumulate(got->sample.perThread.begin(),
                                                 got->sample.perThread.end(), std::uint64_t{0}));
        const double coresUsed = static_cast<double>(got->sample.n) * kWorkNs / got->sample.wallNs;
        EXPECT_LE(coresUsed, 1.05 * cores);
    }
}

// An operation longer than the window counts for its part, not for nothing and not as a whole.
TEST(Team, AnOperationBeyondTheWindowCountsForItsPart)
{
    Team team(1, makeWork);
    ASSERT_TRUE(team.start());
    const auto got = team.window(5e6, 200); // of 20 ms
    ASSERT_TRUE(got);
    EXPECT_EQ(got->sample.n, 200U);
    EXPECT_GE(got->sample.wallNs, 200 * kWorkNs * 0.99);
}

} // namespace
} // namespace jinbang::core::measure

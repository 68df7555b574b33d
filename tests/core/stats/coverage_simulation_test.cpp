// SPDX-License-Identifier: GPL-3.0-or-later
// Row 6 of the sceptic's list: the 95 % interval holds the true ratio in 93.5-97 % of runs,
// whatever the processes do. 20 000 runs a scenario: a standard error of 0.15 %.
#include "core/stats/hodgeslehmann.h"
#include "tests/support/syntheticforks.h"

#include <gtest/gtest.h>

#include <iostream>
#include <string>

using namespace jinbang::core;
using jinbang::test::ForkNoise;

namespace {

struct Scenario {
    std::string name;
    ForkNoise a;
    ForkNoise b;
};

double coverage(const Scenario &scenario, std::size_t blocks, std::uint64_t seed)
{
    constexpr int kRuns = jinbang::test::simulationRuns(20000);
    constexpr double kRatio = 1.07;
    Random random(seed);
    int held = 0;
    for (int run = 0; run < kRuns; ++run) {
        std::vector<double> a;
        std::vector<double> b;
        for (std::size_t block = 0; block < blocks; ++block) {
            const double machine = std::exp(0.02 * jinbang::test::normal(random)); // slow phases
            a.push_back(machine * jinbang::test::forkMedian(random, 1000 * kRatio, scenario.a));
            b.push_back(machine * jinbang::test::forkMedian(random, 1000, scenario.b));
        }
        const auto ratio = stats::pairedRatio(a, b);
        held += ratio->interval->low <= kRatio && kRatio <= ratio->interval->high;
    }
    const double share = static_cast<double>(held) / kRuns;
    std::cout << "coverage, " << scenario.name << ": " << share << '\n';
    return share;
}

} // namespace

TEST(CoverageSimulation, HoldsWhatNinetyFivePercentPromises)
{
    const ForkNoise equal{0, 0.002};
    const ForkNoise one{0.01, 0.002};
    const ForkNoise two{0.02, 0.002};
    const ForkNoise bad{0.01, 0.002, 0.05, 0.3};
    const ForkNoise bimodal{0.005, 0.002, 0, 0, 0.5, 0.04};
    const std::vector<Scenario> scenarios{
        {"no spread between forks", equal, equal},
        {"1 % between forks", one, one},
        {"2 % against 0", two, equal},
        {"5 % bad processes", bad, bad},
        {"two memory layouts", bimodal, bimodal},
        {"both at once", {0.02, 0.002, 0.05, 0.3, 0.3, 0.04}, {0.02, 0.002, 0.05, 0.3, 0.3, 0.04}},
    };
    std::uint64_t seed = 100;
    for (const Scenario &scenario : scenarios) {
        const double share = coverage(scenario, 10, seed++);
        EXPECT_GE(share, 0.935) << scenario.name;
        EXPECT_LE(share, 0.97) << scenario.name;
    }
}

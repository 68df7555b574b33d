// SPDX-License-Identifier: GPL-3.0-or-later
// Row 9 of the sceptic's list: ten equal libraries are split in at most 5 % of runs, and two groups
// 3 % apart are found in 90 %. 2 000 runs: a standard error of 0.4 % at 4 %.
#include "core/stats/rankgroups.h"
#include "tests/support/syntheticforks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>

using namespace jinbang::core;
using namespace jinbang::core::stats;
using jinbang::test::ForkNoise;

namespace {

std::vector<BlockValues> contest(Random &random, const std::vector<double> &times,
                                 const ForkNoise &noise, std::size_t blocks)
{
    std::vector<BlockValues> contenders;
    for (double time : times) {
        const auto medians = jinbang::test::forkMedians(random, time, noise, blocks);
        contenders.emplace_back(medians.begin(), medians.end());
    }
    return contenders;
}

double falseSplits(std::size_t blocks, std::uint64_t seed)
{
    constexpr int kRuns = jinbang::test::simulationRuns(2000);
    Random random(seed);
    int split = 0;
    for (int run = 0; run < kRuns; ++run) {
        const auto contenders =
            contest(random, std::vector<double>(10, 1000), {0.01, 0.002}, blocks);
        const auto placed = rankGroups(contenders, Better::Lower);
        split += std::any_of(placed->begin(), placed->end(),
                             [](const Placement &one) { return one.group != std::size_t{1}; });
    }
    const double share = static_cast<double>(split) / kRuns;
    std::cout << "false splits of ten equals, " << blocks << " blocks: " << share << '\n';
    return share;
}

} // namespace

TEST(GroupsSimulation, TenEqualsStayTogether)
{
    EXPECT_LE(falseSplits(10, 20), 0.05); // the fewest that separate ten
    EXPECT_LE(falseSplits(16, 21), 0.05); // quick
    EXPECT_LE(falseSplits(20, 22), 0.05); // standard, at its least
    EXPECT_LE(falseSplits(40, 24), 0.05); // standard, at its most
}

TEST(GroupsSimulation, ThreePercentApartIsFound)
{
    constexpr int kRuns = jinbang::test::simulationRuns(1000);
    std::vector<double> times(10, 1000);
    std::fill(times.begin() + 5, times.end(), 1030);
    Random random(23);
    int found = 0;
    for (int run = 0; run < kRuns; ++run) {
        const auto placed = rankGroups(contest(random, times, {0.01, 0.002}, 20), Better::Lower);
        bool right = true;
        for (std::size_t i = 0; i < times.size(); ++i)
            right = right && ((*placed)[i].group == std::size_t{1}) == (i < 5);
        found += right;
    }
    std::cout << "3 % apart found: " << static_cast<double>(found) / kRuns << '\n';
    EXPECT_GE(found, kRuns * 90 / 100);
}

// SPDX-License-Identifier: GPL-3.0-or-later
// Stops a larger p from being rejected where a smaller one is not.
#include "core/base/random.h"
#include "core/stats/holm.h"

#include <gmock/gmock.h>

using namespace jinbang::core;
using namespace jinbang::core::stats;

TEST(Holm, KnownValues)
{
    EXPECT_THAT(holmAdjusted(std::vector{0.01, 0.04, 0.03, 0.005}),
                testing::ElementsAre(testing::DoubleEq(0.03), testing::DoubleEq(0.06),
                                     testing::DoubleEq(0.06), testing::DoubleEq(0.02)));
    EXPECT_THAT(holmAdjusted({}), testing::IsEmpty());
    EXPECT_THAT(holmAdjusted(std::vector{0.2}), testing::ElementsAre(0.2));
}

TEST(Holm, IsMonotoneAndBounded)
{
    Random random(5);
    for (int run = 0; run < 500; ++run) {
        std::vector<double> p(1 + random.below(12));
        for (double &value : p)
            value = random.unit() * random.unit();
        const std::vector<double> adjusted = holmAdjusted(p);
        for (std::size_t i = 0; i < p.size(); ++i) {
            EXPECT_GE(adjusted[i], p[i]);
            EXPECT_LE(adjusted[i], 1);
            for (std::size_t j = 0; j < p.size(); ++j) {
                EXPECT_TRUE(p[i] > p[j] || adjusted[i] <= adjusted[j]);
            }
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
// Stops the twin from taking part: it measures the noise and nothing else.
#include "core/score/metricranking.h"
#include "core/score/ranking.h"
#include "tests/core/score/blocktable.h"

#include <gtest/gtest.h>

using namespace jinbang::core;
using namespace jinbang::core::score;
using namespace jinbang::test;

namespace {

/// Two libraries and a twin of the first whose time is `twinCost` of its original's in every block.
ScoreTable withTwin(double twinCost, std::size_t blocks)
{
    Random random(4);
    ScoreTable table;
    for (const char *key : {"serialize/small", "deserialize/small"}) {
        std::vector<Row> rows{blockRow(random, "a", 100, blocks),
                              blockRow(random, "b", 130, blocks)};
        Row twin = row("a #2", *rows[0].score * twinCost, "ns/op");
        twin.twin = true;
        twin.twinOf = rows[0].id;
        twin.blocks = rows[0].blocks;
        for (auto &value : twin.blocks)
            value = *value * twinCost;
        rows.push_back(twin);
        table.metrics.push_back(metric(key, rows));
    }
    return table;
}

ScoreTable withoutTwin(ScoreTable table)
{
    for (Metric &metric : table.metrics)
        metric.rows.pop_back();
    return table;
}

} // namespace

TEST(Twin, GivesTheNoiseFloor)
{
    for (Formula formula : {Formula::Article, Formula::Geometric}) {
        const auto ranking = rank(withTwin(0.996, 16), {formula, UnsupportedRule::Zero});
        ASSERT_TRUE(ranking && ranking->twinFloor);
        EXPECT_NEAR(*ranking->twinFloor, 1 / 0.996 - 1, 1e-9);
    }
    EXPECT_NEAR(*rankMetric(withTwin(1.004, 16).metrics[0])->twinFloor, 0.004, 1e-9);
}

TEST(Twin, ChangesNothingElse)
{
    const ScoreTable table = withTwin(0.5, 16); // even a twin that would win
    auto with = rank(table, {});
    const auto alone = rank(withoutTwin(table), {});
    ASSERT_TRUE(with && alone);
    with->twinFloor.reset();
    EXPECT_EQ(*with, *alone);
    const auto metricWith = rankMetric(table.metrics[0]);
    const auto metricAlone = rankMetric(withoutTwin(table).metrics[0]);
    EXPECT_EQ(metricWith->standings, metricAlone->standings);
    EXPECT_EQ(metricWith->standings.size(), 2U);
}

TEST(Twin, IsNotWaitedForInWholeBlocks)
{
    ScoreTable table = withTwin(0.996, 16);
    for (std::size_t block = 3; block < 16; ++block)
        table.metrics[0].rows.back().blocks[block].reset(); // disturbed, say
    const auto with = rank(table, {});
    const auto alone = rank(withoutTwin(table), {});
    ASSERT_TRUE(with && alone);
    EXPECT_EQ(with->blocks, alone->blocks);
    EXPECT_EQ(with->standings, alone->standings);
}

TEST(Twin, FewBlocksGiveNoFloor)
{
    EXPECT_EQ(rank(withTwin(0.996, 5), {})->twinFloor, std::nullopt);
    EXPECT_EQ(rank(withoutTwin(withTwin(0.996, 16)), {})->twinFloor, std::nullopt);
}

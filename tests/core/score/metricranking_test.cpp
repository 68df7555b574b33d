// SPDX-License-Identifier: GPL-3.0-or-later
// Stops a metric from ranking failures, equals and lonely libraries as if they had been beaten.
#include "core/score/metricranking.h"
#include "tests/core/score/blocktable.h"

#include <gmock/gmock.h>

using namespace jinbang::core;
using namespace jinbang::core::score;
using namespace jinbang::test;

TEST(MetricRanking, EqualLibrariesShareTheRank)
{
    Random random(77);
    const auto ranking = rankMetric(
        metric("parse/x", {blockRow(random, "slow", 150, 12), blockRow(random, "a", 100, 12),
                           blockRow(random, "b", 100, 12)}));
    ASSERT_TRUE(ranking);
    EXPECT_EQ(ranking->standings[0].rank, 1U);
    EXPECT_EQ(ranking->standings[1].rank, 1U);
    EXPECT_EQ(ranking->standings[2].id, "slow");
    EXPECT_EQ(ranking->standings[2].rank, 3U);
    EXPECT_EQ(ranking->standings[2].group, 2U);
}

TEST(MetricRanking, FailuresStandLastWithoutARank)
{
    const auto ranking =
        rankMetric(metric("parse/x", {without("broken", CellStatus::Wrong, "drops a key"),
                                      row("b", 5), row("a", 10)}));
    ASSERT_TRUE(ranking);
    EXPECT_EQ(ranking->standings[0].id, "a");
    EXPECT_EQ(ranking->standings[1].points, 50);
    const MetricStanding &broken = ranking->standings[2];
    EXPECT_EQ(broken.rank, std::nullopt);
    EXPECT_EQ(broken.points, std::nullopt);
    EXPECT_EQ(broken.status, CellStatus::Wrong);
    EXPECT_EQ(broken.reason, "drops a key");
}

TEST(MetricRanking, OneLibraryHasAHundredAndANote)
{
    const auto ranking = rankMetric(metric("parse/x", {row("alone", 5)}));
    EXPECT_EQ(ranking->standings[0].points, 100);
    EXPECT_EQ(ranking->standings[0].rank, 1U);
    EXPECT_EQ(ranking->notes, (std::vector<Note>{{NoteKind::OnlyOneContender, {"alone"}}}));
    EXPECT_TRUE(rankMetric(metric("parse/x", {}))->standings.empty());
}

TEST(MetricRanking, KeepsTheScoreAsGiven)
{
    const auto ranking =
        rankMetric(metric("parse/x", {row("a", 250, "us/op"), row("b", 1, "ms/op")}));
    EXPECT_EQ(ranking->standings[0].score, 250);
    EXPECT_EQ(ranking->standings[1].score, 1);
    EXPECT_EQ(ranking->standings[1].points, 25);
}

TEST(MetricRanking, PassesErrorsOn)
{
    EXPECT_EQ(rankMetric(metric("x", {row("a", 1, "parsecs")})).error().code,
              ErrorCode::UnknownName);
}

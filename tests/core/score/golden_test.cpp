// SPDX-License-Identifier: GPL-3.0-or-later
// The article's own tables, to the last digit.
#include "core/score/metricranking.h"
#include "core/score/ranking.h"
#include "tests/core/score/tables.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace jinbang::core;
using namespace jinbang::core::score;
using namespace jinbang::test;

TEST(GoldenList, PointsOfTheSixMetrics)
{
    const ScoreTable table = articleTable();
    const auto lines = referenceLines("six_metrics.csv");
    ASSERT_EQ(lines.size(), 30U);
    std::size_t line = 0;
    for (const Metric &metric : table.metrics) {
        const auto ranking = rankMetric(metric);
        ASSERT_TRUE(ranking);
        for (const MetricStanding &standing : ranking->standings) {
            EXPECT_EQ(standing.label, lines[line][1]); // the file is in the article's order
            EXPECT_EQ(fixed(*standing.points, 1), lines[line][3]) << metric.key << standing.label;
            ++line;
        }
    }
}

TEST(GoldenList, TotalsMarksRanksAndTitles)
{
    const auto ranking = rank(articleTable(), {});
    ASSERT_TRUE(ranking);
    const auto lines = referenceLines("six_metrics_totals.csv");
    ASSERT_EQ(ranking->standings.size(), lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Standing &standing = ranking->standings[i];
        EXPECT_EQ(std::to_string(*standing.rank), lines[i][0]);
        EXPECT_EQ(standing.label, lines[i][1]);
        EXPECT_EQ(fixed(*standing.total, 1), lines[i][2]);
        EXPECT_EQ(fixed(*standing.mark, 1), lines[i][3]);
        EXPECT_EQ(text(*standing.title), lines[i][4]);
        EXPECT_EQ(coverage(standing), "6 of 6");
        EXPECT_EQ(standing.markInterval, std::nullopt); // the article has no blocks
        EXPECT_EQ(standing.group, std::nullopt);
    }
    EXPECT_EQ(*ranking->standings[0].total, 567.0);
    EXPECT_EQ(*ranking->standings[4].total, 42.2);
}

TEST(GoldenList, HalvesRankTheirOwnMetrics)
{
    const auto writing = rank(articleTable(), {}, Operation::Serialize);
    ASSERT_TRUE(writing);
    EXPECT_EQ(writing->metrics, (std::vector<std::string>{"SS", "MS", "BS"}));
    EXPECT_EQ(writing->standings[0].label, "FastJson2");
    EXPECT_EQ(fixed(*writing->standings[0].total, 1), "272.0");
    EXPECT_EQ(writing->standings[1].label, "Jackson");
    EXPECT_EQ(fixed(*writing->standings[1].total, 1), "232.0");
    const auto reading = rank(articleTable(), {}, Operation::Deserialize);
    EXPECT_EQ(reading->standings[1].label, "FastJson");
    EXPECT_EQ(fixed(*reading->standings[1].total, 1), "222.9");
    EXPECT_EQ(scopeText(reading->scope), "deserialize");
    EXPECT_EQ(scopeText(std::nullopt), "overall");
}

TEST(GoldenList, TheFormulasAgreeOnTheArticle)
{
    const auto geometric = rank(articleTable(), {Formula::Geometric, UnsupportedRule::Zero});
    ASSERT_TRUE(geometric);
    EXPECT_EQ(geometric->standings[0].label, "FastJson2");
    EXPECT_EQ(geometric->standings[0].mark, 100);
    for (const Note &note : geometric->notes)
        EXPECT_NE(note.kind, NoteKind::FormulasDiffer);
}

TEST(GoldenList, TheOrderOfTheInputDoesNotMatter)
{
    ScoreTable table = articleTable();
    std::reverse(table.metrics.begin(), table.metrics.end());
    for (Metric &metric : table.metrics)
        std::reverse(metric.rows.begin(), metric.rows.end());
    const auto ranking = rank(table, {});
    EXPECT_EQ(ranking->standings[2].label, "Jackson");
    EXPECT_EQ(*ranking->standings[2].total, 342.0);
}

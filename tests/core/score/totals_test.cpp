// SPDX-License-Identifier: GPL-3.0-or-later
// Row 11 of the sceptic's list: adding or removing a library leaves the others' geometric ratios as
// they were. And the sum of rounded points, which is the article's, stays exact.
#include "core/base/random.h"
#include "core/score/ranking.h"
#include "tests/core/score/tables.h"

#include <gmock/gmock.h>

#include <cmath>

using namespace jinbang::core;
using namespace jinbang::core::score;
using namespace jinbang::test;

namespace {

ScoreTable randomTable(Random &random, std::size_t libraries)
{
    ScoreTable table;
    for (const char *key : {"SS", "MS", "BS", "SDS", "MDS", "BDS"}) {
        std::vector<Row> rows;
        for (std::size_t i = 0; i < libraries; ++i)
            rows.push_back(row("lib" + std::to_string(i), std::exp(20 * random.unit())));
        table.metrics.push_back(metric(key, std::move(rows)));
    }
    return table;
}

double totalOf(const Ranking &ranking, const std::string &id)
{
    for (const Standing &standing : ranking.standings) {
        if (standing.id == id)
            return *standing.total;
    }
    return 0;
}

} // namespace

TEST(Totals, GeometricRatiosDoNotDependOnTheOthers)
{
    const Rule rule{Formula::Geometric, UnsupportedRule::Zero};
    Random random(12);
    for (int run = 0; run < 200; ++run) {
        const ScoreTable five = randomTable(random, 5);
        ScoreTable four = five;
        const std::size_t leaver = random.below(5);
        for (Metric &metric : four.metrics)
            metric.rows.erase(metric.rows.begin() + static_cast<std::ptrdiff_t>(leaver));
        const auto before = rank(five, rule);
        const auto after = rank(four, rule);
        ASSERT_TRUE(before && after);
        const std::string reference = leaver == 0 ? "lib1" : "lib0";
        for (const Standing &standing : after->standings) {
            const double now = *standing.total / totalOf(*after, reference);
            const double then = totalOf(*before, standing.id) / totalOf(*before, reference);
            EXPECT_NEAR(now / then, 1, 1e-12);
        }
    }
}

TEST(Totals, SumOfRoundedPointsHasNoBinaryDust)
{
    Random random(13);
    for (int run = 0; run < 200; ++run) {
        const auto ranking = rank(randomTable(random, 6), {});
        for (const Standing &standing : ranking->standings) {
            long tenths = 0;
            for (const auto &points : standing.points)
                tenths += std::lround(*points * 10);
            EXPECT_EQ(*standing.total, static_cast<double>(tenths) / 10);
            EXPECT_GE(*standing.mark, 0);
            EXPECT_LE(*standing.mark, 100);
        }
        EXPECT_EQ(ranking->standings.front().mark, 100);
    }
}

TEST(Totals, SaysWhereTheFormulasDiffer)
{
    // Sums: a 100 + 30 = 130, b 60 + 60 = 120. Geometric: a sqrt(3000) = 54.8, b 60. c is best at
    // y.
    const ScoreTable table{{metric("parse/x", {row("a", 100), row("b", 60), row("c", 1)}),
                            metric("parse/y", {row("a", 30), row("b", 60), row("c", 100)})}};
    for (Formula formula : {Formula::Article, Formula::Geometric}) {
        const auto ranking = rank(table, {formula, UnsupportedRule::Zero});
        EXPECT_THAT(ranking->notes, testing::Contains(Note{NoteKind::FormulasDiffer, {"a", "b"}}));
        EXPECT_EQ(ranking->standings.front().id, formula == Formula::Article ? "a" : "b");
    }
}

TEST(Totals, EqualTotalsShareARank)
{
    const ScoreTable table{{metric("parse/x", {row("a", 100), row("b", 50), row("c", 10)}),
                            metric("parse/y", {row("a", 50), row("b", 100), row("c", 10)})}};
    const auto ranking = rank(table, {});
    EXPECT_EQ(ranking->standings[0].rank, 1U);
    EXPECT_EQ(ranking->standings[1].rank, 1U);
    EXPECT_EQ(ranking->standings[1].title, Title::Zhuangyuan);
    EXPECT_EQ(ranking->standings[2].rank, 3U);
    EXPECT_EQ(ranking->standings[2].title, Title::Tanhua);
}

// SPDX-License-Identifier: GPL-3.0-or-later
// Stops a cell that a library cannot do from becoming a measured zero, an infinity or a hidden gap.
#include "core/score/ranking.h"
#include "tests/core/score/tables.h"

#include <gmock/gmock.h>

using namespace jinbang::core;
using namespace jinbang::core::score;
using namespace jinbang::test;

namespace {

/// "reader" is first where it takes part and cannot write; "both" can do everything.
ScoreTable halfSupported()
{
    return {{metric("serialize/small",
                    {without("reader", CellStatus::Unsupported, "no writer before 4.0"),
                     row("both", 80), row("third", 100)}),
             metric("deserialize/small", {row("reader", 100), row("both", 50), row("third", 20)})}};
}

const Standing &find(const Ranking &ranking, const std::string &id)
{
    for (const Standing &standing : ranking.standings) {
        if (standing.id == id)
            return standing;
    }
    throw std::out_of_range(id);
}

} // namespace

TEST(MissingCells, EarnNothingInTheArticlesSum)
{
    const auto ranking = rank(halfSupported(), {Formula::Article, UnsupportedRule::Zero});
    ASSERT_TRUE(ranking);
    const Standing &reader = find(*ranking, "reader");
    EXPECT_EQ(reader.total, 100);
    EXPECT_EQ(reader.rank, 3U);
    EXPECT_EQ(coverage(reader), "1 of 2");
    EXPECT_THAT(reader.points, testing::ElementsAre(std::nullopt, 100.0));
    EXPECT_THAT(reader.missing,
                testing::ElementsAre(MissingCell{"serialize/small", CellStatus::Unsupported,
                                                 "no writer before 4.0", false}));
    EXPECT_THAT(ranking->notes, testing::Contains(Note{NoteKind::FirstWhereMeasured, {"reader"}}));
}

TEST(MissingCells, OmitRanksByTheMeanOfOnesOwn)
{
    const auto ranking = rank(halfSupported(), {Formula::Article, UnsupportedRule::Omit});
    ASSERT_TRUE(ranking);
    EXPECT_EQ(ranking->standings[0].id, "reader");
    EXPECT_EQ(ranking->standings[0].total, 100);
    EXPECT_EQ(find(*ranking, "both").total, 65);
    EXPECT_EQ(find(*ranking, "third").mark, 60);
}

TEST(MissingCells, GeometricComparesWhatAllShare)
{
    const auto ranking = rank(halfSupported(), {Formula::Geometric, UnsupportedRule::Zero});
    ASSERT_TRUE(ranking);
    EXPECT_NEAR(*find(*ranking, "reader").total, 100, 1e-9);
    EXPECT_NEAR(*find(*ranking, "both").total, 50, 1e-9);
    const auto own = rank(halfSupported(), {Formula::Geometric, UnsupportedRule::Omit});
    EXPECT_NEAR(*find(*own, "both").total, std::sqrt(80.0 * 50), 1e-9);
}

TEST(MissingCells, NothingSharedIsSaid)
{
    const ScoreTable apart{
        {metric("serialize/x", {row("a", 1)}), metric("deserialize/x", {row("b", 1)})}};
    const auto ranking = rank(apart, {Formula::Geometric, UnsupportedRule::Zero});
    ASSERT_TRUE(ranking);
    for (const Standing &standing : ranking->standings) {
        EXPECT_EQ(standing.total, std::nullopt);
        EXPECT_EQ(standing.rank, std::nullopt);
        EXPECT_EQ(standing.mark, std::nullopt);
    }
    EXPECT_THAT(ranking->notes, testing::Contains(Note{NoteKind::NoSharedCell, {}}));
}

TEST(MissingCells, FailuresAreNamed)
{
    const ScoreTable table{
        {metric("parse/x", {row("a", 1), without("b", CellStatus::Crashed, "signal 11"),
                            row("c", 0), without("d", CellStatus::Ok, "debug build"),
                            without("e", CellStatus::Skipped, "")})}};
    const auto ranking = rank(table, {});
    ASSERT_TRUE(ranking);
    EXPECT_THAT(
        ranking->notes,
        testing::IsSupersetOf(
            {Note{NoteKind::CellFailed, {"b", "parse/x", "crashed"}},
             Note{NoteKind::CellFailed, {"c", "parse/x", "the score is not a positive number"}}}));
    EXPECT_EQ(std::count_if(ranking->notes.begin(), ranking->notes.end(),
                            [](const Note &note) { return note.kind == NoteKind::CellFailed; }),
              2);
    for (const char *id : {"b", "c", "d", "e"})
        EXPECT_EQ(find(*ranking, id).rank, std::nullopt) << id;
    EXPECT_EQ(find(*ranking, "a").rank, 1U);
    EXPECT_THAT(ranking->notes, testing::Contains(Note{NoteKind::OnlyOneContender, {"a"}}));
}

TEST(MissingCells, EmptyTablesGiveEmptyRankings)
{
    const auto ranking = rank({}, {});
    ASSERT_TRUE(ranking);
    EXPECT_TRUE(ranking->standings.empty());
    EXPECT_TRUE(ranking->notes.empty());
    const auto none = rank(halfSupported(), {}, Operation::Walk);
    ASSERT_TRUE(none);
    EXPECT_TRUE(none->standings.empty());
}

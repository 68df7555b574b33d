// SPDX-License-Identifier: GPL-3.0-or-later
// Stops an order among equals in the total, and intervals or groups out of too few blocks.
#include "core/score/ranking.h"
#include "tests/core/score/blocktable.h"

#include <gmock/gmock.h>

using namespace jinbang::core;
using namespace jinbang::core::score;
using namespace jinbang::test;

namespace {

/// Two metrics; a and b are equally fast, c is 10 % slower, d 40 %.
ScoreTable fourLibraries(std::size_t blocksOfSmall, std::size_t blocksOfLarge,
                         std::uint64_t seed = 8)
{
    Random random(seed);
    const std::vector<std::pair<std::string, double>> libraries{
        {"a", 1}, {"b", 1}, {"c", 1.1}, {"d", 1.4}};
    ScoreTable table{{metric("deserialize/small", {}), metric("deserialize/large", {})}};
    for (const auto &[id, cost] : libraries) {
        table.metrics[0].rows.push_back(blockRow(random, id, 500 * cost, blocksOfSmall));
        table.metrics[1].rows.push_back(blockRow(random, id, 90000 * cost, blocksOfLarge));
    }
    return table;
}

} // namespace

TEST(Ties, GroupsShareRankAndTitle)
{
    for (Formula formula : {Formula::Article, Formula::Geometric}) {
        const auto ranking = rank(fourLibraries(16, 16), {formula, UnsupportedRule::Zero});
        ASSERT_TRUE(ranking);
        EXPECT_EQ(ranking->blocks, 16U);
        std::vector<std::size_t> ranks;
        std::vector<std::size_t> groups;
        for (const Standing &standing : ranking->standings) {
            ranks.push_back(*standing.rank);
            groups.push_back(*standing.group);
        }
        EXPECT_THAT(ranks, testing::ElementsAre(1, 1, 3, 4));
        EXPECT_THAT(groups, testing::ElementsAre(1, 1, 2, 3));
        EXPECT_EQ(ranking->standings[1].title, Title::Zhuangyuan);
        EXPECT_EQ(ranking->standings[2].title, Title::Tanhua);
        EXPECT_EQ(ranking->standings[2].id, "c");
    }
}

TEST(Ties, MarkIntervalsHoldTheMark)
{
    const auto ranking = rank(fourLibraries(16, 16), {});
    EXPECT_EQ(ranking->standings[0].mark, 100);
    EXPECT_NEAR(ranking->standings[0].markInterval->low, 100, 1e-9);
    EXPECT_NEAR(ranking->standings[0].markInterval->high, 100, 1e-9);
    for (const Standing &standing : ranking->standings) {
        ASSERT_TRUE(standing.markInterval) << standing.id;
        EXPECT_LE(standing.markInterval->low, *standing.mark);
        EXPECT_GE(standing.markInterval->high, *standing.mark);
    }
    const Standing &last = ranking->standings[3]; // 100 / 1.4 = 71.4
    EXPECT_LT(last.markInterval->low, 71.4);
    EXPECT_GT(last.markInterval->high, 71.4);
    EXPECT_LT(last.markInterval->high - last.markInterval->low, 3);
}

TEST(Ties, BlocksGoUpToTheSmallestValidCount)
{
    ScoreTable table = fourLibraries(16, 12);
    table.metrics[1].rows[2].blocks[3].reset(); // c's fork of block 4 was not valid
    const auto ranking = rank(table, {});
    EXPECT_EQ(ranking->blocks, 11U);
    EXPECT_TRUE(ranking->standings[0].group);
}

TEST(Ties, FewBlocksGiveNoIntervalAndNoGroup)
{
    const auto ranking = rank(fourLibraries(16, 5), {});
    EXPECT_EQ(ranking->blocks, 5U);
    for (const Standing &standing : ranking->standings) {
        EXPECT_EQ(standing.group, std::nullopt);
        EXPECT_EQ(standing.markInterval, std::nullopt);
        EXPECT_TRUE(standing.rank);
    }
    EXPECT_THAT(ranking->notes, testing::Contains(Note{NoteKind::FewBlocks, {"5"}}));
}

// Four libraries of which one is five times as fast shared the first rank without a word.
TEST(Ties, TooFewBlocksToTellApartAreTold)
{
    const auto notes = [](std::size_t blocks) {
        return rank(fourLibraries(16, blocks), {})->notes;
    };
    EXPECT_THAT(notes(7), testing::Contains(Note{NoteKind::TooFewToSeparate, {"7", "4", "8"}}));
    for (const Note &note : notes(8))
        EXPECT_NE(note.kind, NoteKind::TooFewToSeparate);
}

TEST(Ties, OneLibraryWithoutBlocksTakesTheGroupsFromAll)
{
    ScoreTable table = fourLibraries(16, 16);
    table.metrics[0].rows.push_back(row("imported", 700, "ns/op"));
    const auto ranking = rank(table, {});
    EXPECT_EQ(ranking->blocks, 0U);
    for (const Standing &standing : ranking->standings)
        EXPECT_EQ(standing.group, std::nullopt);
}

TEST(Ties, AFailedCellDoesNotSpoilTheBlocks)
{
    ScoreTable table = fourLibraries(16, 16);
    table.metrics[0].rows[3].score.reset(); // d crashed after a few blocks
    table.metrics[0].rows[3].status = CellStatus::Crashed;
    table.metrics[0].rows[3].blocks.resize(2);
    const auto ranking = rank(table, {});
    EXPECT_EQ(ranking->blocks, 16U);
    EXPECT_EQ(ranking->standings[3].id, "d");
    EXPECT_EQ(ranking->standings[3].group, 3U);
}

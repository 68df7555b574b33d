// SPDX-License-Identifier: GPL-3.0-or-later
// The article's column "change", with its three slips of the pen put right.
#include "core/score/change.h"
#include "core/score/points.h"
#include "tests/core/score/tables.h"

#include <gtest/gtest.h>

#include <map>

using namespace jinbang::core;
using namespace jinbang::core::score;
using namespace jinbang::test;

TEST(Change, OfTheArticle)
{
    const std::map<std::string, std::map<std::string, double>> expected{
        {"small",
         {{"FastJson2", -14.6},
          {"FastJson", -29.7},
          {"Jackson", -44.7},
          {"Gson", 98.3},
          {"Hutool", 95.6}}},
        {"medium",
         {{"FastJson2", 191.9},
          {"FastJson", 185.8},
          {"Jackson", 2.0},
          {"Gson", 243.3},
          {"Hutool", 247.7}}},
        {"large",
         {{"FastJson2", -11.3},
          {"FastJson", 87.9},
          {"Jackson", -65.6},
          {"Gson", 5.2},
          {"Hutool", 21.0}}},
    };
    const auto found = changes(articleTable());
    ASSERT_TRUE(found);
    ASSERT_EQ(found->size(), 15U);
    for (const Change &change : *found)
        EXPECT_EQ(oneDecimal(*change.percent), expected.at(change.subject).at(change.id))
            << change.id;
}

TEST(Change, IsOfRatesWhateverTheUnit)
{
    const ScoreTable table{{metric("serialize/x", {row("a", 200, "ns/op")}),
                            metric("deserialize/x", {row("a", 10, "ops/us")})}};
    EXPECT_NEAR(*changes(table)->front().percent, 100, 1e-9);
}

TEST(Change, NeedsBothHalves)
{
    const ScoreTable table{
        {metric("serialize/x", {row("a", 2), without("b", CellStatus::Unsupported, "no writer")}),
         metric("deserialize/x", {row("b", 3), row("c", 4)}),
         metric("deserialize/y", {row("a", 3)}), metric("parse/x", {row("a", 1)})}};
    const auto found = changes(table);
    ASSERT_EQ(found->size(), 2U);
    EXPECT_EQ((*found)[0], (Change{"b", "x", std::nullopt}));
    EXPECT_EQ((*found)[1], (Change{"c", "x", std::nullopt}));
}

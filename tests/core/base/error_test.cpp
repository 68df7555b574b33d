// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"

#include <gtest/gtest.h>

using namespace jinbang::core;

TEST(ErrorSentence, NamesThingPlaceAndNextStep)
{
    EXPECT_EQ(sentence({ErrorCode::CannotRead, "a.json", "permission denied"}),
              "Cannot read a.json (permission denied). Check the path and its permissions.");
}

TEST(ErrorSentence, DropsTheBracketsOfAnEmptyDetail)
{
    EXPECT_EQ(sentence({ErrorCode::CannotRead, "a.json", ""}),
              "Cannot read a.json. Check the path and its permissions.");
}

TEST(ErrorSentence, SubjectMayContainPercent)
{
    EXPECT_EQ(sentence({ErrorCode::CannotRead, "100%d.json", "gone"}),
              "Cannot read 100%d.json (gone). Check the path and its permissions.");
}

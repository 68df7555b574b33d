// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/score/notes.h"

#include <gtest/gtest.h>

using namespace jinbang::core::score;

TEST(Notes, AreSentences)
{
    EXPECT_EQ(
        sentence({NoteKind::FormulasDiffer, {"RapidJSON", "simdjson"}}),
        "The two formulas order RapidJSON and simdjson differently: by the article's sum RapidJSON "
        "is ahead, by the geometric mean simdjson is.");
    EXPECT_EQ(sentence({NoteKind::CellFailed, {"X", "parse/a", "crashed"}}),
              "X has no score in parse/a: crashed.");
    EXPECT_EQ(sentence({NoteKind::FewBlocks, {"1"}}),
              "No intervals and no ties: 6 whole blocks give the first honest 95 % interval; of "
              "these results: 1. Ask for --forks 6 or more, and for some more on a busy machine.");
    for (NoteKind kind :
         {NoteKind::OnlyOneContender, NoteKind::FewBlocks, NoteKind::TooFewToSeparate,
          NoteKind::NoSharedCell, NoteKind::FormulasDiffer, NoteKind::CellFailed,
          NoteKind::FirstWhereMeasured})
        EXPECT_TRUE(sentence({kind, {}}).ends_with('.')); // no subject: still a sentence, no crash
}

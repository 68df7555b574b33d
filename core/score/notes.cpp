// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/score/notes.h"

namespace jinbang::core::score {

std::string sentence(const Note &note)
{
    const auto subject = [&](std::size_t index) {
        return index < note.subjects.size() ? note.subjects[index] : std::string();
    };
    switch (note.kind) {
    case NoteKind::OnlyOneContender:
        return "Only " + subject(0) + " was measured, so its 100 points compare it with nobody.";
    case NoteKind::FewBlocks:
        return "No intervals and no ties: 6 whole blocks give the first honest 95 % interval; of "
               "these results: "
               + subject(0) + ". Ask for --forks 6 or more, and for some more on a busy machine.";
    case NoteKind::TooFewToSeparate:
        return "All share a rank: of these results there are " + subject(0) + " whole blocks, and "
               + subject(1) + " libraries can be told apart from " + subject(2)
               + " on. Ask for --forks " + subject(2)
               + " or more, and for some more on a busy machine.";
    case NoteKind::NoSharedCell:
        return "There is no metric that all libraries can do, so the geometric mean has nothing to "
               "compare.";
    case NoteKind::FormulasDiffer:
        return "The two formulas order " + subject(0) + " and " + subject(1)
               + " differently: by the article's sum " + subject(0)
               + " is ahead, by the geometric mean " + subject(1) + " is.";
    case NoteKind::CellFailed:
        return subject(0) + " has no score in " + subject(1) + ": " + subject(2) + ".";
    case NoteKind::FirstWhereMeasured:
        return subject(0) + " is first in every metric it takes part in, but not in the total.";
    }
    return {};
}

} // namespace jinbang::core::score

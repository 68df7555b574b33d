#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What a reader must know beside the numbers of a ranking; a closed list, so that it can be
// translated.

#include <string>
#include <vector>

namespace jinbang::core::score {

enum class NoteKind {
    OnlyOneContender,   // subjects: label; 100 points for the only one mean nothing
    FewBlocks,          // number of whole blocks; no intervals and no groups
    TooFewToSeparate,   // whole blocks, libraries, blocks that could; all share a rank
    NoSharedCell,       // none; the geometric mean has nothing in common to compare
    FormulasDiffer,     // two labels; the article puts the first before the second, geometric the
                        // reverse
    CellFailed,         // label, metric, status
    FirstWhereMeasured, // label; first in every metric it takes part in, yet not first in total
};

struct Note {
    NoteKind kind{};
    std::vector<std::string> subjects;

    friend bool operator==(const Note &, const Note &) = default;
};

/// One English sentence; the desktop translates by kind.
[[nodiscard]] std::string sentence(const Note &note);

} // namespace jinbang::core::score

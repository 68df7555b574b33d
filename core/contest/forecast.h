#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// How long a fork and the rest of a run will take: for limits, for the deadline's shares and for
// the person who waits.

#include "core/contest/plan.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace jinbang::core::contest {

/// What a fork of this sampling takes when nothing is known but the size of the input. Units: ns.
[[nodiscard]] double priorForkNs(const Sampling &sampling, std::uint64_t bytes);

class Forecast
{
public:
    /// `bytes[row]`: of the fixture.
    Forecast(const Sampling &sampling, std::vector<std::uint64_t> bytes, std::size_t entries);

    void forkTook(int row, int entry, double ns);
    void extraTook(int row, double ns);
    /// A block was run; `again`: it was disturbed and is run once more.
    void blockRan(bool again);
    /// The row ended after this many blocks, without those that were run again.
    void rowTook(int blocks);

    /// Of one fork: what the cell's own took, else the prior scaled by how all others turned out.
    [[nodiscard]] double forkNs(int row, int entry) const;
    /// The mean of the cell's own forks, or nothing.
    [[nodiscard]] std::optional<double> knownForkNs(int row, int entry) const;
    [[nodiscard]] double extraNs(int row) const;
    /// Blocks that a row not yet begun will take, disturbed ones among them.
    [[nodiscard]] double blocksOfARow() const;
    /// Blocks that a row will take in all, from the half-width after `done` blocks, of which
    /// `repeats` were run again: it shrinks with the root of their number.
    [[nodiscard]] double blocksOfThisRow(int done, int repeats,
                                         std::optional<double> widestRelHalfWidth) const;

private:
    struct Mean {
        double sum = 0;
        int count = 0;
    };
    [[nodiscard]] const Mean &cell(int row, int entry) const;
    [[nodiscard]] double countedBlocks() const;
    [[nodiscard]] double repeatsOf(double blocks) const;
    Sampling m_sampling;
    std::vector<double> m_prior; // [row]
    std::size_t m_entries = 0;
    std::vector<Mean> m_cells;
    double m_observed = 0, m_expected = 0; // over all forks
    double m_extraObserved = 0, m_extraExpected = 0;
    Mean m_blocks;
    double m_ran = 0, m_again = 0; // blocks of the whole run
};

} // namespace jinbang::core::contest

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The one place through which results enter a run: first the journal, then the data, then whoever
// watches. What could not be saved is not kept, so that nothing measured is ever only in memory.

#include "core/contest/events.h"
#include "core/contest/journal.h"
#include "core/contest/ticker.h"

#include <optional>

namespace jinbang::core::contest {

class Recorder
{
public:
    /// `startNs` is when the run began, on the ticker; a resumed run began earlier.
    Recorder(RunData data, std::optional<Journal> journal, Ticker &ticker, const Observer &observer,
             double startNs);

    [[nodiscard]] const RunData &data() const { return m_data; }
    [[nodiscard]] RunData take() { return std::move(m_data); }

    /// Each false once the journal cannot be written; problem() then says why.
    bool block(std::vector<Fork> forks);
    bool judged(const std::vector<Fork> &forks);
    bool cellEnd(CellEnd end);
    bool extras(CellExtras extras);
    bool rowFinished(int row, bool metTarget, std::vector<double> relHalfWidth);
    bool log(std::string level, std::string message);
    void finish(RunState state);

    [[nodiscard]] const std::optional<Error> &problem() const { return m_problem; }
    void tell(const RunEvent &event) const;

private:
    bool saved(const Result<void> &written);
    RunData m_data;
    std::optional<Journal> m_journal;
    Ticker &m_ticker;
    const Observer &m_observer;
    double m_startNs = 0;
    std::optional<Error> m_problem;
};

} // namespace jinbang::core::contest

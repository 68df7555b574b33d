// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/runteller.h"

#include "app/desktop/run/benchstate.h"

#include <algorithm>

namespace jinbang::app {

QString RunTeller::next(const BenchState &state)
{
    if (state.ended()) {
        if (m_told == kEnd)
            return {};
        m_told = kEnd;
        const CellCounts counts = countsOf(state.matrix());
        const QString text = counts.failed > 0
                                 ? tr("The run has ended: %1 of %2 cells are measured, %3 failed")
                                 : tr("The run has ended: %1 of %2 cells are measured");
        QString told = text.arg(counts.measured).arg(state.cells());
        return counts.failed > 0 ? told.arg(counts.failed) : told;
    }
    const int quarter = std::clamp(int(state.share() * kEnd), 0, kEnd - 1);
    if (m_told == kNothing || m_told == kEnd) {
        m_told = 0;
        return tr("The run has begun");
    }
    if (quarter <= m_told)
        return {};
    m_told = quarter;
    return tr("%1 % of the run is done").arg(quarter * 100 / kEnd);
}

} // namespace jinbang::app

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader is told of a run: that it has begun, each quarter, and its end; not each
// cell.

#include <QCoreApplication>
#include <QString>

namespace jinbang::app {

class BenchState;

class RunTeller
{
    Q_DECLARE_TR_FUNCTIONS(jinbang::app::RunTeller)
public:
    /// What is to be said now; mostly nothing.
    [[nodiscard]] QString next(const BenchState &state);
    /// After a run that had no end of its own.
    void reset() { m_told = kNothing; }

private:
    static constexpr int kNothing = -1;
    static constexpr int kEnd = 4;
    int m_told = kNothing; // quarters of this run
};

} // namespace jinbang::app

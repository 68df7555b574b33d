#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The line on standard error while a run goes on: what is measured, how far, how long still.

#include "app/cli/terminal.h"
#include "core/contest/events.h"

#include <chrono>
#include <string>
#include <string_view>

namespace jinbang::app {

class Progress
{
public:
    explicit Progress(Terminal &terminal)
        : m_terminal(terminal)
    {
    }

    void tell(const core::contest::RunEvent &event);

    [[nodiscard]] const std::string &runId() const { return m_header.runId; }

private:
    void show();
    [[nodiscard]] std::string doing() const;

    Terminal &m_terminal;
    core::contest::RunData m_header;
    core::contest::ForkStarted m_fork;
    core::contest::Remaining m_remaining;
    double m_share = 0;
};

/// The line while a file is read, once that has taken more than a second.
class Reading
{
public:
    explicit Reading(Terminal &terminal)
        : m_terminal(terminal)
    {
    }

    void tell(std::string_view name, double share);

private:
    using Clock = std::chrono::steady_clock;

    Terminal &m_terminal;
    Clock::time_point m_begin = Clock::now(), m_shown;
};

/// "12 s", "2:05": as long as it takes at the most, never more exact than it is known.
[[nodiscard]] std::string etaText(double nanoseconds);

} // namespace jinbang::app

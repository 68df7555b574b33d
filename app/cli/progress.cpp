// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/progress.h"

#include "app/cli/displaywidth.h"
#include "core/base/number.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace jinbang::app {

void Progress::tell(const core::contest::RunEvent &event)
{
    if (const auto *started = std::get_if<core::contest::RunStarted>(&event))
        m_header = started->header;
    else if (const auto *fork = std::get_if<core::contest::ForkStarted>(&event))
        m_fork = *fork;
    else if (const auto *remaining = std::get_if<core::contest::Remaining>(&event)) {
        m_remaining = *remaining;
        show();
    } else if (const auto *logged = std::get_if<core::contest::Logged>(&event)) {
        if (logged->line.level == "error")
            m_terminal.complain(printable(logged->line.message));
    } else if (std::holds_alternative<core::contest::RunFinished>(event)) {
        m_terminal.clearStatus();
    }
}

void Progress::show()
{
    const double all = m_remaining.elapsedNs + m_remaining.remainingNs;
    // Repeated blocks make the whole longer; what was shown as done stays done.
    m_share = std::max(m_share, all > 0 ? m_remaining.elapsedNs / all : 0);
    std::string line = core::fixed(m_share * 100, 0) + " %  " + doing();
    m_terminal.status(line.append("  ≈ ").append(etaText(m_remaining.remainingNs)).append(" left"));
}

std::string Progress::doing() const
{
    const auto row = static_cast<std::size_t>(m_fork.row),
               entry = static_cast<std::size_t>(m_fork.entry);
    if (row >= m_header.rows.size() || entry >= m_header.entries.size())
        return {};
    const auto &what = m_header.rows[row];
    std::string text(core::text(what.operation));
    text.append(" ").append(
        printable(m_header.fixtures[static_cast<std::size_t>(what.fixture)].name));
    text.append(" · ").append(printable(m_header.entries[entry].label));
    text.append(" · block ")
        .append(std::to_string(m_fork.block + 1))
        .append("/")
        .append(std::to_string(m_fork.blocks));
    return text;
}

void Reading::tell(std::string_view name, double share)
{
    constexpr auto kPatience = std::chrono::seconds(1);
    constexpr auto kBetween = std::chrono::milliseconds(100);
    const auto now = Clock::now();
    if (now - m_begin < kPatience || now - m_shown < kBetween)
        return;
    m_shown = now;
    m_terminal.status("reading " + printable(name) + " · " + core::fixed(share * 100, 0) + " %");
}

std::string etaText(double nanoseconds)
{
    const auto seconds =
        static_cast<std::int64_t>(std::ceil(std::min(std::max(nanoseconds, 0.0), 1e18) / 1e9));
    if (seconds < 60)
        return std::to_string(seconds) + " s";
    const std::int64_t rounded = seconds < 600 ? (seconds + 4) / 5 * 5 : (seconds + 59) / 60 * 60;
    const std::string rest = std::to_string(rounded % 60);
    return std::to_string(rounded / 60).append(rest.size() < 2 ? ":0" : ":").append(rest);
}

} // namespace jinbang::app

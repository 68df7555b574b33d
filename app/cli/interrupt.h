#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Ctrl-C as a stop request: the first one ends the run and keeps what is finished; one that comes
// more than a second later ends the program at once.

#include <stop_token>
#include <thread>

namespace jinbang::app {

class Interrupt
{
public:
    Interrupt();
    Interrupt(const Interrupt &) = delete;
    Interrupt &operator=(const Interrupt &) = delete;
    ~Interrupt();

    [[nodiscard]] std::stop_token token() const { return m_stop.get_token(); }
    [[nodiscard]] bool happened() const { return m_stop.stop_requested(); }

private:
    std::stop_source m_stop;
    std::jthread m_watch; // last: ends before what it uses
};

} // namespace jinbang::app

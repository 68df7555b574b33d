#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// One server from its start to its end, with one load on it, and what each way of ending means.
// Inside core/http only.

#include "core/contest/launcher.h"
#include "core/contest/ticker.h"
#include "core/http/httprun.h"
#include "core/protocol/messages.h"

#include <string_view>

namespace jinbang::core::http {

struct ServerTask {
    std::string contender;
    contest::LaunchSpec launch;
    protocol::Serve serve;     // its fixture goes inline
    std::string_view expected; // the fixture's text, which is also what every answer must equal
    Load load;
    double firstAnswerNs = 10e9; // how long it may take to listen, and then for its first answer
};

/// Called now and then with how many requests have ended.
using Progress = std::function<void(std::uint64_t)>;

/// Fills status, reason, exactness and result. Cancelled when `stop` ended it.
void runServerCell(const ServerTask &task, contest::Launcher &launcher, contest::Ticker &ticker,
                   const std::stop_token &stop, const Progress &progress, HttpCell &cell);

} // namespace jinbang::core::http

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

/// How one server did.
struct ServerOutcome {
    CellStatus status = CellStatus::Ok;
    std::string reason;
    Exactness exactness = Exactness::NotApplicable;
    LoadResult result; // what there is of it, whatever the status
};

/// Cancelled when `stop` ended it.
[[nodiscard]] ServerOutcome runServer(const ServerTask &task, contest::Launcher &launcher,
                                      contest::Ticker &ticker, const std::stop_token &stop,
                                      const Progress &progress);

} // namespace jinbang::core::http

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The load generator: asks a server on this machine, on the calling thread.

#include "core/http/bodyjudge.h"
#include "core/http/load.h"
#include "core/system/clock.h"

#include <atomic>
#include <stop_token>

namespace jinbang::core::http {

struct Target {
    int port = 0; // on 127.0.0.1, never elsewhere
    BodyJudge *judge = nullptr;
    system::Clock *clock = nullptr;
    std::atomic<std::uint64_t> *done = nullptr; // may be read by another thread; null: nobody looks
};

/// Puts `load` on the target until every request has its answer or failed, the load's time is over,
/// `stop` is asked for, nobody listens any more, or the server is silent: nothing came while one
/// request timed out and then another that was sent after it. Requests in flight at an early end
/// count as nothing, at a silent one as timed out. Shape: validate(load) is fine.
[[nodiscard]] LoadResult runLoad(const Load &load, const Target &target,
                                 const std::stop_token &stop);

} // namespace jinbang::core::http

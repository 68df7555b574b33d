#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The untimed passes: allocations, peak memory, hardware counters. Each runs in a fork of its own,
// so that nothing of it disturbs a time.

#include "core/contract/adapter.h"
#include "core/measure/listener.h"
#include "core/protocol/messages.h"
#include "core/system/clock.h"

namespace jinbang::core::measure {

/// Fills the figures of `pass` into `result`; those that cannot be had stay absent, with the reason
/// for counters. `operation` is prepared. Errors: those of the operation; Cancelled.
[[nodiscard]] Result<void> runPass(protocol::Pass pass, contract::Operation &operation,
                                   system::Clock &clock, Listener &listener,
                                   protocol::RunResult &result);

} // namespace jinbang::core::measure

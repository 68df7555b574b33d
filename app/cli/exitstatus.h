#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What the program's exit status says; scripts rely on it (architecture, section 7).

#include "core/base/error.h"

namespace jinbang::app {

enum class ExitStatus {
    Good = 0,
    CellsFailed = 1, // finished; some cell wrong, rejected, crashed, timed out or out of memory
    Usage = 2,
    BadInput = 3, // an input cannot be read
    Interrupted = 130,
};

/// What an error means for who started the program.
[[nodiscard]] ExitStatus exitStatusOf(core::ErrorCode code);

} // namespace jinbang::app

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// fork and exec of one contender. The parent has many threads (Qt), so between fork and exec the
// child calls nothing but async-signal-safe functions on data made before.

#include "core/contest/filedescriptor.h"
#include "core/contest/launcher.h"

#include <sys/types.h>

namespace jinbang::core::contest {

struct Spawned {
    pid_t pid = -1;
    FileDescriptor process;              // readable when it has ended
    FileDescriptor input, output, error; // our ends, not blocking
    std::string mark;                    // of what it starts (strays.h)
};

/// Errors: System with the name of the program and the reason.
[[nodiscard]] Result<Spawned> spawn(const LaunchSpec &spec);

/// The variables a contender starts with, "NAME=value". Its locale is always C.
[[nodiscard]] std::vector<std::string> contenderEnvironment(const LaunchSpec &spec);

} // namespace jinbang::core::contest

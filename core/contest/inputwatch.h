#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What whoever waits for a run hears while its inputs are read, which is before the run has begun.

#include "core/base/error.h"

#include <functional>
#include <string>

namespace jinbang::core::contest {

/// Called on the thread that reads. Either may be missing.
struct InputWatch {
    std::function<void(const std::string &name, double share)> progress = {}; // every MiB or so
    /// Where no input can be used: of each but the first, whose error is the answer.
    std::function<void(const Error &)> alsoRefused = {};
};

} // namespace jinbang::core::contest

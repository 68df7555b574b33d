#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// How a contender gets to serve over HTTP without every contender carrying a server.

#include "core/contract/adapter.h"

#include <functional>

namespace jinbang::core::measure {

struct ServePlan {
    contract::Operation *operation = nullptr; // prepared; serializes one record a request
    double stallOnceNs = 0;                   // sleep once for this long, at request kStallAt
    std::function<void(int)> listening;       // told the port
    std::function<bool()> stopped;            // asked now and then; serving ends when it says so
};

/// Late enough that a load is under way, early enough that most of it is still to come.
inline constexpr int kStallAt = 100;

/// Serves on 127.0.0.1 on the calling thread until it is told to stop.
/// Errors: System when no port can be had; those of the operation.
using ServeFunction = Result<void> (*)(const ServePlan &plan);

} // namespace jinbang::core::measure

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A timed batch: n operations between two clock reads, and nothing else between them.

#include "core/contract/adapter.h"
#include "core/measure/instruments.h"

namespace jinbang::core::measure {

/// Times `n` operations. Units: ns.
/// Errors: those of Operation::run.
[[nodiscard]] inline Result<double> timed(contract::Operation &operation, std::uint64_t n,
                                          system::Clock &clock)
{
    const std::int64_t begin = clock.now();
    Result<void> ran = operation.run(n);
    const std::int64_t end = clock.now();
    if (!ran)
        return ran.error();
    return static_cast<double>(end - begin);
}

} // namespace jinbang::core::measure

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Reports of experiments with invented but plausible numbers, judged by the engine itself. Never
// part of the product.

#include "core/archive/report.h"

namespace jinbang::test {

/// Users at 1 to 100 000 in two operations, the Client record with 1 to 8 threads, and reuse off:
/// curves, threads and conditions as the engine finds them in the cells.
[[nodiscard]] core::archive::Report inventedExperiments();

/// The invented report measured again with another compiler: some cells faster, some slower, all
/// else within noise; `seed` moves the noise.
[[nodiscard]] core::archive::Report inventedSecondRun(int seed = 1);

} // namespace jinbang::test

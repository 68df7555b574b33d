#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// A run as a contest leaves it, with invented times, and its journal on the disk: for tests and
// measurements of what reads them. Never part of the product.

#include "core/contest/rundata.h"

#include <filesystem>
#include <string>

namespace jinbang::test {

struct RunShape {
    std::string id = "20261130-120000-00000001";
    std::string startedAt = "2026-11-30T12:00:00Z", finishedAt = "2026-11-30T12:00:27Z";
    int entries = 2, rows = 2, blocks = 8, samples = 3;
    double factor = 1; // all times are longer by it
    std::string version = "1.0", compiler = "g++ 12.2", title;
    core::contest::RunState state = core::contest::RunState::Complete;
};

/// Entry k needs k+1 times the time of the first, row r r+1 times that of the first: 100 ns.
[[nodiscard]] core::contest::RunData inventedRun(const RunShape &shape);

/// What its journal begins with: a run that goes on, without results.
[[nodiscard]] core::contest::RunData headerOf(const core::contest::RunData &data);

/// Writes its journal; a run that is Running gets no end. Result: the file.
/// Shape: a failure ends the program, since no test could go on.
std::filesystem::path writeJournal(const std::filesystem::path &folder,
                                   const core::contest::RunData &data);

} // namespace jinbang::test

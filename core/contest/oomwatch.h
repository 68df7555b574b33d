#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// Tells the kernel's out-of-memory killer from a crash: both are a SIGKILL that we did not send,
// but only the killer counts its victims.

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace jinbang::core::contest {

/// Files with a line "oom_kill N" that count the killings where this process lives: its control
/// group in either hierarchy, then the whole machine.
[[nodiscard]] std::vector<std::filesystem::path> oomCounterFiles(std::string_view procSelfCgroup,
                                                                 const std::filesystem::path &root);

/// The sum of the counters; a file that cannot be read counts 0.
[[nodiscard]] std::uint64_t oomKills(const std::vector<std::filesystem::path> &files);

/// The N of the line "oom_kill N", or 0.
[[nodiscard]] std::uint64_t oomKillsIn(std::string_view text);

/// True where what a program said last is how running out of memory sounds in C++, C, Java, Python.
[[nodiscard]] bool soundsOutOfMemory(std::string_view errorText);

} // namespace jinbang::core::contest

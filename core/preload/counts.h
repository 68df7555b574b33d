#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// What the preloaded library tells whoever finds its symbol. Plain C types: it is looked up by name
// in a process that was not linked with it.

#include <cstdint>

namespace jinbang::core::preload {

struct Counts {
    std::uint64_t calls; // malloc, calloc, realloc, aligned and operator new, of all threads
    std::uint64_t bytes; // that they asked for
};

using ReadCounts = void (*)(Counts *);
inline constexpr const char *kReadCountsSymbol = "jinbang_read_allocation_counts";

} // namespace jinbang::core::preload

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// glibc maps blocks of 128 KiB and more from the kernel until the first such block is freed, then
// raises that limit, up to 32 MiB. Which state a process measures in depended on what happened to
// be freed before: the same library on a document of 200 KB differed by 14 to 50 % between forks.
// Every contender measures in the state in which a program that has run for a while is.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace jinbang::core::measure {

/// Sets the thresholds to where glibc's own adjusting ends: blocks up to 32 MiB come from the heap,
/// 64 MiB may stay free at its top. With explicit values glibc adjusts nothing any more. Allocates
/// nothing. Without effect under another allocator or another C library.
void settleHeap();

/// A few small allocations, so that no two forks see the same heap (measurement 2.4). Some are
/// freed again at once, the others with the object.
class HeapNoise
{
public:
    explicit HeapNoise(std::uint64_t seed);

private:
    std::vector<std::unique_ptr<char[]>> m_blocks;
};

/// Where in its page the input begins in this process: a multiple of 16 below 4096. The processor
/// takes a store for the source of a later load of the same place in another page: a copy whose
/// target lies 16 bytes behind its source, pages aside, took 69 to 99 us where others took 4
/// (200 KB, measured). Allocators put the same blocks in the same order at the same distance, so
/// that one library would be slow, or fast, in every process.
[[nodiscard]] std::size_t placeInPage(std::uint64_t seed);

/// What settleHeap() does in this program, for its description; empty where it does nothing.
[[nodiscard]] std::string heapFact();

} // namespace jinbang::core::measure

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// glibc maps blocks of 128 KiB and more from the kernel until the first such block is freed, then
// raises that limit, up to 32 MiB. Which state a process measures in depended on what happened to
// be freed before: the same library on a document of 200 KB differed by 14 to 50 % between forks.
// Every contender measures in the state in which a program that has run for a while is.

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

/// What settleHeap() does in this program, for its description; empty where it does nothing.
[[nodiscard]] std::string heapFact();

} // namespace jinbang::core::measure

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/heap.h"

#include "core/base/buildinfo.h"
#include "core/base/random.h"

#include <malloc.h>
#include <string_view>

namespace jinbang::core::measure {
namespace {

#if defined(__GLIBC__)
// DEFAULT_MMAP_THRESHOLD_MAX of a 64-bit glibc, and twice that, as its free() sets them.
constexpr int kMapFrom = 32 << 20;
constexpr int kTrimFrom = 2 * kMapFrom;
#endif

} // namespace

void settleHeap()
{
#if defined(__GLIBC__)
    ::mallopt(M_MMAP_THRESHOLD, kMapFrom);
    ::mallopt(M_TRIM_THRESHOLD, kTrimFrom);
#endif
}

HeapNoise::HeapNoise(std::uint64_t seed)
{
    Random random(mixSeed(seed, 2));
    for (std::uint64_t i = random.below(32); i > 0; --i)
        m_blocks.push_back(std::make_unique<char[]>(16 + random.below(1009)));
    for (auto &block : m_blocks) {
        if (random.below(2) == 0)
            block.reset();
    }
}

std::size_t placeInPage(std::uint64_t seed)
{
    return 16 * Random(mixSeed(seed, 3)).below(256);
}

std::string heapFact()
{
#if defined(__GLIBC__)
    if (std::string_view(buildinfo::kSanitizers).empty())
        return "settled before the first sample: blocks up to 32 MiB from the heap, 64 MiB kept "
               "free, no adjusting (system allocator)";
#endif
    return {};
}

} // namespace jinbang::core::measure

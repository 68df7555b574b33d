// SPDX-License-Identifier: GPL-3.0-or-later
// Counts allocations of the process it is preloaded into. It stands before the C library and before
// any other preloaded allocator and passes every call on. Used in forks of their own, never in
// timed ones.
#include "core/preload/counts.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstddef>
#include <cstring>
#include <dlfcn.h>
#include <new>

// The names of this file are the C library's; everything else is hidden.
#define JINBANG_VISIBLE extern "C" __attribute__((visibility("default")))

namespace {

std::atomic<std::uint64_t> calls{0}, bytes{0};

void count(std::size_t size)
{
    calls.fetch_add(1, std::memory_order_relaxed);
    bytes.fetch_add(size, std::memory_order_relaxed);
}

struct Next {
    void *(*malloc)(std::size_t) = nullptr;
    void *(*calloc)(std::size_t, std::size_t) = nullptr;
    void *(*realloc)(void *, std::size_t) = nullptr;
    void (*free)(void *) = nullptr;
    int (*posixMemalign)(void **, std::size_t, std::size_t) = nullptr;
    void *(*alignedAlloc)(std::size_t, std::size_t) = nullptr;
    void *(*memalign)(std::size_t, std::size_t) = nullptr;
};

/// dlsym may itself allocate while we look for the real functions: those few blocks come from here
/// and are never given back.
struct Bootstrap {
    alignas(std::max_align_t) unsigned char memory[16 << 10]{};
    std::size_t used = 0;

    void *take(std::size_t size)
    {
        const std::size_t rounded = (size + sizeof(std::size_t) + alignof(std::max_align_t) - 1)
                                    / alignof(std::max_align_t) * alignof(std::max_align_t);
        if (rounded < size || used + rounded > sizeof memory)
            return nullptr;
        void *block = memory + used;
        used += rounded;
        return block;
    }
    [[nodiscard]] bool owns(const void *block) const
    {
        return block >= memory && block < memory + sizeof memory;
    }
    /// The size of a block is not kept: what lies behind it may be copied along.
    [[nodiscard]] std::size_t behind(const void *block) const
    {
        return static_cast<std::size_t>(memory + sizeof memory
                                        - static_cast<const unsigned char *>(block));
    }
};

constinit Next next;
constinit Bootstrap bootstrap;
constinit bool looking = false;

template <class F>
void find(F &function, const char *name)
{
    function = reinterpret_cast<F>(dlsym(RTLD_NEXT, name));
}

/// Before the program has threads: the loader itself allocates long before main.
bool ready()
{
    if (next.malloc) [[likely]]
        return true;
    if (looking)
        return false;
    looking = true;
    Next found;
    find(found.free, "free");
    find(found.calloc, "calloc");
    find(found.realloc, "realloc");
    find(found.posixMemalign, "posix_memalign");
    find(found.alignedAlloc, "aligned_alloc");
    find(found.memalign, "memalign");
    find(found.malloc, "malloc");
    next = found;
    looking = false;
    return next.malloc != nullptr;
}

void *allocated(std::size_t size)
{
    if (!ready())
        return bootstrap.take(size);
    count(size);
    return next.malloc(size);
}

void *allocatedAligned(std::size_t alignment, std::size_t size)
{
    void *block = nullptr;
    if (!ready())
        return nullptr;
    count(size);
    return next.posixMemalign(&block, alignment < sizeof(void *) ? sizeof(void *) : alignment, size)
                   == 0
               ? block
               : nullptr;
}

void released(void *block)
{
    if (!block || bootstrap.owns(block))
        return;
    if (ready())
        next.free(block);
}

/// What operator new does when memory is short: the handler, and then the exception.
template <class F>
void *orThrow(F &&allocate)
{
    for (;;) {
        if (void *block = allocate())
            return block;
        const std::new_handler handler = std::get_new_handler();
        if (!handler)
            throw std::bad_alloc();
        handler();
    }
}

} // namespace

JINBANG_VISIBLE void jinbang_read_allocation_counts(jinbang::core::preload::Counts *out)
{
    out->calls = calls.load(std::memory_order_relaxed);
    out->bytes = bytes.load(std::memory_order_relaxed);
}

JINBANG_VISIBLE void *malloc(std::size_t size)
{
    return allocated(size);
}

JINBANG_VISIBLE void *calloc(std::size_t number, std::size_t size)
{
    if (!ready())
        return bootstrap.take(number * size); // static memory is zero
    count(number * size);
    return next.calloc(number, size);
}

JINBANG_VISIBLE void *realloc(void *block, std::size_t size)
{
    if (!ready() || bootstrap.owns(block)) {
        void *fresh = allocated(size);
        if (fresh && block)
            std::memcpy(fresh, block, std::min(size, bootstrap.behind(block)));
        return fresh;
    }
    count(size);
    return next.realloc(block, size);
}

JINBANG_VISIBLE void free(void *block)
{
    released(block);
}

JINBANG_VISIBLE int posix_memalign(void **out, std::size_t alignment, std::size_t size)
{
    if (!ready())
        return ENOMEM;
    count(size);
    return next.posixMemalign(out, alignment, size);
}

JINBANG_VISIBLE void *aligned_alloc(std::size_t alignment, std::size_t size)
{
    if (!ready())
        return nullptr;
    count(size);
    return next.alignedAlloc(alignment, size);
}

JINBANG_VISIBLE void *memalign(std::size_t alignment, std::size_t size)
{
    if (!ready())
        return nullptr;
    count(size);
    return next.memalign(alignment, size);
}

// An allocator that is preloaded behind us may have an operator new that does not call malloc.
#define JINBANG_OPERATOR __attribute__((visibility("default")))

JINBANG_OPERATOR void *operator new(std::size_t size)
{
    return orThrow([size] { return allocated(size); });
}
JINBANG_OPERATOR void *operator new[](std::size_t size)
{
    return orThrow([size] { return allocated(size); });
}
JINBANG_OPERATOR void *operator new(std::size_t size, const std::nothrow_t &) noexcept
{
    return allocated(size);
}
JINBANG_OPERATOR void *operator new[](std::size_t size, const std::nothrow_t &) noexcept
{
    return allocated(size);
}
JINBANG_OPERATOR void *operator new(std::size_t size, std::align_val_t alignment)
{
    return orThrow([=] { return allocatedAligned(static_cast<std::size_t>(alignment), size); });
}
JINBANG_OPERATOR void *operator new[](std::size_t size, std::align_val_t alignment)
{
    return orThrow([=] { return allocatedAligned(static_cast<std::size_t>(alignment), size); });
}
JINBANG_OPERATOR void operator delete(void *block) noexcept
{
    released(block);
}
JINBANG_OPERATOR void operator delete[](void *block) noexcept
{
    released(block);
}
JINBANG_OPERATOR void operator delete(void *block, std::size_t) noexcept
{
    released(block);
}
JINBANG_OPERATOR void operator delete[](void *block, std::size_t) noexcept
{
    released(block);
}
JINBANG_OPERATOR void operator delete(void *block, std::align_val_t) noexcept
{
    released(block);
}
JINBANG_OPERATOR void operator delete[](void *block, std::align_val_t) noexcept
{
    released(block);
}
JINBANG_OPERATOR void operator delete(void *block, std::size_t, std::align_val_t) noexcept
{
    released(block);
}
JINBANG_OPERATOR void operator delete[](void *block, std::size_t, std::align_val_t) noexcept
{
    released(block);
}

// SPDX-License-Identifier: GPL-3.0-or-later
// Run by its test with the counting library preloaded: allocates known amounts in every way and
// prints what was counted, "calls bytes" a line.
#include "core/preload/counts.h"

#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <memory>
#include <new>
#include <thread>
#include <vector>

namespace {

using jinbang::core::preload::Counts;

void escape(void *block)
{
    asm volatile("" : : "g"(block) : "memory");
}

template <class F>
void counted(jinbang::core::preload::ReadCounts read, const char *what, F &&work)
{
    Counts before{}, after{};
    read(&before);
    work();
    read(&after);
    std::printf("%s %lu %lu\n", what, static_cast<unsigned long>(after.calls - before.calls),
                static_cast<unsigned long>(after.bytes - before.bytes));
}

struct alignas(64) Wide {
    char bytes[64];
};

} // namespace

int main()
{
    const auto read = reinterpret_cast<jinbang::core::preload::ReadCounts>(
        dlsym(RTLD_DEFAULT, jinbang::core::preload::kReadCountsSymbol));
    if (!read) {
        std::puts("not preloaded");
        return 0;
    }
    std::puts("start"); // stdio allocates its buffer now
    counted(read, "nothing", [] {});
    counted(read, "malloc", [] {
        for (int i = 0; i < 3; ++i) {
            void *block = std::malloc(100);
            escape(block);
            std::free(block);
        }
    });
    counted(read, "new", [] {
        auto *array = new char[70];
        auto *one = new int(1);
        auto *wide = new Wide;
        escape(array), escape(one), escape(wide);
        delete[] array;
        delete one;
        delete wide;
    });
    counted(read, "calloc", [] {
        void *block = std::calloc(10, 7);
        escape(block);
        block = std::realloc(block, 200);
        escape(block);
        std::free(block);
    });
    counted(read, "aligned", [] {
        void *block = nullptr;
        if (posix_memalign(&block, 64, 128) != 0)
            std::abort();
        escape(block);
        std::free(block);
        block = std::aligned_alloc(64, 256);
        escape(block);
        std::free(block);
    });
    counted(read, "vector", [] {
        std::vector<int> numbers(25);
        escape(numbers.data());
    });
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/allocators.h"

#include <array>

namespace jinbang::core::contest {
namespace {

constexpr std::array kAllocators{
    Allocator{"system", "", ""},
    Allocator{"jemalloc", "libjemalloc.so.2", "libjemalloc2"},
    Allocator{"mimalloc", "libmimalloc.so.2.0", "libmimalloc2.0"},
    Allocator{"tcmalloc", "libtcmalloc_minimal.so.4", "libtcmalloc-minimal4"},
};

// dlopen would find it for sure, but would put the allocator under this process as well.
constexpr std::array kFolders{"/usr/local/lib", "/usr/lib/x86_64-linux-gnu",
                              "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib"};

} // namespace

const Allocator *findAllocator(std::string_view name)
{
    for (const auto &allocator : kAllocators) {
        if (allocator.name == name)
            return &allocator;
    }
    return nullptr;
}

std::string allocatorNames()
{
    std::string names;
    for (const auto &allocator : kAllocators)
        names.append(names.empty() ? "" : ", ").append(allocator.name);
    return names;
}

std::optional<std::filesystem::path> libraryOf(const Allocator &allocator)
{
    for (const std::filesystem::path folder : kFolders) {
        std::error_code ignored;
        if (auto file = folder / allocator.library; std::filesystem::is_regular_file(file, ignored))
            return file;
    }
    return std::nullopt;
}

} // namespace jinbang::core::contest

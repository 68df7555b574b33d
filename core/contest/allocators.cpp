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
constexpr std::array<std::string_view, 5> kFolders{"/usr/local/lib", "/usr/lib/x86_64-linux-gnu",
                                                   "/usr/lib/aarch64-linux-gnu", "/usr/lib64",
                                                   "/usr/lib"};

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

std::span<const std::string_view> libraryFolders()
{
    return kFolders;
}

std::optional<std::filesystem::path> libraryOf(const Allocator &allocator,
                                               std::span<const std::string_view> folders)
{
    for (const std::filesystem::path folder : folders) {
        std::error_code ignored;
        if (auto file = folder / allocator.library; std::filesystem::is_regular_file(file, ignored))
            return file;
    }
    return std::nullopt;
}

std::string allocatorProblem(std::string_view allocator, bool remote, bool sanitized,
                             std::span<const std::string_view> folders)
{
    const Allocator *found = findAllocator(allocator);
    if (found == nullptr || found->library.empty())
        return {};
    if (remote)
        return "an allocator cannot be put under a contender that a runner starts";
    if (sanitized)
        return "a sanitizer brings its own allocator";
    if (!libraryOf(*found, folders))
        return "the package " + std::string(found->package) + " is not installed";
    return {};
}

std::vector<std::string> preloadOf(std::string_view allocator)
{
    const Allocator *found = findAllocator(allocator);
    if (found == nullptr || found->library.empty())
        return {};
    const auto library = libraryOf(*found);
    return library ? std::vector<std::string>{library->string()} : std::vector<std::string>{};
}

} // namespace jinbang::core::contest

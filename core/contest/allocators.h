#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The memory allocators that can be put under a contender, by preloading the library of a package.

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace jinbang::core::contest {

struct Allocator {
    std::string_view name;    // as in a plan
    std::string_view library; // file name; empty: nothing is preloaded
    std::string_view package; // Debian's
};

/// Null for an unknown name.
[[nodiscard]] const Allocator *findAllocator(std::string_view name);
/// "system, jemalloc, mimalloc, tcmalloc"
[[nodiscard]] std::string allocatorNames();
/// Where the dynamic linker would find it, or nothing when the package is not installed.
[[nodiscard]] std::optional<std::filesystem::path> libraryOf(const Allocator &allocator);

} // namespace jinbang::core::contest

#pragma once
// SPDX-License-Identifier: GPL-3.0-or-later
// The memory allocators that can be put under a contender, by preloading the library of a package.

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

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
/// Where packages put their libraries.
[[nodiscard]] std::span<const std::string_view> libraryFolders();
/// Where the dynamic linker would find it, or nothing when the package is not installed.
[[nodiscard]] std::optional<std::filesystem::path>
libraryOf(const Allocator &allocator, std::span<const std::string_view> folders = libraryFolders());
/// Why `allocator` cannot be put under a contender, or nothing: `remote` ones are started by a
/// runner, `sanitized` ones bring their own.
[[nodiscard]] std::string
allocatorProblem(std::string_view allocator, bool remote, bool sanitized,
                 std::span<const std::string_view> folders = libraryFolders());
/// What has to be preloaded for it: nothing, or the library's path.
[[nodiscard]] std::vector<std::string> preloadOf(std::string_view allocator);

} // namespace jinbang::core::contest

// SPDX-License-Identifier: GPL-3.0-or-later
// Why an allocator cannot be put under a contender: a sentence that names the package to install.
#include "core/contest/allocators.h"

#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <unistd.h>

namespace jinbang::core::contest {
namespace {

namespace fs = std::filesystem;

class AllocatorLibraries : public testing::Test
{
protected:
    AllocatorLibraries() { fs::create_directories(m_folder); }
    ~AllocatorLibraries() override { fs::remove_all(m_folder); }

    fs::path m_folder =
        fs::temp_directory_path() / ("jinbang-allocators-" + std::to_string(::getpid()));
};

TEST_F(AllocatorLibraries, AMissingOneNamesItsPackage)
{
    const std::string folder = m_folder.string();
    const std::array<std::string_view, 1> folders{folder};
    EXPECT_EQ(allocatorProblem("jemalloc", false, false, folders),
              "the package libjemalloc2 is not installed");
    EXPECT_EQ(allocatorProblem("mimalloc", false, false, folders),
              "the package libmimalloc2.0 is not installed");
    EXPECT_EQ(allocatorProblem("tcmalloc", false, false, folders),
              "the package libtcmalloc-minimal4 is not installed");
    std::ofstream(m_folder / "libjemalloc.so.2") << "x";
    EXPECT_EQ(allocatorProblem("jemalloc", false, false, folders), "");
    EXPECT_EQ(libraryOf(*findAllocator("jemalloc"), folders), m_folder / "libjemalloc.so.2");
}

TEST_F(AllocatorLibraries, TheSystemsOwnNeedsNothing)
{
    EXPECT_EQ(allocatorProblem("system", true, true), "");
    EXPECT_TRUE(preloadOf("system").empty());
}

TEST_F(AllocatorLibraries, RunnersAndSanitizersKeepTheirOwn)
{
    EXPECT_EQ(allocatorProblem("jemalloc", true, false),
              "an allocator cannot be put under a contender that a runner starts");
    EXPECT_EQ(allocatorProblem("jemalloc", false, true), "a sanitizer brings its own allocator");
}

} // namespace
} // namespace jinbang::core::contest

// SPDX-License-Identifier: GPL-3.0-or-later
// Stops: in a folder with a blank in its name the library was not preloaded, and the figures were
// "not available" without a word.
#include "core/contest/launcher.h"
#include "core/contest/preloadnames.h"
#include "core/contest/ticker.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace jinbang::core::contest {
namespace {

namespace fs = std::filesystem;

class PreloadFrom : public testing::TestWithParam<const char *>
{
protected:
    PreloadFrom()
    {
        std::string name = (fs::path(testing::TempDir()) / "preload-XXXXXX").string();
        m_folder = ::mkdtemp(name.data());
        const fs::path odd = m_folder / GetParam();
        fs::create_directory(odd);
        m_library = odd / "libjinbang-alloc.so";
        fs::copy_file(JINBANG_BIN_DIR "/libjinbang-alloc.so", m_library);
    }
    ~PreloadFrom() override { fs::remove_all(m_folder); }

    fs::path m_folder, m_library;
};

std::string firstCountOf(const LaunchSpec &spec)
{
    const auto ticker = systemTicker();
    const auto launcher = processLauncher(*ticker);
    const auto child = launcher->launch(spec);
    EXPECT_TRUE(child.has_value()) << (child ? "" : sentence(child.error()));
    std::string text;
    for (int line = 0; child && line < 3; ++line)
        text = (*child)->line(ticker->nowNs() + 20e9, {}).text;
    return text;
}

TEST_P(PreloadFrom, IsCounted)
{
    LaunchSpec spec;
    spec.arguments = {JINBANG_BIN_DIR "/test_allocations"};
    spec.preload = {m_library.string()};
    EXPECT_EQ(firstCountOf(spec), "malloc 3 300");
}

TEST_P(PreloadFrom, IsCountedBesideAnother)
{
    LaunchSpec spec;
    spec.arguments = {JINBANG_BIN_DIR "/test_allocations"};
    spec.preload = {m_library.string() + "-not-there", m_library.string()};
    EXPECT_EQ(firstCountOf(spec), "malloc 3 300");
}

INSTANTIATE_TEST_SUITE_P(Folders, PreloadFrom,
                         testing::Values("plain", "fresh clone \xc3\xa9", "a:b", "$LIB",
                                         "${ORIGIN}", "\xe9\x87\x91 \xe6\xa6\x9c", " ",
                                         "it's \"quoted\"", "new\nline"));

TEST(PreloadNames, LeavesPlainPathsAndCleansUpItsLinks)
{
    std::string folder;
    {
        PreloadNames names;
        EXPECT_EQ(names.nameFor("/usr/lib/plain.so").value(), "/usr/lib/plain.so");
        const auto link = names.nameFor("/some where/a.so");
        ASSERT_TRUE(link.has_value()) << sentence(link.error());
        EXPECT_EQ(names.nameFor("/some where/a.so").value(), *link);
        EXPECT_NE(names.nameFor("/some where/b.so").value(), *link);
        EXPECT_EQ(fs::read_symlink(*link), "/some where/a.so");
        folder = fs::path(*link).parent_path();
    }
    EXPECT_FALSE(fs::exists(folder));
}

TEST(PreloadNames, TakesTheFirstFolderThatServesAndSaysSoWhenThereIsNone)
{
    PreloadNames second({"/not there", "/nowhere", testing::TempDir()});
    EXPECT_TRUE(second.nameFor("/a b.so").has_value());
    PreloadNames none({"/proc", "relative"});
    const auto name = none.nameFor("/a b.so");
    ASSERT_FALSE(name.has_value());
    EXPECT_EQ(name.error().code, ErrorCode::CannotWrite);
}

} // namespace
} // namespace jinbang::core::contest

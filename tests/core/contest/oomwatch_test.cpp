// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/oomwatch.h"

#include <gtest/gtest.h>

#include <fstream>
#include <unistd.h>

namespace jinbang::core::contest {
namespace {

TEST(OomWatch, ReadsTheCountOfEitherHierarchy)
{
    EXPECT_EQ(oomKillsIn("low 0\nhigh 0\nmax 3\noom 2\noom_kill 5\noom_group_kill 0\n"), 5U);
    EXPECT_EQ(oomKillsIn("oom_kill_disable 0\nunder_oom 0\noom_kill 12\n"), 12U);
    EXPECT_EQ(oomKillsIn("pgfault 1\n"), 0U);
    EXPECT_EQ(oomKillsIn(""), 0U);
}

TEST(OomWatch, FindsTheGroupAndFallsBackToTheMount)
{
    const auto root =
        std::filesystem::temp_directory_path() / ("jinbang-oom-" + std::to_string(::getpid()));
    std::filesystem::create_directories(root / "sys/fs/cgroup/memory");
    std::filesystem::create_directories(root / "sys/fs/cgroup/user/run");
    std::ofstream(root / "sys/fs/cgroup/memory/memory.oom_control") << "oom_kill 1\n";
    std::ofstream(root / "sys/fs/cgroup/user/run/memory.events") << "oom_kill 2\n";

    const auto files =
        oomCounterFiles("9:name=systemd:/\n4:memory:/hidden/group\n0::/user/run\n", root);
    EXPECT_EQ(oomKills(files), 3U);
    EXPECT_EQ(files.back(), root / "proc/vmstat");
    std::filesystem::remove_all(root);
}

TEST(OomWatch, KnowsHowProgramsSayThatMemoryRanOut)
{
    EXPECT_TRUE(
        soundsOutOfMemory("terminate called after throwing an instance of 'std::bad_alloc'"));
    EXPECT_TRUE(soundsOutOfMemory("java.lang.OutOfMemoryError: Java heap space"));
    EXPECT_FALSE(soundsOutOfMemory("Segmentation fault"));
}

} // namespace
} // namespace jinbang::core::contest

// SPDX-License-Identifier: GPL-3.0-or-later
// A file is whole or as it was before, whatever the disk says.
#include "core/archive/safefile.h"

#include <gtest/gtest.h>

#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace jinbang::core;
using namespace jinbang::core::archive;
namespace fs = std::filesystem;

namespace {

class SafeFile : public testing::Test
{
protected:
    SafeFile()
        : m_folder(fs::temp_directory_path() / ("jinbang 金榜 " + std::to_string(::getpid())))
    {
        fs::create_directories(m_folder);
    }
    ~SafeFile() override { fs::remove_all(m_folder); }

    static std::string content(const fs::path &path)
    {
        std::ifstream stream(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }
    std::ptrdiff_t files() const { return std::distance(fs::directory_iterator(m_folder), {}); }

    fs::path m_folder;
};

void sayHello(Output &output)
{
    output << "hello\n";
}

} // namespace

TEST_F(SafeFile, WritesNewAndReplacesOldKeepingItsMode)
{
    const fs::path path = m_folder / "书 信.json";
    ASSERT_TRUE(writeFileSafely(path, sayHello));
    EXPECT_EQ(content(path), "hello\n");
    fs::permissions(path, fs::perms::owner_all);
    ASSERT_TRUE(writeFileSafely(path, [](Output &output) { output << "again"; }));
    EXPECT_EQ(content(path), "again");
    EXPECT_EQ(fs::status(path).permissions(), fs::perms::owner_all);
    EXPECT_EQ(files(), 1);
}

TEST_F(SafeFile, LeavesTheOldFileWhenTheDiskIsFull)
{
    const fs::path path = m_folder / "x.json";
    ASSERT_TRUE(writeFileSafely(path, sayHello));
    std::signal(SIGXFSZ, SIG_IGN);
    ::rlimit before{};
    ::getrlimit(RLIMIT_FSIZE, &before);
    const ::rlimit small{100'000, before.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &small);
    const auto done =
        writeFileSafely(path, [](Output &output) { output << std::string(1'000'000, 'x'); });
    ::setrlimit(RLIMIT_FSIZE, &before);
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().code, ErrorCode::CannotWrite);
    EXPECT_EQ(content(path), "hello\n");
    EXPECT_EQ(files(), 1) << "the temporary is gone";
}

TEST_F(SafeFile, NamesAFullDevice)
{
    const fs::path link = m_folder / "full.json";
    fs::create_symlink("/dev/full", link);
    const auto done = writeFileSafely(link, sayHello);
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().code, ErrorCode::DiskFull);
    EXPECT_TRUE(fs::is_character_file("/dev/full"));
    EXPECT_TRUE(fs::is_symlink(link));
}

TEST_F(SafeFile, DoesNotWaitForAPipeThatNobodyReads)
{
    const auto pipe = m_folder / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    const auto done = writeFileSafely(pipe, sayHello);
    ASSERT_FALSE(done);
    EXPECT_NE(done.error().detail.find("nobody reads"), std::string::npos);
    const int reader = ::open(pipe.c_str(), O_RDONLY | O_NONBLOCK);
    EXPECT_TRUE(writeFileSafely(pipe, sayHello));
    ::close(reader);
}

TEST_F(SafeFile, WritesThroughALink)
{
    const fs::path file = m_folder / "real.json", link = m_folder / "link.json";
    ASSERT_TRUE(writeFileSafely(file, sayHello));
    fs::create_symlink("real.json", link);
    ASSERT_TRUE(writeFileSafely(link, [](Output &output) { output << "new"; }));
    EXPECT_TRUE(fs::is_symlink(link));
    EXPECT_EQ(content(file), "new");
}

TEST_F(SafeFile, RefusesFoldersAndMissingPlaces)
{
    EXPECT_EQ(writeFileSafely(m_folder, sayHello).error().code, ErrorCode::CannotWrite);
    EXPECT_EQ(writeFileSafely(m_folder / "none" / "x.json", sayHello).error().code,
              ErrorCode::CannotWrite);
    EXPECT_EQ(checkWritable(m_folder).error().code, ErrorCode::CannotWrite);
    EXPECT_EQ(checkWritable(m_folder / "none" / "x.json").error().code, ErrorCode::CannotWrite);
    EXPECT_EQ(checkWritable("/proc/x.json").error().code, ErrorCode::CannotWrite);
}

TEST_F(SafeFile, RefusesAnInputAlsoByAnotherName)
{
    const fs::path input = m_folder / "in.json";
    ASSERT_TRUE(writeFileSafely(input, sayHello));
    fs::create_hard_link(input, m_folder / "same.json");
    for (const fs::path &output : {input, m_folder / "." / "in.json", m_folder / "same.json"}) {
        EXPECT_EQ(writeFileSafely(output, sayHello, {input}).error().code,
                  ErrorCode::OutputIsInput);
        EXPECT_EQ(checkWritable(output, {input}).error().code, ErrorCode::OutputIsInput);
    }
}

TEST_F(SafeFile, AskingLeavesNoTrace)
{
    EXPECT_TRUE(checkWritable(m_folder / "x.json"));
    EXPECT_EQ(files(), 0);
}

// SPDX-License-Identifier: GPL-3.0-or-later
// The index is only an index: whatever happens to it, the runs are there and nothing is
// overwritten.
#include "core/history/database.h"
#include "tests/core/history/folder.h"
#include "tests/support/about.h"

#include <SQLiteCpp/Statement.h>
#include <gmock/gmock.h>

#include <csignal>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace jinbang::core::history {
namespace {

namespace fs = std::filesystem;

class IndexTest : public DataFolder
{
protected:
    [[nodiscard]] fs::path index() const { return data / "history.db"; }
    void execute(const std::string &sql) const
    {
        SQLite::Database database(index().string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        database.exec(sql);
    }
    [[nodiscard]] int value(const std::string &sql) const
    {
        SQLite::Database database(index().string(), SQLite::OPEN_READWRITE);
        return database.execAndGet(sql).getInt();
    }
};

/// Files may not grow beyond this; the signal that says so is ignored, as on a full disk.
class LittleRoom
{
public:
    explicit LittleRoom(rlim_t bytes)
        : m_handler(std::signal(SIGXFSZ, SIG_IGN))
    {
        ::getrlimit(RLIMIT_FSIZE, &m_old);
        rlimit little = m_old;
        little.rlim_cur = bytes;
        ::setrlimit(RLIMIT_FSIZE, &little);
    }
    LittleRoom(const LittleRoom &) = delete;
    LittleRoom &operator=(const LittleRoom &) = delete;
    ~LittleRoom()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_old);
        std::signal(SIGXFSZ, m_handler);
    }

private:
    void (*m_handler)(int);
    rlimit m_old{};
};

} // namespace

TEST_F(IndexTest, EveryOlderSchemaIsBroughtToThePresentOne)
{
    const std::string id = addRun(1);
    for (std::size_t version = 0; version < migrations().size(); ++version) {
        fs::remove(index());
        for (std::size_t step = 0; step < version; ++step)
            execute(migrations()[step]);
        if (version > 0) // a row as that version left it
            execute("INSERT INTO runs VALUES (5, '" + id
                    + "', 1, 2, 3, 'run', 'complete', '', 'f', 'old', '', '', '2026', '2026', 1, "
                      "'quick', '', '', '', 1, 1, '', 1, '', '', '', '', '', '', '', 0); "
                      "PRAGMA application_id = 1245857863; PRAGMA user_version = "
                    + std::to_string(version));
        History history = opened();
        EXPECT_THAT(history.notes(), IsEmpty()) << version;
        EXPECT_THAT(idsOf(*history.list()), ElementsAre(id)) << version;
        EXPECT_EQ(history.cells()->size(), 4U) << version;
        EXPECT_EQ(value("PRAGMA user_version"), static_cast<int>(migrations().size()));
    }
}

TEST_F(IndexTest, ANewerIndexIsKeptAside)
{
    addRun(1);
    execute("CREATE TABLE future (x); INSERT INTO future VALUES (42);"
            "PRAGMA application_id = 1245857863; PRAGMA user_version = 99");
    const std::string before = bytesOf(index());
    History history = opened();
    EXPECT_EQ(history.list()->size(), 1U);
    ASSERT_EQ(history.notes().size(), 1U);
    EXPECT_THAT(history.notes().front(), HasSubstr("newer"));
    EXPECT_TRUE(bytesOf(data / "history.db.newer-1") == before);
}

TEST_F(IndexTest, WhatIsNoIndexOfOursIsKeptAside)
{
    addRun(1);
    execute("CREATE TABLE bookmarks (x)");
    EXPECT_EQ(opened().list()->size(), 1U);
    EXPECT_TRUE(fs::exists(data / "history.db.other-1"));
    for (int copy = 1; copy <= 2; ++copy) {
        write(index(), "this was a database once " + std::string(5000, 'x'));
        fs::remove(index().string() + "-wal");
        fs::remove(index().string() + "-shm");
        History history = opened();
        EXPECT_EQ(history.list()->size(), 1U);
        EXPECT_THAT(history.notes().front(), HasSubstr("damaged"));
        EXPECT_THAT(bytesOf(data / ("history.db.damaged-" + std::to_string(copy))),
                    HasSubstr("this was a database once"));
    }
}

TEST_F(IndexTest, DamageThatShowsLaterIsMendedWhileItIsUsed)
{
    for (int run = 1; run <= 9; ++run)
        addRun(run);
    {
        History history = opened();
    }
    execute("PRAGMA wal_checkpoint(TRUNCATE)");
    std::string content = bytesOf(index());
    ASSERT_GT(content.size(), 16384U);
    std::fill(content.begin() + 4096, content.end(), '\xff'); // all but the schema's page
    write(index(), content);
    auto history = History::open(data);
    ASSERT_TRUE(history);
    const auto runs = history->list();
    ASSERT_TRUE(runs) << sentence(runs.error());
    EXPECT_EQ(runs->size(), 9U);
    EXPECT_THAT(history->notes().front(), HasSubstr("damaged"));
}

TEST_F(IndexTest, AFullDiskLeavesAWorkingHistory)
{
    for (int run = 1; run <= 9; ++run)
        addRun(run);
    const std::string before = bytesOf(data / "runs" / "20261130-120100-00000001.jsonl");
    {
        const LittleRoom room(4096);
        History history = opened();
        EXPECT_EQ(history.list()->size(), 9U);
        EXPECT_EQ(history.trend({"serialize/small", "lib0"})->size(), 9U);
        ASSERT_FALSE(history.notes().empty());
        EXPECT_THAT(history.notes().front(), HasSubstr("in memory"));
    }
    EXPECT_TRUE(bytesOf(data / "runs" / "20261130-120100-00000001.jsonl") == before);
    History history = opened();
    EXPECT_EQ(history.list()->size(), 9U);
    EXPECT_THAT(history.notes(), IsEmpty());
}

TEST_F(IndexTest, ADiskThatFillsUpWhileItIsUsedLosesNothing)
{
    addRun(1);
    History history = opened();
    for (int run = 2; run <= 9; ++run)
        addRun(run);
    {
        const LittleRoom room(static_cast<rlim_t>(fs::file_size(index().string() + "-wal")));
        ASSERT_TRUE(history.refresh());
        EXPECT_EQ(history.list()->size(), 9U);
    }
    EXPECT_EQ(opened().list()->size(), 9U);
}

// A tag that one adds must not go with what another has read before.
TEST_F(IndexTest, ChangesOfSeveralProcessesAtOnceAreAllKept)
{
    constexpr int kProcesses = 4, kTags = 8;
    const std::string id = addRun(1);
    (void)opened();
    std::vector<pid_t> children;
    for (int child = 0; child < kProcesses; ++child) {
        const pid_t process = ::fork();
        if (process != 0) {
            children.push_back(process);
            continue;
        }
        auto history = History::open(data);
        int problem = history && history->refresh() ? 0 : 1;
        for (int tag = 0; tag < kTags && problem == 0; ++tag) {
            const std::string text = std::to_string(child) + "." + std::to_string(tag);
            const auto changed =
                history->change(id, [&](About &about) { about.tags.push_back(text); });
            problem = changed ? 0 : 2;
        }
        ::_exit(problem);
    }
    for (const pid_t child : children) {
        int status = -1;
        ::waitpid(child, &status, 0);
        EXPECT_EQ(WEXITSTATUS(status), 0);
    }
    EXPECT_EQ(opened().find(id)->about.tags.size(), std::size_t{kProcesses * kTags});
}

TEST_F(IndexTest, TwoProcessesAtOnceAgree)
{
    constexpr int kRuns = 8;
    std::vector<pid_t> children;
    for (int child = 0; child < 2; ++child) {
        const pid_t process = ::fork();
        if (process != 0) {
            children.push_back(process);
            continue;
        }
        int problem = 0;
        for (int run = 0; run < kRuns && problem == 0; ++run) {
            const std::string id = addRun(run * 2 + child);
            auto history = History::open(data);
            problem = !history                    ? 1
                      : !history->refresh()       ? 2
                      : !history->rebuild()       ? 3
                      : !history->notes().empty() ? 4
                      : !history->change(
                            id, jinbang::test::becomes({"by " + std::to_string(child), {}, {}}))
                          ? 5
                          : 0;
        }
        ::_exit(problem);
    }
    for (const pid_t child : children) {
        int status = -1;
        ::waitpid(child, &status, 0);
        EXPECT_EQ(WEXITSTATUS(status), 0);
    }
    EXPECT_EQ(opened().list()->size(), 2U * kRuns);
    EXPECT_EQ(value("SELECT count(*) FROM runs"), 2 * kRuns);
    EXPECT_EQ(value("SELECT count(*) FROM cells"), 2 * kRuns * 4);
}

} // namespace jinbang::core::history

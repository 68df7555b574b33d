// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/journal.h"
#include "core/contest/journalfields.h"
#include "core/contest/reflect.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <sys/resource.h>
#include <unistd.h>

namespace jinbang::core::contest {
namespace {

namespace fs = std::filesystem;

// Gives every member of a described value something that is not its default, so that a member the
// journal forgets makes the comparison fail.
class Filler
{
public:
    template <class T>
    void fill(T &value)
    {
        if constexpr (std::is_same_v<T, bool>) {
            value = !value;
        } else if constexpr (std::is_enum_v<T>) {
            value = static_cast<T>(1);
        } else if constexpr (std::is_same_v<T, std::string>) {
            value = "\xe9\x87\x91 \"\n" + std::to_string(m_next++);
        } else if constexpr (std::is_floating_point_v<T>) {
            value = 1.0 / 3 * m_next++;
        } else if constexpr (std::is_same_v<T, std::uint64_t>) {
            value = ~std::uint64_t{0} - static_cast<std::uint64_t>(m_next++);
        } else if constexpr (std::is_integral_v<T>) {
            value = static_cast<T>(m_next++);
        } else if constexpr (detail::kIsOptional<T>) {
            fill(value.emplace());
        } else if constexpr (detail::kIsVector<T>) {
            typename T::value_type item{};
            fill(item);
            value.assign(2, item);
        } else if constexpr (detail::kIsMap<T>) {
            typename T::key_type key{};
            fill(key);
            fill(value[key]);
        } else {
            boost::mp11::mp_for_each<detail::Members<T>>(
                [&](auto member) { fill(value.*member.pointer); });
        }
    }

private:
    int m_next = 7;
};

RunData full()
{
    RunData data;
    Filler().fill(data);
    data.runId = "20240501-093000-1";
    data.plan.title = "a title";
    return data;
}

RunData headerOf(const RunData &data)
{
    RunData header = data;
    header.forks.clear();
    header.ends.clear();
    header.extras.clear();
    header.log.clear();
    header.finishedRows.clear();
    header.rowsThatMetTarget.clear();
    header.finishedAt.clear();
    header.state = RunState::Running;
    return header;
}

std::string textOf(const RunData &data)
{
    return toJson(data).dump();
}

std::string bytesOf(const fs::path &file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

class JournalTest : public testing::Test
{
protected:
    JournalTest() { fs::create_directories(folder); }
    ~JournalTest() override { fs::remove_all(folder); }
    void writeAll(Journal &journal, const RunData &data)
    {
        ASSERT_TRUE(journal.log(data.log.front()).has_value());
        ASSERT_TRUE(journal.block({data.forks.front()}).has_value());
        ASSERT_TRUE(journal.block({data.forks.back()}).has_value());
        for (const auto &end : data.ends)
            ASSERT_TRUE(journal.cellEnd(end).has_value());
        for (const auto &extras : data.extras)
            ASSERT_TRUE(journal.extras(extras).has_value());
        ASSERT_TRUE(journal.rowFinished(data.finishedRows.front(), true).has_value());
    }
    fs::path folder = fs::temp_directory_path() / ("jinbang-journal-" + std::to_string(::getpid()));
};

RunData oneOfEach()
{
    auto data = full();
    data.log.resize(1);
    data.ends.resize(1);
    data.extras.resize(1);
    data.forks[1].block += 1;
    data.finishedRows.resize(1);
    data.rowsThatMetTarget = data.finishedRows;
    data.state = RunState::Complete;
    return data;
}

// Lays the named members out as the compiler does; one that is not named leaves a hole.
template <class T>
bool namesAllOf()
{
    std::size_t size = 0;
    const auto align = [&](std::size_t to) { size = (size + to - 1) / to * to; };
    boost::mp11::mp_for_each<detail::Members<T>>([&](auto member) {
        using Member = std::remove_cvref_t<decltype(std::declval<T &>().*member.pointer)>;
        align(alignof(Member));
        size += sizeof(Member);
    });
    align(alignof(T));
    return size == sizeof(T);
}

TEST(JournalFields, NameEveryMember)
{
    EXPECT_TRUE((namesAllOf<protocol::FixedIterations>() && namesAllOf<protocol::VariantInfo>()));
    EXPECT_TRUE((namesAllOf<protocol::Hello>() && namesAllOf<protocol::Sample>()));
    EXPECT_TRUE((namesAllOf<protocol::HistogramBucket>() && namesAllOf<protocol::RunResult>()));
    EXPECT_TRUE((namesAllOf<fixture::Facts>() && namesAllOf<system::MachineCheck>()));
    EXPECT_TRUE((namesAllOf<system::Environment>() && namesAllOf<EntryChoice>()
                 && namesAllOf<WorkloadChoice>()));
    EXPECT_TRUE(
        (namesAllOf<Sampling>() && namesAllOf<Plan>() && namesAllOf<Entry>() && namesAllOf<Row>()));
    EXPECT_TRUE((namesAllOf<FixtureRecord>() && namesAllOf<FlaggedSample>() && namesAllOf<Fork>()));
    EXPECT_TRUE((namesAllOf<CellEnd>() && namesAllOf<CellExtras>() && namesAllOf<LogLine>()
                 && namesAllOf<RunData>()));
}

TEST_F(JournalTest, KeepsEverythingExactly)
{
    const auto data = oneOfEach();
    auto journal = Journal::create(folder, headerOf(data));
    ASSERT_TRUE(journal.has_value());
    writeAll(*journal, data);
    ASSERT_TRUE(journal->finished(RunState::Complete, data.finishedAt).has_value());
    const auto read = readJournal(journal->path());
    ASSERT_TRUE(read.has_value()) << sentence(read.error());
    EXPECT_TRUE(textOf(*read) == textOf(data));
    EXPECT_EQ(read->plan, data.plan);
    EXPECT_EQ(read->environment, data.environment);
    EXPECT_EQ(read->forks[0].samples[0].sample, data.forks[0].samples[0].sample);
    EXPECT_EQ(read->forks[0].result, data.forks[0].result);
}

TEST_F(JournalTest, OpensAgainWhereverItWasCut)
{
    RunData data;
    data.runId = "short";
    auto journal = Journal::create(folder, data);
    ASSERT_TRUE(journal.has_value());
    const auto header = bytesOf(journal->path()).size();
    Fork fork;
    fork.samples.resize(1);
    ASSERT_TRUE(journal->block({fork}).has_value());
    ASSERT_TRUE(journal->cellEnd({0, 0, CellStatus::Crashed, "SIGSEGV", "dom"}).has_value());
    ASSERT_TRUE(journal->block({fork}).has_value());
    ASSERT_TRUE(journal->rowFinished(0, true).has_value());
    const auto bytes = bytesOf(journal->path());
    const auto cut = folder / "cut.jsonl";
    std::ofstream(cut, std::ios::binary) << bytes;
    std::size_t forks = 2;
    for (std::size_t length = bytes.size(); length-- > 0;) {
        fs::resize_file(cut, length);
        const auto good = bytes.rfind('\n', length - 1) + 1;
        const auto read = readJournal(cut);
        ASSERT_EQ(read.has_value(), length >= header) << length;
        if (!read)
            continue;
        ASSERT_EQ(read->state, RunState::Stopped);
        ASSERT_LE(read->forks.size(), forks);
        forks = read->forks.size();
        ASSERT_EQ(goodLength(cut).value(), good);
    }
    EXPECT_EQ(forks, 0U);
}

TEST_F(JournalTest, GoesOnBehindTheLastWholeLine)
{
    const auto data = oneOfEach();
    fs::path path;
    {
        auto journal = Journal::create(folder, headerOf(data));
        ASSERT_TRUE(journal.has_value());
        ASSERT_TRUE(journal->block({data.forks.front()}).has_value());
        path = journal->path();
        EXPECT_EQ(Journal::reopen(folder, data).error().code, ErrorCode::Busy);
        EXPECT_TRUE(unfinishedRuns(folder).empty()); // it is being written
    }
    std::ofstream(path, std::ios::app) << "{\"block\":[{\"row\":";
    ASSERT_EQ(unfinishedRuns(folder).size(), 1U);
    EXPECT_EQ(unfinishedRuns(folder)[0].forks, 1U);
    EXPECT_EQ(unfinishedRuns(folder)[0].title, "a title");
    EXPECT_TRUE(unfinishedRuns(folder)[0].died);
    {
        auto journal = Journal::reopen(folder, data);
        ASSERT_TRUE(journal.has_value());
        ASSERT_TRUE(journal->finished(RunState::Stopped, "now").has_value());
    }
    ASSERT_EQ(unfinishedRuns(folder).size(), 1U);
    EXPECT_FALSE(unfinishedRuns(folder)[0].died); // somebody stopped it
    {
        auto journal = Journal::reopen(folder, data);
        ASSERT_TRUE(journal.has_value()) << sentence(journal.error());
        ASSERT_TRUE(journal->block({data.forks.back()}).has_value());
        auto changed = data.forks.front();
        changed.reason = "judged again";
        ASSERT_TRUE(journal->judged({changed}).has_value());
        ASSERT_TRUE(journal->finished(RunState::Complete, "later").has_value());
    }
    const auto read = readJournal(path);
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(read->forks.size(), 2U);
    EXPECT_EQ(read->forks[0].reason, "judged again");
    EXPECT_EQ(read->state, RunState::Complete);
    EXPECT_TRUE(unfinishedRuns(folder).empty());
}

TEST_F(JournalTest, NamesDamageAndForeignFiles)
{
    const auto write = [&](const std::string &text) {
        std::ofstream(folder / "x.jsonl", std::ios::binary) << text;
        return readJournal(folder / "x.jsonl").error();
    };
    const std::string header = R"({"journal":"jinbang-journal","version":1,"run":{}})";
    EXPECT_EQ(write("").code, ErrorCode::BadFormat);
    EXPECT_EQ(write("{}\n").code, ErrorCode::BadFormat);
    EXPECT_EQ(write("[1]\n").code, ErrorCode::BadFormat);
    EXPECT_EQ(write(std::string(100, '\0') + "\n").code, ErrorCode::BadFormat);
    EXPECT_EQ(write(R"({"journal":"jinbang-journal","version":2,"run":{}})"
                    "\n")
                  .code,
              ErrorCode::NewerVersion);
    EXPECT_EQ(readJournal(folder / "gone.jsonl").error().code, ErrorCode::CannotRead);
}

TEST_F(JournalTest, ADamagedLineCostsThatLineAndNotTheRun)
{
    const auto data = oneOfEach();
    const auto path = [&] {
        auto journal = Journal::create(folder, headerOf(data));
        EXPECT_TRUE(journal->block({data.forks.front()}) && journal->block({data.forks.back()})
                    && journal->rowFinished(0, true));
        return journal->path();
    }();
    std::stringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    std::string bytes = text.str();
    bytes[bytes.find("{\"block\"") + 20] = '\0'; // in the second line
    std::ofstream(path, std::ios::binary) << bytes;

    const auto read = readJournal(path);
    ASSERT_TRUE(read.has_value()) << sentence(read.error());
    EXPECT_EQ(read->forks.size(), 1U);
    EXPECT_EQ(read->finishedRows.size(), 1U);
    ASSERT_FALSE(read->log.empty());
    EXPECT_THAT(read->log.back().message, testing::HasSubstr("line 2 could not be read"));
    EXPECT_EQ(*goodLength(path), bytes.size()) << "what comes next goes behind the last good line";
}

TEST_F(JournalTest, AFullDiskLeavesWhatIsSavedReadable)
{
    const auto data = oneOfEach();
    auto journal = Journal::create(folder, headerOf(data));
    ASSERT_TRUE(journal.has_value());
    ASSERT_TRUE(journal->block({data.forks.front()}).has_value());
    const auto size = fs::file_size(journal->path());

    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    ::getrlimit(RLIMIT_FSIZE, &before);
    const rlimit small{size + 100, before.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &small);
    const auto written = journal->block({data.forks.back()});
    ::setrlimit(RLIMIT_FSIZE, &before);

    ASSERT_FALSE(written.has_value());
    EXPECT_EQ(written.error().code, ErrorCode::DiskFull);
    EXPECT_EQ(fs::file_size(journal->path()), size);
    EXPECT_EQ(readJournal(journal->path())->forks.size(), 1U);
}

TEST_F(JournalTest, AFolderThatCannotBeMadeIsNamed)
{
    std::ofstream(folder / "file") << "x";
    const auto journal = Journal::create(folder / "file" / "journals", full());
    ASSERT_FALSE(journal.has_value());
    EXPECT_EQ(journal.error().code, ErrorCode::CannotWrite);
}

TEST(RunDataEnds, AStoppedRunKeepsWhatItHas)
{
    RunData data;
    data.entries.resize(2);
    data.rows.resize(2);
    Fork fork;
    fork.nsPerOp = 5;
    data.forks = {fork};
    data.ends = {{0, 1, CellStatus::Crashed, "SIGSEGV", "dom"}};
    closeOpenCells(data);
    ASSERT_EQ(data.ends.size(), 4U);
    EXPECT_EQ(endOf(data, 0, 0)->status, CellStatus::Ok);
    EXPECT_EQ(endOf(data, 0, 1)->status, CellStatus::Crashed);
    EXPECT_EQ(endOf(data, 1, 0)->status, CellStatus::Cancelled);
    reopenCells(data);
    ASSERT_EQ(data.ends.size(), 1U);
    EXPECT_EQ(data.ends[0].status, CellStatus::Crashed);
}

} // namespace
} // namespace jinbang::core::contest

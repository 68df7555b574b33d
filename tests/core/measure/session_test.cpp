// SPDX-License-Identifier: GPL-3.0-or-later
// Stops: a contender that answers out of order, keeps a second thread, or does not hear a cancel.
#include "core/record/generator.h"
#include "tests/core/measure/reference.h"
#include "tests/core/measure/talk.h"

#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <sys/mman.h>

namespace jinbang::core::measure {
namespace {

using namespace protocol;
using test::Lie;
using test::ReferenceAdapter;
using test::Talk;

constexpr std::string_view kDocument = R"({"name":"Ann","list":[1,2.5,0.1],"n":12345})";

protocol::Run quick(core::Operation operation = core::Operation::Parse)
{
    protocol::Run run;
    run.id = 7;
    run.task.operation = operation;
    run.task.variant = "strict";
    run.measure.samples = 3;
    run.measure.sampleTargetNs = 100'000;
    run.measure.warmupMinNs = 0;
    run.measure.warmupMaxNs = 2e6;
    return run;
}

TEST(Session, DescribesItself)
{
    Talk talk{ReferenceAdapter()};
    talk.say(Describe{});
    const Hello hello = std::get<Hello>(talk.hear());
    EXPECT_EQ(hello.id, "reference");
    EXPECT_TRUE(hello.selfChecking);
    EXPECT_EQ(hello.variants.size(), 2U);
    EXPECT_FALSE(hello.build.at("compiler").empty());
    EXPECT_FALSE(hello.build.at("os").empty());
    EXPECT_EQ(talk.end(), 0);
}

TEST(Session, ARunGivesSamplesAndAResult)
{
    Talk talk{ReferenceAdapter()};
    talk.say(test::runLine(quick(), kDocument));
    const auto events = talk.hearAll();
    int counted = 0;
    for (const Event &event : events) {
        if (const auto *sample = std::get_if<protocol::Sample>(&event)) {
            EXPECT_EQ(sample->id, 7U);
            EXPECT_GT(sample->wallNs, 0);
            counted += !sample->warmup;
        }
    }
    EXPECT_EQ(counted, 3);
    const RunResult result = std::get<RunResult>(events.back());
    EXPECT_EQ(result.id, 7U);
    EXPECT_GT(result.n, 1U);
    EXPECT_GT(result.firstCallNs, 0);
    EXPECT_EQ(result.exactness, Exactness::Exact);
    EXPECT_TRUE(result.notes.empty());
    EXPECT_EQ(talk.end(), 0);
}

TEST(Session, EveryOperationRunsOnItsFixture)
{
    Talk talk{ReferenceAdapter()};
    for (const auto &word : kWords<core::Operation>) {
        protocol::Run run = quick(word.value);
        std::string text(kDocument);
        if (isRecordOperation(word.value)) {
            run.task.record = "MiniUser";
            run.task.many = true;
            text = record::canonicalText(
                record::generate(record::RecordType::MiniUser, true, 3, 1, {}), KeyOrder::Shuffled,
                5);
        }
        talk.say(test::runLine(run, text));
        const auto events = talk.hearAll();
        const auto *failure = std::get_if<Failure>(&events.back());
        EXPECT_TRUE(std::holds_alternative<RunResult>(events.back()))
            << word.text << ": " << (failure ? failure->reason : "");
    }
    EXPECT_EQ(talk.end(), 0);
}

TEST(Session, ModesHaveTheirShape)
{
    Talk talk{ReferenceAdapter()};
    protocol::Run run = quick();
    run.task.mode = Mode::SingleShot;
    talk.say(test::runLine(run, kDocument));
    auto events = talk.hearAll();
    ASSERT_EQ(events.size(), 2U);
    EXPECT_EQ(std::get<protocol::Sample>(events[0]).n, 1U);
    EXPECT_EQ(std::get<RunResult>(events[1]).firstCallNs,
              std::get<protocol::Sample>(events[0]).wallNs);
    run.task.mode = Mode::SampleTime;
    talk.say(test::runLine(run, kDocument));
    events = talk.hearAll();
    EXPECT_FALSE(std::get<RunResult>(events.back()).histogram.empty());
}

#ifndef __SANITIZE_THREAD__ // which adds threads of its own
/// Threads of the session's process as seen from within the operations.
int threadsInside(int threads)
{
    auto *most = static_cast<std::atomic<int> *>(
        mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
    ReferenceAdapter adapter;
    adapter.inside = [most](std::string_view) {
        int tasks = 0;
        for ([[maybe_unused]] const auto &task :
             std::filesystem::directory_iterator("/proc/self/task"))
            ++tasks;
        if (tasks > *most)
            *most = tasks;
    };
    Talk talk{adapter};
    protocol::Run run = quick();
    run.task.threads = threads;
    talk.say(test::runLine(run, kDocument));
    EXPECT_TRUE(std::holds_alternative<RunResult>(talk.hearAll().back()));
    const int seen = *most;
    munmap(most, 4096);
    return seen;
}

TEST(Session, OneThreadIsExactlyOne)
{
    EXPECT_EQ(threadsInside(1), 1);
}

TEST(Session, SeveralThreadsAreThoseAndTheWaitingOne)
{
    EXPECT_EQ(threadsInside(3), 4);
}

#endif

TEST(Session, EveryThreadsCountIsInTheSample)
{
    Talk talk{ReferenceAdapter()};
    protocol::Run run = quick();
    run.task.threads = 2;
    talk.say(test::runLine(run, kDocument));
    const auto events = talk.hearAll();
    const auto sample = std::get<protocol::Sample>(events.front());
    ASSERT_EQ(sample.perThread.size(), 2U);
    EXPECT_EQ(sample.perThread[0] + sample.perThread[1], sample.n);
    EXPECT_GT(sample.perThread[0], 0U);
    EXPECT_GT(sample.perThread[1], 0U);
}

TEST(Session, ALieIsWrongBeforeAnythingIsTimed)
{
    Talk talk{ReferenceAdapter(Lie::DropsLastOfStrings)};
    talk.say(test::runLine(quick(), kDocument));
    const auto events = talk.hearAll();
    ASSERT_EQ(events.size(), 1U);
    const Failure failure = std::get<Failure>(events[0]);
    EXPECT_EQ(failure.status, CellStatus::Wrong);
    EXPECT_EQ(failure.phase, "check");
    EXPECT_EQ(failure.reason, R"(at /name: expected "Ann", got "An")");
}

TEST(Session, ALieThatStartsLaterIsFoundInTheLastResult)
{
    Talk talk{ReferenceAdapter(Lie::WrongLater)};
    talk.say(test::runLine(quick(), kDocument));
    const Failure failure = std::get<Failure>(talk.hearAll().back());
    EXPECT_EQ(failure.status, CellStatus::Wrong);
    EXPECT_EQ(failure.reason.substr(0, 28), "after the timed operations: ");
}

TEST(Session, ALaterForkChecksTheLastResult)
{
    Talk talk{ReferenceAdapter(Lie::DiscardsResult)};
    protocol::Run run = quick();
    run.measure.check = false;
    run.measure.n = 10;
    talk.say(test::runLine(run, kDocument));
    EXPECT_EQ(std::get<Failure>(talk.hearAll().back()).status, CellStatus::Wrong);
}

TEST(Session, AnExceptionOfALibraryIsItsRefusal)
{
    Talk talk{ReferenceAdapter(Lie::Throws)};
    talk.say(test::runLine(quick(), kDocument));
    const Failure failure = std::get<Failure>(talk.hearAll().back());
    EXPECT_EQ(failure.status, CellStatus::Rejected);
    EXPECT_NE(failure.reason.find("thrown by the library"), std::string::npos);
}

TEST(Session, UnsupportedTasksTakeTheirBytesAndTheNextRequestWorks)
{
    Talk talk{ReferenceAdapter()};
    protocol::Run run = quick();
    run.task.variant = "none";
    talk.say(test::runLine(run, kDocument));
    EXPECT_EQ(std::get<Failure>(talk.hearAll().back()).status, CellStatus::Unsupported);
    run.task.record = "Nobody";
    talk.say(test::runLine(run, kDocument));
    EXPECT_EQ(std::get<Failure>(talk.hearAll().back()).status, CellStatus::Unsupported);
    talk.say(Describe{});
    EXPECT_TRUE(std::holds_alternative<Hello>(talk.hear()));
}

TEST(Session, CheckAnswersWithWhatItHolds)
{
    Talk talk{ReferenceAdapter()};
    Check check;
    check.id = 3;
    check.task.operation = core::Operation::Parse;
    check.task.variant = "strict";
    const auto ask = [&](std::string_view text) {
        check.fixture = {{}, 0, text.size()};
        talk.say(check);
        talk.say(text);
        return std::get<Answer>(talk.hear());
    };
    Answer answer = ask(" [1, 1e2] ");
    EXPECT_TRUE(answer.accepted);
    EXPECT_EQ(answer.text, "[1,100.0]");
    answer = ask("[1,]");
    EXPECT_FALSE(answer.accepted);
    EXPECT_FALSE(answer.reason.empty());
}

TEST(Session, LastIsTheAnswerOfTheLatestRun)
{
    Talk talk{ReferenceAdapter()};
    talk.say(Last{1});
    EXPECT_TRUE(std::holds_alternative<Failure>(talk.hear()));
    talk.say(test::runLine(quick(core::Operation::Stringify), kDocument));
    (void)talk.hearAll();
    talk.say(Last{9});
    const Answer answer = std::get<Answer>(talk.hear());
    EXPECT_EQ(answer.id, 9U);
    EXPECT_EQ(answer.text, kDocument);
}

TEST(Session, CancelEndsALongRun)
{
    Talk talk{ReferenceAdapter()};
    protocol::Run run = quick();
    run.measure.samples = 1'000'000;
    run.measure.sampleTargetNs = 1e6;
    talk.say(test::runLine(run, kDocument));
    talk.say(Cancel{});
    const Failure failure = std::get<Failure>(talk.hearAll().back());
    EXPECT_EQ(failure.status, CellStatus::Cancelled);
    talk.say(Describe{});
    EXPECT_TRUE(std::holds_alternative<Hello>(talk.hear()));
}

TEST(Session, TheEndOfInputEndsALongRunAndTheProgram)
{
    Talk talk{ReferenceAdapter()};
    protocol::Run run = quick();
    run.measure.samples = 1'000'000;
    talk.say(test::runLine(run, kDocument));
    EXPECT_EQ(talk.end(), 0);
}

TEST(Session, AnotherVersionIsRefusedWithASentence)
{
    Talk talk{ReferenceAdapter()};
    talk.say("{\"type\":\"describe\",\"protocol\":2}\n");
    const Failure failure = std::get<Failure>(talk.hear());
    EXPECT_EQ(failure.status, CellStatus::Unsupported);
    EXPECT_EQ(failure.reason, "protocol 1 is needed");
    talk.say("no JSON\n");
    EXPECT_TRUE(std::holds_alternative<Failure>(talk.hear()));
    EXPECT_TRUE(talk.isSilent());
    EXPECT_EQ(talk.end(), 2);
}

TEST(Session, AFixtureByPathIsAPartOfAFile)
{
    const std::string path = testing::TempDir() + "jinbang_session_fixture.json";
    std::ofstream(path) << "xx" << kDocument << "yy";
    Talk talk{ReferenceAdapter()};
    protocol::Run run = quick(core::Operation::Stringify);
    run.fixture = {path, 2, kDocument.size()};
    talk.say(run);
    EXPECT_TRUE(std::holds_alternative<RunResult>(talk.hearAll().back()));
    run.fixture.bytes = 1000;
    talk.say(run);
    EXPECT_NE(std::get<Failure>(talk.hearAll().back()).reason.find("shorter"), std::string::npos);
    std::filesystem::remove(path);
    talk.say(run);
    EXPECT_NE(std::get<Failure>(talk.hearAll().back()).reason.find(path), std::string::npos);
}

TEST(Session, UntimedPassesGiveFiguresOrLeaveThemOut)
{
    Talk talk{ReferenceAdapter()};
    protocol::Run run = quick();
    run.measure.pass = Pass::Memory;
    talk.say(test::runLine(run, kDocument));
    auto events = talk.hearAll();
    ASSERT_EQ(events.size(), 1U);
    EXPECT_GT(std::get<RunResult>(events[0]).peakRssBytes.value_or(0), 100'000U);
    run.measure.pass = Pass::Allocations;
    talk.say(test::runLine(run, kDocument));
    EXPECT_FALSE(std::get<RunResult>(talk.hearAll().back()).allocationsPerOp);
    run.measure.pass = Pass::Counters;
    talk.say(test::runLine(run, kDocument));
    const RunResult counters = std::get<RunResult>(talk.hearAll().back());
    EXPECT_NE(counters.counters.empty(), counters.countersReason.empty());
}

} // namespace
} // namespace jinbang::core::measure

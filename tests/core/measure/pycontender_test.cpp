// SPDX-License-Identifier: GPL-3.0-or-later
// Stops: a protocol page from which nobody could write a contender. The one in Python was written
// from it, with nothing but the standard library.
#include "core/json/difference.h"
#include "core/json/strictreader.h"
#include "core/record/generator.h"
#include "tests/core/measure/talk.h"

#include <gtest/gtest.h>

namespace jinbang::core::measure {
namespace {

using namespace protocol;
using test::Talk;

constexpr std::string_view kDocument =
    R"({"name":"Ann \u91d1","list":[1,-2.5e-3,0.1,true,null],"n":12345})";

struct Python : Talk {
    Python()
        : Talk({JINBANG_PYTHON, JINBANG_SOURCE_DIR "/tests/support/pycontender.py"})
    {
    }
    Answer check(TaskSpec task, std::string_view text)
    {
        task.variant = "json";
        say(Check{3, std::move(task), {{}, 0, text.size()}});
        say(text);
        const Event event = hear();
        const auto *answer = std::get_if<Answer>(&event);
        EXPECT_NE(answer, nullptr);
        return answer ? *answer : Answer{};
    }
};

TaskSpec task(core::Operation operation)
{
    TaskSpec spec;
    spec.operation = operation;
    spec.variant = "json";
    return spec;
}

protocol::Run quick(core::Operation operation)
{
    protocol::Run run;
    run.id = 5;
    run.task = task(operation);
    run.measure.samples = 3;
    run.measure.sampleTargetNs = 200'000;
    run.measure.warmupMinNs = 1e6;
    return run;
}

bool sameValue(std::string_view expected, std::string_view actual)
{
    const auto teller = [](std::string_view text) {
        return [text](json::EventSink &sink) { (void)json::readStrict(text, sink, "test"); };
    };
    const json::Difference difference = json::compare(teller(expected), teller(actual));
    EXPECT_TRUE(difference.equal) << difference.message;
    return difference.equal && difference.inexact == 0;
}

TEST(PythonContender, DescribesItself)
{
    Python python;
    python.say(Describe{});
    const Hello hello = std::get<Hello>(python.hear());
    EXPECT_EQ(hello.id, "pyjson");
    EXPECT_FALSE(hello.selfChecking);
    EXPECT_EQ(hello.variants.at(0).operations.size(), 7U);
    EXPECT_EQ(python.end(), 0);
}

TEST(PythonContender, RunsAndTellsItsLastAnswer)
{
    Python python;
    for (const auto operation :
         {core::Operation::Parse, core::Operation::Stringify, core::Operation::Walk}) {
        python.say(test::runLine(quick(operation), kDocument));
        const auto events = python.hearAll();
        int counted = 0;
        for (const Event &event : events) {
            const auto *sample = std::get_if<protocol::Sample>(&event);
            counted += sample && !sample->warmup;
        }
        EXPECT_EQ(counted, 3);
        EXPECT_GT(std::get<RunResult>(events.back()).n, 1U);
        python.say(Last{6});
        EXPECT_TRUE(sameValue(kDocument, std::get<Answer>(python.hear()).text));
    }
    EXPECT_EQ(python.end(), 0);
}

TEST(PythonContender, KnowsTheOtherModes)
{
    Python python;
    protocol::Run run = quick(core::Operation::Parse);
    run.task.mode = Mode::SingleShot;
    python.say(test::runLine(run, kDocument));
    EXPECT_EQ(python.hearAll().size(), 2U);
    run.task.mode = Mode::SampleTime;
    python.say(test::runLine(run, kDocument));
    EXPECT_FALSE(std::get<RunResult>(python.hearAll().back()).histogram.empty());
    run.task.mode = Mode::Throughput;
    run.measure.fixed = FixedIterations{1, 1e6, 2, 2e6};
    python.say(test::runLine(run, kDocument));
    EXPECT_EQ(python.hearAll().size(), 4U);
}

TEST(PythonContender, BindsEveryRecord)
{
    Python python;
    using record::RecordType;
    for (const RecordType type : {RecordType::User, RecordType::Article, RecordType::Bean,
                                  RecordType::MiniUser, RecordType::Entity, RecordType::Client}) {
        for (const bool many : {false, true}) {
            const std::string text = record::canonicalText(
                record::generate(type, many, many ? 3 : 1, 9, "<p>\"html\"</p>"),
                KeyOrder::Shuffled, 4);
            for (const auto operation :
                 {core::Operation::Serialize, core::Operation::Deserialize}) {
                TaskSpec spec = task(operation);
                spec.record = record::text(type);
                spec.many = many;
                const Answer answer = python.check(spec, text);
                ASSERT_TRUE(answer.accepted) << spec.record << ": " << answer.reason;
                EXPECT_TRUE(sameValue(text, answer.text)) << spec.record;
            }
        }
    }
}

TEST(PythonContender, RefusesDamage)
{
    Python python;
    for (const std::string_view text : {"[1", "[1]x", "[\"\xff\"]", "NaN", "[1e999]", ""}) {
        const Answer answer = python.check(task(core::Operation::Parse), text);
        EXPECT_FALSE(answer.accepted) << text;
        EXPECT_FALSE(answer.reason.empty());
    }
    EXPECT_TRUE(python.check(task(core::Operation::Validate), "[1]").accepted);
}

TEST(PythonContender, HearsACancelAndTheEnd)
{
    Python python;
    protocol::Run run = quick(core::Operation::Parse);
    run.measure.samples = 1'000'000;
    python.say(test::runLine(run, kDocument));
    python.say(Cancel{});
    EXPECT_EQ(std::get<Failure>(python.hearAll().back()).status, CellStatus::Cancelled);
    run.task.threads = 2;
    python.say(test::runLine(run, kDocument));
    EXPECT_EQ(std::get<Failure>(python.hearAll().back()).status, CellStatus::Unsupported);
    python.say("{\"type\":\"describe\",\"protocol\":7}\n");
    EXPECT_EQ(std::get<Failure>(python.hear()).reason, "protocol 1 is needed");
    EXPECT_EQ(python.end(), 0);
}

} // namespace
} // namespace jinbang::core::measure

// SPDX-License-Identifier: GPL-3.0-or-later
// Stops: a member that one half of the codec knows and the other does not.
#include "core/protocol/codec.h"

#include <gtest/gtest.h>

#include <limits>

namespace jinbang::core::protocol {
namespace {

TaskSpec someTask()
{
    return {.operation = Operation::Walk,
            .variant = "on-demand",
            .record = "User",
            .many = true,
            .mode = Mode::SampleTime,
            .threads = 7,
            .reuse = false};
}

template <class M>
M sentToContender(const M &message)
{
    const std::string line = encode(Request(message));
    EXPECT_EQ(line.find('\n'), line.size() - 1);
    const Result<Request> back = decodeRequest(line);
    EXPECT_TRUE(back.has_value()) << (back ? "" : back.error().detail);
    return back ? std::get<M>(*back) : M{};
}

template <class M>
M sentToEngine(const M &message)
{
    std::uint64_t bytes = 1;
    const Result<Event> back = decodeEvent(encode(Event(message)), bytes);
    EXPECT_TRUE(back.has_value()) << (back ? "" : back.error().detail);
    EXPECT_EQ(bytes, 0U);
    return back ? std::get<M>(*back) : M{};
}

TEST(Requests, RunKeepsEveryMember)
{
    protocol::Run run{
        .id = 18446744073709551615ULL,
        .task = someTask(),
        .fixture = {.path = "/tmp/\u6a21 x.json", .offset = 4096, .bytes = 1'000'000'000'000},
        .measure = {.pass = Pass::Counters,
                    .n = 12345,
                    .samples = 10,
                    .sampleTargetNs = 5e6,
                    .warmupMinNs = 1e8,
                    .warmupMaxNs = 2e9,
                    .longOperationNs = 3e8,
                    .seed = 0x123456789abcdef0ULL,
                    .check = false,
                    .fixed = FixedIterations{1, 1e10, 2, 1.5e10}}};
    const protocol::Run back = sentToContender(run);
    EXPECT_EQ(back.id, run.id);
    EXPECT_EQ(back.task, run.task);
    EXPECT_EQ(back.fixture, run.fixture);
    EXPECT_EQ(back.measure, run.measure);
}

TEST(Requests, AbsentNAndDocumentAreNull)
{
    const protocol::Run run{.id = 1,
                            .task = {.operation = Operation::Parse, .variant = "dom", .record = {}},
                            .fixture = {{}, 0, 3},
                            .measure = {}};
    const std::string line = encode(Request(run));
    EXPECT_NE(line.find("\"n\":null"), std::string::npos);
    EXPECT_NE(line.find("\"record\":null"), std::string::npos);
    EXPECT_EQ(line.find("path"), std::string::npos);
    const protocol::Run back = sentToContender(run);
    EXPECT_FALSE(back.measure.n);
    EXPECT_TRUE(back.task.record.empty());
}

TEST(Requests, TheOthersKeepTheirMembers)
{
    EXPECT_EQ(sentToContender(Check{5, someTask(), {{}, 0, 1}}).task, someTask());
    EXPECT_EQ(sentToContender(Last{9}).id, 9U);
    EXPECT_EQ(sentToContender(Serve{1, someTask(), {{}, 0, 1}, 1e9}).stallOnceNs, 1e9);
    sentToContender(Describe{});
    sentToContender(Cancel{});
}

TEST(Events, HelloKeepsEveryMember)
{
    Hello hello{.id = "simdjson@4.6",
                .library = "simdjson",
                .version = "4.6",
                .homepage = "h",
                .license = "MIT",
                .selfChecking = true,
                .checked = false,
                .facts = {{"kernel", "icelake"}},
                .cpuFeatures = {"avx2"},
                .variants = {},
                .defaults = {{Operation::Parse, "dom"}},
                .unsupported = {{Operation::Stringify, "no writer"}},
                .build = {{"compiler", "GNU"}}};
    hello.variants.push_back({"dom",
                              Tier::Tuned,
                              Checking::Trusting,
                              Api::OnDemand,
                              "s",
                              {Operation::Parse, Operation::Walk},
                              true,
                              true});
    EXPECT_EQ(sentToEngine(hello), hello);
}

TEST(Events, SampleAndResultKeepEveryMember)
{
    const std::string asFloats =
        R"({"type":"sample","id":1.0,"n":2.0,"wallNs":1,"perThread":[1.0,1e0]})";
    std::uint64_t bytes = 0;
    const auto read = decodeEvent(asFloats, bytes);
    ASSERT_TRUE(read) << sentence(read.error());
    EXPECT_EQ(std::get<Sample>(*read).perThread, (std::vector<std::uint64_t>{1, 1}));
    const Sample sample{3, true, 100, 5.25e6, 5e6, 1, 2, 3, 0.5, 25000, 26000, {50, 50}};
    EXPECT_EQ(sentToEngine(sample), sample);
    RunResult result;
    result.id = 3;
    result.n = 100;
    result.firstCallNs = 1.5;
    result.steady = false;
    result.longOperation = true;
    result.exactness = Exactness::Ulp1;
    result.largestUlp = 1;
    result.notes = {"drops-duplicate-keys"};
    result.outputBytes = 7;
    result.peakRssBytes = 0;
    result.allocationsPerOp = 3.0;
    result.allocatedBytesPerOp = 0.0;
    result.counters = {{"cycles", 0.1}};
    result.countersReason = "why";
    result.clockCostNs = 20;
    result.clockStepNs = 1;
    result.histogram = {{1.5, 2}, {3, 18446744073709551615ULL}};
    result.startSkewNs = 11;
    EXPECT_EQ(sentToEngine(result), result);
    EXPECT_EQ(sentToEngine(RunResult{}), RunResult{});
}

TEST(Events, AnswerIsFollowedByItsBytes)
{
    const std::string sent = encode(Event(Answer{4, true, {}, std::string("\n\xff{}", 4)}));
    const std::size_t end = sent.find('\n') + 1;
    std::uint64_t bytes = 0;
    const Result<Event> back = decodeEvent(sent.substr(0, end), bytes);
    ASSERT_TRUE(back.has_value());
    EXPECT_TRUE(std::get<Answer>(*back).accepted);
    EXPECT_TRUE(std::get<Answer>(*back).text.empty());
    EXPECT_EQ(bytes, 4U);
    EXPECT_EQ(sent.substr(end), std::string("\n\xff{}", 4));
}

TEST(Events, NonFiniteNumbersAreLeftOut)
{
    Sample sample;
    sample.n = 1;
    sample.cpuNs = std::numeric_limits<double>::quiet_NaN();
    sample.canaryBeforeNs = std::numeric_limits<double>::infinity();
    const Sample back = sentToEngine(sample);
    EXPECT_EQ(back.cpuNs, 0);
    EXPECT_EQ(back.canaryBeforeNs, 0);
}

TEST(Events, ALibrarysOwnWordsAreMadeUtf8AndShort)
{
    const Failure failure{1, CellStatus::Rejected, "bad \xff byte" + std::string(5'000'000, 'x'),
                          "check"};
    const std::string line = encode(Event(failure));
    EXPECT_LT(line.size(), kLongestLine);
    const Failure back = sentToEngine(failure);
    EXPECT_EQ(back.reason.substr(0, 7), "bad \xef\xbf\xbd");
}

} // namespace
} // namespace jinbang::core::protocol

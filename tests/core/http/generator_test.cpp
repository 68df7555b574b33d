// SPDX-License-Identifier: GPL-3.0-or-later
// The load generator against servers that answer, stall, lie, die or never answer.
#include "core/http/generator.h"
#include "tests/core/http/answering.h"

#include <gtest/gtest.h>

namespace jinbang::core::http {
namespace {

struct Rig {
    BodyJudge judge{kEntity};
    system::SystemClock clock;
    std::atomic<std::uint64_t> done{0};

    LoadResult load(const Load &load, int port, const std::stop_token &stop = {})
    {
        return runLoad(load, {port, &judge, &clock, &done}, stop);
    }
};

Load loadOf(std::uint64_t requests, int connections, bool keepAlive = true)
{
    Load load;
    load.requests = requests;
    load.connections = connections;
    load.keepAlive = keepAlive;
    return load;
}

double percentile(const Load &load, const LoadResult &result, int percent)
{
    const auto at = std::find(kPercentiles.begin(), kPercentiles.end(), percent);
    return summarize(load, result)
        .percentilesNs[static_cast<std::size_t>(at - kPercentiles.begin())];
}

TEST(Generator, EachRequestIsServedOnceWithAndWithoutKeepAlive)
{
    for (const bool keepAlive : {true, false}) {
        Writer writer;
        const Serving server(writer);
        Rig rig;
        const LoadResult result = rig.load(loadOf(500, 7, keepAlive), server.port());
        EXPECT_EQ(result.end, LoadEnd::Complete);
        EXPECT_EQ(result.latenciesNs.size(), 500U);
        EXPECT_EQ(result.failures, Failures());
        EXPECT_EQ(writer.calls, 500U);
        EXPECT_EQ(rig.done, 500U);
        EXPECT_EQ(result.bodyBytes, std::string(kEntity).size());
        EXPECT_GT(result.takenNs, 0);
        EXPECT_TRUE(std::is_sorted(result.latenciesNs.begin(), result.latenciesNs.end()));
        EXPECT_GT(result.latenciesNs.front(), 0);
        EXPECT_LE(result.latenciesNs.back(), result.takenNs);
    }
}

// Coordinated omission: in the closed loop 4 of 1000 requests meet the stall, in the open loop all
// that were due during it.
TEST(Generator, AStallShowsInTheOpenLoopOnly)
{
    constexpr double kStallNs = 300e6;
    Load closed = loadOf(1000, 4);
    Load open = closed;
    open.ratePerSecond = 1000;
    const auto p99 = [&](const Load &load) {
        Writer writer;
        const Serving server(writer, kStallNs);
        Rig rig;
        const LoadResult result = rig.load(load, server.port());
        EXPECT_EQ(result.latenciesNs.size(), 1000U);
        EXPECT_GT(result.latenciesNs.back(), 0.9 * kStallNs) << "the server did not stall";
        return percentile(load, result, 99);
    };
    EXPECT_LT(p99(closed), kStallNs / 2);
    EXPECT_GT(p99(open), 0.9 * kStallNs);
}

TEST(Generator, TheOpenLoopKeepsItsRate)
{
    Writer writer;
    const Serving server(writer);
    Rig rig;
    Load load = loadOf(100, 5);
    load.ratePerSecond = 500;
    const LoadResult result = rig.load(load, server.port());
    EXPECT_EQ(result.latenciesNs.size(), 100U);
    EXPECT_GE(result.takenNs, 99.0 / 500 * 1e9) << "the last request is due then, no sooner";
}

TEST(Generator, FailuresAreCountedByKind)
{
    RawServer server([](int i) -> std::optional<std::string> {
        switch (i % 5) {
        case 0:
            return answerOf(kEntity);
        case 1:
            return answerOf("no", "500 Internal Server Error");
        case 2:
            return answerOf(R"({"id":8,"name":"abc","date":"2024-02-03","money":12.5})");
        case 3:
            return "this is no HTTP\r\n\r\n";
        default:
            return ""; // the connection just ends
        }
    });
    Rig rig;
    const LoadResult result = rig.load(loadOf(50, 1), server.port());
    EXPECT_EQ(result.end, LoadEnd::Complete);
    EXPECT_EQ(result.latenciesNs.size(), 10U);
    EXPECT_EQ(result.failures.status, 10U);
    EXPECT_EQ(result.failures.wrong, 10U);
    EXPECT_EQ(result.failures.broken, 20U);
    EXPECT_EQ(result.failures.total(), 40U);
    EXPECT_EQ(rig.judge.difference(), "at /id: expected 7, got 8");
}

TEST(Generator, AnAnswerThatNeverComesTimesOut)
{
    RawServer server(
        [](int i) { return i == 1 ? std::optional<std::string>() : answerOf(kEntity); });
    Rig rig;
    Load load = loadOf(3, 1);
    load.requestTimeoutNs = 60e6;
    const LoadResult result = rig.load(load, server.port());
    EXPECT_EQ(result.end, LoadEnd::Complete);
    EXPECT_EQ(result.failures.timeout, 1U);
    EXPECT_EQ(result.latenciesNs.size(), 2U);
}

// Each of the thousands that are left would else wait for its own time limit.
TEST(Generator, ASilentServerEndsTheLoadInBothLoops)
{
    for (const bool open : {false, true}) {
        RawServer server(
            [](int i) { return i < 20 ? answerOf(kEntity) : std::optional<std::string>(); });
        Rig rig;
        Load load = loadOf(30000, 4, false);
        load.requestTimeoutNs = 150e6;
        if (open)
            load.ratePerSecond = 1000;
        const LoadResult result = rig.load(load, server.port());
        EXPECT_EQ(result.end, LoadEnd::Silent);
        EXPECT_EQ(result.latenciesNs.size(), 20U);
        EXPECT_GE(result.failures.timeout, 4U);
        EXPECT_EQ(20 + result.failures.total() + result.unsent, 30000U) << "each is accounted for";
        EXPECT_GT(result.unsent, 29000U);
        EXPECT_GE(result.takenNs, 300e6) << "it had a second chance";
    }
}

TEST(Generator, AServerThatComesBackIsNotSilent)
{
    RawServer server(
        [](int i) { return i % 3 == 1 ? std::optional<std::string>() : answerOf(kEntity); });
    Rig rig;
    Load load = loadOf(12, 1, false);
    load.requestTimeoutNs = 100e6;
    const LoadResult result = rig.load(load, server.port());
    EXPECT_EQ(result.end, LoadEnd::Complete);
    EXPECT_EQ(result.failures.timeout, 4U);
    EXPECT_EQ(result.latenciesNs.size(), 8U);
}

TEST(Generator, NobodyListensIsSaidAtOnce)
{
    Rig rig;
    const LoadResult result = rig.load(loadOf(1000000, 10), freePort());
    EXPECT_EQ(result.end, LoadEnd::ServerGone);
    EXPECT_GE(result.failures.connect, 1U);
    EXPECT_LE(result.failures.connect, 10U);
    EXPECT_TRUE(result.latenciesNs.empty());
}

TEST(Generator, StopKeepsWhatIsThere)
{
    std::stop_source stop;
    RawServer server([&](int i) {
        if (i == 20)
            stop.request_stop();
        return i < 20 ? answerOf(kEntity) : std::optional<std::string>();
    });
    Rig rig;
    const LoadResult result = rig.load(loadOf(1000, 1, false), server.port(), stop.get_token());
    EXPECT_EQ(result.end, LoadEnd::Stopped);
    EXPECT_EQ(result.latenciesNs.size(), 20U);
    EXPECT_EQ(result.failures.total(), 0U);

    const LoadResult none = rig.load(loadOf(1000, 1), server.port(), stop.get_token());
    EXPECT_EQ(none.end, LoadEnd::Stopped);
    EXPECT_TRUE(none.latenciesNs.empty());
}

TEST(Generator, TheLoadsOwnTimeLimitEndsIt)
{
    RawServer server([](int) { return std::optional<std::string>(); });
    Rig rig;
    Load load = loadOf(10, 1);
    load.maxTimeNs = 50e6;
    EXPECT_EQ(rig.load(load, server.port()).end, LoadEnd::TimeLimit);
}

} // namespace
} // namespace jinbang::core::http

// SPDX-License-Identifier: GPL-3.0-or-later
// What a load may ask for, and what its summary says.
#include "core/http/load.h"

#include <gtest/gtest.h>

#include <limits>
#include <numeric>

namespace jinbang::core::http {
namespace {

Load closed(std::uint64_t requests, int connections)
{
    Load load;
    load.requests = requests;
    load.connections = connections;
    return load;
}

ErrorCode codeOf(const Load &load)
{
    const auto checked = validate(load);
    return checked ? ErrorCode{} : checked.error().code;
}

TEST(Load, TheArticlesLoadsAreFine)
{
    EXPECT_TRUE(validate(closed(5000, 10)));
    EXPECT_TRUE(validate(closed(30000, 50)));
    EXPECT_TRUE(validate(closed(1, 1)));
}

TEST(Load, SillySettingsAreRefused)
{
    EXPECT_EQ(codeOf(closed(0, 1)), ErrorCode::OutOfRange);
    EXPECT_EQ(codeOf(closed(kMostRequests + 1, 1)), ErrorCode::OutOfRange);
    EXPECT_EQ(codeOf(closed(10, 0)), ErrorCode::OutOfRange);
    EXPECT_EQ(codeOf(closed(5000, kMostConnections + 1)), ErrorCode::OutOfRange);
    EXPECT_EQ(codeOf(closed(10, 11)), ErrorCode::OutOfRange);
    for (const double rate : {0.0, -1.0, 2e6, std::numeric_limits<double>::quiet_NaN()}) {
        Load load = closed(10, 1);
        load.ratePerSecond = rate;
        EXPECT_EQ(codeOf(load), ErrorCode::OutOfRange) << rate;
    }
    Load load = closed(10, 1);
    load.requestTimeoutNs = 0;
    EXPECT_EQ(codeOf(load), ErrorCode::OutOfRange);
}

// Figures as ab prints them: 2000 requests, concurrency 10, 0.5 s.
TEST(LoadSummary, HasTheFiguresOfAb)
{
    LoadResult result;
    result.latenciesNs.resize(2000);
    std::iota(result.latenciesNs.begin(), result.latenciesNs.end(), 1.0);
    result.takenNs = 0.5e9;
    const LoadSummary summary = summarize(closed(2000, 10), result);
    EXPECT_EQ(summary.complete, 2000U);
    EXPECT_DOUBLE_EQ(*summary.requestsPerSecond, 4000);
    EXPECT_DOUBLE_EQ(*summary.nsPerRequestAcross, 0.25e6);
    EXPECT_DOUBLE_EQ(*summary.nsPerRequest, 2.5e6);
    EXPECT_EQ(summary.percentilesNs,
              (std::vector<double>{1001, 1321, 1501, 1601, 1801, 1901, 1961, 1981, 2000}));
}

TEST(LoadSummary, OfAnOpenLoopTheMeanIsThatOfTheLatencies)
{
    Load load = closed(3, 3);
    load.ratePerSecond = 100;
    LoadResult result;
    result.latenciesNs = {1, 2, 6};
    result.takenNs = 30e6;
    EXPECT_DOUBLE_EQ(*summarize(load, result).nsPerRequest, 3);
}

TEST(LoadSummary, FailedRequestsAreCountedAndInNoMean)
{
    LoadResult result;
    result.latenciesNs = {10, 20};
    result.takenNs = 1e9;
    result.failures.timeout = 3;
    result.failures.status = 5;
    const LoadSummary summary = summarize(closed(10, 1), result);
    EXPECT_EQ(summary.complete, 2U);
    EXPECT_EQ(summary.failed, 8U);
    EXPECT_DOUBLE_EQ(*summary.requestsPerSecond, 2);
    EXPECT_EQ(summary.percentilesNs.back(), 20);
}

TEST(LoadSummary, WithoutARightAnswerThereIsNoNumber)
{
    LoadResult result;
    result.failures.wrong = 4;
    result.takenNs = 1e9;
    const LoadSummary summary = summarize(closed(4, 1), result);
    EXPECT_EQ(summary.failed, 4U);
    EXPECT_FALSE(summary.requestsPerSecond);
    EXPECT_FALSE(summary.nsPerRequest);
    EXPECT_TRUE(summary.percentilesNs.empty());
}

} // namespace
} // namespace jinbang::core::http

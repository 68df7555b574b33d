// SPDX-License-Identifier: GPL-3.0-or-later
// Two machines, two builds, two entries: what is said about each cell, and what is not.
#include "core/archive/compare.h"
#include "core/archive/comparetable.h"
#include "core/archive/formats.h"
#include "core/base/random.h"
#include "tests/core/archive/samplereport.h"
#include "tests/support/syntheticforks.h"

#include <gmock/gmock.h>

using namespace jinbang::core;
using namespace jinbang::core::archive;
using stats::Verdict;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

constexpr int kBlocks = 20;

/// A cell whose forks scatter by 0.3 % around `nsPerOp`.
Cell measured(const std::string &contender, double nsPerOp, std::uint64_t seed,
              int blocks = kBlocks)
{
    Cell cell = plainCell(contender, Operation::Parse, "x.json", nsPerOp);
    Random random(seed);
    for (int block = 0; block < blocks; ++block) {
        ReportFork fork;
        fork.block = block;
        fork.nsPerOp = jinbang::test::forkMedian(random, nsPerOp, {0.003, 0.0005});
        cell.forks.push_back(fork);
    }
    return cell;
}

ReportContender contender(const std::string &label)
{
    ReportContender who;
    who.id = who.label = who.library = label;
    who.version = "1.0";
    return who;
}

/// One library, with a twin so that the run knows its noise.
Report session(double nsPerOp, std::uint64_t seed, bool withTwin = true)
{
    Report report;
    report.title = "session " + std::to_string(seed);
    report.fixtures.push_back({});
    report.fixtures.back().name = "x.json";
    report.fixtures.back().sha256 = "aa";
    report.contenders = {contender("simdjson")};
    report.cells = {measured("simdjson", nsPerOp, seed)};
    if (withTwin) {
        report.contenders.push_back(report.contenders.front());
        report.contenders.back().label = "simdjson (twin)";
        report.contenders.back().twin = true;
        report.cells.push_back(measured("simdjson", nsPerOp, seed + 1000));
        report.cells.back().label = "simdjson (twin)";
    }
    return report;
}

ReportComparison compared(const Report &base, const Report &next)
{
    auto comparison = compareReports(base, next);
    EXPECT_TRUE(comparison) << sentence(comparison.error());
    return comparison ? *std::move(comparison) : ReportComparison{};
}

Report loaded(const std::string &name)
{
    auto report = readReportFile(JINBANG_TEST_DATA "/reference/" + name);
    EXPECT_TRUE(report) << sentence(report.error());
    return report ? *std::move(report) : Report{};
}

} // namespace

// The article's second machine against the BS column of its first.
TEST(Compare, TheArticlesTwoMachines)
{
    const auto comparison = compared(loaded("six_metrics.csv"), loaded("second_machine.csv"));
    EXPECT_FALSE(comparison.paired);
    ASSERT_EQ(comparison.cells.size(), 5U);
    std::map<std::string, double> ratios;
    for (const CellComparison &cell : comparison.cells) {
        EXPECT_EQ(cell.key, "BS");
        EXPECT_FALSE(cell.verdict) << "no blocks, no verdict";
        EXPECT_THAT(cell.why, HasSubstr("another harness"));
        ratios[cell.label] = cell.ratio.value_or(0);
    }
    EXPECT_NEAR(ratios["FastJson2"], 9650.211 / 5788.067, 1e-12);
    EXPECT_NEAR(ratios["FastJson"], 4791.032 / 2480.132, 1e-12);
    EXPECT_NEAR(ratios["Jackson"], 13398.324 / 5276.439, 1e-12);
    EXPECT_NEAR(ratios["Gson"], 5835.649 / 2176.535, 1e-12);
    EXPECT_NEAR(ratios["Hutool"], 1035.357 / 455.914, 1e-12);
    EXPECT_EQ(comparison.ratios, 5U);
    EXPECT_NEAR(*comparison.geometricMean, 2.2, 0.05);
    EXPECT_EQ(comparison.onlyInBase.size(), 25U);
    EXPECT_THAT(comparison.onlyInNext, IsEmpty());

    std::map<std::string, std::pair<int, int>> ranks;
    for (const RankChange &change : comparison.ranks) {
        if (change.scope == "overall")
            ranks[change.label] = {change.base, change.next};
    }
    EXPECT_EQ(ranks["Jackson"], std::pair(1, 2));
    EXPECT_EQ(ranks["FastJson2"], std::pair(2, 1));
    EXPECT_EQ(ranks["Gson"], std::pair(3, 4));
    EXPECT_EQ(ranks["FastJson"], std::pair(4, 3));
    EXPECT_EQ(ranks["Hutool"], std::pair(5, 5));
}

TEST(Compare, SessionsNeedADifferenceBeyondBothNoiseFloors)
{
    const auto slower = compared(session(1000, 1), session(1100, 2));
    ASSERT_EQ(slower.cells.size(), 1U) << "a twin is no cell of its own";
    EXPECT_NEAR(*slower.cells[0].ratio, 1.1, 0.005);
    EXPECT_EQ(slower.cells[0].verdict, Verdict::Slower);
    EXPECT_EQ(compared(session(1000, 1), session(900, 2)).cells[0].verdict, Verdict::Faster);

    const auto drift = compared(session(1000, 1), session(1008, 2));
    EXPECT_FALSE(drift.cells[0].verdict);
    EXPECT_THAT(drift.cells[0].why, HasSubstr("within the noise floors"));
}

TEST(Compare, WithoutAKnownFloorThereIsNoVerdict)
{
    const auto comparison = compared(session(1000, 1), session(2000, 2, false));
    EXPECT_FALSE(comparison.cells[0].verdict);
    EXPECT_THAT(comparison.cells[0].why, HasSubstr("no noise floor is known"));
    EXPECT_NEAR(*comparison.cells[0].ratio, 2, 0.01);
    EXPECT_TRUE(comparison.cells[0].ciLow);
}

TEST(Compare, OtherInputUnderOneNameGetsNoVerdict)
{
    Report base = session(1000, 1), next = session(2000, 2);
    next.fixtures[0].sha256 = "bb";
    const auto comparison = compared(base, next);
    EXPECT_FALSE(comparison.cells[0].verdict);
    EXPECT_THAT(comparison.cells[0].why, HasSubstr("other input under one name"));
    EXPECT_NEAR(*comparison.cells[0].ratio, 2, 0.01);

    next.fixtures[0].sha256.clear(); // an older report does not know
    EXPECT_EQ(compared(base, next).cells[0].verdict, Verdict::Slower);
}

TEST(Compare, WhatDiffersIsWarnedOf)
{
    Report base = session(1000, 1), next = session(1000, 2);
    EXPECT_THAT(compared(base, next).warnings, IsEmpty());
    next.fixtures[0].sha256 = "bb";
    next.plan.preset = contest::Preset::Strict;
    next.environment.cpuModel = "B";
    base.environment.cpuModel = "A";
    base.environment.flags = "-O3";
    next.environment.flags = "-O2";
    next.contenders[0].version = "2.0";
    next.state = "stopped";
    EXPECT_THAT(compared(base, next).warnings,
                ElementsAre("The preset differs: quick, then strict.",
                            "The machine differs: A, then B.",
                            "The set of flags differs: -O3, then -O2.",
                            "The fixture x.json differs: other bytes under one name.",
                            "The version of simdjson differs: 1.0, then 2.0.",
                            "session 2 is not complete: it was stopped."));
    const auto facts = compared(base, next).facts;
    EXPECT_THAT(facts, Contains(FactPair{"CPU", "A", "B"}));
    EXPECT_THAT(facts, Contains(FactPair{"Preset", "quick", "strict"}));
}

TEST(Compare, AHeapThatWasSettledInOneSessionOnlyIsWarnedOf)
{
    Report base = session(1000, 1), next = session(1000, 2);
    for (auto *report : {&base, &next})
        report->contenders[0].facts["kernel"] = "icelake";
    EXPECT_THAT(compared(base, next).warnings, IsEmpty());
    next.contenders[0].facts["heap"] = "settled";
    EXPECT_THAT(compared(base, next).warnings,
                ElementsAre("The heap of simdjson was settled before timing only in the second: "
                            "times of inputs over 100 KB are not comparable."));
    base.contenders[0].facts["heap"] = "settled";
    EXPECT_THAT(compared(base, next).warnings, IsEmpty());
}

TEST(Compare, ACellWithoutANumberSaysWhy)
{
    Report base = session(1000, 1), next = session(1000, 2);
    next.cells[0].status = CellStatus::Crashed;
    next.cells[0].nsPerOp.reset();
    const auto comparison = compared(base, next);
    EXPECT_FALSE(comparison.cells[0].ratio);
    EXPECT_EQ(comparison.cells[0].why, "crashed");
    EXPECT_FALSE(comparison.geometricMean);
    EXPECT_TRUE(comparison.cells[0].isTime) << "the other side's time does not become a rate";
    EXPECT_EQ(comparison.cells[0].base, base.cells[0].nsPerOp);
    EXPECT_FALSE(comparison.cells[0].next);
}

TEST(Compare, NothingInCommonIsAnError)
{
    Report next = session(1000, 2);
    next.cells[0].fixture = "y.json";
    const auto comparison = compareReports(session(1000, 1), next);
    ASSERT_FALSE(comparison);
    EXPECT_EQ(comparison.error().code, ErrorCode::NothingToDo);
}

TEST(CompareEntries, ArePairedByBlock)
{
    Report report;
    report.contenders = {contender("old"), contender("new")};
    report.cells = {measured("old", 1000, 1), measured("new", 1020, 2)};
    const auto comparison = compareEntries(report, "old", "new");
    ASSERT_TRUE(comparison) << sentence(comparison.error());
    EXPECT_TRUE(comparison->paired);
    ASSERT_EQ(comparison->cells.size(), 1U);
    EXPECT_EQ(comparison->cells[0].verdict, Verdict::Slower);
    EXPECT_NEAR(*comparison->cells[0].ratio, 1.02, 0.004);
    EXPECT_THAT(ratioTable(*comparison).title, HasSubstr("one run"));

    report.cells[1] = measured("new", 1000, 3);
    EXPECT_EQ(compareEntries(report, "old", "new")->cells[0].verdict, Verdict::Equivalent);
    report.cells[1] = measured("new", 2000, 3, 5);
    EXPECT_FALSE(compareEntries(report, "old", "new")->cells[0].verdict);
    EXPECT_EQ(compareEntries(report, "old", "new")->cells[0].why, "under 6 blocks");
}

TEST(CompareEntries, UnknownOnesAreNamedWithThoseThatExist)
{
    Report report = session(1000, 1);
    const auto unknown = compareEntries(report, "simdjson", "rapidjson");
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().code, ErrorCode::UnknownName);
    EXPECT_THAT(unknown.error().detail, HasSubstr("simdjson"));
    EXPECT_EQ(compareEntries(report, "simdjson", "simdjson").error().code,
              ErrorCode::Contradiction);
}

TEST(FailRule, CatchesAVerdictFromItsSizeOn)
{
    const auto rule = parseFailRule("slower:3%");
    ASSERT_TRUE(rule);
    EXPECT_EQ(rule->verdict, Verdict::Slower);
    EXPECT_DOUBLE_EQ(rule->atLeast, 0.03);
    EXPECT_EQ(caught(compared(session(1000, 1), session(1100, 2)), *rule).size(), 1U);
    EXPECT_TRUE(
        caught(compared(session(1000, 1), session(1100, 2)), *parseFailRule("slower:20%")).empty());
    EXPECT_TRUE(caught(compared(session(1000, 1), session(1100, 2, false)), *rule).empty())
        << "no verdict, no failure";
    EXPECT_TRUE(caught(compared(session(1100, 1), session(1000, 2)), *rule).empty());
    EXPECT_EQ(caught(compared(session(1100, 1), session(1000, 2)), *parseFailRule("faster")).size(),
              1U);
    for (const char *wrong : {"", "slower:", "slower:3", "slower:x%", "slower:-1%", "equivalent:3%",
                              "slow:3%", "slower:nan%"})
        EXPECT_FALSE(parseFailRule(wrong)) << wrong;
}

// SPDX-License-Identifier: GPL-3.0-or-later
// From what a run recorded to what a reader may believe.
#include "core/archive/compare.h"
#include "core/archive/formats.h"
#include "core/archive/makereport.h"
#include "core/archive/reportjson.h"
#include "core/archive/texttable.h"
#include "tests/core/archive/samplereport.h"

#include <gmock/gmock.h>

using namespace jinbang::core;
using namespace jinbang::core::archive;
using testing::Contains;
using testing::Each;
using testing::HasSubstr;
using testing::Not;

namespace {

constexpr int kBlocks = 10;

contest::Entry entry(const std::string &id, Checking checking = Checking::Strict)
{
    contest::Entry made;
    made.contender = made.label = id;
    made.hello.id = made.hello.library = id;
    made.hello.version = "1.0";
    made.hello.build = {
        {"buildType", "Release"}, {"sanitizers", ""}, {"ndebug", "true"}, {"flags", "-O3"}};
    made.hello.variants = {{"dom", Tier::Tuned, checking, Api::Sax, {}, {}, false, false}};
    made.hello.defaults = {{Operation::Serialize, "dom"}, {Operation::Deserialize, "dom"}};
    return made;
}

contest::Fork fork(int row, int who, int block, double ns)
{
    contest::Fork made;
    made.row = row;
    made.entry = who;
    made.block = block;
    made.nsPerOp = ns;
    made.result.n = 1000;
    made.result.exactness = Exactness::Exact;
    for (int i = 0; i < 3; ++i) {
        protocol::Sample sample;
        sample.n = 1000;
        sample.wallNs = ns * 1000;
        sample.cpuNs = ns * 990;
        made.samples.push_back({sample, {}});
    }
    return made;
}

/// Two contenders, one writing and one reading row; b needs twice the time of a, give or take.
contest::RunData twoContenders()
{
    contest::RunData data;
    data.runId = "r1";
    data.state = contest::RunState::Complete;
    data.entries = {entry("a"), entry("b")};
    contest::FixtureRecord fixture;
    fixture.name = "small";
    fixture.kind = "record";
    fixture.facts.bytes = 120;
    fixture.facts.canonicalBytes = 100;
    data.fixtures = {fixture};
    data.rows = {{Operation::Serialize, 0}, {Operation::Deserialize, 0}};
    for (int row = 0; row < 2; ++row) {
        for (int who = 0; who < 2; ++who) {
            for (int block = 0; block < kBlocks; ++block)
                data.forks.push_back(
                    fork(row, who, block,
                         (100.0 + 0.1 * ((block * 7 + who) % 5)) * (who + 1) * (row + 1)));
            data.ends.push_back({row, who, CellStatus::Ok, {}, "dom"});
        }
    }
    return data;
}

const Cell &cellOf(const Report &report, const std::string &label, Operation operation)
{
    for (const Cell &cell : report.cells) {
        if (cell.label == label && cell.operation == operation)
            return cell;
    }
    static const Cell kNone;
    return kNone;
}

} // namespace

TEST(MakeReport, EstimatesCellsAndRanksThem)
{
    const Report report = makeReport(twoContenders());
    const Cell &a = cellOf(report, "a", Operation::Serialize);
    EXPECT_NEAR(*a.nsPerOp, 100.2, 0.11);
    EXPECT_LE(*a.ciLow, *a.nsPerOp);
    EXPECT_GE(*a.ciHigh, *a.nsPerOp);
    EXPECT_LT(*a.relHalfWidth, 0.01);
    EXPECT_EQ(a.blocks, kBlocks);
    EXPECT_EQ(a.targetMet, true);
    EXPECT_EQ(a.points, 100);
    EXPECT_EQ(cellOf(report, "b", Operation::Serialize).points, 50);
    EXPECT_NEAR(*cellOf(report, "a", Operation::Deserialize).change, -50, 0.2);
    EXPECT_EQ(report.rankings.front().entries[0].label, "a");
    EXPECT_EQ(report.rankings.front().entries[0].title, "状元");
    EXPECT_EQ(report.rankings.front().entries[1].rank, 2);
    EXPECT_EQ(report.contenders[0].api, Api::Sax);
    EXPECT_TRUE(report.banners.empty()) << report.banners.front();
}

TEST(MakeReport, ThroughputCountsWhatIsReadOrMinified)
{
    const Report report = makeReport(twoContenders());
    const Cell &writing = cellOf(report, "a", Operation::Serialize),
               &reading = cellOf(report, "a", Operation::Deserialize);
    EXPECT_DOUBLE_EQ(*writing.bytesPerSecond, 100 * *writing.opsPerSecond);
    EXPECT_DOUBLE_EQ(*reading.bytesPerSecond, 120 * *reading.opsPerSecond);
}

TEST(MakeReport, ComparesPairsByBlocks)
{
    const Report report = makeReport(twoContenders());
    ASSERT_EQ(report.comparisons.size(), 2U);
    EXPECT_EQ(report.comparisons[0].a, "a");
    EXPECT_EQ(report.comparisons[0].verdict, "faster");
    EXPECT_NEAR(report.comparisons[0].ratio, 0.5, 0.01);
}

TEST(MakeReport, FewBlocksGiveNoIntervalAndNoVerdict)
{
    contest::RunData data = twoContenders();
    std::erase_if(data.forks, [](const contest::Fork &each) { return each.block >= 5; });
    const Report report = makeReport(data);
    const Cell &cell = cellOf(report, "a", Operation::Serialize);
    EXPECT_TRUE(cell.nsPerOp);
    EXPECT_FALSE(cell.ciLow);
    EXPECT_FALSE(cell.relHalfWidth);
    EXPECT_FALSE(cell.judgedRelHalfWidth);
    EXPECT_EQ(cell.targetMet, false);
    EXPECT_TRUE(report.comparisons.empty());
    EXPECT_FALSE(report.rankings.front().entries[0].group);
}

TEST(MakeReport, NothingButAPlainStrictReleaseBuildIsRanked)
{
    struct Case {
        const char *why;
        void (*spoil)(contest::RunData &);
    };
    const Case cases[] = {
        {"debug build",
         [](contest::RunData &data) { data.entries[1].hello.build["buildType"] = "Debug"; }},
        {"debug build",
         [](contest::RunData &data) { data.entries[1].hello.build["ndebug"] = "false"; }},
        {"sanitizers",
         [](contest::RunData &data) { data.entries[1].hello.build["sanitizers"] = "address"; }},
        {"implausible",
         [](contest::RunData &data) { data.forks[10].result.notes = {"implausible: 1 TB/s"}; }},
        {"duplicate keys",
         [](contest::RunData &data) { data.forks[12].result.notes = {"drops-duplicate-keys"}; }},
        {"accepts damaged",
         [](contest::RunData &data) {
             data.forks[13].result.notes = {"accepts-damaged: trailing"};
         }},
        {"not checked", [](contest::RunData &data) { data.entries[1].contender = "floor"; }},
    };
    for (const Case &each : cases) {
        contest::RunData data = twoContenders();
        each.spoil(data);
        const Report report = makeReport(data);
        const Cell &cell = cellOf(report, "b", Operation::Serialize);
        EXPECT_FALSE(cell.ranked) << each.why;
        EXPECT_THAT(cell.unrankedReason, HasSubstr(each.why));
        EXPECT_TRUE(cell.nsPerOp) << "it was measured all the same";
        EXPECT_TRUE(cellOf(report, "a", Operation::Serialize).ranked) << each.why;
        EXPECT_EQ(cellOf(report, "a", Operation::Serialize).points, 100);
    }
}

TEST(MakeReport, AWayThatPromisesNoChecksIsRankedWithTheDamageItTakes)
{
    contest::RunData data = twoContenders();
    data.forks[13].result.notes = {"accepts-damaged: trailing"};
    ASSERT_FALSE(cellOf(makeReport(data), "b", Operation::Serialize).ranked);
    auto &ways = data.entries[1].hello.variants;
    ways.assign(1, {});
    ways.front().id = "dom";
    ways.front().checking = Checking::Trusting;
    EXPECT_TRUE(cellOf(makeReport(data), "b", Operation::Serialize).ranked);
}

TEST(MakeReport, AContenderIsWhatItsFirstOperationMakesIt)
{
    contest::RunData data = twoContenders();
    data.entries[1].variant.clear();
    data.entries[1].hello.defaults = {{Operation::Deserialize, "tape"}}; // it cannot serialize
    data.entries[1].hello.variants.assign(1, {});
    data.entries[1].hello.variants.front().id = "tape";
    data.entries[1].hello.variants.front().api = Api::OnDemand;
    const Report report = makeReport(data);
    EXPECT_EQ(report.contenders[1].variant, "tape");
    EXPECT_EQ(report.contenders[1].api, Api::OnDemand);
}

TEST(MakeReport, TiesShareARankInTheTableOfTheirMetric)
{
    contest::RunData data = twoContenders();
    const Report apart = makeReport(data);
    EXPECT_EQ(tableOf(apart, "serialize/small").columns.front().heading, "#");
    EXPECT_EQ(tableOf(apart, "serialize/small").rows[0][0], "1");
    EXPECT_EQ(tableOf(apart, "serialize/small").rows[1][0], "2");
    for (contest::Fork &fork : data.forks) {
        if (fork.entry == 1 && fork.row == 0) // now one faster, now the other
            fork.nsPerOp = *fork.nsPerOp / 2 * (fork.block % 2 == 0 ? 1.01 : 0.99);
    }
    const Report tied = makeReport(data);
    EXPECT_EQ(tableOf(tied, "serialize/small").rows[0][0], "=1");
    EXPECT_EQ(tableOf(tied, "serialize/small").rows[1][0], "=1");
    EXPECT_EQ(tableOf(tied, "deserialize/small").rows[1][0], "2");
}

TEST(MakeReport, ADebugBuildIsTheFirstThingToKnow)
{
    contest::RunData data = twoContenders();
    data.entries[0].hello.build["buildType"] = "Debug";
    EXPECT_THAT(makeReport(data).banners, Contains(HasSubstr("Debug or sanitizer build")));
}

TEST(MakeReport, UnequalCheckingIsSaid)
{
    contest::RunData data = twoContenders();
    data.entries[1] = entry("b", Checking::Trusting);
    EXPECT_THAT(makeReport(data).banners, Contains(HasSubstr("Checking differs: b")));
    data.entries[0] = entry("a", Checking::Trusting);
    EXPECT_THAT(makeReport(data).banners, Each(Not(HasSubstr("Checking differs"))));
}

TEST(MakeReport, PollutionThatMattersIsSaid)
{
    contest::RunData data = twoContenders();
    for (contest::Fork &each : data.forks) {
        if (each.entry != 1 || each.row != 0)
            continue;
        for (int i = 0; i < 4; ++i) {
            protocol::Sample slow = each.samples[0].sample;
            slow.wallNs *= 1.6;
            each.samples.push_back({slow, "canary"});
        }
    }
    const Report report = makeReport(data);
    EXPECT_THAT(report.banners,
                Contains(HasSubstr(
                    "Disturbed machine: with the rejected samples the figure changes by more "
                    "than 2 % for b serialize/small.")));
    EXPECT_NEAR(*cellOf(report, "b", Operation::Serialize).nsPerOp, 200.4, 0.3);
}

TEST(MakeReport, AStoppedRunShowsWhatItHas)
{
    contest::RunData data = twoContenders();
    data.state = contest::RunState::Running;
    data.ends.clear();
    std::erase_if(data.forks, [](const contest::Fork &each) { return each.row == 1; });
    const Report report = makeReport(data);
    EXPECT_EQ(report.state, "stopped");
    EXPECT_THAT(report.banners, Contains(HasSubstr("stopped")));
    EXPECT_EQ(cellOf(report, "a", Operation::Serialize).status, CellStatus::Ok);
    EXPECT_EQ(cellOf(report, "a", Operation::Deserialize).status, CellStatus::Cancelled);
    EXPECT_FALSE(cellOf(report, "a", Operation::Deserialize).nsPerOp);
}

TEST(MakeReport, ATargetThatWasMissedIsNamed)
{
    contest::RunData data = twoContenders();
    for (contest::Fork &each : data.forks) {
        if (each.entry == 1 && each.row == 0)
            *each.nsPerOp *= 1 + 0.1 * (each.block % 3);
    }
    const Report report = makeReport(data);
    EXPECT_EQ(cellOf(report, "b", Operation::Serialize).targetMet, false);
    EXPECT_THAT(report.banners, Contains(HasSubstr("The target of ±2 % was not met in")));
}

TEST(MakeReport, AFailedCellHasNoNumberWhateverItsForksSay)
{
    contest::RunData data = twoContenders();
    data.ends[1].status = CellStatus::Wrong;
    data.ends[1].reason = "at /id: expected 1, got 2";
    const Report report = makeReport(data);
    const Cell &cell = cellOf(report, "b", Operation::Serialize);
    EXPECT_EQ(cell.status, CellStatus::Wrong);
    EXPECT_FALSE(cell.nsPerOp);
    EXPECT_FALSE(cell.points);
    EXPECT_FALSE(cell.ranked);
    EXPECT_THAT(report.rankings.front().entries[1].missing.at("serialize/small"),
                HasSubstr("wrong answer: at /id"));
}

TEST(MakeReport, JmhOptionsGiveJmhsOwnScore)
{
    contest::RunData data = twoContenders();
    EXPECT_FALSE(cellOf(makeReport(data), "a", Operation::Serialize).classic);
    data.plan.sampling.fixed = protocol::FixedIterations{1, 1e9, 3, 1e9};
    const Report report = makeReport(data);
    const auto &classic = cellOf(report, "a", Operation::Serialize).classic;
    ASSERT_TRUE(classic);
    EXPECT_EQ(classic->samples, 3 * kBlocks);
    EXPECT_NEAR(classic->score, 1e9 / 100.2, 1e4);
    EXPECT_TRUE(classic->scoreError999);
}

TEST(MakeReport, ATwinShowsTheFloorAndTakesNoRank)
{
    contest::RunData data = twoContenders();
    data.entries.push_back(entry("a"));
    data.entries[2].label = "a #2";
    data.entries[2].twin = true;
    for (int row = 0; row < 2; ++row) {
        for (int block = 0; block < kBlocks; ++block)
            data.forks.push_back(fork(row, 2, block, (100.5 + 0.1 * (block % 3)) * (row + 1)));
        data.ends.push_back({row, 2, CellStatus::Ok, {}, "dom"});
    }
    const Report report = makeReport(data);
    const Ranking &ranking = report.rankings.front();
    ASSERT_TRUE(ranking.twinFloor);
    EXPECT_GT(*ranking.twinFloor, 0);
    EXPECT_LT(*ranking.twinFloor, 0.01);
    for (const RankingEntry &each : ranking.entries) {
        EXPECT_EQ(each.rank == 0, each.label == "a #2") << each.label;
    }
    EXPECT_FALSE(cellOf(report, "a #2", Operation::Serialize).ranked);
}

// The long form holds the samples alone: what is worked out from them must be what the run said.
TEST(CsvLongForm, GivesTheFiguresOfTheRunAgain)
{
    const Report before = makeReport(twoContenders());
    const auto longForm = std::ranges::find(formats(), "long.csv", &Format::id);
    const auto after = readReport(written((*longForm)->write, before), ReadOptions{"in", {}});
    ASSERT_TRUE(after) << sentence(after.error());
    ASSERT_EQ(after->cells.size(), before.cells.size());
    const auto near = [](std::optional<double> a, std::optional<double> b) {
        ASSERT_TRUE(a && b);
        EXPECT_NEAR(*a / *b, 1, 1e-12);
    };
    for (std::size_t i = 0; i < before.cells.size(); ++i) {
        const Cell &a = after->cells[i], &b = before.cells[i];
        EXPECT_EQ(a.blocks, b.blocks);
        for (const auto member : {&Cell::nsPerOp, &Cell::ciLow, &Cell::ciHigh, &Cell::relHalfWidth,
                                  &Cell::min, &Cell::median, &Cell::max, &Cell::betweenSd})
            near(a.*member, b.*member);
    }
}

// A row shows by what it was judged, and the count at the end is that of the rows.
TEST(MakeReport, TheTargetIsShownAsItWasJudged)
{
    contest::RunData data = twoContenders();
    data.entries.push_back(entry("twin"));
    data.entries[2].twin = true;
    for (int row = 0; row < 2; ++row) {
        for (int block = 0; block < kBlocks; ++block) {
            // Machine and contender drift together in the first row, so the ratio stays exact.
            const double drift = row == 0 ? 1 + 0.05 * block : 1;
            for (contest::Fork &each : data.forks) {
                if (each.row == row && each.block == block)
                    *each.nsPerOp *= drift;
            }
            data.forks.push_back(fork(row, 2, block, 100));
        }
        data.ends.push_back({row, 2, CellStatus::Ok, {}, "dom"});
    }
    for (contest::Fork &each : data.forks) {
        if (each.row == 1 && each.entry == 1)
            *each.nsPerOp *= 1 + 0.1 * (each.block % 3);
    }
    const Report report = makeReport(data);
    const Cell &steady = cellOf(report, "b", Operation::Serialize);
    EXPECT_GT(*steady.relHalfWidth, 0.05);
    EXPECT_LT(*steady.judgedRelHalfWidth, 0.02);
    EXPECT_EQ(steady.targetMet, true);
    const Cell &wild = cellOf(report, "a", Operation::Deserialize); // judged by that of b
    EXPECT_LT(*wild.relHalfWidth, 0.01);
    EXPECT_GT(*wild.judgedRelHalfWidth, 0.02);
    EXPECT_EQ(wild.targetMet, false);
    EXPECT_FALSE(cellOf(report, "twin", Operation::Serialize).targetMet.has_value());

    int met = 0, judged = 0;
    for (const MetricCells &metric : metricsOf(report)) {
        const TextTable table = metricTable(report, metric);
        ASSERT_EQ(table.columns[table.columns.size() - 2].heading, "± ratio");
        for (const auto &row : table.rows) {
            met += row.back() == "met";
            judged += row.back() == "met" || row.back() == "not met";
            EXPECT_EQ(row[row.size() - 2] == "–", row.back() == "–");
        }
    }
    EXPECT_EQ(met, 2);
    EXPECT_EQ(judged, 4);
    const auto notes = targetNotes(report);
    ASSERT_EQ(notes.size(), 2U);
    EXPECT_EQ(notes[0], "2 of 4 cells met the target of ±2 %.");
    EXPECT_THAT(report.banners, Contains(HasSubstr("not met in 2 of 4 cells")));
    EXPECT_THAT(targetNotes(*readReport("metric,library,score\nparse,a,200\n", {"in", {}})),
                testing::IsEmpty());
}

TEST(MakeReport, WhatManyCellsShareIsSaidOnce)
{
    contest::RunData data = twoContenders();
    data.entries = {};
    data.ends = {};
    data.forks = {};
    for (int who = 0; who < 5; ++who) {
        data.entries.push_back(entry(std::string(1, static_cast<char>('a' + who))));
        data.ends.push_back({0, who, CellStatus::Skipped, "x.json is empty.", "dom"});
        data.ends.push_back(
            {1, who, who == 4 ? CellStatus::Crashed : CellStatus::Skipped, "x.json is empty.", ""});
    }
    const Report report = makeReport(data);
    EXPECT_THAT(tableOf(report, "serialize/small").notes,
                testing::ElementsAre("5 cells (a 1.0, b 1.0, c 1.0 and 2 more): skipped: x.json is "
                                     "empty."));
    EXPECT_THAT(tableOf(report, "deserialize/small").notes,
                testing::ElementsAre("4 cells (a 1.0, b 1.0, c 1.0 and 1 more): skipped: x.json is "
                                     "empty.",
                                     "e 1.0: crashed: x.json is empty."));
    ASSERT_GT(report.rankings.size(), 1U);
    const auto whole = rankingTable(report, report.rankings[0]).notes;
    EXPECT_THAT(whole, Contains("8 cells, SS SDS of a 1.0, b 1.0, c 1.0 and 1 more: skipped: "
                                "x.json is empty."));
    EXPECT_THAT(whole, Contains("a 1.0, b 1.0, c 1.0, d 1.0, e 1.0: 0 of 2 metrics"));
    EXPECT_THAT(rankingTable(report, report.rankings[1]).notes,
                Each(Not(HasSubstr("x.json is empty"))))
        << "the first ranking has said it";
}

TEST(MakeReport, WhatAnotherMachineDoesNotTellIsNullAndNotZero)
{
    contest::RunData data = twoContenders();
    data.environment.runner = {"ssh", "host"};
    data.environment.cpuModel = "A CPU";
    data.rows[1].threads = 4;
    std::string text = written(writeReportJson, makeReport(data));
    EXPECT_THAT(text, HasSubstr("\"runner\": [\"ssh\", \"host\"]"));
    for (const char *name : {"physicalCores", "logicalCores", "usableCores", "memBytes",
                             "availableBytes", "loadAverage", "costNs", "stepNs", "medianNs"})
        EXPECT_THAT(text, HasSubstr("\"" + std::string(name) + "\": null"));
    const auto again = readReportJson(text, "a.json");
    ASSERT_TRUE(again) << sentence(again.error());
    EXPECT_EQ(again->environment, data.environment);
    EXPECT_EQ(written(writeReportJson, *again), text);
    EXPECT_THAT(cellOf(*again, "a", Operation::Deserialize).notes,
                Contains(HasSubstr("does not say how many cores")));
    EXPECT_THAT(cellOf(*again, "a", Operation::Serialize).notes, testing::IsEmpty());
    data.environment.usableCores = 2;
    EXPECT_THAT(cellOf(makeReport(data), "a", Operation::Deserialize).notes,
                Contains("oversubscribed: 4 threads, usable cores: 2"));
}

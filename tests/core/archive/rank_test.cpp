// SPDX-License-Identifier: GPL-3.0-or-later
// The article's own list, whatever file its scores come in.
#include "core/archive/formats.h"
#include "core/archive/htmltext.h"
#include "core/archive/makereport.h"
#include "core/archive/texttable.h"
#include "core/base/number.h"
#include "tests/core/archive/samplereport.h"

#include <gmock/gmock.h>

using namespace jinbang::core;
using namespace jinbang::core::archive;
using testing::ElementsAre;

namespace {

const std::string kReference = JINBANG_TEST_DATA "/reference/";

Report loaded(const std::string &path)
{
    auto report = readReportFile(path);
    EXPECT_TRUE(report) << sentence(report.error());
    return report ? *std::move(report) : Report{};
}

std::vector<std::string> finalList(const Report &report)
{
    const auto rankings = rank(report, Formula::Article, UnsupportedRule::Zero);
    EXPECT_TRUE(rankings) << sentence(rankings.error());
    std::vector<std::string> list;
    for (const RankingEntry &entry : rankings->front().entries)
        list.push_back(std::to_string(entry.rank) + " " + entry.title + " " + entry.library + " "
                       + fixed(*entry.total, 1) + " " + fixed(*entry.mark, 1));
    return list;
}

const auto kArticle =
    ElementsAre("1 状元 FastJson2 567.0 100.0", "2 榜眼 FastJson 394.2 69.5",
                "3 探花 Jackson 342.0 60.3", "4 进士 Gson 188.2 33.2", "5 孙山 Hutool 42.2 7.4");

/// The same scores as JMH would have named them.
Report asJmh(Report report, const std::string &format)
{
    for (Cell &cell : report.cells)
        cell.foreign->benchmark = "org.example." + cell.foreign->metric + "." + cell.library;
    for (const Format *each : formats()) {
        if (each->id == format) {
            auto again = readReport(written(each->write, report), ReadOptions{format, {}});
            EXPECT_TRUE(again) << sentence(again.error());
            return again ? *std::move(again) : Report{};
        }
    }
    return {};
}

} // namespace

TEST(Rank, GivesTheArticlesFinalList)
{
    EXPECT_THAT(finalList(loaded(kReference + "six_metrics.csv")), kArticle);
}

TEST(Rank, GivesTheSameFromJmhJsonAndCsvAndOurReport)
{
    const Report report = loaded(kReference + "six_metrics.csv");
    for (const char *format : {"jmh.json", "jmh.csv", "json", "csv"})
        EXPECT_THAT(finalList(asJmh(report, format)), kArticle) << format;
}

TEST(Rank, GivesTheArticlesPoints)
{
    Report report = loaded(kReference + "six_metrics.csv");
    ASSERT_TRUE(score(report));
    EXPECT_EQ(report.cells[1].points, 62.3);
    EXPECT_EQ(report.cells[24].points, 5.5);
    for (const Cell &cell : report.cells) {
        if (cell.foreign->metric == "SDS" && cell.library == "Jackson") {
            EXPECT_NEAR(*cell.change, -44.7, 0.05);
        }
    }
}

TEST(Rank, PutsTimesAndRatesInTheRightOrder)
{
    const auto report = readReport("metric,library,time_us\nparse,slow,200\nparse,fast,100\n",
                                   ReadOptions{"in", {}});
    ASSERT_TRUE(report);
    EXPECT_THAT(finalList(*report),
                ElementsAre("1 状元 fast 100.0 100.0", "2 榜眼 slow 50.0 50.0"));
}

TEST(Rank, NamesWhatIsMissingAndNeverShowsAZero)
{
    Report report;
    report.cells = {plainCell("a", Operation::Serialize, "small", 100),
                    plainCell("b", Operation::Serialize, "small", 200),
                    plainCell("a", Operation::Parse, "x", 100),
                    plainCell("b", Operation::Parse, "x", 100)};
    report.cells[3].status = CellStatus::Crashed;
    report.cells[3].reason = "SIGSEGV";
    report.cells[3].nsPerOp.reset();
    const auto rankings = rank(report, Formula::Article, UnsupportedRule::Zero);
    ASSERT_TRUE(rankings);
    EXPECT_EQ(rankings->size(), 3U) << "overall, serialize, parse";
    const RankingEntry &b = rankings->front().entries[1];
    EXPECT_EQ(b.points.at("parse/x"), std::nullopt);
    EXPECT_EQ(b.missing.at("parse/x"), "crashed: SIGSEGV");
    EXPECT_EQ(b.cells, 1);
    EXPECT_EQ(b.cellsTotal, 2);
    const TextTable table = rankingTable(report, rankings->front());
    EXPECT_THAT(table.rows[1], ElementsAre("2", "榜眼", "b", "50.0", "–", "50.0", "25.0"));
}

TEST(Rank, NeverMixesThreadsOrModes)
{
    Report report;
    report.cells = {plainCell("a", Operation::Serialize, "small", 100),
                    plainCell("a", Operation::Serialize, "small", 50)};
    report.cells[1].threads = 4;
    const auto rankings = rank(report, Formula::Article, UnsupportedRule::Zero);
    ASSERT_TRUE(rankings);
    ASSERT_EQ(rankings->size(), 2U);
    EXPECT_EQ((*rankings)[0].scope, "overall");
    EXPECT_EQ((*rankings)[1].scope, "overall#t=4");
}

TEST(Rank, LeavesUnrankedCellsOut)
{
    Report report;
    report.cells = {plainCell("a", Operation::Serialize, "small", 100),
                    plainCell("b", Operation::Serialize, "small", 1)};
    report.cells[1].ranked = false;
    report.cells[1].unrankedReason = "debug build";
    const auto rankings = rank(report, Formula::Article, UnsupportedRule::Zero);
    ASSERT_TRUE(rankings);
    EXPECT_EQ(rankings->front().entries[0].label, "a");
    EXPECT_EQ(rankings->front().entries[1].rank, 0);
    EXPECT_EQ(rankings->front().entries[1].missing.at("serialize/small"),
              "not ranked: debug build");
}

TEST(Merged, JoinsFilesAndRefusesASecondScore)
{
    Report a, b;
    a.cells = {plainCell("a", Operation::Serialize, "small", 100)};
    b.cells = {plainCell("b", Operation::Serialize, "small", 200)};
    EXPECT_EQ(merged({a, b}, {"a.csv", "b.csv"})->cells.size(), 2U);
    const auto twice = merged({a, b, a}, {"a.csv", "b.csv", "c.csv"});
    ASSERT_FALSE(twice);
    EXPECT_EQ(twice.error(),
              (Error{ErrorCode::BadFormat, "c.csv",
                     "a has a second score for serialize/small; the first is in a.csv"}));
}

TEST(Rank, NamesTheFileOfAUnitThatIsNotKnown)
{
    const auto read = [](std::string_view text) {
        return *readReport(text, ReadOptions{"in", {}});
    };
    const auto unknown = checkUnits(read("metric,library,score,unit\nparse,a,1,parsec\n"), "x.csv");
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().code, ErrorCode::BadFormat);
    EXPECT_EQ(unknown.error().subject, "x.csv");
    EXPECT_THAT(unknown.error().detail,
                testing::HasSubstr("the score of a in parse: unit 'parsec' is not known"));
    const auto mixed =
        checkUnits(read("metric,library,score,unit\nparse,a,1,ops/s\nparse,b,1,MB/s\n"), "x.csv");
    ASSERT_FALSE(mixed);
    EXPECT_EQ(mixed.error().code, ErrorCode::BadFormat);
    EXPECT_TRUE(checkUnits(read("metric,library,score\nparse,a,1\n"), "x.csv"));
}

TEST(Rank, SaysOfForeignScoresWhatARankingOfThemCanMean)
{
    const Report bare =
        *readReport("metric,library,score\nparse,a,200\nparse,b,100\n", ReadOptions{"in", {}});
    const auto rankings = rank(bare, Formula::Article, UnsupportedRule::Zero);
    ASSERT_TRUE(rankings);
    const auto &notes = rankings->front().notes;
    EXPECT_THAT(notes, testing::Each(testing::Not(testing::HasSubstr("--forks"))));
    EXPECT_THAT(notes, testing::Contains(testing::HasSubstr("jinbang-cli run")));
    EXPECT_THAT(notes,
                testing::Contains(testing::HasSubstr("the higher one is taken to be better")));
    for (const std::string &note : notes)
        EXPECT_FALSE(inChinese(note).empty()) << note;
    const TextTable table = tableOf(bare, "parse");
    EXPECT_EQ(table.columns[2].heading, "Score");
    EXPECT_EQ(table.rows[0][2], "200");
    const Report timed =
        *readReport("metric,library,score,unit\nparse,a,200,ns/op\n", ReadOptions{"in", {}});
    EXPECT_EQ(tableOf(timed, "parse").columns[2].heading, "ns/op");
}

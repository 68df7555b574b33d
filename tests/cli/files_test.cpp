// SPDX-License-Identifier: GPL-3.0-or-later
// Scores in and out of files, wherever they are and whatever the locale.
#include "tests/cli/program.h"

#include <gmock/gmock.h>

using namespace jinbang::test;
using testing::HasSubstr;
using testing::Not;

namespace fs = std::filesystem;

namespace {

class Files : public Cli
{
};

constexpr const char *kFinalList[] = {
    "1 状元  FastJson2 100.0 100.0  72.0 100.0 100.0  95.0 567.0 100.0",
    "2 榜眼  FastJson   62.3  73.2  35.8  51.3  71.6 100.0 394.2  69.5",
    "3 探花  Jackson    42.3  89.7 100.0  27.4  31.3  51.3 342.0  60.3",
    "4 进士  Gson        8.9  21.5  43.6  20.7  25.3  68.2 188.2  33.2",
    "5 孙山  Hutool      3.2   4.6   7.7   7.3   5.5  13.9  42.2   7.4"};

/// Display columns of text without wide marks but the titles, which take two each.
std::size_t columns(const std::string &line)
{
    std::size_t count = 0;
    for (const char byte : line) {
        const auto value = static_cast<unsigned char>(byte);
        count += (value & 0xC0) != 0x80;
        count += value >= 0xE3 && value < 0xF0; // CJK starts at U+3000
    }
    return count;
}

} // namespace

TEST_F(Files, RankPrintsTheArticlesFinalList)
{
    const Finished finished = run({"rank", reference("six_metrics.csv")});
    EXPECT_EQ(finished.status, 0);
    for (const char *line : kFinalList)
        EXPECT_THAT(finished.out, HasSubstr(line));
}

TEST_F(Files, RankPrintsTheSameFromEveryFormat)
{
    for (const char *name : {"状元 scores.json", "scores.jmh.json", "scores.jmh.csv", "scores.csv",
                             "scores.semicolon.csv"}) {
        ASSERT_EQ(run({"convert", reference("six_metrics.csv"), name}).status, 0) << name;
        const Finished finished = run({"rank", name});
        EXPECT_EQ(finished.status, 0) << name << finished.err;
        for (const char *line : kFinalList)
            EXPECT_THAT(finished.out, HasSubstr(line)) << name;
    }
}

TEST_F(Files, TheTableFitsEightyColumns)
{
    const Finished finished = run({"rank", reference("six_metrics.csv")});
    for (std::size_t at = 0; at < finished.out.size();) {
        const std::size_t end = finished.out.find('\n', at);
        EXPECT_LE(columns(finished.out.substr(at, end - at)), 80U)
            << finished.out.substr(at, end - at);
        at = end + 1;
    }
}

TEST_F(Files, TheLocaleChangesNoByte)
{
    std::map<std::string, std::string> underC;
    for (const char *locale : {"C", "de_DE.UTF-8", "tr_TR.UTF-8", "zh_CN.UTF-8"}) {
        const Environment environment{
            {"LC_ALL", locale}, {"LANG", locale}, {"LOCPATH", JINBANG_LOCALES}};
        for (const char *name : {"x.json", "x.csv", "x.html", "x.md", "x.jmh.json", "x.jmh.csv",
                                 "x.gbench.json", "x.long.csv"}) {
            ASSERT_EQ(run({"convert", reference("six_metrics.csv"), name}, environment).status, 0)
                << locale << name;
            const std::string content = read(name);
            EXPECT_FALSE(content.empty());
            EXPECT_EQ(underC.try_emplace(name, content).first->second, content) << locale << name;
        }
        const std::string table = run({"rank", reference("six_metrics.csv")}, environment).out;
        EXPECT_EQ(underC.try_emplace("table", table).first->second, table) << locale;
    }
}

TEST_F(Files, BrokenFilesAreNamedByLineAndColumnAndNothingIsWritten)
{
    write("坏 file.csv", "metric,library,score\nSS,a,1\nSS,b,fast\n");
    const Finished finished = run({"convert", "坏 file.csv", "out.json"}, {{"LC_ALL", "C"}});
    EXPECT_EQ(finished.status, 3);
    EXPECT_THAT(finished.err, HasSubstr("坏 file.csv"));
    EXPECT_THAT(finished.err, HasSubstr("line 3, column 6"));
    EXPECT_FALSE(fs::exists(path("out.json")));
}

TEST_F(Files, AnOutputThatCannotBeWrittenLeavesTheOldFile)
{
    const std::string input = reference("six_metrics.csv");
    write("old.json", "old");
    fs::create_symlink("/dev/full", path("full.json"));
    const Finished full = run({"convert", input, "full.json"});
    EXPECT_EQ(full.status, 2);
    EXPECT_THAT(full.err, HasSubstr("No space left"));
    EXPECT_TRUE(fs::is_character_file("/dev/full"));
    EXPECT_EQ(run({"convert", input, "none/x.json"}).status, 2);
    EXPECT_EQ(run({"convert", input, "/proc/x.json"}).status, 2);
    EXPECT_EQ(run({"convert", input, "."}).status, 2);
    EXPECT_EQ(run({"convert", "missing.csv", "old.json"}).status, 3);
    EXPECT_EQ(read("old.json"), "old");
}

TEST_F(Files, AnOutputThatIsAnInputIsRefused)
{
    ASSERT_EQ(run({"convert", reference("six_metrics.csv"), "a.csv"}).status, 0);
    const std::string before = read("a.csv");
    fs::create_hard_link(path("a.csv"), path("b.csv"));
    for (const char *output : {"a.csv", "./a.csv", "b.csv"}) {
        const Finished finished = run({"convert", "a.csv", output});
        EXPECT_EQ(finished.status, 2) << output;
        EXPECT_THAT(finished.err, HasSubstr("also an input"));
        EXPECT_EQ(run({"rank", "a.csv", "-O", output}).status, 2) << output;
    }
    EXPECT_EQ(read("a.csv"), before);
}

TEST_F(Files, RankTakesForeignNamesAsTold)
{
    const Finished finished =
        run({"rank", reference("jmh_with_error.csv"), "--map", "{*}.{library}_{metric}"});
    EXPECT_EQ(finished.status, 0) << finished.err;
    EXPECT_THAT(finished.out, HasSubstr("1 状元  wast"));
    EXPECT_THAT(finished.out, HasSubstr("deser_client"));
}

TEST_F(Files, APatternThatFitsNoNameIsSaid)
{
    const Finished finished =
        run({"rank", reference("jmh_with_error.csv"), "--map", "{library}::{metric}"});
    EXPECT_EQ(finished.status, 2);
    EXPECT_THAT(finished.err, HasSubstr("{library}::{metric}"));
    EXPECT_THAT(finished.err, HasSubstr("a name of these is"));
}

TEST_F(Files, ATableIsReadAsTold)
{
    write("t.csv", "Fall|Wer|Notiz|Wert\nlesen|a|7|1,5\nlesen|b|8|3\n");
    EXPECT_EQ(run({"rank", "t.csv"}).status, 3);
    const std::vector<std::string> told{"--csv-columns",   "metric=fall,library=2,score=Wert",
                                        "--csv-separator", "|",
                                        "--csv-decimal",   ",",
                                        "--csv-unit",      "ms/op"};
    std::vector<std::string> rank{"rank", "t.csv"};
    rank.insert(rank.end(), told.begin(), told.end());
    const Finished finished = run(rank);
    EXPECT_EQ(finished.status, 0) << finished.err;
    EXPECT_THAT(finished.out, HasSubstr("1 状元  a")) << "less time is better";
    std::vector<std::string> convert{"convert", "t.csv", "t.json"};
    convert.insert(convert.end(), told.begin(), told.end());
    EXPECT_EQ(run(convert).status, 0);
    EXPECT_EQ(run({"rank", "t.csv", "--csv-decimal", "x"}).status, 2);
    EXPECT_EQ(run({"rank", "t.csv", "--csv-separator", "|", "--csv-columns", "score=Zeit"}).status,
              2);
}

TEST_F(Files, ColumnsThatHeadingsDoNotTellAreAskedForAndNotGuessed)
{
    write("t.csv", "Fall;Wer;Wert\nlesen;a;1,5\nlesen;b;3\n");
    const Finished finished = run({"rank", "t.csv", "--csv-decimal", ","});
    EXPECT_EQ(finished.status, 3);
    EXPECT_THAT(finished.err, HasSubstr("there is: Fall, Wer, Wert"));
    EXPECT_THAT(finished.err, HasSubstr("--csv-columns metric="));
    EXPECT_EQ(finished.out, "");
    write("u.csv", "metric;library;score\nlesen;a;1,5\nlesen;b;3\n");
    EXPECT_EQ(run({"rank", "u.csv", "--csv-decimal", ","}).status, 0);
}

TEST_F(Files, ANameOfAnyBytesIsMeasured)
{
    const std::string name = "bad\xff.json";
    write(name, "[1,2,3]");
    const Finished finished =
        run({"run", "-l", "rapidjson", "-w", name, "-o", "parse", "--forks", "1",
             "--warmup-iterations", "0", "--iterations", "1", "--time", "5ms"});
    EXPECT_EQ(finished.status, 0) << finished.err;
    EXPECT_THAT(finished.out, HasSubstr("RapidJSON"));
    EXPECT_THAT(finished.out, Not(HasSubstr("refuses input")));
}

TEST_F(Files, RankJoinsFilesAndWritesReports)
{
    write("a.csv", "metric,library,score\nparse,a,200\n");
    write("b.csv", "metric,library,score\nparse,b,100\n");
    const Finished finished =
        run({"rank", "a.csv", "b.csv", "-O", "金 榜.html", "-O", "all.json", "--format", "csv"});
    EXPECT_EQ(finished.status, 0) << finished.err;
    EXPECT_THAT(finished.out, HasSubstr("operation,fixture,contender"));
    EXPECT_THAT(read("金 榜.html"), HasSubstr("<svg"));
    EXPECT_THAT(read("all.json"), HasSubstr("\"jinbang-report\""));
    const Finished twice = run({"rank", "a.csv", "a.csv"});
    EXPECT_EQ(twice.status, 3);
    EXPECT_THAT(twice.err, HasSubstr("a.csv cannot be understood"));
}

TEST_F(Files, AScoreThatCannotBeRankedOrHeldIsSaidWithItsFile)
{
    write("unit.csv", "metric,library,score,unit\nparse,a,1,parsec\n");
    const Finished unknown = run({"rank", "unit.csv"});
    EXPECT_EQ(unknown.status, 3);
    EXPECT_THAT(unknown.err, HasSubstr("unit.csv"));
    EXPECT_THAT(unknown.err, HasSubstr("parsec"));
    write("none.json", R"({"schema": "jinbang-report", "schemaVersion": 1, "cells": []})");
    const Finished none = run({"rank", "none.json"});
    EXPECT_EQ(none.status, 3);
    EXPECT_THAT(none.err, HasSubstr("it holds no result"));
    write("bare.csv", "metric,library,score\nparse,a,200\n");
    const Finished bare = run({"convert", "bare.csv", "bare.gbench.json"});
    EXPECT_EQ(bare.status, 2);
    EXPECT_THAT(bare.err, HasSubstr("Google Benchmark JSON cannot do this"));
    EXPECT_FALSE(fs::exists(path("bare.gbench.json")));
}

TEST_F(Files, CompareTellsDifferentSessionsApartAndNeverPassesUnjudged)
{
    write("a.csv", "metric,library,score\nparse,a,200\n");
    write("b.csv", "metric,library,score\nparse,a,100\n");
    const Finished finished = run({"compare", "a.csv", "b.csv"});
    EXPECT_EQ(finished.status, 0) << finished.err;
    EXPECT_THAT(finished.out, HasSubstr("different sessions"));
    EXPECT_THAT(finished.out, HasSubstr("2.000"));
    const Finished json = run({"compare", "a.csv", "b.csv", "--format", "json"});
    EXPECT_THAT(json.out, HasSubstr("\"ratio\": 2"));
    EXPECT_THAT(json.out, HasSubstr("\"verdict\": \"\""));
    EXPECT_EQ(run({"compare", "a.csv", "b.csv", "--format", "xml"}).status, 2);
    EXPECT_EQ(run({"compare", "a.csv", "b.csv", "--fail-on", "slower:3%"}).status, 2)
        << "no verdict is no pass";
}

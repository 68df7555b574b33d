// SPDX-License-Identifier: GPL-3.0-or-later
// Other harnesses' files come in whole, or are refused with the place.
#include "core/archive/csvimport.h"
#include "core/archive/formats.h"

#include <gmock/gmock.h>

#include <fstream>
#include <iterator>

using namespace jinbang::core;
using namespace jinbang::core::archive;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

Result<Report> imported(std::string_view text)
{
    return readReport(text, ReadOptions{"in", {}});
}

std::string reference(const std::string &name)
{
    std::ifstream stream(std::string(JINBANG_TEST_DATA "/reference/") + name, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

std::string jmhResult(const std::string &name, const std::string &score,
                      const std::string &rest = {})
{
    return R"({"jmhVersion":"1.37","benchmark":")" + name
           + R"(","mode":"thrpt","threads":1,"forks":2,"jvm":"java","jvmArgs":["-Xmx1g"],"vmName":"OpenJDK",)"
             R"("vmVersion":"17","warmupIterations":1,"warmupTime":"10 s","measurementIterations":2,)"
             R"("measurementTime":"500 ms","primaryMetric":{"score":)"
           + score
           + R"(,"scoreError":"NaN","scoreConfidence":["NaN","NaN"],"scoreUnit":"ops/s","rawData":[[1,3],[2,2]]},)"
           + R"("secondaryMetrics":{"·gc.alloc.rate.norm":{"score":48.0,"scoreError":0.5,"scoreUnit":"B/op",)"
             R"("rawData":[[48.0,48.0]]}})"
           + rest + "}";
}

} // namespace

TEST(JmhJson, ReadsScoresNamesAndSecondaryMetrics)
{
    const auto report = imported("[" + jmhResult("org.Bench.ser.gson", "2.0") + "]");
    ASSERT_TRUE(report) << sentence(report.error());
    ASSERT_EQ(report->cells.size(), 1U);
    const Cell &cell = report->cells[0];
    EXPECT_EQ(cell.library, "gson");
    EXPECT_EQ(metricKey(cell), "org.Bench.ser");
    EXPECT_EQ(cell.classic->score, 2.0);
    EXPECT_EQ(cell.classic->scoreError999, std::nullopt);
    EXPECT_EQ(cell.classic->samples, 4);
    EXPECT_DOUBLE_EQ(*cell.nsPerOp, 5e8);
    EXPECT_EQ(cell.forks.size(), 2U);
    EXPECT_DOUBLE_EQ(cell.forks[0].samples[1].wallNs, 1e9 / 3);
    EXPECT_EQ(cell.foreign->secondary.at("gc.alloc.rate.norm").score, 48);
    EXPECT_EQ(cell.bytesPerOp, 48);
    EXPECT_EQ(report->generatorName, "JMH");
    EXPECT_EQ(report->generatorVersion, "1.37");
    EXPECT_EQ(report->plan.sampling.fixed->iterationNs, 5e8);
}

TEST(JmhJson, ReadsModesThreadsAndParametersApart)
{
    const std::string text = R"([
      {"benchmark":"B.gson","mode":"avgt","threads":1,"params":{"size":"10"},
       "primaryMetric":{"score":1.5,"scoreError":0.1,"scoreUnit":"us/op","rawData":[[1.5]]}},
      {"benchmark":"B.gson","mode":"avgt","threads":1,"params":{"size":"20"},
       "primaryMetric":{"score":"NaN","scoreError":"NaN","scoreUnit":"us/op","rawData":[["NaN"]]}},
      {"benchmark":"B.gson","mode":"sample","threads":4,
       "primaryMetric":{"score":2,"scoreError":"+INF","scoreUnit":"ms/op",
         "scorePercentiles":{"50.0":2.0,"99.9":5.5},"rawDataHistogram":[[[[1.0,3],[5.0,1]]],[[[2.0,7]]]]}}])";
    const auto report = imported(text);
    ASSERT_TRUE(report) << sentence(report.error());
    EXPECT_EQ(metricKey(report->cells[0]), "B:size=10#mode=avgt#t=1");
    EXPECT_DOUBLE_EQ(*report->cells[0].nsPerOp, 1500);
    EXPECT_EQ(report->cells[1].status, CellStatus::Skipped);
    EXPECT_FALSE(report->cells[1].nsPerOp);
    const Cell &sampled = report->cells[2];
    EXPECT_DOUBLE_EQ(sampled.percentiles.at("99.9"), 5.5e6);
    EXPECT_EQ(sampled.classic->samples, 11);
    EXPECT_THAT(sampled.forks[0].histogram, ElementsAre(std::pair(1e6, 3U), std::pair(5e6, 1U)));
}

TEST(JmhJson, RefusesHalfAFileWithThePlace)
{
    const auto missing = imported("[" + jmhResult("A.a", "1")
                                  + ",\n {\"benchmark\": \"A.b\", \"mode\": \"thrpt\"}]");
    ASSERT_FALSE(missing);
    EXPECT_THAT(missing.error().detail,
                HasSubstr("line 2, column 2: a result has no \"primaryMetric\""));
    const auto wrong = imported("[" + jmhResult("A.a", "\"fast\"") + "]");
    ASSERT_FALSE(wrong);
    EXPECT_THAT(wrong.error().detail, HasSubstr("a number is expected"));
    const auto twice = imported("[" + jmhResult("A.a", "1") + ",\n" + jmhResult("A.a", "1") + "]");
    ASSERT_FALSE(twice);
    EXPECT_THAT(
        twice.error().detail,
        HasSubstr("line 2, column 1: a has a second result for A (the first: line 1, column 2)"));
    EXPECT_FALSE(imported("[]"));
}

TEST(JmhCsv, ReadsWhatTheArticleMeasured)
{
    const auto report = imported(reference("jmh_with_error.csv"));
    ASSERT_TRUE(report) << sentence(report.error());
    ASSERT_EQ(report->cells.size(), 6U);
    EXPECT_EQ(report->cells[0].classic->score, 639191.204);
    EXPECT_EQ(report->cells[0].classic->scoreError999, 49022.629);
    EXPECT_EQ(report->cells[0].threads, 7);
    EXPECT_EQ(report->cells[0].library, "dsljson_deser_client");
    EXPECT_EQ(metricKey(report->cells[0]), "JavaJsonJmhDeserTest");
}

TEST(JmhCsv, ReadsDecimalCommasWhereverTheyStand)
{
    const std::string heading =
        "\"Benchmark\",\"Mode\",\"Threads\",\"Samples\",\"Score\",\"Score Error (99.9%)\",\"Unit\"";
    const std::string semicolons =
        "\"Benchmark\";\"Mode\";\"Threads\";\"Samples\";\"Score\";\"Score Error (99.9%)\";\"Unit\"";
    for (const std::string &text :
         {heading + "\r\n\"A.b\",\"avgt\",1,5,\"1234,5\",\"6,25\",\"ns/op\"\r\n",
          heading + "\n\"A.b\",\"avgt\",1,5,1234,5,6,25,\"ns/op\"\n",
          semicolons + "\n\"A.b\";\"avgt\";1;5;1234,5;6,25;\"ns/op\"\n"}) {
        const auto report = imported(text);
        ASSERT_TRUE(report) << text << sentence(report.error());
        EXPECT_EQ(report->cells[0].classic->score, 1234.5) << text;
        EXPECT_EQ(report->cells[0].classic->scoreError999, 6.25) << text;
    }
}

TEST(JmhCsv, PutsPercentilesAndProfilersToTheirBenchmark)
{
    const auto report =
        imported("Benchmark,Mode,Threads,Samples,Score,Score Error (99.9%),Unit,Param: n\n"
                 "A.b,sample,1,500,2.5,0.1,us/op,7\n"
                 "A.b:b·p0.50,sample,1,500,2.25,NaN,us/op,7\n"
                 "A.b:b·p1.00,sample,1,500,9,NaN,us/op,7\n"
                 "A.b:·gc.count,sample,1,5,12,NaN,counts,7\n");
    ASSERT_TRUE(report) << sentence(report.error());
    ASSERT_EQ(report->cells.size(), 1U);
    EXPECT_EQ(report->cells[0].percentiles,
              (std::map<std::string, double>{{"50.0", 2250}, {"100.0", 9000}}));
    EXPECT_EQ(report->cells[0].foreign->secondary.at("gc.count").score, 12);
    EXPECT_EQ(metricKey(report->cells[0]), "A:n=7");
}

TEST(JmhCsv, NamesThePlaceOfAWrongCell)
{
    const auto report = imported("\"Benchmark\",\"Mode\",\"Threads\",\"Samples\",\"Score\",\"Score "
                                 "Error (99.9%)\",\"Unit\"\n"
                                 "\"A.b\",\"thrpt\",1,5,fast,1,\"ops/s\"\n");
    ASSERT_FALSE(report);
    EXPECT_THAT(report.error().detail, HasSubstr("line 2, column 19: \"fast\" is no number"));
}

TEST(JmhText, ReadsTheTableOutOfALog)
{
    const auto report = imported(
        "# Run complete. Total time: 00:01:40\n\n"
        "Benchmark                     (size)    Mode  Cnt       Score       Error   Units\n"
        "Test.fastjson                     10   thrpt    5  640448.091 ± 11550.536   ops/s\n"
        "Test.gson                         10   thrpt       417.000                  ops/s\n"
        "Test.tiny                        N/A   thrpt    3     ≈ 10⁻⁴               ops/ns\n"
        "Test.fastjson:·gc.alloc.rate      10   thrpt    5     123,45 ±     1,5   MB/sec\n"
        "\nBenchmark result is saved to x.json\n");
    ASSERT_TRUE(report) << sentence(report.error());
    ASSERT_EQ(report->cells.size(), 3U);
    EXPECT_EQ(report->cells[0].classic->score, 640448.091);
    EXPECT_EQ(report->cells[0].classic->scoreError999, 11550.536);
    EXPECT_EQ(report->cells[0].classic->samples, 5);
    EXPECT_EQ(report->cells[0].foreign->params.at("size"), "10");
    EXPECT_EQ(report->cells[0].foreign->secondary.at("gc.alloc.rate").score, 123.45);
    EXPECT_EQ(report->cells[1].classic->score, 417);
    EXPECT_EQ(report->cells[1].classic->samples, 0);
    EXPECT_NEAR(*report->cells[2].nsPerOp, 1e4, 1e-6);
    EXPECT_FALSE(report->cells[2].notes.empty());
}

TEST(JmhText, NamesThePlaceOfARowItCannotRead)
{
    const auto report = imported("Benchmark  Mode  Cnt  Score  Error  Units\nA.b  thrpt  5  1.0 ± "
                                 "0.1  ops/s\nA.c  5  1.0  ops/s\n");
    ASSERT_FALSE(report);
    EXPECT_THAT(report.error().detail, HasSubstr("line 3, column 1"));
}

TEST(JmhText, RefusesALineThatWasCutAnywhere)
{
    const std::string heading = "Benchmark  (size)  Mode  Cnt  Score  Error  Units\n";
    const std::string row = "Json.read     10  thrpt    5  1.25 ± 0.50  ops/s";
    ASSERT_TRUE(imported(heading + row).has_value());
    for (std::size_t end = row.find("ops/s"); end > 1; --end)
        EXPECT_FALSE(imported(heading + row.substr(0, end)).has_value()) << row.substr(0, end);
}

TEST(Gbench, ReadsRepetitionsAndLeavesTheRestOut)
{
    const auto report =
        imported(R"({"context":{"date":"2024-01-01T00:00:00+00:00","host_name":"h","num_cpus":4,
        "library_build_type":"debug","caches":[{"type":"Data","level":1,"size":32768}]},
      "benchmarks":[
       {"name":"parse/rapidjson","run_name":"parse/rapidjson","run_type":"iteration","repetitions":2,"repetition_index":0,
        "threads":1,"iterations":10,"real_time":1.5,"cpu_time":1.4,"time_unit":"us"},
       {"name":"parse/rapidjson","run_name":"parse/rapidjson","run_type":"iteration","repetitions":2,"repetition_index":1,
        "threads":1,"iterations":10,"real_time":2.5,"cpu_time":2.4,"time_unit":"us"},
       {"name":"parse/rapidjson_mean","run_name":"parse/rapidjson","run_type":"aggregate","aggregate_name":"mean",
        "real_time":2.0,"cpu_time":1.9,"time_unit":"us"},
       {"name":"parse/rapidjson_BigO","run_name":"parse/rapidjson","run_type":"aggregate","aggregate_name":"BigO",
        "cpu_coefficient":NaN,"real_coefficient":-Infinity,"big_o":"N","time_unit":"us"},
       {"name":"parse/nlohmann","run_name":"parse/nlohmann","run_type":"iteration","threads":1,
        "error_occurred":true,"error_message":"it \"NaN\" failed","iterations":0,"real_time":0,"cpu_time":0,"time_unit":"ns"},
       {"name":"parse/boost","run_name":"parse/boost","run_type":"iteration","threads":1,"skipped":true,
        "skip_message":"no","iterations":0}]})");
    ASSERT_TRUE(report) << sentence(report.error());
    ASSERT_EQ(report->cells.size(), 3U);
    EXPECT_EQ(report->cells[0].library, "rapidjson");
    EXPECT_EQ(metricKey(report->cells[0]), "parse");
    EXPECT_DOUBLE_EQ(*report->cells[0].nsPerOp, 2000);
    EXPECT_EQ(report->cells[0].forks[0].samples[1].n, 10U);
    EXPECT_DOUBLE_EQ(report->cells[0].forks[0].samples[1].cpuNs, 24'000);
    EXPECT_THAT(report->cells[0].notes, ElementsAre("all repetitions came from one process"));
    EXPECT_EQ(report->cells[1].status, CellStatus::Rejected);
    EXPECT_EQ(report->cells[1].reason, "it \"NaN\" failed");
    EXPECT_EQ(report->cells[2].status, CellStatus::Skipped);
    EXPECT_EQ(report->cells[2].reason, "no");
    EXPECT_EQ(report->log[0].message, "2 aggregate rows were left out");
    EXPECT_EQ(report->banners.size(), 1U);
}

TEST(Gbench, NamesThePlaceOfAWrongRow)
{
    const auto report =
        imported("{\"context\": {},\n \"benchmarks\": [{\"name\": \"a/b\", \"real_time\": true}]}");
    ASSERT_FALSE(report);
    EXPECT_THAT(report.error().detail, HasSubstr("line 2, column 46: real_time is no number"));
}

TEST(PlainCsv, ReadsTheArticlesScores)
{
    const auto report = imported(reference("six_metrics.csv"));
    ASSERT_TRUE(report) << sentence(report.error());
    EXPECT_EQ(report->cells.size(), 30U);
    EXPECT_EQ(report->cells[0].classic->unit, "ops/s");
    EXPECT_EQ(metricKey(report->cells[0]), "SS");
    EXPECT_EQ(report->cells[0].classic->score, 13653527.046);
}

TEST(PlainCsv, TakesCommasForDecimalsOnlyWhereTheyCannotBeThousands)
{
    const auto german = imported("metric;library;score\r\nparse;a;1,5\r\n");
    ASSERT_TRUE(german);
    EXPECT_EQ(german->cells[0].classic->score, 1.5);
    const auto unclear = imported("metric,library,score\nparse,a,\"1,500\"\n");
    ASSERT_FALSE(unclear);
    EXPECT_THAT(unclear.error().detail, HasSubstr("line 2, column 9"));
}

TEST(PlainCsv, RefusesScoresThatAreNone)
{
    for (const char *score : {"0", "-1", "nan", "inf", "", "1e999"})
        EXPECT_FALSE(imported(std::string("metric,library,score\nparse,a,") + score + "\n"))
            << score;
    EXPECT_FALSE(imported("metric,library,score\nparse,a\n"));
    EXPECT_FALSE(imported("metric,library,score\nparse,a,1\nparse,a,2\n"));
    EXPECT_FALSE(imported("metric,library,score\n\"parse,a,1\n"));
    EXPECT_FALSE(imported("metric,library,score\n"));
}

TEST(Import, ATableOfEmptyQuotesIsEmpty)
{
    for (const Format *format : formats()) {
        if (!format->read)
            continue;
        for (const std::string_view text : {"\"\"", "\r\n\n", "\"\"\n\"\""})
            EXPECT_FALSE(format->read(text, ReadOptions{"in", {}}).has_value()) << format->id;
    }
}

TEST(Import, SaysWhenAFileIsNone)
{
    EXPECT_EQ(imported("hello\n").error().code, ErrorCode::BadFormat);
    EXPECT_EQ(imported("\xEF\xBB\xBF \n").error().code, ErrorCode::EmptyInput);
    EXPECT_EQ(imported("{\"a\": 1}").error().code, ErrorCode::BadFormat);
    EXPECT_EQ(readReportFile("/nowhere/x.json").error().code, ErrorCode::CannotRead);
    EXPECT_EQ(readReportFile("/dev/null").error().code, ErrorCode::NotRegularFile);
    EXPECT_EQ(readReportFile(JINBANG_TEST_DATA).error().code, ErrorCode::NotRegularFile);
}

TEST(Importers, SayWhichFileAndFormatItWas)
{
    const auto ofFile = [](const std::string &text) {
        auto report = readReport(text, ReadOptions{"/home/a b/书 信.csv", {}});
        EXPECT_TRUE(report) << sentence(report.error());
        return report ? *std::move(report) : Report{};
    };
    const Report scores = ofFile("metric,library,score\nparse,a,1\n");
    ASSERT_TRUE(scores.importedFrom);
    EXPECT_EQ(scores.importedFrom->file, "书 信.csv");
    EXPECT_EQ(scores.importedFrom->format, "scores.csv");
    EXPECT_EQ(scores.title, "书 信.csv");
    EXPECT_EQ(titleOfFormat("scores.csv"), "CSV of scores");
    EXPECT_EQ(titleOfFormat("of tomorrow"), "of tomorrow");
    EXPECT_EQ(ofFile("[" + jmhResult("A.a", "1") + "]").importedFrom->format, "jmh.json");
}

TEST(Importers, ReadATableInAnyEncoding)
{
    // 指标,库,得分 / 解析,甲,1.5 in GBK, long enough to be told by its bytes
    std::string text = "\xD6\xB8\xB1\xEA,\xBF\xE2,\xB5\xC3\xB7\xD6\r\n";
    for (int i = 0; i < 20; ++i)
        text += "\xBD\xE2\xCE\xF6" + std::to_string(i) + ",\xBC\xD7,1.5\r\n";
    const auto report = imported(text);
    ASSERT_TRUE(report) << sentence(report.error());
    EXPECT_EQ(report->cells[0].library, "甲");
}

// A minified report is one line; asked whether it is the headings of a table, the answer took time
// that grew with the square of its cells.
TEST(Importers, AMillionHeadingsAreLookedAtOnce)
{
    std::vector<std::string> headings(1'000'000, "123.5");
    EXPECT_FALSE(rolesByHeading(headings));
    headings[10] = "library";
    headings[500'000] = "Benchmark";
    headings[700'000] = "metric";
    headings[999'999] = "score";
    const auto roles = rolesByHeading(headings);
    ASSERT_TRUE(roles);
    EXPECT_EQ((*roles)[700'000], ColumnRole::Metric) << "the better heading, not the first one";
    EXPECT_EQ((*roles)[500'000], ColumnRole::Ignored);
    EXPECT_EQ((*roles)[10], ColumnRole::Library);
    EXPECT_EQ((*roles)[999'999], ColumnRole::Score);
}

TEST(Importers, ReadUtf16WithAndWithoutAMark)
{
    const auto wide = [](const std::string &ascii, bool bigEndian, bool marked) {
        std::string bytes = !marked ? "" : bigEndian ? "\xFE\xFF" : "\xFF\xFE";
        for (const char byte : ascii) {
            bytes += bigEndian ? '\0' : byte;
            bytes += bigEndian ? byte : '\0';
        }
        return bytes;
    };
    const std::string jmh = "[" + jmhResult("org.Bench.ser.gson", "2.0") + "]";
    const std::string table = "metric,library,score\na,x,1\n";
    for (const bool bigEndian : {false, true}) {
        for (const bool marked : {false, true}) {
            const auto fromJmh = imported(wide(jmh, bigEndian, marked));
            ASSERT_TRUE(fromJmh) << sentence(fromJmh.error());
            EXPECT_EQ(fromJmh->cells[0].library, "gson");
            EXPECT_EQ(fromJmh->importedFrom->format, "jmh.json");
            const std::string bytes = wide(table, bigEndian, marked);
            const auto fromTable = imported(bytes);
            ASSERT_TRUE(fromTable) << sentence(fromTable.error());
            EXPECT_EQ(fromTable->cells[0].library, "x");
            const CsvChoice choice = guessCsv(bytes, {"utf-16", {}, {}, {}});
            const auto asTold = importCsv(bytes, choice, ReadOptions{"in", {}});
            ASSERT_TRUE(asTold) << sentence(asTold.error());
            EXPECT_EQ(asTold->cells[0].library, "x");
        }
    }
    const auto wrong = imported(wide("[" + jmhResult("A.a", "\"fast\"") + "]", false, true));
    EXPECT_THAT(wrong.error().detail, HasSubstr("line 1, column"));
}

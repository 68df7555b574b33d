// SPDX-License-Identifier: GPL-3.0-or-later
// Into a format and back: what the format can hold comes back, to 1e-12.
#include "core/archive/formats.h"
#include "tests/core/archive/samplereport.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <cmath>

using namespace jinbang::core;
using namespace jinbang::core::archive;
using Json = nlohmann::ordered_json;

namespace {

const Format &format(const std::string &id)
{
    for (const Format *candidate : formats()) {
        if (candidate->id == id)
            return *candidate;
    }
    throw std::invalid_argument(id);
}

std::string exported(const std::string &id, const Report &report)
{
    return written(format(id).write, report);
}

Report imported(const std::string &text)
{
    auto report = readReport(text, ReadOptions{"in", {}});
    EXPECT_TRUE(report) << sentence(report.error());
    return report ? *std::move(report) : Report{};
}

ReportFork forkOf(int block, std::initializer_list<double> nsPerOp)
{
    ReportFork fork;
    fork.block = block;
    fork.n = 1000;
    for (const double ns : nsPerOp)
        fork.samples.push_back({1000, ns * 1000, ns * 990, {}});
    fork.samples.push_back({1000, 1e9, 1e9, "canary"});
    fork.nsPerOp = *nsPerOp.begin();
    return fork;
}

Report measured()
{
    Report report;
    report.runId = "r";
    for (const char *id : {"simdjson", "boostjson"}) {
        for (const Operation operation : {Operation::Serialize, Operation::Deserialize}) {
            Cell cell = plainCell(id, operation, "small", 123.456789);
            cell.forks = {forkOf(0, {123.4, 125.5, 1.0 / 3}), forkOf(1, {122.2, 127.7, 130.1})};
            cell.bytesPerOp = 48.5;
            report.cells.push_back(cell);
        }
    }
    Cell dom = plainCell("simdjson", Operation::Parse, "书 信.json", 55.5);
    dom.variant = "dom";
    dom.label = "simdjson dom";
    dom.library = "simdjson";
    dom.mode = Mode::AverageTime;
    dom.reuse = false;
    dom.keys = KeyOrder::Shuffled;
    dom.allocator = "mimalloc";
    dom.threads = 2;
    dom.classic = Classic{55.25, 0.125, 6, "ns/op", {}};
    report.cells.push_back(dom);
    return report;
}

void expectNear(double a, double b)
{
    EXPECT_LE(std::fabs(a - b), 1e-12 * std::max(std::fabs(a), std::fabs(b))) << a << " " << b;
}

void expectSameNames(const Cell &a, const Cell &b)
{
    EXPECT_EQ(metricKey(a), metricKey(b));
    EXPECT_EQ(a.contender, b.contender);
    EXPECT_EQ(a.variant, b.variant);
    EXPECT_EQ(a.label, b.label);
    EXPECT_EQ(a.version, b.version);
    EXPECT_EQ(a.operation, b.operation);
    EXPECT_EQ(a.fixture, b.fixture);
    EXPECT_EQ(a.mode, b.mode);
    EXPECT_EQ(a.status, b.status);
}

/// Numbers within 1e-12, everything else equal.
void expectSameJson(const Json &a, const Json &b, const std::string &where)
{
    ASSERT_EQ(a.is_number(), b.is_number()) << where;
    if (a.is_number())
        return expectNear(a.get<double>(), b.get<double>());
    if (!a.is_structured()) {
        EXPECT_EQ(a, b) << where;
        return;
    }
    ASSERT_EQ(a.size(), b.size()) << where;
    for (const auto &member : a.items()) {
        ASSERT_TRUE(!a.is_object() || b.contains(member.key())) << where << "/" << member.key();
        const Json &other = a.is_object() ? b[member.key()] : b[std::stoul(member.key())];
        expectSameJson(member.value(), other, where + "/" + member.key());
    }
}

} // namespace

TEST(RoundTrip, JmhJsonHasEveryFieldAndComesBack)
{
    const Report before = measured();
    const std::string text = exported("jmh.json", before);
    const Json tree = Json::parse(text);
    for (const char *name :
         {"jmhVersion", "benchmark", "mode", "threads", "forks", "jvm", "jvmArgs", "jdkVersion",
          "vmName", "vmVersion", "warmupIterations", "warmupTime", "warmupBatchSize",
          "measurementIterations", "measurementTime", "measurementBatchSize", "params",
          "primaryMetric", "secondaryMetrics"})
        EXPECT_TRUE(tree[0].contains(name)) << name;
    const Json &metric = tree[0]["primaryMetric"];
    for (const char *name :
         {"score", "scoreError", "scoreConfidence", "scorePercentiles", "scoreUnit", "rawData"})
        EXPECT_TRUE(metric.contains(name)) << name;
    for (const char *rank :
         {"0.0", "50.0", "90.0", "95.0", "99.0", "99.9", "99.99", "99.999", "99.9999", "100.0"})
        EXPECT_TRUE(metric["scorePercentiles"].contains(rank)) << rank;
    EXPECT_EQ(tree[0]["benchmark"], "jinbang.serialize.simdjson_default");
    EXPECT_EQ(metric["rawData"].size(), 2U);
    EXPECT_EQ(metric["rawData"][0].size(), 3U) << "a rejected sample does not count";
    expectNear(metric["rawData"][0][0].get<double>(), 1e9 / 123.4);

    const Report after = imported(text);
    ASSERT_EQ(after.cells.size(), before.cells.size());
    for (std::size_t i = 0; i < after.cells.size(); ++i)
        expectSameNames(after.cells[i], before.cells[i]);
    expectSameJson(Json::parse(exported("jmh.json", after))[0]["primaryMetric"], metric,
                   "primaryMetric");
    expectSameJson(Json::parse(exported("jmh.json", after))[4], tree[4], "4");
}

// JMH Visualizer takes a class from before the last dot, then splits "method key=value key=value"
// at blanks and '='.
TEST(RoundTrip, JmhJsonHasNoBlankWhereJmhVisualizerSplits)
{
    Report report;
    Cell cell = plainCell("rapidjson", Operation::Parse, "my = file 1.json", 100);
    cell.label = "rapidjson #2";
    report.cells = {cell};
    const Json result = Json::parse(exported("jmh.json", report))[0];
    const std::string name = result["benchmark"];
    EXPECT_EQ(name.find(' '), name.npos);
    for (const auto &param : result["params"].items()) {
        const std::string text = param.value();
        EXPECT_EQ(text.find_first_of(" ="), text.npos) << text;
    }
    EXPECT_FALSE(result["primaryMetric"]["rawData"].empty());
    const Report after = imported(exported("jmh.json", report));
    EXPECT_EQ(after.cells[0].fixture, "my = file 1.json");
    EXPECT_EQ(after.cells[0].label, "rapidjson #2");
}

TEST(RoundTrip, JmhJsonKeepsTheHistogramOfModeSample)
{
    Report report;
    Cell cell = plainCell("gson", Operation::Parse, "x", 1000);
    cell.mode = Mode::SampleTime;
    cell.percentiles = {{"50.0", 900}, {"100.0", 5000}};
    ReportFork fork = forkOf(0, {1000});
    fork.histogram = {{900, 10}, {5000, 1}};
    cell.forks = {fork};
    report.cells = {cell};
    const Json metric = Json::parse(exported("jmh.json", report))[0]["primaryMetric"];
    EXPECT_EQ(metric["rawDataHistogram"], Json::parse("[[[[900,10],[5000,1]]]]"));
    EXPECT_FALSE(metric.contains("rawData"));
    expectNear(metric["score"].get<double>(), (900.0 * 10 + 5000) / 11);
    expectNear(metric["scorePercentiles"]["50.0"].get<double>(), 900);
    expectNear(metric["scorePercentiles"]["90.0"].get<double>(), 900 + 0.8 * (5000 - 900));
    expectNear(metric["scorePercentiles"]["100.0"].get<double>(), 5000);
    const Report after = imported(exported("jmh.json", report));
    EXPECT_EQ(after.cells[0].forks[0].histogram, fork.histogram);
    EXPECT_EQ(after.cells[0].percentiles.at("100.0"), 5000);
}

TEST(RoundTrip, JmhCsvComesBack)
{
    const Report before = measured();
    const Report after = imported(exported("jmh.csv", before));
    ASSERT_EQ(after.cells.size(), before.cells.size());
    for (std::size_t i = 0; i < after.cells.size(); ++i)
        EXPECT_EQ(metricKey(after.cells[i]), metricKey(before.cells[i]));
    EXPECT_EQ(exported("jmh.csv", after), exported("jmh.csv", before));
}

TEST(RoundTrip, GoogleBenchmarkComesBack)
{
    Report before = measured();
    before.cells[1].status = CellStatus::Crashed;
    before.cells[1].reason = "SIGSEGV";
    before.cells[1].forks.clear();
    before.cells[1].nsPerOp.reset();
    const std::string text = exported("gbench.json", before);
    const Json tree = Json::parse(text);
    for (const char *name : {"date", "host_name", "executable", "num_cpus", "mhz_per_cpu", "caches",
                             "load_avg", "library_build_type"})
        EXPECT_TRUE(tree["context"].contains(name)) << name;
    EXPECT_EQ(tree["benchmarks"][0]["name"], "serialize/small/simdjson");
    EXPECT_EQ(tree["benchmarks"][0]["iterations"], 3000);
    const Report after = imported(text);
    ASSERT_EQ(after.cells.size(), before.cells.size());
    for (std::size_t i = 0; i < after.cells.size(); ++i)
        expectSameNames(after.cells[i], before.cells[i]);
    EXPECT_EQ(after.cells[1].reason, "SIGSEGV");
    expectNear(*after.cells[0].nsPerOp, (123.4 + 122.2) / 2);
    const Json again = Json::parse(exported("gbench.json", after));
    ASSERT_EQ(again["benchmarks"].size(), tree["benchmarks"].size());
    for (std::size_t row = 0; row < tree["benchmarks"].size(); ++row) {
        for (const char *name :
             {"name", "repetitions", "repetition_index", "real_time", "cpu_time"})
            expectSameJson(again["benchmarks"][row][name], tree["benchmarks"][row][name], name);
    }
}

TEST(RoundTrip, GoogleBenchmarksOwnFileComesBack)
{
    const std::string text =
        R"({"context":{"date":"2026-01-01T00:00:00+00:00","host_name":"h","num_cpus":8,
          "caches":[{"type":"Data","level":1,"size":32768},{"type":"Instruction","level":1,"size":65536},
          {"type":"Unified","level":3,"size":33554432}],"library_build_type":"debug"},
        "benchmarks":[
        {"name":"p/a","run_name":"p/a","run_type":"iteration","repetitions":2,"repetition_index":0,
         "threads":1,"iterations":1003,"real_time":100.125,"cpu_time":99.7,"time_unit":"ns",
         "bytes_per_second":4e8},
        {"name":"p/a","run_name":"p/a","run_type":"iteration","repetitions":2,"repetition_index":1,
         "threads":1,"iterations":1007,"real_time":110.3,"cpu_time":98.1,"time_unit":"ns"},
        {"name":"p/b","run_name":"p/b","run_type":"iteration","threads":1,"error_occurred":true,
         "error_message":"boom","iterations":0,"real_time":0,"cpu_time":0,"time_unit":"ns"},
        {"name":"p/c","run_name":"p/c","run_type":"iteration","threads":1,"skipped":true,
         "skip_message":"later","iterations":0,"real_time":0,"cpu_time":0,"time_unit":"ns"}]})";
    const Json before = Json::parse(text);
    const Json after = Json::parse(exported("gbench.json", imported(text)));
    EXPECT_EQ(after["context"]["library_build_type"], "debug");
    EXPECT_EQ(after["context"]["caches"], before["context"]["caches"]);
    expectNear(after["benchmarks"][0]["bytes_per_second"].get<double>(), 4e8);
    expectNear(after["benchmarks"][1]["bytes_per_second"].get<double>(), 4e8 * 100.125 / 110.3);
    ASSERT_EQ(after["benchmarks"].size(), 4U);
    for (std::size_t row = 0; row < 4; ++row) {
        for (const auto &member : before["benchmarks"][row].items())
            EXPECT_EQ(after["benchmarks"][row][member.key()], member.value())
                << row << member.key();
        EXPECT_FALSE(after["benchmarks"][row].contains("jinbang_benchmark"));
    }
}

TEST(RoundTrip, ParametersAndModesStayApartInGoogleBenchmarksFile)
{
    const auto result = [](const char *mode, const char *size, const char *score) {
        return std::string(R"({"benchmark":"org.B.gson","mode":")") + mode
               + R"(","threads":1,"params":{"size":")" + size + R"("},"primaryMetric":{"score":)"
               + score + R"(,"scoreError":"NaN","scoreUnit":"ns/op","rawData":[[)" + score + "]]}}";
    };
    const Report before = imported("[" + result("avgt", "10", "5") + "," + result("avgt", "20", "9")
                                   + "," + result("ss", "20", "11") + "]");
    const std::string text = exported("gbench.json", before);
    const Json rows = Json::parse(text)["benchmarks"];
    EXPECT_EQ(rows[0]["name"], "org.B.gson/size:10");
    EXPECT_EQ(rows[1]["name"], "org.B.gson/size:20");
    EXPECT_EQ(rows[2]["name"], "org.B.gson/size:20/mode:ss");
    const Report after = imported(text);
    ASSERT_EQ(after.cells.size(), 3U);
    for (std::size_t i = 0; i < 3; ++i) {
        expectSameNames(after.cells[i], before.cells[i]);
        EXPECT_EQ(after.cells[i].library, "gson");
        EXPECT_EQ(after.cells[i].foreign->params, before.cells[i].foreign->params);
        expectNear(*after.cells[i].nsPerOp, *before.cells[i].nsPerOp);
    }
}

TEST(RoundTrip, AForkKeptWithDisturbedSamplesHasItsIterations)
{
    Report report;
    Cell cell = plainCell("a", Operation::Parse, "x", 100);
    ReportFork fork = forkOf(0, {100});
    for (ReportSample &sample : fork.samples)
        sample.flag = "canary";
    cell.forks = {fork};
    report.cells = {cell, plainCell("b", Operation::Parse, "x", 50)};
    const Json rows = Json::parse(exported("gbench.json", report))["benchmarks"];
    EXPECT_EQ(rows[0]["iterations"], 2000);
    EXPECT_FALSE(rows[1].contains("iterations")) << "nobody knows";
}

TEST(RoundTrip, AFormatThatCannotHoldTheResultsRefuses)
{
    const std::string file = testing::TempDir() + "jinbang-refused.gbench.json";
    const Report bare = imported("metric,library,score\nparse,a,200\n");
    const auto points = writeReportFile(bare, file);
    ASSERT_FALSE(points);
    EXPECT_EQ(points.error().code, ErrorCode::Unsupported);
    EXPECT_THAT(points.error().detail, testing::HasSubstr("the score of a in parse is none"));
    Report http;
    http.http.emplace_back();
    for (const char *name : {"jmh.json", "jmh.csv", "gbench.json"})
        EXPECT_THAT(format(name).whyNot(http), testing::HasSubstr("loads over HTTP")) << name;
    EXPECT_EQ(format("jmh.json").whyNot(bare), "");
    EXPECT_EQ(format("gbench.json").whyNot(measured()), "");
}

TEST(RoundTrip, JmhExportsOfATableInventNothing)
{
    Report report = imported("metric,library,score,unit\nparse,a,200,ops/s\n");
    report.cells[0].blocks = 11; // of the run that the table came from
    const Json result = Json::parse(exported("jmh.json", report))[0];
    EXPECT_EQ(result["forks"], result["primaryMetric"]["rawData"].size());
    for (const char *name : {"warmupIterations", "warmupTime", "measurementIterations",
                             "measurementTime", "measurementBatchSize"})
        EXPECT_FALSE(result.contains(name)) << name;
    const Json again = Json::parse(exported("jmh.json", imported(exported("jmh.json", report))))[0];
    EXPECT_FALSE(again.contains("warmupTime"));
    EXPECT_THAT(exported("jmh.csv", report),
                testing::HasSubstr("\n\"parse.a\",\"thrpt\",1,1,200,NaN,\"ops/s\""));
}

TEST(RoundTrip, CsvSummaryComesBackInEveryFlavour)
{
    Report before = measured();
    before.cells[0].status = CellStatus::Wrong;
    before.cells[0].reason = "expected \"a\", got \"b\";\nnext line";
    before.cells[0].label = "=cmd|'/c calc'!A0";
    before.cells[1].change = -44.7;
    before.cells[2].peakRssBytes = 9007199254740993;
    for (const char *id : {"csv", "excel.csv", "semicolon.csv"}) {
        const Report after = imported(exported(id, before));
        ASSERT_EQ(after.cells.size(), before.cells.size()) << id;
        for (std::size_t i = 0; i < after.cells.size(); ++i) {
            Cell expected = before.cells[i];
            expected.forks.clear();
            EXPECT_EQ(after.cells[i], expected) << id << i;
        }
    }
}

TEST(RoundTrip, CsvLongFormComesBack)
{
    Report before = measured();
    before.cells[0].label = "=cmd|'/c calc'!A0";
    before.cells[1].status = CellStatus::Wrong; // measured, and found out afterwards
    before.cells[1].ranked = false;
    before.cells[2].forks[1].valid = false;
    before.cells[2].forks.push_back(forkOf(1, {1e-3, 2.0 / 3, 1e300})); // the block again
    before.cells.pop_back();                                            // has no sample
    ReportContender twin;
    twin.label = before.cells[3].label;
    twin.twin = true;
    before.contenders = {twin};
    const Report after = imported(exported("long.csv", before));
    ASSERT_EQ(after.cells.size(), before.cells.size());
    for (std::size_t i = 0; i < after.cells.size(); ++i) {
        const Cell &a = after.cells[i], &b = before.cells[i];
        expectSameNames(a, b);
        EXPECT_EQ(a.ranked, b.ranked);
        ASSERT_EQ(a.forks.size(), b.forks.size());
        for (std::size_t fork = 0; fork < a.forks.size(); ++fork)
            EXPECT_EQ(a.forks[fork], b.forks[fork]) << i << ' ' << fork;
    }
    EXPECT_FALSE(after.cells[1].nsPerOp);
    EXPECT_EQ(exported("long.csv", after), exported("long.csv", before));
}

TEST(RoundTrip, CsvLongFormOfAnotherHarnessComesBack)
{
    const Report before = imported(
        R"([{"benchmark":"B.gson","mode":"thrpt","threads":2,"params":{"n":"1"},
             "primaryMetric":{"score":2.5,"scoreError":1,"scoreUnit":"ops/s","rawData":[[2,3],[2.25,2.75]]}}])");
    const Report after = imported(exported("long.csv", before));
    ASSERT_EQ(after.cells.size(), 1U);
    EXPECT_EQ(metricKey(after.cells[0]), metricKey(before.cells[0]));
    EXPECT_EQ(after.cells[0].foreign->benchmark, "B.gson");
    expectNear(*after.cells[0].nsPerOp, *before.cells[0].nsPerOp);
    expectNear(after.cells[0].classic->score, 2.5);
}

TEST(RoundTrip, CsvLongFormIsRefusedWithThePlaceWhereItWasDamaged)
{
    Report report = measured();
    report.cells.resize(1);
    const std::string text = exported("long.csv", report);
    const auto replaced = [&](const char *what, const char *with) {
        std::string changed = text;
        const auto at = changed.find(what);
        EXPECT_NE(at, changed.npos) << what;
        return readReport(changed.replace(at, std::string_view(what).size(), with),
                          ReadOptions{"in", {}});
    };
    EXPECT_THAT(replaced(",123400,", ",fast,").error().detail,
                testing::ContainsRegex("line 2, column [0-9]+: \"fast\" is not what wallNs holds"));
    EXPECT_THAT(
        replaced(",0,1000,123400,", ",7,1000,123400,").error().detail,
        testing::HasSubstr("line 2, column 1: the samples of a block are not in their order"));
    EXPECT_THAT(replaced(",0,1000,123400,", ",0,0,123400,").error().detail,
                testing::HasSubstr("line 2, column 1: a sample of no operation"));
    EXPECT_FALSE(readReport(text.substr(0, text.find('\n') + 1), ReadOptions{"in", {}}));
    EXPECT_FALSE(readReport(text.substr(0, text.size() - 9), ReadOptions{"in", {}}));
}

TEST(RoundTrip, ForeignScoresGoThroughOurReport)
{
    const std::string text =
        "Benchmark,Mode,Threads,Samples,Score,Score Error (99.9%),Unit,Param: n\n"
        "A.b,thrpt,2,5,2.5,0.1,ops/us,7\nA.c,thrpt,2,5,1.25,NaN,ops/us,7\n";
    const Report before = imported(text);
    const Report after = imported(exported("json", before));
    EXPECT_EQ(after, before);
    EXPECT_EQ(exported("jmh.csv", after), exported("jmh.csv", before));
    EXPECT_EQ(imported(exported("csv", before)).cells[0].classic, before.cells[0].classic);
}

TEST(Csv, NeutralisesFormulasButNoNumbers)
{
    Report report = measured();
    report.cells[0].label = "+cmd";
    report.cells[0].reason = "\tx";
    report.cells[0].change = -5.5;
    const std::string text = exported("csv", report);
    EXPECT_THAT(text, testing::HasSubstr(",'+cmd,"));
    EXPECT_THAT(text, testing::HasSubstr("\"'\tx\""));
    EXPECT_THAT(text, testing::HasSubstr(",-5.5,"));
}

TEST(Csv, FlavoursDifferInMarkEndSeparatorAndDecimal)
{
    const Report report = measured();
    const std::string plain = exported("csv", report), excel = exported("excel.csv", report),
                      semicolon = exported("semicolon.csv", report);
    EXPECT_TRUE(plain.starts_with("operation,fixture,"));
    EXPECT_EQ(plain.find('\r'), std::string::npos);
    EXPECT_TRUE(excel.starts_with("\xEF\xBB\xBFoperation,fixture,"));
    EXPECT_THAT(excel, testing::HasSubstr("\r\n"));
    EXPECT_TRUE(semicolon.starts_with("\xEF\xBB\xBFoperation;fixture;"));
    EXPECT_THAT(semicolon, testing::HasSubstr(";123,456789;"));
}

// A text made as a whole before it is written would come in one piece.
TEST(Export, GivesALargeReportInSmallPieces)
{
    constexpr std::size_t kLargestPiece = 80 << 10, kLeastTotal = 120 << 10;
    Report report;
    for (int metric = 0; metric < 480; ++metric) {
        for (const char *library : {"a", "b", "c", "d", "e", "f"}) {
            Cell cell = plainCell(library, Operation::Parse, "x-" + std::to_string(metric), 100);
            for (int block = 0; block < 8; ++block) {
                ReportFork fork;
                fork.block = block;
                fork.n = 1000;
                fork.nsPerOp = 100;
                fork.samples.assign(5, ReportSample{1000, 100'000, 99'000, {}});
                cell.forks.push_back(std::move(fork));
            }
            report.cells.push_back(std::move(cell));
        }
    }
    for (const Format *format : formats()) {
        if (!format->write)
            continue;
        std::size_t largest = 0, total = 0;
        {
            Output output([&](std::string_view piece) {
                largest = std::max(largest, piece.size());
                total += piece.size();
            });
            format->write(report, output);
        }
        EXPECT_LE(largest, kLargestPiece) << format->id;
        EXPECT_GE(total, kLeastTotal) << format->id;
    }
}

TEST(Formats, AreChosenByTheLongestSuffix)
{
    EXPECT_EQ((*formatToWrite("a/x.json"))->id, "json");
    EXPECT_EQ((*formatToWrite("x.JMH.JSON"))->id, "jmh.json");
    EXPECT_EQ((*formatToWrite("x.gbench.json"))->id, "gbench.json");
    EXPECT_EQ((*formatToWrite("x.jinbang.json"))->id, "json");
    EXPECT_EQ((*formatToWrite("x.excel.csv"))->id, "excel.csv");
    EXPECT_EQ((*formatToWrite("书 信.html"))->id, "html");
    EXPECT_EQ(formatToWrite("x.xlsx").error().code, ErrorCode::UnknownSuffix);
    EXPECT_EQ(formatToWrite("json").error().code, ErrorCode::UnknownSuffix);
}

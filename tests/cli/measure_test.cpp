// SPDX-License-Identifier: GPL-3.0-or-later
// The program with real contenders: a short run, conformance, facts.
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <sys/stat.h>

using namespace jinbang::test;
using testing::HasSubstr;
using testing::Not;
using Json = nlohmann::json;

namespace fs = std::filesystem;

namespace {

class Measure : public Cli
{
protected:
    static std::vector<std::string> shortRun(std::vector<std::string> more)
    {
        std::vector<std::string> arguments{"run", "--forks",      "1", "--warmup-iterations",
                                           "0",   "--iterations", "1", "--time",
                                           "5ms"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return arguments;
    }
    static std::string broken()
    {
        return "broken='" JINBANG_SUPPORT_DIR "/jinbang-contender-broken'";
    }
};

} // namespace

TEST_F(Measure, AShortRunPrintsATableAndWritesReports)
{
    const Finished finished =
        run(shortRun({"-l", "rapidjson,nlohmann", "-w", "small", "-O", "r.json", "-O", "r.html",
                      "-O", "r.jmh.json", "--seed", "18446744073709551615"}),
            {{"LC_ALL", "C"}});
    EXPECT_EQ(finished.status, 0) << finished.err;
    EXPECT_THAT(finished.out, HasSubstr("状元"));
    EXPECT_THAT(finished.out, HasSubstr("SS  serialize/small"));
    EXPECT_THAT(finished.out, HasSubstr("Machine: "));
    const Json report = Json::parse(read("r.json"));
    EXPECT_EQ(report["cells"].size(), 4U);
    EXPECT_EQ(report["config"]["seed"].get<std::uint64_t>(), 18446744073709551615ULL);
    for (const Json &cell : report["cells"]) {
        EXPECT_EQ(cell["status"], "ok");
        EXPECT_GT(cell["nsPerOp"].get<double>(), 0);
        EXPECT_EQ(cell["classic"]["unit"], "ops/s");
    }
    EXPECT_EQ(Json::parse(read("r.jmh.json")).size(), 4U);
    EXPECT_EQ(run({"rank", "r.json"}).status, 0);
    EXPECT_EQ(run({"compare", "r.json:rapidjson", "r.json:nlohmann"}).status, 0);
}

TEST_F(Measure, APlanFileIsRunAndOptionsGoBeforeIt)
{
    write("计划 a.jinbang",
          R"({"schema":"jinbang-plan","schemaVersion":1,"preset":"custom","title":"from the plan",
 "minBlocks":1,"maxBlocks":1,"samplesPerFork":2,"deadlineMs":null,"extraPasses":false,"twin":false,
 "entries":[{"contender":"rapidjson","variant":""},{"contender":"nlohmann","variant":""}],
 "workloads":[{"name":"small","isFile":false},{"name":"users","isFile":false,"count":2}],
 "operations":["serialize","deserialize"],
 "only":[{"operation":"serialize","workload":"users:2","contender":"nlohmann","variant":""},
         {"operation":"deserialize","workload":"small","contender":"rapidjson","variant":""}]})");
    const Finished finished =
        run({"run", "--plan", "计划 a.jinbang", "--seed", "7", "--format", "json"});
    ASSERT_EQ(finished.status, 0) << finished.err;
    const Json report = Json::parse(finished.out);
    EXPECT_EQ(report["title"], "from the plan");
    EXPECT_EQ(report["config"]["seed"], 7);
    EXPECT_EQ(report["config"]["samplesPerFork"], 2);
    int measured = 0;
    for (const Json &cell : report["cells"])
        measured += cell["status"] == "ok";
    EXPECT_EQ(measured, 2);
    EXPECT_EQ(report["cells"].size(), 4U);

    EXPECT_EQ(run({"run", "--plan", "none.jinbang"}).status, 3);
    write("bad.jinbang", "{\"schema\":\"jinbang-plan\",\"schemaVersion\":1,\n\"threads\":\"x\"}");
    const Finished bad = run({"run", "--plan", "bad.jinbang"});
    EXPECT_EQ(bad.status, 3);
    EXPECT_THAT(bad.err, HasSubstr("line 2"));
}

TEST_F(Measure, JsonGoesToStandardOutputAndNothingElse)
{
    const Finished finished =
        run(shortRun({"-l", "rapidjson", "-w", "small", "-o", "serialize", "--format", "json"}));
    EXPECT_EQ(finished.status, 0) << finished.err;
    EXPECT_EQ(Json::parse(finished.out)["schema"], "jinbang-report");
    EXPECT_THAT(finished.err, testing::IsEmpty());
}

TEST_F(Measure, AFailedCellIsOneAndTheOthersAreMeasured)
{
    const Finished finished =
        run(shortRun({"--contender", broken(), "-l", "broken.abort,rapidjson", "-w", "small", "-o",
                      "deserialize", "--format", "json"}));
    EXPECT_EQ(finished.status, 1) << finished.err;
    const Json report = Json::parse(finished.out);
    std::map<std::string, std::string> status;
    for (const Json &cell : report["cells"])
        status[cell["contender"].get<std::string>()] = cell["status"].get<std::string>();
    EXPECT_EQ(status["rapidjson"], "ok");
    EXPECT_EQ(status["broken"], "crashed");
}

TEST_F(Measure, WhatManyCellsShareIsSaidOnceAndTheTargetAsItWasJudged)
{
    write("good.json", "[1,2]");
    write("empty.json", "");
    const Finished finished = run({"run",
                                   "-l",
                                   "rapidjson,nlohmann",
                                   "-w",
                                   "good.json,empty.json",
                                   "-o",
                                   "parse,walk",
                                   "--forks",
                                   "6",
                                   "--warmup-iterations",
                                   "0",
                                   "--iterations",
                                   "1",
                                   "--time",
                                   "1ms",
                                   "-O",
                                   "r.json",
                                   "-O",
                                   "r.csv",
                                   "-O",
                                   "r.md",
                                   "-O",
                                   "r.html"});
    EXPECT_EQ(finished.status, 0) << finished.err;
    const auto first = finished.out.find("empty.json is empty");
    ASSERT_NE(first, std::string::npos) << finished.out;
    EXPECT_EQ(finished.out.find("empty.json is empty", first + 1), std::string::npos);
    EXPECT_THAT(finished.out, HasSubstr("4 cells, parse/empty.json walk/empty.json of "));
    EXPECT_THAT(finished.out, HasSubstr("± ratio Target"));
    EXPECT_THAT(finished.out, HasSubstr(" of 4 cells met the target of ±2 %."));
    const Json report = Json::parse(read("r.json"));
    for (const Json &cell : report["cells"]) {
        EXPECT_EQ(cell["targetMet"].is_boolean(), cell["status"] == "ok");
        if (cell["judgedRelHalfWidth"].is_number()) {
            EXPECT_EQ(cell["targetMet"], cell["judgedRelHalfWidth"] <= 0.02);
        }
    }
    EXPECT_THAT(read("r.csv"), HasSubstr(",judgedRelHalfWidth,targetMet,"));
    for (const char *page : {"r.md", "r.html"}) {
        EXPECT_THAT(read(page), HasSubstr("± ratio"));
        EXPECT_THAT(read(page), HasSubstr("of 4 cells met the target of ±2 %."));
    }
    EXPECT_THAT(read("r.html"), HasSubstr("的精度目标。"));
    EXPECT_THAT(run({"rank", "r.csv"}).out, HasSubstr(" of 4 cells met their target."));
}

TEST_F(Measure, AnOutputIsTriedBeforeTheRun)
{
    const Finished finished =
        run({"run", "--preset", "strict", "-l", "rapidjson", "-O", "none/x.json"});
    EXPECT_EQ(finished.status, 2);
    EXPECT_THAT(finished.err, HasSubstr("none/x.json"));
    EXPECT_FALSE(fs::exists(path(".local/share/jinbang/runs")));
    write("in.json", "[1,2,3]");
    EXPECT_EQ(run({"run", "-l", "rapidjson", "-w", "in.json", "-O", "in.json"}).status, 2);
    EXPECT_EQ(read("in.json"), "[1,2,3]");
}

TEST_F(Measure, ListTellsWhatThereIsAndWhy)
{
    fs::create_directories(path(".config/jinbang"));
    write(".config/jinbang/contenders.conf", "mine=/nowhere/program\n");
    const Finished text = run({"list"});
    EXPECT_EQ(text.status, 0) << text.err;
    EXPECT_THAT(text.out, HasSubstr("rapidjson  RapidJSON"));
    EXPECT_THAT(text.out, HasSubstr("no serialize: "));
    EXPECT_THAT(text.out, HasSubstr("mine  (registered)"));
    const Json list = Json::parse(run({"list", "--json"}).out);
    ASSERT_TRUE(list.is_array());
    const auto rapidjson =
        std::ranges::find(list, "rapidjson", [](const Json &one) { return one["id"]; });
    ASSERT_NE(rapidjson, list.end());
    EXPECT_TRUE(rapidjson->contains("variants"));
    const Finished foreign =
        run({"list", "--contender", broken(), "--contender", "gone=/no/program"});
    EXPECT_EQ(foreign.status, 0) << foreign.err;
    EXPECT_THAT(foreign.out, HasSubstr("broken  "));
    EXPECT_THAT(foreign.out, HasSubstr("this run)"));
    EXPECT_THAT(foreign.out, HasSubstr("gone  (this run)\n  cannot be used: "));
    EXPECT_EQ(run({"list", "--contender", "nonsense"}).status, 2);
    write(".config/jinbang/contenders.conf", "no equals sign\n");
    const Finished wrong = run({"list"});
    EXPECT_EQ(wrong.status, 3);
    EXPECT_THAT(wrong.err, HasSubstr("line 1"));
}

TEST_F(Measure, CheckTellsEachLibrarysConduct)
{
    fs::create_directories(path("suite"));
    write("suite/y_array.json", "[1]");
    write("suite/n_comma.json", "[1,]");
    write("suite/i_huge.json", "[1e400]");
    write("suite/plain.json", "{\"a\":\"书\"}");
    write("suite/n_\xff.json", "[\xff]");
    const Finished finished = run({"check", "suite", "-l", "simdjson,nlohmann,rapidjson"});
    EXPECT_EQ(finished.status, 0) << finished.out << finished.err;
    EXPECT_THAT(finished.out, HasSubstr("n_comma.json no     refuses  refuses  refuses"));
    EXPECT_THAT(finished.out, HasSubstr("1 file names are not UTF-8"));
    EXPECT_THAT(finished.out, HasSubstr("n_\\xff.json"));
    EXPECT_THAT(finished.out, HasSubstr("simdjson: 5 as expected, 0 not (!)"));

    write("suite/n_latin.json", "[\"\xe9\"]");
    const Finished trusting = run({"check", "suite/n_latin.json", "-l", "rapidjson.trusting"});
    EXPECT_EQ(trusting.status, 1);
    EXPECT_THAT(trusting.out, HasSubstr("accepts !"));
    EXPECT_EQ(run({"check", "nowhere"}).status, 3);
}

TEST_F(Measure, CheckGoesOnWithoutWhatCannotBeRead)
{
    const std::string name = "y_" + std::string(100, 'a') + ".json";
    fs::create_directories(path("suite/below"));
    write("suite/below/" + name, "[1]");
    fs::create_symlink("nowhere", path("suite/dangling.json"));
    ASSERT_EQ(::mkfifo(path("suite/pipe.json").c_str(), 0600), 0);
    const Finished finished =
        run({"check", "nowhere", "suite", "suite/pipe.json", "-l", "rapidjson"});
    EXPECT_EQ(finished.status, 1);
    EXPECT_THAT(finished.err, HasSubstr("Cannot read nowhere (no such file)"));
    EXPECT_THAT(finished.err, HasSubstr("suite/pipe.json is not a regular file"));
    EXPECT_THAT(finished.out, HasSubstr(name)) << "what no terminal shows is not cut";
    EXPECT_THAT(finished.out, HasSubstr("rapidjson: 1 as expected, 0 not (!)"));
    EXPECT_THAT(finished.out, HasSubstr("2 were left out: pipes, devices, links"));
    EXPECT_THAT(finished.out, HasSubstr("2 could not be read"));
    const Finished screen = runOnTerminal({"check", "suite", "-l", "rapidjson"}, {});
    EXPECT_THAT(screen.err, Not(HasSubstr(name)));
}

TEST_F(Measure, FixtureTellsWhatAnInputIsMadeOf)
{
    write("书 信.txt", "\xEF\xBB\xBF{\"a\": [1, 2.5, \"\\n\u4e66\"]}");
    const Finished facts = run({"fixture", "书 信.txt"}, {{"LC_ALL", "C"}});
    EXPECT_EQ(facts.status, 0) << facts.err;
    EXPECT_THAT(facts.out, HasSubstr("书 信.txt"));
    EXPECT_THAT(facts.out, HasSubstr("UTF-8"));
    EXPECT_THAT(facts.out, HasSubstr("BOM"));
    EXPECT_THAT(facts.out, HasSubstr("floats 50.00 %"));
    EXPECT_EQ(run({"fixture", "书 信.txt", "--show"}).out, "{\"a\":[1,2.5,\"\\n\u4e66\"]}\n");
    EXPECT_EQ(run({"fixture", "users:3", "--show"}).out, run({"fixture", "users:3", "--show"}).out);
    EXPECT_THAT(run({"fixture", "small"}).out, HasSubstr("record User"));
}

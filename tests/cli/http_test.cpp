// SPDX-License-Identifier: GPL-3.0-or-later
// The http command with real servers: figures and files, each way of failing, stopping, bad input.
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <csignal>

using namespace jinbang::test;
using testing::HasSubstr;
using Json = nlohmann::json;

namespace fs = std::filesystem;

namespace {

class Http : public Cli
{
protected:
    [[nodiscard]] Finished load(const std::vector<std::string> &more) const
    {
        std::vector<std::string> arguments{"http", "--requests", "200", "--concurrency", "4"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run(arguments);
    }
    static std::string contender() { return "test=" JINBANG_BIN_DIR "/http_contender"; }
};

} // namespace

TEST_F(Http, RoundsGiveFiguresWithIntervalsInEveryFile)
{
    const Finished finished =
        load({"-l", "rapidjson,nlohmann.byhand", "--rounds", "6", "--data-dir", "data", "-O",
              "r.json", "-O", "r.csv", "-O", "r.md", "-O", "r.html", "-O", "r.long.csv"});
    EXPECT_EQ(finished.status, 0) << finished.err;
    EXPECT_THAT(finished.out, HasSubstr("closed loop: 200 requests, 4 connections, keep-alive on"));
    // On a busy machine wide figures may take the name's last letters from it.
    EXPECT_THAT(finished.out, HasSubstr(" nlohmann by"));
    const Json report = Json::parse(read("r.json"));
    ASSERT_EQ(report["http"].size(), 2U);
    for (const Json &result : report["http"]) {
        EXPECT_EQ(result["status"], "ok");
        EXPECT_THAT(result["label"].get<std::string>(),
                    testing::AnyOf("rapidjson", "nlohmann byhand"));
        EXPECT_EQ(result["rounds"].size(), 6U);
        EXPECT_EQ(result["complete"], 1200);
        EXPECT_EQ(result["reuse"], true);
        EXPECT_EQ(result["allocator"], "system");
        EXPECT_LT(result["ciLow"].get<double>(), result["requestsPerSecond"].get<double>());
        EXPECT_GT(result["ciHigh"].get<double>(), result["requestsPerSecond"].get<double>());
        EXPECT_GE(result["percentiles"]["100"].get<double>(),
                  result["percentiles"]["50"].get<double>());
    }
    EXPECT_THAT(read("r.csv"), HasSubstr("closed,200,4,,true,true,system,entity,nlohmann,byhand"));
    EXPECT_THAT(read("r.md"), HasSubstr("closed loop"));
    EXPECT_THAT(read("r.html"), HasSubstr("HTTP，闭环"));
    const std::string rounds = read("r.long.csv");
    EXPECT_EQ(std::ranges::count(rounds, '\n'), 13);
    const Finished compared = run({"compare", "r.json:rapidjson", "r.json:nlohmann byhand"});
    EXPECT_EQ(compared.status, 0) << compared.err;
    EXPECT_THAT(compared.out, HasSubstr("http/entity 200@4 c"));
    EXPECT_EQ(run({"compare", "r.json", "r.json"}).status, 0);
    const std::string kept = "data/runs/" + report["runId"].get<std::string>() + ".jinbang.json";
    EXPECT_EQ(Json::parse(read(kept))["state"], "complete") << "it is in the user's data, too";
}

TEST_F(Http, EachWayOfFailingIsASentenceAndCostsNobodyElse)
{
    const Finished finished =
        load({"--contender", contender(), "-l",
              "test.dies,test.never,test.wrong,test.taken,test.reader,simdjson,rapidjson",
              "--rounds", "2", "--timeout", "500ms", "--format", "json"});
    EXPECT_EQ(finished.status, 1) << finished.err;
    const Json report = Json::parse(finished.out);
    const auto has = [&](const char *label, const char *status, const char *reason) {
        for (const Json &result : report["http"]) {
            if (result["label"] != label)
                continue;
            EXPECT_EQ(result["status"], status) << label << result["reason"];
            EXPECT_THAT(result["reason"].get<std::string>(), HasSubstr(reason)) << label;
            if (result["status"] != "ok") {
                EXPECT_TRUE(result["requestsPerSecond"].is_null()) << label;
                EXPECT_TRUE(result["rank"].is_null()) << label;
            }
            return;
        }
        ADD_FAILURE() << "no " << label;
    };
    has("test dies", "crashed", "SIGSEGV; it said: the hundredth was too much after ");
    has("test never", "timeout", "it did not answer within 500 ms");
    has("test wrong", "wrong", "more");
    has("test taken", "skipped", "Address already in use");
    has("test reader", "unsupported", "no serialize");
    has("simdjson", "unsupported", "no writer");
    has("rapidjson", "ok", "");
}

TEST_F(Http, AnOpenLoopSaysSoAndConditionsStandApart)
{
    const Finished open =
        load({"-l", "rapidjson", "--rate", "4000", "--rounds", "1", "--keep-alive", "both"});
    EXPECT_EQ(open.status, 0) << open.err;
    EXPECT_THAT(open.out, HasSubstr("open loop at 4,000 requests/s: 200 requests"));
    EXPECT_THAT(open.out, HasSubstr("keep-alive on"));
    EXPECT_THAT(open.out, HasSubstr("keep-alive off"));
    const Finished reuse =
        load({"-l", "rapidjson", "-r", "both", "--rounds", "1", "--format", "json"});
    EXPECT_EQ(reuse.status, 0) << reuse.err;
    const Json both = Json::parse(reuse.out)["http"];
    ASSERT_EQ(both.size(), 2U);
    EXPECT_NE(both[0]["reuse"], both[1]["reuse"]);
}

TEST_F(Http, FewRequestsNeedNoFewerConnectionsSaid)
{
    const Finished few = run({"http", "-l", "rapidjson", "--requests", "5", "--rounds", "1"});
    EXPECT_EQ(few.status, 0) << few.err;
    EXPECT_THAT(few.out, HasSubstr("5 requests, 5 connections"));
    const Finished more = run({"http", "--requests", "5", "--concurrency", "6"});
    EXPECT_EQ(more.status, 2);
    EXPECT_THAT(more.err, HasSubstr("--concurrency is out of range (6; allowed: 1 to 5, "));
}

TEST_F(Http, TheArticlesLoadsHaveAName)
{
    const Finished finished = run({"http", "--preset", "article", "-l", "rapidjson", "--rounds",
                                   "1", "--max-time", "1ms", "--format", "json"});
    EXPECT_EQ(finished.status, 1) << "nobody is that fast";
    const Json loads = Json::parse(finished.out)["http"];
    ASSERT_EQ(loads.size(), 2U);
    EXPECT_EQ(loads[0]["requests"], 5000);
    EXPECT_EQ(loads[0]["connections"], 10);
    EXPECT_EQ(loads[1]["requests"], 30000);
    EXPECT_EQ(loads[1]["connections"], 50);
    EXPECT_EQ(loads[0]["keepAlive"], false) << "as ab without -k";
    EXPECT_EQ(loads[0]["status"], "timeout");
}

TEST_F(Http, CtrlCKeepsFinishedRounds)
{
    const Finished stopped = runUntil({"http", "-l", "rapidjson", "--requests", "2000", "--rounds",
                                       "100", "-O", "r.json", "--data-dir", "data"},
                                      path("data/runs"), "\"round\": 1,", SIGINT, 2);
    EXPECT_EQ(stopped.status, 130) << stopped.err;
    EXPECT_THAT(stopped.err, HasSubstr("what was finished is kept in "));
    const Json report = Json::parse(read("r.json"));
    EXPECT_EQ(report["state"], "stopped");
    ASSERT_EQ(report["http"].size(), 1U);
    EXPECT_EQ(report["http"][0]["status"], "ok");
    EXPECT_GE(report["http"][0]["rounds"].size(), 1U);
    EXPECT_LT(report["http"][0]["rounds"].size(), 100U);
}

// Nothing measured is ever only in memory.
TEST_F(Http, AKilledRunLosesOnlyTheRoundUnderWay)
{
    const Finished killed = runUntil(
        {"http", "-l", "rapidjson", "--requests", "2000", "--rounds", "100", "--data-dir", "data"},
        path("data/runs"), "\"round\": 1,", SIGKILL);
    EXPECT_EQ(killed.status, 128 + SIGKILL);
    std::vector<fs::path> reports;
    for (const auto &entry : fs::directory_iterator(path("data/runs"))) {
        if (entry.path().string().ends_with(".jinbang.json"))
            reports.push_back(entry.path());
    }
    ASSERT_EQ(reports.size(), 1U);
    const Json report = Json::parse(read(reports.front()));
    EXPECT_EQ(report["state"], "stopped");
    EXPECT_GE(report["http"][0]["rounds"].size(), 1U);
    EXPECT_EQ(run({"convert", reports.front().string(), "again.csv"}).status, 0);
}

TEST_F(Http, BadInputIsOneSentenceAndTwo)
{
    const std::vector<std::vector<std::string>> wrong{
        {"--requests", "0"},
        {"--requests", "-1"},
        {"--requests", "many"},
        {"--requests", "10000001"},
        {"--requests", "9000000", "--rounds", "2"},
        {"--concurrency", "0"},
        {"--concurrency", "1001"},
        {"--requests", "5", "--concurrency", "6"},
        {"--rate", "0"},
        {"--rate", "-5"},
        {"--rate", "fast"},
        {"--rounds", "0"},
        {"--rounds", "101"},
        {"--keep-alive", "maybe"},
        {"--preset", "huge"},
        {"--preset", "article", "--requests", "5"},
        {"--timeout", "0"},
        {"--max-time", "-1s"},
        {"--allocator", "nosuch"},
        {"-r", "sometimes"},
        {"-w", "small,entity"},
        {"-w", "entity:0"},
        {"-w", "nosuch"},
        {"-l", "nosuch"},
        {"-l", "rapidjson.nosuch"},
    };
    for (const auto &options : wrong) {
        std::vector<std::string> arguments{"http"};
        arguments.insert(arguments.end(), options.begin(), options.end());
        const Finished finished = run(arguments);
        const std::string what = testing::PrintToString(options) + finished.err;
        EXPECT_EQ(finished.status, 2) << what;
        EXPECT_EQ(std::ranges::count(finished.err, '\n'), 1) << what;
        EXPECT_TRUE(finished.out.empty()) << what;
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
// The articles' experiments by the commands of docs/experiments.md, at a small scale: counts,
// reuse, key order, threads, allocators, by hand or by binding, the Entity's bytes.
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

using namespace jinbang::test;
using testing::HasSubstr;
using testing::Not;
using Json = nlohmann::json;

namespace fs = std::filesystem;

namespace {

class Experiments : public Cli
{
protected:
    /// One process a cell with one short iteration.
    [[nodiscard]] Finished measure(const std::vector<std::string> &more) const
    {
        std::vector<std::string> arguments{"run", "--forks",      "1", "--warmup-iterations",
                                           "0",   "--iterations", "1", "--time",
                                           "5ms"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run(arguments);
    }
};

} // namespace

// Article 002: every count in fresh processes, cold and warm, with memory and advice in words.
TEST_F(Experiments, CountsBecomeCurvesWithMemoryAndAdvice)
{
    const Finished finished =
        measure({"-l", "rapidjson,nlohmann", "-w", "bean:1,10,100", "-w", "users:1,5", "-w",
                 "mini:1,50", "-w", "entity:1,5", "-w", "client:1,3", "-o", "deserialize", "--mode",
                 "ss,thrpt", "-O", "r.json"});
    EXPECT_EQ(finished.status, 0) << finished.err;
    EXPECT_THAT(finished.out, HasSubstr("Scaling: deserialize/bean#mode=ss, elapsed time"));
    EXPECT_THAT(finished.out, HasSubstr("Scaling: deserialize/bean, ns an object"));
    EXPECT_THAT(finished.out, HasSubstr("Memory: deserialize/bean#mode=ss, peak of a process"));
    const Json report = Json::parse(read("r.json"));
    std::set<std::string> workloads;
    for (const Json &result : report["scaling"]) {
        workloads.insert(result["metric"].get<std::string>());
        EXPECT_FALSE(result["sentences"].empty()) << result["metric"];
        for (const Json &curve : result["curves"]) {
            EXPECT_EQ(curve["points"].size(), result["counts"].size());
            EXPECT_FALSE(curve["slope"].is_null());
            for (const Json &point : curve["points"])
                EXPECT_GT(point["peakRssBytes"].get<double>(), 1e6);
        }
    }
    EXPECT_EQ(workloads.size(), 10U) << "five workloads, cold and warm";
    for (const Json &cell : report["cells"])
        EXPECT_EQ(cell["status"], "ok") << cell["reason"];
}

// Article 001. The factor is that of the library; what is shown is never one ranking of both.
TEST_F(Experiments, ReuseAndKeyOrderAreFactorsAndNeverOneRanking)
{
    const Finished finished =
        measure({"-l", "rapidjson,simdjson", "-w", "mini:1000", "-o", "deserialize", "-r", "both",
                 "--shuffle-keys=both", "--seed", "5", "-O", "r.json"});
    EXPECT_EQ(finished.status, 0) << finished.err;
    EXPECT_THAT(finished.out, HasSubstr("reuse off against on"));
    EXPECT_THAT(finished.out, HasSubstr("keys shuffled against ordered"));
    const Json report = Json::parse(read("r.json"));
    std::set<std::string> scopes;
    for (const Json &ranking : report["ranking"])
        scopes.insert(ranking["scope"].get<std::string>());
    EXPECT_THAT(scopes,
                testing::IsSupersetOf({"overall", "overall#reuse=off", "overall#keys=shuffled",
                                       "overall#reuse=off#keys=shuffled"}));
    EXPECT_EQ(report["cells"].size(), 8U);
    for (const Json &cell : report["cells"])
        EXPECT_EQ(cell["status"], "ok") << "adapters are right in both orders";
}

// Article 003. More threads than cores are measured only on request, and marked.
TEST_F(Experiments, ThreadsGiveEfficiencyFairnessAndJmhsTable)
{
    const Finished refused = measure({"-l", "rapidjson", "-w", "client", "--threads", "1,1000"});
    EXPECT_EQ(refused.status, 2);
    EXPECT_THAT(refused.err, HasSubstr("--oversubscribe"));
    const Finished finished = measure({"-l", "rapidjson", "-w", "client", "-o", "deserialize",
                                       "--threads", "1,64", "--oversubscribe", "-O", "r.json"});
    EXPECT_EQ(finished.status, 0) << finished.err;
    EXPECT_THAT(finished.out, HasSubstr("Efficiency"));
    EXPECT_THAT(finished.out, HasSubstr("Cnt"));
    EXPECT_THAT(finished.out, HasSubstr("ops/s"));
    const Json report = Json::parse(read("r.json"));
    std::map<int, std::string> notes;
    for (const Json &cell : report["cells"])
        notes[cell["threads"].get<int>()] = cell["notes"].dump();
    EXPECT_THAT(notes[64], HasSubstr("oversubscribed"));
    EXPECT_THAT(notes[1], Not(HasSubstr("oversubscribed")));
    ASSERT_EQ(report["threadCurves"].size(), 1U);
    EXPECT_EQ(report["threadCurves"][0]["points"].size(), 2U);
}

// A script that says what was put under it, and goes on as the real contender.
TEST_F(Experiments, AllocatorsArePreloadedRecordedAndNeverMixed)
{
    const std::string spy = path("spy.sh").string(), seen = path("seen").string();
    write("spy.sh", "#!/bin/sh\nprintf '%s\\n' \"$LD_PRELOAD\" >> '" + seen
                        + "'\nexec '" JINBANG_BIN_DIR "/jinbang-contender-rapidjson'\n");
    fs::permissions(spy, fs::perms::owner_all);
    const Finished finished =
        measure({"--contender", "spy='" + spy + "'", "-l", "spy", "-w", "small", "-o", "serialize",
                 "--allocator", "system,jemalloc,mimalloc,tcmalloc", "--format", "json"});
    EXPECT_EQ(finished.status, 0) << finished.err;
    const Json report = Json::parse(finished.out);
    const std::map<std::string, std::pair<std::string, std::string>> known{
        {"jemalloc", {"libjemalloc.so.2", "libjemalloc2"}},
        {"mimalloc", {"libmimalloc.so.2.0", "libmimalloc2.0"}},
        {"tcmalloc", {"libtcmalloc_minimal.so.4", "libtcmalloc-minimal4"}}};
    ASSERT_EQ(report["cells"].size(), 4U);
    const bool sanitized = std::string_view(JINBANG_TEST_SANITIZERS) != "";
    for (const Json &cell : report["cells"]) {
        const std::string allocator = cell["allocator"].get<std::string>();
        const std::string reason = cell["reason"].get<std::string>();
        if (allocator == "system") {
            EXPECT_EQ(cell["status"], "ok") << reason;
            continue;
        }
        const auto &[library, package] = known.at(allocator);
        if (cell["status"] == "ok") {
            EXPECT_THAT(read("seen"), HasSubstr(library));
            EXPECT_FALSE(sanitized);
        } else {
            EXPECT_EQ(cell["status"], "unsupported");
            EXPECT_EQ(reason, sanitized ? "a sanitizer brings its own allocator"
                                        : "the package " + package + " is not installed");
        }
    }
    for (const Json &ranking : report["ranking"])
        EXPECT_EQ(ranking["entries"].size(), 1U) << "each allocator is a ranking of its own";
}

// Article 004: the same library by binding and by hand, two entries of one ranking.
TEST_F(Experiments, ByHandAndByBindingAreTwoEntries)
{
    const Finished finished =
        measure({"-l", "nlohmann.json,nlohmann.byhand", "-w", "entity", "--format", "json"});
    EXPECT_EQ(finished.status, 0) << finished.err;
    const Json report = Json::parse(finished.out);
    ASSERT_EQ(report["cells"].size(), 4U);
    for (const Json &cell : report["cells"])
        EXPECT_EQ(cell["status"], "ok") << cell["reason"];
    const Json &entries = report["ranking"][0]["entries"];
    ASSERT_EQ(entries.size(), 2U);
    EXPECT_NE(entries[0]["label"], entries[1]["label"]);
    EXPECT_EQ(entries[0]["library"], entries[1]["library"]);
    const Finished list = run({"list"});
    EXPECT_THAT(list.out, testing::ContainsRegex("json +idiomatic strict +binding"));
    EXPECT_THAT(list.out, testing::ContainsRegex("byhand +idiomatic strict +dom"));
}

TEST_F(Experiments, TheEntitysBytesAreThoseOfTheArticle)
{
    const Json entity = Json::parse(run({"fixture", "entity", "--show"}).out);
    EXPECT_EQ(entity.size(), 4U);
    EXPECT_FALSE(entity.contains("longTime")) << "never written";
    EXPECT_TRUE(entity["money"].is_number());
    EXPECT_THAT(entity["date"].get<std::string>(),
                testing::MatchesRegex("[0-9]{4}-[0-9]{2}-[0-9]{2}"));
}

TEST_F(Experiments, CountsBeyondReasonAreASentence)
{
    for (const char *workload :
         {"bean:0", "bean:-1", "bean:1.5", "bean:x", "bean:", "bean:1,10,0", "bean:99999999999",
          "mini:1000000000000", "bean:18446744073709551617"}) {
        const Finished finished = measure({"-l", "rapidjson", "-w", workload});
        EXPECT_EQ(finished.status, 2) << workload << finished.err;
        EXPECT_EQ(std::ranges::count(finished.err, '\n'), 1) << workload << finished.err;
        EXPECT_THAT(finished.err, HasSubstr("out of range")) << workload;
    }
}

// A fixture that the contender's memory does not hold costs its cell.
TEST_F(Experiments, ACountPastTheMemoryCapIsOutOfMemory)
{
    const Finished finished = measure({"-l", "rapidjson", "-w", "bean:1,30000", "-o", "serialize",
                                       "--memory-cap", "100M", "--format", "json"});
    const Json report = Json::parse(finished.out);
    if (std::string_view(JINBANG_TEST_SANITIZERS) != "") {
        EXPECT_EQ(finished.status, 0) << "sanitizers cannot start under a cap, so there is none";
        return;
    }
    EXPECT_EQ(finished.status, 1) << finished.err;
    EXPECT_EQ(report["cells"][0]["status"], "ok") << report["cells"][0]["reason"];
    EXPECT_EQ(report["cells"][1]["status"], "out-of-memory") << report["cells"][1]["reason"];
}

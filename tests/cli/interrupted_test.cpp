// SPDX-License-Identifier: GPL-3.0-or-later
// Stops: finished blocks lost to a Ctrl-C or a kill, and contenders that outlive the program.
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <chrono>
#include <csignal>
#include <fstream>
#include <iterator>
#include <thread>

using namespace jinbang::test;
using testing::HasSubstr;
using Json = nlohmann::json;

namespace fs = std::filesystem;

namespace {

class Interrupted : public Cli
{
protected:
    /// RapidJSON under another name, with this test's folder on its command line, by which a
    /// process that was left behind is found.
    [[nodiscard]] std::vector<std::string> marked(std::vector<std::string> arguments) const
    {
        arguments.insert(
            arguments.end(),
            {"--contender",
             "marked='" JINBANG_BIN_DIR "/jinbang-contender-rapidjson' '" + path("").string() + "'",
             "--data-dir", "data"});
        return arguments;
    }
    [[nodiscard]] std::vector<std::string> longRun() const
    {
        return marked({"run", "-l", "marked", "-w", "small", "-o", "serialize", "--forks", "40",
                       "--warmup-iterations", "0", "--iterations", "2", "--time", "20ms", "-O",
                       "r.json"});
    }
    /// Waits for what is dying.
    [[nodiscard]] bool leavesNobody() const
    {
        const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(20);
        while (anybodyThere()) {
            if (std::chrono::steady_clock::now() > deadline)
                return false;
            std::this_thread::yield();
        }
        return true;
    }
    [[nodiscard]] std::string onlyRun() const
    {
        std::vector<std::string> ids;
        for (const auto &entry : fs::directory_iterator(path("data/runs"))) {
            if (entry.path().extension() == ".jsonl")
                ids.push_back(entry.path().stem().string());
        }
        EXPECT_EQ(ids.size(), 1U);
        return ids.empty() ? "" : ids.front();
    }

private:
    [[nodiscard]] bool anybodyThere() const
    {
        std::error_code gone;
        for (const auto &entry : fs::directory_iterator("/proc", gone)) {
            std::ifstream file(entry.path() / "cmdline", std::ios::binary);
            const std::string line{std::istreambuf_iterator<char>(file), {}};
            if (line.find(path("").string()) != line.npos)
                return true;
        }
        return false;
    }
};

} // namespace

// timeout(1) sends its signal to the program and to the program's group.
TEST_F(Interrupted, ASecondSignalAtOnceCostsNothing)
{
    const Finished stopped = runUntil(longRun(), path("data/runs"), "\"samples\"", SIGINT, 2);
    EXPECT_EQ(stopped.status, 130);
    EXPECT_THAT(stopped.err, HasSubstr("--resume "));
    EXPECT_EQ(Json::parse(read("r.json"))["state"], "stopped");
    EXPECT_TRUE(leavesNobody());
}

TEST_F(Interrupted, CtrlCKeepsFinishedBlocksAndTheRunGoesOn)
{
    const Finished stopped = runUntil(longRun(), path("data/runs"), "\"samples\"", SIGINT);
    EXPECT_EQ(stopped.status, 130) << stopped.err;
    EXPECT_TRUE(leavesNobody());
    const Json report = Json::parse(read("r.json"));
    EXPECT_EQ(report["state"], "stopped");
    const std::size_t kept = report["cells"][0]["forks"].size();
    EXPECT_GE(kept, 1U);
    EXPECT_LT(kept, 40U);
    EXPECT_THAT(stopped.out, HasSubstr("stopped"));
    const std::string id = report["runId"].get<std::string>();
    EXPECT_THAT(stopped.err, HasSubstr("--resume " + id));
    EXPECT_THAT(stopped.err, HasSubstr("--data-dir 'data'")) << "without it the run is not found";
    const Finished changed = run(marked({"run", "--resume", id, "--forks", "9"}));
    EXPECT_EQ(changed.status, 2);
    EXPECT_THAT(changed.err, HasSubstr("--forks: the run has its plan"));

    const Finished resumed = run(marked({"run", "--resume", id, "-O", "all.json"}));
    EXPECT_EQ(resumed.status, 0) << resumed.err;
    EXPECT_EQ(Json::parse(read("all.json"))["state"], "complete");
    EXPECT_EQ(run({"run", "--resume", "nobody", "--data-dir", "data"}).status, 3);
}

TEST_F(Interrupted, AKilledRunKeepsItsFinishedBlocksAndGoesOn)
{
    const Finished killed = runUntil(longRun(), path("data/runs"), "\"samples\"", SIGKILL);
    EXPECT_EQ(killed.status, 128 + SIGKILL);
    EXPECT_TRUE(leavesNobody());
    EXPECT_FALSE(fs::exists(path("r.json")));
    const std::string id = onlyRun();
    const fs::path journal = fs::path("data/runs") / (id + ".jsonl");
    const std::string before = read(journal);
    // A kill in the middle of a write leaves half a line.
    const std::string whole = before.substr(0, before.rfind('\n') + 1);
    write(journal.string(), whole + "{\"block\":[{\"row\":0,\"ent");

    const Finished resumed = run(marked({"run", "--resume", id, "-O", "all.json"}));
    EXPECT_EQ(resumed.status, 0) << resumed.err;
    const Json report = Json::parse(read("all.json"));
    EXPECT_EQ(report["state"], "complete");
    EXPECT_EQ(report["runId"], id);
    const Json &forks = report["cells"][0]["forks"];
    EXPECT_GE(forks.size(), 40U);
    const std::size_t first = whole.find("{\"block\":");
    ASSERT_NE(first, whole.npos);
    const Json kept = Json::parse(whole.substr(first, whole.find('\n', first) - first));
    EXPECT_EQ(forks[0]["samples"]["wallNs"][0], kept["block"][0]["samples"][0]["sample"]["wallNs"]);
    EXPECT_TRUE(leavesNobody());
}

// SPDX-License-Identifier: GPL-3.0-or-later
// Measuring on another machine: contenders behind a real ssh, with the fixture sent over the
// protocol.
#include "tests/cli/program.h"
#include "tests/cli/sshd.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <csignal>
#include <unistd.h>

using namespace jinbang::test;
using testing::HasSubstr;
using Json = nlohmann::json;

namespace fs = std::filesystem;

namespace {

class Ssh : public Cli
{
protected:
    Ssh() { EXPECT_EQ(m_sshd.problem(), ""); }

    [[nodiscard]] std::vector<std::string> remote(std::vector<std::string> more) const
    {
        std::vector<std::string> arguments{"run", "--runner", m_sshd.runner()};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return arguments;
    }

    /// Processes of this machine whose program is this file.
    static int running(const fs::path &program)
    {
        int count = 0;
        std::error_code ignored;
        for (const auto &process : fs::directory_iterator("/proc", ignored)) {
            const fs::path target = fs::read_symlink(process.path() / "exe", ignored);
            count += !ignored && target == program;
        }
        return count;
    }

private:
    // The folder of the sources may have blanks in its path, which sshd's configuration cannot say.
    LoopbackSshd m_sshd{fs::path("/tmp") / ("jinbang-sshd-" + std::to_string(::getpid()))};
};

} // namespace

TEST_F(Ssh, MeasuresThereWithInputsFromHere)
{
    write("own.json", "{\"a\":[1,2.5,\"金\"]}");
    const Finished finished =
        run(remote({"-l", "rapidjson", "-w", "users:3", "-w", "own.json", "-o", "deserialize,parse",
                    "--forks", "1", "--warmup-iterations", "0", "--iterations", "1", "--time",
                    "5ms", "--format", "json"}));
    EXPECT_EQ(finished.status, 0) << finished.err;
    const Json report = Json::parse(finished.out);
    EXPECT_EQ(report["cells"].size(), 2U) << "users as a record, own.json as a document";
    for (const Json &cell : report["cells"]) {
        EXPECT_EQ(cell["status"], "ok") << cell["reason"];
        EXPECT_GE(cell["forks"].size(), 1U);
    }
    EXPECT_FALSE(report["environment"]["cpuModel"].get<std::string>().empty());
    EXPECT_GE(report["environment"]["usableCores"], 1);
    EXPECT_TRUE(report["environment"]["memBytes"].is_null()) << "nobody has asked";
    EXPECT_GE(report["environment"]["runner"].size(), 2U);
}

// The program's name has a blank, which the shell of the other machine must not split.
TEST_F(Ssh, AStoppedRunLeavesNothingRunningThere)
{
    const fs::path program =
        fs::path(JINBANG_BIN_DIR) / ("contender " + std::to_string(::getpid()));
    fs::copy_file(JINBANG_BIN_DIR "/jinbang-contender-rapidjson", program,
                  fs::copy_options::overwrite_existing);
    const Finished stopped = runUntil(
        remote({"--contender", "there='" + program.string() + "'", "-l", "there", "-w", "small",
                "-o", "serialize", "--forks", "40", "--data-dir", "data", "-O", "r.json"}),
        path("data/runs"), "\"samples\"", SIGINT);
    EXPECT_EQ(stopped.status, 130) << stopped.err;
    EXPECT_EQ(Json::parse(read("r.json"))["state"], "stopped");
    // Its connection is gone; it notices between two batches.
    for (int look = 0; look < 1000 && running(program) > 0; ++look)
        ::usleep(5000);
    EXPECT_EQ(running(program), 0);
    fs::remove(program);
}

TEST_F(Ssh, WhatIsNotThereIsListedWithTheReason)
{
    const Finished finished =
        run(remote({"--contender", "gone=/nowhere/contender", "-l", "gone", "-w", "small"}));
    EXPECT_EQ(finished.status, 2) << finished.err;
    EXPECT_THAT(finished.err, HasSubstr("/nowhere/contender"));
}

TEST_F(Ssh, AHostThatDoesNotAnswerIsASentence)
{
    const Finished finished =
        run({"run", "--runner", JINBANG_SSH " -o BatchMode=yes -p 1 127.0.0.1", "-l", "rapidjson",
             "-w", "small"});
    EXPECT_EQ(finished.status, 2) << finished.err;
    EXPECT_THAT(finished.err, HasSubstr("Connection refused"));
}

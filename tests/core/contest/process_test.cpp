// SPDX-License-Identifier: GPL-3.0-or-later
// Real processes: what a contender starts with, what it may do, and how it ends.
#include "core/contest/launcher.h"
#include "core/contest/oomwatch.h"
#include "core/contest/ticker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <set>
#include <thread>
#include <unistd.h>

namespace jinbang::core::contest {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr double kSecond = 1e9;

class Process : public testing::Test
{
protected:
    LaunchSpec helper(std::string what)
    {
        LaunchSpec spec;
        spec.arguments = {JINBANG_CONTEST_HELPER, std::move(what)};
        return spec;
    }
    std::unique_ptr<Child> start(const LaunchSpec &spec)
    {
        auto child = launcher->launch(spec);
        EXPECT_TRUE(child.has_value()) << (child ? "" : sentence(child.error()));
        return child ? std::move(*child) : nullptr;
    }
    std::vector<std::string> linesOf(const LaunchSpec &spec)
    {
        std::vector<std::string> lines;
        const auto child = start(spec);
        while (true) {
            auto received = child->line(in(20), {});
            if (received.state != ReceiveState::Got)
                break;
            lines.push_back(std::move(received.text));
        }
        return lines;
    }
    double in(double seconds) { return ticker->nowNs() + seconds * kSecond; }

    std::unique_ptr<Ticker> ticker = systemTicker();
    std::unique_ptr<Launcher> launcher = processLauncher(*ticker);
};

bool isAlive(pid_t pid)
{
    std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
    std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    const auto end = text.rfind(')');
    return end != text.npos && text.size() > end + 2 && text[end + 2] != 'Z'
           && text[end + 2] != 'X';
}

TEST_F(Process, AnswersLineByLineAndTakesBytesBehindALine)
{
    const auto child = start(helper("echo"));
    const std::string payload = std::string(300'000, 'p') + '\n';
    child->send("first\n");
    child->send("second\n", payload);
    EXPECT_EQ(child->line(in(10), {}).text, "first");
    EXPECT_EQ(child->line(in(10), {}).text, "second");
    const auto bytes = child->bytes(payload.size(), in(10), {});
    EXPECT_EQ(bytes.state, ReceiveState::Got);
    EXPECT_EQ(bytes.text, payload);
    const auto ending = child->end(in(10));
    EXPECT_EQ(ending, Ending{});
}

TEST_F(Process, PassesArgumentsWithoutAShell)
{
    auto spec = helper("arguments");
    spec.arguments.insert(spec.arguments.end(), {"$HOME", "a b", "*", "\xe9\x87\x91"});
    EXPECT_EQ(linesOf(spec), (std::vector<std::string>{"$HOME", "a b", "*", "\xe9\x87\x91"}));
}

TEST_F(Process, StartsInACleanEnvironmentWithinItsLimits)
{
    ::setenv("LANG", "de_DE.UTF-8", 1);
    ::setenv("JINBANG_SECRET", "x", 1);
    const int leak = ::open("/dev/null", O_RDONLY); // on purpose without O_CLOEXEC
    auto spec = helper("surroundings");
    spec.environmentPad = 100;
    spec.cpus = {0};
    const auto lines = linesOf(spec);
    EXPECT_THAT(lines, AllOf(Contains("LC_ALL=C"), Contains("core=0"), Contains("stack=8388608"),
                             Contains("cpus=1"), Contains("group=1"), Contains("descriptors=0"),
                             Contains("JINBANG_PAD=" + std::string(100, 'x'))));
    EXPECT_THAT(lines,
                AllOf(Not(Contains(StartsWith("LANG="))), Not(Contains(StartsWith("LD_PRELOAD="))),
                      Not(Contains("JINBANG_SECRET=x"))));
    spec.wholeEnvironment = true;
    EXPECT_THAT(linesOf(spec),
                AllOf(Contains("JINBANG_SECRET=x"), Not(Contains(StartsWith("LANG=")))));
    ::close(leak);
}

TEST_F(Process, SaysWhyAProgramDoesNotStart)
{
    LaunchSpec spec;
    spec.arguments = {"/nowhere/contender"};
    const auto missing = launcher->launch(spec);
    ASSERT_FALSE(missing.has_value());
    EXPECT_THAT(sentence(missing.error()),
                AllOf(HasSubstr("/nowhere/contender"), HasSubstr("No such file")));
    spec.arguments = {"/etc/passwd"};
    ASSERT_FALSE(launcher->launch(spec).has_value());
    spec.arguments.clear();
    ASSERT_FALSE(launcher->launch(spec).has_value());
}

TEST_F(Process, FindsARunnerAlongPath)
{
    LaunchSpec spec;
    spec.arguments = {"env", JINBANG_CONTEST_HELPER, "arguments", "through"};
    EXPECT_EQ(linesOf(spec), std::vector<std::string>{"through"});
}

TEST_F(Process, GivesUpAtTheDeadlineAndLeavesNobody)
{
    const auto child = start(helper("hang"));
    const double before = ticker->nowNs();
    EXPECT_EQ(child->line(in(0.05), {}).state, ReceiveState::TimedOut);
    const auto ending = child->end(0);
    EXPECT_TRUE(ending.killedByUs);
    EXPECT_EQ(signalName(ending.code), "SIGKILL");
    EXPECT_FALSE(ending.outOfMemory);
    EXPECT_LT(ticker->nowNs() - before, 2 * kSecond);
}

TEST_F(Process, StopWakesTheSleeperAtOnce)
{
    const auto child = start(helper("hang"));
    std::stop_source source;
    const double before = ticker->nowNs();
    std::jthread stopper([&] { source.request_stop(); });
    EXPECT_EQ(child->line(in(60), source.get_token()).state, ReceiveState::Stopped);
    child->end(0);
    EXPECT_LT(ticker->nowNs() - before, 5 * kSecond);
}

TEST_F(Process, GrandchildrenDieWithTheGroup)
{
    auto child = start(helper("grandchild"));
    const auto received = child->line(in(10), {});
    const pid_t grandchild = static_cast<pid_t>(std::stol(received.text));
    // It holds the pipes open; the end of the contender itself must be enough.
    EXPECT_EQ(child->line(in(10), {}).state, ReceiveState::End);
    EXPECT_EQ(child->end(in(10)), Ending{});
    while (isAlive(grandchild)) // killed, and soon gone
        std::this_thread::yield();
    SUCCEED();
}

TEST_F(Process, GrandchildrenThatLeftTheGroupDieWithAKilledContender)
{
    auto child = start(helper("escaped"));
    const auto received = child->line(in(10), {});
    ASSERT_EQ(received.state, ReceiveState::Got);
    const pid_t grandchild = static_cast<pid_t>(std::stol(received.text));
    EXPECT_TRUE(child->end(ticker->nowNs()).killedByUs);
    while (isAlive(grandchild))
        std::this_thread::yield();
    SUCCEED();
}

TEST_F(Process, NamesSignalsAndExitStatus)
{
    auto child = start(helper("segv"));
    EXPECT_EQ(child->line(in(10), {}).state, ReceiveState::End);
    auto ending = child->end(in(10));
    EXPECT_TRUE(ending.signalled);
    EXPECT_EQ(signalName(ending.code), "SIGSEGV");

    child = start(helper("exit7"));
    EXPECT_EQ(child->line(in(10), {}).state, ReceiveState::End);
    ending = child->end(in(10));
    EXPECT_FALSE(ending.signalled);
    EXPECT_EQ(ending.code, 7);

    child = start(helper("kill"));
    EXPECT_EQ(child->line(in(10), {}).state, ReceiveState::End);
    ending = child->end(in(10));
    EXPECT_FALSE(ending.killedByUs);
    EXPECT_EQ(signalName(ending.code), "SIGKILL");
}

TEST_F(Process, MemoryCapEndsAnAllocationWithoutEnd)
{
    if (std::string_view(JINBANG_TEST_SANITIZERS).empty()) {
        auto spec = helper("bad-alloc");
        spec.memoryCapBytes = 512U << 20;
        const auto child = start(spec);
        EXPECT_EQ(child->line(in(20), {}).state, ReceiveState::End);
        const auto ending = child->end(in(10));
        EXPECT_EQ(signalName(ending.code), "SIGABRT");
        EXPECT_TRUE(soundsOutOfMemory(child->errorText()));
    } else { // a sanitizer reserves more address space than any cap
        EXPECT_THAT(linesOf(helper("surroundings")), Contains(StartsWith("memory=1844")));
    }
}

TEST_F(Process, AHundredMegabytesOfErrorTextKeepTheEndOnly)
{
    const auto child = start(helper("flood-error"));
    EXPECT_EQ(child->line(in(60), {}).text, "done");
    child->end(in(10));
    EXPECT_LE(child->errorText().size(), 65536U);
    EXPECT_THAT(std::string(child->errorText().substr(child->errorText().size() - 20)),
                HasSubstr("the end"));
}

TEST_F(Process, ALineWithoutEndIsRefused)
{
    const auto child = start(helper("flood-output"));
    EXPECT_EQ(child->line(in(20), {}).state, ReceiveState::TooLong);
    EXPECT_TRUE(child->end(0).killedByUs);
}

TEST_F(Process, WritingToOneThatClosedItsInputHurtsNobody)
{
    const auto child = start(helper("deaf"));
    EXPECT_EQ(child->line(in(10), {}).text, "deaf");
    const std::string payload(1 << 20, 'p');
    child->send("more\n", payload); // would be a SIGPIPE
    EXPECT_EQ(child->line(in(0.05), {}).state, ReceiveState::TimedOut);
    child->end(0);
}

} // namespace
} // namespace jinbang::core::contest

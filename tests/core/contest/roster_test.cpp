// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/roster.h"
#include "tests/core/contest/fakecontest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <unistd.h>

namespace jinbang::core::contest {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class RosterFiles : public testing::Test
{
protected:
    RosterFiles() { std::filesystem::create_directories(folder); }
    ~RosterFiles() override { std::filesystem::remove_all(folder); }
    std::filesystem::path folder =
        std::filesystem::temp_directory_path() / ("jinbang-roster-" + std::to_string(::getpid()));
};

TEST_F(RosterFiles, InstalledAreThoseOfTheFolderByName)
{
    for (const char *name : {"jinbang-contender-zeta", "jinbang-contender-alpha",
                             "jinbang-contender-", "other", "jinbang-contender-Upper"})
        std::ofstream(folder / name) << "x";
    std::filesystem::create_directory(folder / "jinbang-contender-folder");
    const auto found = installedContenders(folder);
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].id, "alpha");
    EXPECT_EQ(found[1].arguments,
              std::vector<std::string>{(folder / "jinbang-contender-zeta").string()});
    EXPECT_THAT(installedContenders(folder / "nowhere"), IsEmpty());
}

TEST_F(RosterFiles, RegisteredAreLinesOfAFile)
{
    EXPECT_TRUE(registeredContenders(folder / "contenders.conf")->empty());
    std::ofstream(folder / "contenders.conf")
        << "# mine\n\n  fast = '/opt/my lib/contender' --strict\r\njvm=java -jar x.jar\n";
    const auto found = registeredContenders(folder / "contenders.conf");
    ASSERT_TRUE(found.has_value());
    ASSERT_EQ(found->size(), 2U);
    EXPECT_EQ((*found)[0].id, "fast");
    EXPECT_THAT((*found)[0].arguments, ElementsAre("/opt/my lib/contender", "--strict"));
    EXPECT_EQ((*found)[0].origin, Origin::Registered);

    std::ofstream(folder / "contenders.conf") << "a=b\nnonsense\n";
    const auto wrong = registeredContenders(folder / "contenders.conf");
    ASSERT_FALSE(wrong.has_value());
    EXPECT_EQ(wrong.error().code, ErrorCode::BadFormat);
    EXPECT_THAT(wrong.error().detail, HasSubstr("line 2"));
}

TEST(ParseContender, SplitsWordsWithoutAShell)
{
    const auto words = [](std::string_view text) {
        return parseContender(text, Origin::ThisRun)->arguments;
    };
    EXPECT_THAT(words("x=prog $HOME * `ls`"), ElementsAre("prog", "$HOME", "*", "`ls`"));
    EXPECT_THAT(words("x=\"a b\"c '' d\\ e 'f\\g'"), ElementsAre("a bc", "", "d e", "f\\g"));
    for (const char *bad :
         {"", "x", "=prog", "X=prog", "x=", "x=  ", "x=''", "x='open", "a b=prog"})
        EXPECT_FALSE(parseContender(bad, Origin::ThisRun).has_value()) << bad;
}

TEST(MissingFeatures, AreThoseThatTheCpuDoesNotList)
{
    constexpr std::string_view kCpuinfo =
        "model name : x\nflags\t\t: fpu sse4_2 avx2\nflags : fpu avx512f\n";
    EXPECT_THAT(missingFeatures({"avx2", "avx512f"}, kCpuinfo), ElementsAre("avx512f"));
    EXPECT_THAT(missingFeatures({"avx2", "avx"}, kCpuinfo), ElementsAre("avx"));
    EXPECT_THAT(missingFeatures({"avx2"}, ""), IsEmpty());
}

class DescribeAll : public testing::Test
{
protected:
    Candidate describe(Script script)
    {
        launcher.scripts["prog"] = std::move(script);
        return describeAll({{"it", {"prog"}, Origin::Installed}}, launcher, ticker)
            .candidates.at(0);
    }
    std::vector<Step> always(Step step) { return {std::move(step)}; }

    FakeTicker ticker;
    FakeLauncher launcher{ticker};
};

TEST_F(DescribeAll, KeepsHellosById)
{
    launcher.scripts["one"] = Measurer{helloOf("one", {Operation::Parse}), {}};
    launcher.scripts["two"] = Measurer{helloOf("two", {Operation::Parse}), {}};
    const auto roster = describeAll({{"z", {"one"}, Origin::Installed},
                                     {"a", {"one"}, Origin::Installed},
                                     {"z", {"two"}, Origin::ThisRun}},
                                    launcher, ticker);
    ASSERT_EQ(roster.candidates.size(), 2U);
    EXPECT_EQ(roster.candidates[0].command.id, "a");
    EXPECT_EQ(roster.find("z")->hello->id, "two");
    EXPECT_TRUE(roster.find("z")->usable());
    EXPECT_EQ(roster.find("nobody"), nullptr);
}

TEST_F(DescribeAll, SaysWhyOneCannotBeUsed)
{
    EXPECT_THAT(describe([](const auto &) { return std::vector{hangs()}; }).problem,
                HasSubstr("did not answer within 10 s"));
    EXPECT_THAT(describe([](const auto &) { return std::vector{dies(SIGILL, "boom\n")}; }).problem,
                HasSubstr("crashed at its start: SIGILL; it said: boom"));
    EXPECT_THAT(describe([](const auto &) { return std::vector{says("hello world\n")}; }).problem,
                testing::Not(IsEmpty()));
    EXPECT_THAT(describe([](const auto &) {
                    return std::vector{says("{\"type\":\"hello\",\"protocol\":2,\"id\":\"x\"}\n")};
                }).problem,
                HasSubstr("2"));
    protocol::Failure failure;
    failure.status = CellStatus::Unsupported;
    failure.reason = "protocol 1 is needed";
    EXPECT_EQ(describe([&](const auto &) { return std::vector{says(failure)}; }).problem,
              "protocol 1 is needed");
    EXPECT_THAT(describeAll({{"it", {"gone"}, Origin::Installed}}, launcher, ticker)
                    .candidates.at(0)
                    .problem,
                HasSubstr("No such file"));
}

TEST_F(DescribeAll, ComparesTheCpuBeforeAnythingRuns)
{
    auto hello = helloOf("it", {Operation::Parse});
    hello.cpuFeatures = {"quantum", "telepathy"};
    const Measurer needy{hello, {}};
    const auto candidate = describe(needy);
    EXPECT_TRUE(candidate.hello.has_value());
    EXPECT_FALSE(candidate.usable());
    EXPECT_THAT(candidate.problem, HasSubstr("lacks quantum, telepathy"));

    const auto remote =
        describeAll({{"it", {"prog"}, Origin::Installed}}, launcher, ticker, {"ssh", "host"});
    EXPECT_TRUE(remote.candidates.at(0).usable()); // it is another CPU that counts
    EXPECT_THAT(launcher.launched.back().arguments, ElementsAre("ssh", "host", "prog"));
    EXPECT_TRUE(launcher.launched.back().wholeEnvironment);
}

TEST_F(DescribeAll, RefusesAPromiseThatIsNotKept)
{
    auto hello = helloOf("it", {Operation::Parse});
    hello.defaults[Operation::Walk] = "dom";
    EXPECT_THAT(describe(Measurer{hello, {}}).problem, HasSubstr("walk"));
}

} // namespace
} // namespace jinbang::core::contest

// SPDX-License-Identifier: GPL-3.0-or-later
// What scripts rely on: exit statuses, one-line messages, nothing on a wrong stream.
#include "tests/cli/program.h"

#include <gmock/gmock.h>

#include <algorithm>

using namespace jinbang::test;
using testing::AnyOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

namespace {

class Contract : public Cli
{
};

std::ptrdiff_t lines(const std::string &text)
{
    return std::ranges::count(text, '\n');
}

} // namespace

TEST_F(Contract, HelpAndVersionWorkWithNothingAround)
{
    const Environment bare{{"HOME", ""}, {"PATH", ""}, {"TERM", ""}, {"LC_ALL", "C"}};
    const Finished help = run({"--help"}, bare), version = run({"--version"}, bare);
    EXPECT_EQ(help.status, 0);
    EXPECT_THAT(help.out, HasSubstr("Examples:"));
    EXPECT_THAT(help.err, IsEmpty());
    EXPECT_EQ(version.status, 0);
    EXPECT_THAT(version.out, HasSubstr("jinbang-cli 0."));
}

TEST_F(Contract, EveryCommandTeachesItself)
{
    for (const char *command : {"run", "list", "fixture", "check", "http", "rank", "compare",
                                "convert", "history", "completion"}) {
        const Finished help = run({command, "--help"});
        EXPECT_EQ(help.status, 0) << command;
        EXPECT_THAT(help.out, HasSubstr(command));
    }
}

TEST_F(Contract, AWrongCommandLineIsOneSentenceAndTwo)
{
    const std::vector<std::vector<std::string>> wrong{
        {},
        {"fly"},
        {"run", "--fast"},
        {"rank"},
        {"run", "--seed"},
        {"convert", "a.json"},
        {"completion", "fish"},
        {"history"},
        {"history", "list", "--limit", "-1"},
        {"history", "show"},
        {"history", "delete"},
        {"history", "show", "nobody"},
        {"rank", "--format", "xml", "a.json"},
        {"rank", "a.json", "--map", "{x}"},
        {"rank", "a.json", "--score", "best"},
        {"compare", "a.json", "b.json", "--fail-on", "uglier:3%"},
        {"fixture", "small,medium"}};
    for (const auto &arguments : wrong) {
        const Finished finished = run(arguments);
        const std::string shown = arguments.empty() ? "" : arguments.back();
        EXPECT_EQ(finished.status, 2) << shown << finished.err;
        EXPECT_EQ(lines(finished.err), 1) << finished.err;
        EXPECT_THAT(finished.out, IsEmpty());
    }
}

TEST_F(Contract, SillySettingsAreRefusedWithTheAllowedRange)
{
    const std::vector<std::vector<std::string>> silly{{"--forks", "0"},
                                                      {"--forks", "-1"},
                                                      {"--forks", "9223372036854775808"},
                                                      {"--iterations", "9223372036854775808"},
                                                      {"--iterations", "0"},
                                                      {"--warmup-iterations", "-1"},
                                                      {"--threads", "100000"},
                                                      {"--threads", "0"},
                                                      {"--threads", "1,512"},
                                                      {"--timeout", "0"},
                                                      {"--timeout", "-5s"},
                                                      {"--max-time", "0"},
                                                      {"--time", "1ns"},
                                                      {"--seed", "-1"},
                                                      {"--seed", "0"},
                                                      {"--forks", ""},
                                                      {"--timeout", ""},
                                                      {"--pin", ""},
                                                      {"--seed", ""},
                                                      {"--memory-cap", ""},
                                                      {"--resume", ""},
                                                      {"--runner", ""},
                                                      {"-o", ""},
                                                      {"-o", ","},
                                                      {"--pin", ",,"},
                                                      {"--allocator", ","},
                                                      {"--seed", "18446744073709551616"},
                                                      {"--memory-cap", "1"},
                                                      {"--memory-cap", "lots"},
                                                      {"--pin", "99999"},
                                                      {"--pin", "1023"},
                                                      {"--timeout=10s", "--preset=article"},
                                                      {"-w", "users:0"},
                                                      {"-w", "bean:99999999999"},
                                                      {"--time", "nan"},
                                                      {"--forks", "1e3"}};
    for (const auto &option : silly) {
        std::vector<std::string> arguments{"run", "-l", "rapidjson"};
        arguments.insert(arguments.end(), option.begin(), option.end());
        const Finished finished = run(arguments);
        EXPECT_EQ(finished.status, 2) << option[0] << " " << option[1] << finished.err;
        EXPECT_THAT(finished.err, HasSubstr("allowed")) << option[0] << " " << option[1];
        EXPECT_EQ(lines(finished.err), 1) << finished.err;
    }
    EXPECT_FALSE(std::filesystem::exists(path(".local/share/jinbang/runs")))
        << "nothing was started";
}

TEST_F(Contract, AnEmptyValueIsNobodysWish)
{
    const std::string scores = reference("six_metrics.csv");
    // An unset variable of a script: without a sentence the gate would stand open.
    const Finished gate = run({"compare", scores, scores, "--fail-on", ""});
    EXPECT_EQ(gate.status, 2);
    EXPECT_THAT(gate.err, HasSubstr("--fail-on is out of range (it is empty; allowed: "));
    for (const std::vector<std::string> &arguments :
         std::vector<std::vector<std::string>>{{"rank", ""},
                                               {"rank", scores, "-O", ""},
                                               {"check", ""},
                                               {"convert", scores, ""},
                                               {"fixture", ""},
                                               {"list", "--contender", ""},
                                               {"list", "--data-dir", ""}})
        EXPECT_EQ(run(arguments).status, 2) << arguments.front();
    EXPECT_THAT(run({"run", "--forks", "1", "--forks", "2"}).err,
                HasSubstr("--forks was given more than once"));
}

TEST_F(Contract, OneIdIsOneContender)
{
    const Finished twice =
        run({"list", "--contender", "x=/bin/true", "--contender", "x=/bin/false"});
    EXPECT_EQ(twice.status, 2);
    EXPECT_THAT(twice.err, HasSubstr("the id x is given twice"));
    EXPECT_EQ(run({"run", "--resume", "../../x"}).status, 2);
}

TEST_F(Contract, UnknownWordsAreAnsweredWithTheKnownOnes)
{
    EXPECT_THAT(run({"run", "--preset", "fast"}).err,
                HasSubstr("quick, standard, strict, article"));
    EXPECT_THAT(run({"run", "-o", "fly"}).err, HasSubstr("serialize, deserialize"));
    EXPECT_THAT(run({"run", "-l", "nobody"}).err, HasSubstr("rapidjson"));
    EXPECT_THAT(run({"run", "-l", "rapidjson.nothing"}).err, HasSubstr("trusting"));
    EXPECT_EQ(run({"run", "-l", "rapidjson.nothing"}).status, 2);
    EXPECT_THAT(run({"run", "-l", "rapidjson", "-O", "x.xlsx"}).err, HasSubstr(".jmh.json"));
}

TEST_F(Contract, AnInputThatCannotBeReadIsThree)
{
    write("bad.json", "{\"a\": [1, 2,, 3]}");
    write("empty.json", "");
    write("lines.json", "{\"a\":1}\n{\"a\":2}\n");
    for (const char *name : {"missing.json", "bad.json", "empty.json", "lines.json"}) {
        EXPECT_THAT(run({"fixture", name}).status, AnyOf(2, 3)) << name;
        EXPECT_EQ(run({"rank", name}).status, 3) << name;
    }
    const Finished bad = run({"fixture", "bad.json"});
    EXPECT_EQ(bad.status, 3);
    EXPECT_THAT(bad.err, HasSubstr("line 1"));
    EXPECT_THAT(run({"rank", "bad.json"}).err, HasSubstr("line 1, column 13"));
    EXPECT_EQ(run({"rank", "/dev/null"}).status, 3);
    EXPECT_EQ(run({"rank", "."}).status, 3);
    EXPECT_EQ(run({"run", "-l", "rapidjson", "-w", "bad.json"}).status, 3);
}

TEST_F(Contract, CompletionIsAScriptOfAllCommands)
{
    const Finished bash = run({"completion", "bash"});
    EXPECT_EQ(bash.status, 0);
    EXPECT_THAT(bash.out,
                HasSubstr("run list fixture check http rank compare convert history completion"));
    EXPECT_THAT(bash.out, HasSubstr("--shuffle-keys"));
    write("complete.sh", bash.out);
    EXPECT_EQ(std::system(("bash -n '" + path("complete.sh").string() + "'").c_str()), 0);
    EXPECT_THAT(run({"completion", "zsh"}).out, HasSubstr("#compdef jinbang-cli"));
}

TEST_F(Contract, NoColourWhereThereIsNoTerminal)
{
    const Finished finished = run({"rank", reference("six_metrics.csv")});
    EXPECT_THAT(finished.out, Not(HasSubstr("\x1b")));
    EXPECT_THAT(finished.err, IsEmpty());
}

TEST_F(Contract, AFullStandardOutputIsTold)
{
    const std::string command = std::string("'") + JINBANG_BIN_DIR "/jinbang-cli' rank '"
                                + reference("six_metrics.csv") + "' > /dev/full 2> '"
                                + path("err").string() + "'";
    EXPECT_NE(std::system(command.c_str()), 0);
    EXPECT_THAT(read("err"), HasSubstr("standard output"));
}

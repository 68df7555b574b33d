// SPDX-License-Identifier: GPL-3.0-or-later
// What scripts rely on: exit statuses, one-line messages, nothing on a wrong stream.
#include "tests/cli/program.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <regex>

using namespace jinbang::test;
using testing::AnyOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

namespace fs = std::filesystem;

namespace {

class Contract : public Cli
{
};

std::ptrdiff_t lines(const std::string &text)
{
    return std::ranges::count(text, '\n');
}

/// Characters of the longest line; help holds none that takes two columns.
std::size_t widest(const std::string &text)
{
    std::size_t most = 0, width = 0;
    for (const char byte : text) {
        width = byte == '\n' ? 0 : width + ((byte & 0xC0) != 0x80);
        most = std::max(most, width);
    }
    return most;
}

std::string joined(const std::vector<std::string> &words)
{
    std::string text;
    for (const std::string &word : words)
        text.append(" ").append(word);
    return text;
}

/// Every command, and every command below one, as the completion script knows them.
std::vector<std::vector<std::string>> allCommands(const std::string &script)
{
    static const std::regex branch("\n( +)([a-z]+)\\) (words='|if)");
    std::vector<std::vector<std::string>> commands;
    std::string parent;
    for (std::sregex_iterator at(script.begin(), script.end(), branch), end; at != end; ++at) {
        const bool below = at->str(1).size() > 12;
        if (!below)
            parent = at->str(2);
        commands.push_back(below ? std::vector{parent, at->str(2)} : std::vector{parent});
    }
    return commands;
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

TEST_F(Contract, AWordThatNobodyKnowsIsNamed)
{
    const std::vector<std::pair<std::vector<std::string>, std::string>> wrong{
        {{"runn"}, "There is no command 'runn'; did you mean 'run'? See 'jinbang-cli --help'."},
        {{"history", "lst"}, "There is no command 'lst'; did you mean 'list'? See "},
        {{"quite"}, "There is no command 'quite'. See 'jinbang-cli --help'."},
        {{"run", "--thread", "2"}, "There is no option '--thread'; did you mean '--threads'? See "},
        {{"fixture", "-lead.json"},
         "There is no option '-lead.json'; a file of that name is given as './-lead.json'."},
        {{"list", "x"}, "'x' was not expected. See 'jinbang-cli list --help'."},
    };
    for (const auto &[arguments, sentence] : wrong) {
        const Finished finished = run(arguments);
        EXPECT_EQ(finished.status, 2) << sentence;
        EXPECT_THAT(finished.err, HasSubstr(sentence));
    }
}

// CLI11 breaks no line, so lines of 168 columns once ran around the edge of a terminal of 80.
TEST_F(Contract, EveryCommandTeachesItselfInEightyColumns)
{
    EXPECT_LE(widest(run({"--help"}).out), 80U);
    for (const auto &command : allCommands(run({"completion", "bash"}).out)) {
        std::vector<std::string> arguments = command;
        arguments.push_back("--help");
        const Finished help = run(arguments);
        const std::string name = "jinbang-cli" + joined(command);
        EXPECT_EQ(help.status, 0) << name;
        EXPECT_THAT(help.out, HasSubstr("Usage: " + name + " ")) << name;
        EXPECT_THAT(help.out, Not(HasSubstr("{only}"))) << "as CLI11 writes a flag's value";
        EXPECT_LE(widest(help.out), 80U) << help.out;
    }
}

// It printed the version before.
TEST_F(Contract, HelpMayStandBeforeTheCommand)
{
    EXPECT_THAT(run({"--help", "rank"}).out, HasSubstr("Usage: jinbang-cli rank "));
}

TEST_F(Contract, TheManualPageNamesEveryCommand)
{
    std::ifstream file(JINBANG_SOURCE_DIR "/resources/man/jinbang-cli.1");
    const std::string page{std::istreambuf_iterator<char>(file), {}};
    for (const auto &command : allCommands(run({"completion", "bash"}).out))
        EXPECT_THAT(page, HasSubstr("\n.B " + command.front() + "\n"));
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
    // "custom" is what the desktop calls a plan of other figures; the command line once took it.
    for (const char *preset : {"fast", "custom"}) {
        const Finished finished = run({"run", "--preset", preset});
        EXPECT_EQ(finished.status, 2);
        EXPECT_THAT(finished.err, HasSubstr("there is: quick, standard, strict, article)"));
    }
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
    write("a b.json", "1");
    const auto completed = [&](const std::string &line) {
        const std::string script = "cd '" + path("").string()
                                   + "'; source ./complete.sh; COMP_WORDS=(" + line
                                   + "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _jinbang_cli; "
                                     "printf '%s\\n' \"${COMPREPLY[@]}\" > said";
        write("try.sh", script);
        EXPECT_EQ(std::system(("bash '" + path("try.sh").string() + "'").c_str()), 0) << line;
        return read("said");
    };
    EXPECT_EQ(completed("jinbang-cli ra"), "rank\n");
    EXPECT_EQ(completed("jinbang-cli --data-dir d history tre"), "trend\n");
    EXPECT_EQ(completed("jinbang-cli run --preset st"), "standard\nstrict\n");
    EXPECT_EQ(completed("jinbang-cli rank a"), "a b.json\n");
    EXPECT_EQ(completed("jinbang-cli completion z"), "zsh\n");
    EXPECT_THAT(completed("jinbang-cli run --res"), HasSubstr("--resume"));
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

TEST_F(Contract, EveryBadFileIsNamed)
{
    write("bad.json", "[1,,2]");
    write("empty.json", "");
    write("good.json", "[1]");
    const std::vector<std::string> broken{"bad.json is not valid JSON (line 1, column 4, byte 3",
                                          "empty.json is empty",
                                          "Cannot read nofile.json (No such file"};
    const std::vector<std::vector<std::string>> commands{
        {"run", "-l", "rapidjson", "-w", "bad.json,empty.json", "-w", "nofile.json"},
        {"fixture", "bad.json", "empty.json", "nofile.json"},
    };
    for (const auto &command : commands) {
        const Finished finished = run(command);
        EXPECT_EQ(finished.status, 3) << command.front();
        for (const std::string &sentence : broken)
            EXPECT_THAT(finished.err, HasSubstr(sentence)) << command.front();
        EXPECT_EQ(finished.out, "");
    }
    for (const auto &command :
         std::vector<std::vector<std::string>>{{"rank"}, {"history", "import"}}) {
        auto whole = command;
        whole.insert(whole.end(), {"bad.json", "empty.json", "nofile.json"});
        const Finished finished = run(whole);
        EXPECT_EQ(finished.status, 3) << command.front();
        for (const char *name : {"bad.json", "empty.json", "nofile.json"})
            EXPECT_THAT(finished.err, HasSubstr(name)) << command.front();
        EXPECT_EQ(finished.out, "");
    }
    const Finished convert = run({"convert", "bad.json", "out.xlsx"});
    EXPECT_THAT(convert.err, HasSubstr("out.xlsx"));
    EXPECT_THAT(convert.err, HasSubstr("bad.json"));

    const Finished words = run({"run", "-l", "rapidjson", "-w", "smal,bean:0,nofile.json"});
    EXPECT_EQ(words.status, 2);
    for (const char *name : {"\"smal\"", "bean", "nofile.json (no such file)"})
        EXPECT_THAT(words.err, HasSubstr(name));
    const Finished some = run({"fixture", "empty.json", "good.json", "small"});
    EXPECT_EQ(some.status, 3);
    EXPECT_THAT(some.out, HasSubstr("good.json"));
    EXPECT_THAT(some.out, HasSubstr("\n\nName            small"));
}

TEST_F(Contract, AHugeFileOfNoJsonIsRefusedAtOnce)
{
    write("zeros.json", "");
    fs::resize_file(path("zeros.json"), std::uintmax_t{5} << 30);
    for (const auto &command :
         std::vector<std::vector<std::string>>{{"fixture", "zeros.json"},
                                               {"run", "-l", "rapidjson", "-w", "zeros.json"},
                                               {"check", "zeros.json", "-l", "rapidjson"}}) {
        const auto begin = std::chrono::steady_clock::now();
        const Finished finished = run(command);
        EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(5));
        EXPECT_EQ(finished.status, 3) << command.front();
        EXPECT_THAT(finished.err,
                    HasSubstr("zeros.json is not valid JSON (line 1, column 1, byte 0: expected a "
                              "value but found 0x00)"))
            << command.front();
    }
}

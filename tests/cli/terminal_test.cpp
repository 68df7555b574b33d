// SPDX-License-Identifier: GPL-3.0-or-later
// Manners at a terminal: where it is one, how wide it is, and whether it wants colours.
#include "tests/cli/program.h"

#include <gmock/gmock.h>

using namespace jinbang::test;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

namespace {

class AtATerminal : public Cli
{
protected:
    static std::vector<std::string> shortRun(std::vector<std::string> more = {})
    {
        std::vector<std::string> arguments{
            "run",     "-l", "rapidjson,nlohmann",  "-w", "small",        "-o", "serialize",
            "--forks", "3",  "--warmup-iterations", "0",  "--iterations", "1",  "--time",
            "5ms"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return arguments;
    }
};

/// Columns that a line takes. All wide marks that we print are of CJK, which is what wcwidth says.
std::size_t columns(std::string_view line)
{
    std::size_t count = 0;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const auto byte = static_cast<unsigned char>(line[at]);
        if (byte == 0x1b) // an escape up to its letter
            at = line.find_first_of("mK", at);
        else
            count += ((byte & 0xC0) != 0x80) + (byte >= 0xE3 && byte < 0xF0);
    }
    return count;
}

std::vector<std::string> linesOf(const std::string &text)
{
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        std::string line = text.substr(at, end - at);
        line.erase(0, line.rfind('\r') + 1); // what the status line was replaced by
        lines.push_back(std::move(line));
        at = end + 1;
    }
    return lines;
}

} // namespace

TEST_F(AtATerminal, ProgressIsShownInOneLineThatGoesAway)
{
    const Finished finished = runOnTerminal(shortRun(), {});
    EXPECT_EQ(finished.status, 0) << finished.err;
    EXPECT_THAT(finished.err, HasSubstr("serialize small · "));
    EXPECT_THAT(finished.err, HasSubstr(" left"));
    EXPECT_THAT(finished.err, HasSubstr(" %  "));
    for (const std::string &line : linesOf(finished.err))
        EXPECT_THAT(line, Not(HasSubstr(" left"))) << "the line stayed";
    EXPECT_THAT(finished.err, HasSubstr("\x1b[1m"));
    EXPECT_THAT(finished.err, HasSubstr("状元"));
}

TEST_F(AtATerminal, TheTableGoesToAPipeWithoutAnEscape)
{
    const Finished finished = runOnTerminal(shortRun(), {.columns = 80, .onlyErrors = true});
    EXPECT_EQ(finished.status, 0) << finished.err;
    EXPECT_THAT(finished.err, HasSubstr(" left"));
    EXPECT_THAT(finished.err, Not(HasSubstr("状元")));
    EXPECT_THAT(finished.out, HasSubstr("状元"));
    EXPECT_THAT(finished.out, Not(HasSubstr("\x1b")));
    EXPECT_THAT(finished.out, Not(HasSubstr("\r")));
    EXPECT_THAT(finished.out, Not(HasSubstr(" left")));
}

TEST_F(AtATerminal, WhoWantsNoColourGetsNone)
{
    const std::vector<std::string> rank{"rank", reference("six_metrics.csv")};
    EXPECT_THAT(runOnTerminal(rank, {}).err, HasSubstr("\x1b["));
    EXPECT_THAT(runOnTerminal(rank, {}, {{"NO_COLOR", "1"}}).err, Not(HasSubstr("\x1b")));
    EXPECT_THAT(runOnTerminal(rank, {}, {{"TERM", "dumb"}}).err, Not(HasSubstr("\x1b")));
    EXPECT_THAT(runOnTerminal(shortRun(), {}, {{"TERM", "dumb"}}).err, Not(HasSubstr("\x1b")));
    const std::string coloured = runOnTerminal(shortRun(), {}, {{"NO_COLOR", "1"}}).err;
    EXPECT_THAT(coloured, Not(HasSubstr("\x1b[1m"))) << "bold is a colour too";
    EXPECT_THAT(coloured, HasSubstr(" left"));
}

TEST_F(AtATerminal, NothingIsWiderThanItIs)
{
    write("a.json", "{\"a\":1}");
    const std::vector<std::vector<std::string>> commands{
        {"rank", reference("six_metrics.csv")},
        shortRun({"-w", "medium", "--title", "金榜题名时"}),
        {"list"},
        {"fixture", "a.json"},
        {"check", "a.json"},
        {"compare", reference("six_metrics.csv"), reference("six_metrics.csv")}};
    for (const int width : {80, 100}) {
        for (const auto &command : commands) {
            const Finished finished = runOnTerminal(command, {.columns = width});
            EXPECT_EQ(finished.status, 0) << finished.err;
            for (const std::string &line : linesOf(finished.err))
                EXPECT_LE(columns(line), static_cast<std::size_t>(width))
                    << command.front() << ": " << line;
        }
    }
}

TEST_F(AtATerminal, TheStatusLineFitsANarrowTerminalBesideAPipe)
{
    write("一个名字很长的文件用来占满整个屏幕的宽度.json", "[1]");
    const Finished finished = runOnTerminal({"run", "-l", "rapidjson", "-w",
                                             "一个名字很长的文件用来占满整个屏幕的宽度.json", "-o",
                                             "parse", "--forks", "3"},
                                            {.columns = 60, .onlyErrors = true});
    std::size_t at = 0;
    while ((at = finished.err.find("\x1b[K", at)) != std::string::npos) {
        at += 3;
        EXPECT_LT(columns(finished.err.substr(at, finished.err.find('\r', at) - at)), 60U);
    }
    EXPECT_THAT(finished.err, HasSubstr("…"));
}

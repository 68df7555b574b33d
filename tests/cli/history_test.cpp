// SPDX-License-Identifier: GPL-3.0-or-later
// What is measured is kept, found, named and, for thirty days, brought back.
#include "tests/cli/program.h"
#include "tests/support/inventedrun.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <algorithm>

using namespace jinbang::test;
using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

namespace fs = std::filesystem;

namespace {

class HistoryCommand : public Cli
{
protected:
    /// Run number `n`, in the data folder that the program finds by itself.
    std::string addRun(int n, RunShape shape = {}) const
    {
        shape.id = "20261130-12000" + std::to_string(n) + "-abcdef0" + std::to_string(n);
        shape.startedAt = "2026-11-30T12:00:0" + std::to_string(n) + "Z";
        writeJournal(path(".local/share/jinbang/runs"), inventedRun(shape));
        return shape.id;
    }
    [[nodiscard]] nlohmann::json listed(std::vector<std::string> arguments = {}) const
    {
        arguments.insert(arguments.begin(), {"history", "list", "--format", "json"});
        return nlohmann::json::parse(run(arguments).out);
    }
};

} // namespace

TEST_F(HistoryCommand, AnEmptyHistorySaysHowOneBegins)
{
    const Finished finished = run({"history", "list"});
    EXPECT_EQ(finished.status, 0) << finished.err;
    EXPECT_THAT(finished.out, HasSubstr("jinbang-cli run"));
    EXPECT_EQ(listed(), nlohmann::json::array());
    EXPECT_EQ(run({"history", "show", "last"}).status, 2);
}

TEST_F(HistoryCommand, ADateIsOneOrIsRefused)
{
    (void)addRun(1);
    for (const char *date : {"2026", "2026-11", "2026-11-30", "2026-11-30T11", "2026-11-30T11:59",
                             "2026-11-30T12:00:00", "2026-11-30T12:00:00Z"})
        EXPECT_EQ(run({"history", "list", "--since", date}).status, 0) << date;
    for (const char *date : {"foo", "2026-13-45", "2026-02-30", "yesterday", "26-11-30", "2026-1",
                             "2026-11-30 12:00", "2026-11-30T25", "2026-11-30T12:61"}) {
        for (const char *option : {"--since", "--before"}) {
            const Finished finished = run({"history", "list", option, date});
            EXPECT_EQ(finished.status, 2) << date;
            EXPECT_THAT(finished.err, HasSubstr("a date such as 2026-11-30")) << date;
        }
    }
}

TEST_F(HistoryCommand, ListsShowsAndExportsWhatWasKept)
{
    const std::string first = addRun(1), second = addRun(2);
    const Finished list = run({"history", "list"});
    EXPECT_EQ(list.status, 0);
    EXPECT_THAT(list.out, AllOf(HasSubstr(first), HasSubstr(second), HasSubstr("4/4")));
    EXPECT_LT(list.out.find(second), list.out.find(first)) << "the newest first";
    EXPECT_THAT(list.err, IsEmpty());
    EXPECT_EQ(listed()[0]["leaders"][0], "lib0");
    EXPECT_EQ(listed({"--limit", "1"}).size(), 1U);
    EXPECT_THAT(run({"history", "list", "-n", "1"}).out, HasSubstr("1 older"));

    const Finished shown = run({"history", "show", first});
    EXPECT_EQ(shown.status, 0);
    EXPECT_THAT(shown.out,
                AllOf(HasSubstr(first), HasSubstr("状元"), HasSubstr("serialize/small")));
    EXPECT_EQ(run({"history", "export", "last", "金 榜.html"}).status, 0);
    EXPECT_THAT(read("金 榜.html"), HasSubstr("<svg"));
    EXPECT_EQ(run({"history", "export", "last", "x.json"}).status, 0);
    EXPECT_EQ(run({"rank", "x.json"}).status, 0);
}

TEST_F(HistoryCommand, GivesTitlesTagsAndNotes)
{
    const std::string id = addRun(1);
    addRun(2);
    ASSERT_EQ(run({"history", "edit", id, "--title", "改前 before", "--add-tag", "base",
                   "--add-tag", "x y", "--note", "quiet"})
                  .status,
              0);
    ASSERT_EQ(run({"history", "edit", id, "--remove-tag", "base"}).status, 0);
    const auto found = listed({"改前", "--tag", "x y"});
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0]["title"], "改前 before");
    EXPECT_EQ(found[0]["tags"], nlohmann::json({"x y"}));
    EXPECT_EQ(found[0]["note"], "quiet");
    EXPECT_THAT(run({"history", "show", id}).out, HasSubstr("改前 before"));
    EXPECT_EQ(run({"history", "edit", id}).status, 2) << "nothing to change";
    ASSERT_EQ(run({"history", "edit", id, "--title", "", "--note", ""}).status, 0);
    EXPECT_EQ(listed({"--tag", "x y"})[0]["note"], "");
}

TEST_F(HistoryCommand, ADeletedRunCanBeBroughtBack)
{
    const std::string first = addRun(1), second = addRun(2);
    const Finished removed = run({"history", "delete", "20261130-120001"});
    EXPECT_EQ(removed.status, 0);
    EXPECT_THAT(removed.err, HasSubstr("history restore " + first));
    EXPECT_THAT(run({"history", "list"}).out, Not(HasSubstr(first)));
    EXPECT_EQ(run({"history", "restore", first}).status, 0);
    EXPECT_THAT(run({"history", "list"}).out, HasSubstr(first));
    EXPECT_EQ(run({"history", "delete", "20261130"}).status, 2) << "two runs begin so";
    EXPECT_EQ(listed().size(), 2U);
}

TEST_F(HistoryCommand, FollowsACell)
{
    addRun(1);
    RunShape slower;
    slower.factor = 1.25;
    slower.version = "2.0";
    addRun(2, slower);
    EXPECT_THAT(run({"history", "trend"}).out, HasSubstr("serialize/small  lib1"));
    const Finished trend = run({"history", "trend", "serialize/small", "lib1"});
    EXPECT_EQ(trend.status, 0);
    EXPECT_THAT(trend.out, AllOf(HasSubstr("+25.0 %"), HasSubstr("version 1.0 -> 2.0"),
                                 HasSubstr("different sessions")));
    EXPECT_EQ(run({"history", "trend", "serialize/small", "nobody"}).status, 2);
    const auto points = nlohmann::json::parse(
        run({"history", "trend", "serialize/small", "lib1", "--format", "json"}).out);
    EXPECT_EQ(points[1]["changes"][0]["to"], "2.0");
}

TEST_F(HistoryCommand, ComparesTwoKeptRunsByTheirIds)
{
    EXPECT_EQ(run({"compare", "last", "last"}).status, 3) << "the history is empty";
    const std::string first = addRun(1);
    RunShape slower;
    slower.factor = 1.25;
    addRun(2, slower);
    const Finished compared = run({"compare", first.substr(0, 15), "last", "--format", "json"});
    ASSERT_EQ(compared.status, 0) << compared.err;
    EXPECT_NEAR(nlohmann::json::parse(compared.out)["cells"][0]["ratio"], 1.25, 0.01);
    EXPECT_EQ(run({"compare", "last:lib0", "last:lib1"}).status, 0);
    EXPECT_EQ(run({"compare", "last:lib0", first + ":lib1"}).status, 2);
    write("odd.csv", "Fall|Wer|Wert\nparse|a|1,5\n");
    EXPECT_EQ(run({"compare", "odd.csv", "odd.csv", "--csv-separator", "|", "--csv-columns",
                   "metric=1,library=2,score=3"})
                  .status,
              0);
    EXPECT_THAT(run({"compare", "20990101", "last"}).err, HasSubstr("no such file, no such run"));
}

TEST_F(HistoryCommand, ImportsAllOrNothing)
{
    write("bad.csv", "metric,library,score\nparse,a,fast\n");
    EXPECT_EQ(run({"history", "import", reference("six_metrics.csv"), "bad.csv"}).status, 3);
    EXPECT_EQ(listed().size(), 0U);
    const Finished kept = run({"history", "import", reference("six_metrics.csv")});
    EXPECT_EQ(kept.status, 0) << kept.err;
    EXPECT_EQ(run({"history", "import", reference("six_metrics.csv")}).out, kept.out);
    ASSERT_EQ(listed().size(), 1U);
    EXPECT_EQ(listed()[0]["kind"], "import");
    EXPECT_EQ(listed()[0]["leaders"][0], "FastJson2");
    EXPECT_EQ(listed()[0]["title"], "six_metrics.csv");
    EXPECT_EQ(listed()[0]["importedAs"], "scores.csv");
    EXPECT_THAT(run({"history", "list"}).out, HasSubstr("six_metrics.csv (CSV of"));
    EXPECT_THAT(run({"history", "show", "last"}).out,
                HasSubstr("imported six_metrics.csv, CSV of scores"));
    write("odd.csv", "Fall|Wer|Wert\nparse|a|1,5\n");
    EXPECT_EQ(run({"history", "import", "odd.csv"}).status, 3);
    EXPECT_EQ(run({"history", "import", "odd.csv", "--csv-separator", "|", "--csv-columns",
                   "metric=1,library=2,score=3"})
                  .status,
              0);
}

TEST_F(HistoryCommand, KeepsARunAndAnHttpLoadAsTheyAre)
{
    ASSERT_EQ(run({"run", "-l", "rapidjson", "-w", "small", "-o", "serialize", "--forks", "1",
                   "--iterations", "1", "--time", "2ms", "--warmup-iterations", "0"})
                  .status,
              0);
    ASSERT_EQ(run({"http", "-l", "rapidjson", "--requests", "50", "--concurrency", "2"}).status, 0);
    nlohmann::json load, contest;
    for (const auto &each : listed()) // both began in one second, so either may be the first
        (each["kind"] == "http" ? load : contest) = each;
    EXPECT_EQ(contest["kind"], "run");
    ASSERT_EQ(load["state"], "complete");
    EXPECT_EQ(load["operations"], nlohmann::json({"http"}));
    EXPECT_THAT(run({"history", "show", load["id"]}).out, HasSubstr("requests"));
}

TEST_F(HistoryCommand, TheIndexIsMadeAnewWhenItIsLostOrDamaged)
{
    const std::string id = addRun(1);
    ASSERT_EQ(run({"history", "edit", id, "--title", "kept"}).status, 0);
    write(".local/share/jinbang/history.db", "no database");
    const Finished list = run({"history", "list"});
    EXPECT_EQ(list.status, 0);
    EXPECT_THAT(list.out, HasSubstr("kept"));
    EXPECT_THAT(list.err, HasSubstr("history.db.damaged-1"));
    EXPECT_EQ(read(".local/share/jinbang/history.db.damaged-1"), "no database");
    EXPECT_THAT(run({"history", "rebuild"}).out, HasSubstr("1 runs were read"));
}

TEST_F(HistoryCommand, AnotherDataFolderIsAnotherHistory)
{
    addRun(1);
    EXPECT_EQ(nlohmann::json::parse(
                  run({"--data-dir", "other", "history", "list", "--format", "json"}).out)
                  .size(),
              0U);
    EXPECT_EQ(run({"--data-dir", "/proc/none", "history", "list"}).status, 2);
}

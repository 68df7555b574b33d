// SPDX-License-Identifier: GPL-3.0-or-later
// A Chinese window speaks Chinese of everything that the engine says: what the engine can say is
// asked of the engine itself, so that a sentence that changes there fails here.
#include "app/desktop/settings/language.h"
#include "app/desktop/text/enginepatterns.h"
#include "app/desktop/text/enginetext.h"
#include "app/desktop/text/errortext.h"
#include "core/archive/formats.h"
#include "core/contest/entries.h"
#include "core/fixture/loadfixture.h"
#include "core/json/canonicalwriter.h"
#include "core/json/strictreader.h"
#include "core/system/conditions.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QRegularExpression>

using namespace jinbang;
using namespace jinbang::app;

namespace {

bool hasHan(const QString &text)
{
    static const QRegularExpression han(QStringLiteral("\\p{Han}"));
    return text.contains(han);
}

std::vector<core::system::MachineCheck> everyCheck()
{
    std::vector<core::system::MachineCheck> all;
    core::system::Environment environment;
    core::system::Conditions conditions;
    core::system::Build build;
    const auto add = [&] {
        for (const auto &check : core::system::checkMachine(environment, conditions, build))
            all.push_back(check);
    };
    add();
    build.type = "Debug";
    build.sanitizers = "address";
    conditions.traced = conditions.onBattery = true;
    conditions.cpuPressure = 40;
    conditions.canarySpread = 0.5;
    environment.governor = "powersave";
    environment.turbo = "on";
    environment.hypervisor = "kvm";
    environment.cgroupQuota = 0.5;
    environment.clockStepNs = 5000;
    environment.canaryMedianNs = 100;
    add();
    environment.governor = "performance";
    environment.turbo = "off";
    environment.cgroupQuota = 2;
    environment.clockStepNs = 20;
    environment.availableBytes = std::uint64_t{8} << 30;
    conditions = {};
    build = {};
    add();
    return all;
}

std::string syntaxDetail(std::string_view text)
{
    core::json::CanonicalCounter nobody;
    const auto read = core::json::readStrict(text, nobody, "a.json");
    return read ? std::string() : read.error().detail;
}

} // namespace

TEST(EngineText, knowsEveryCheckOfTheMachine)
{
    const auto checks = everyCheck();
    EXPECT_GT(checks.size(), 30u);
    for (const auto &check : checks)
        EXPECT_TRUE(isKnownEngineText(check.message)) << check.message;
}

TEST(EngineText, knowsWhereATextIsWrong)
{
    for (const char *text :
         {"", " ", "{", "[1,", "[1 2]", "{\"a\" 1}", "tru", "[01]", "[-]", "[1e999]", "\"\\x\"",
          "\"\\u12\"", "\"\\ud800\"", "\"\x01\"", "\"\xff\"", "[1] x", "{1:2}"}) {
        const std::string detail = syntaxDetail(text);
        EXPECT_TRUE(detail.empty() || isKnownEngineText(detail)) << text << ": " << detail;
    }
}

TEST(EngineText, knowsWhereAResultFileIsWrong)
{
    const std::string jmh = R"([{"benchmark":"A.b","mode":"thrpt","threads":1,"primaryMetric":)";
    const std::string head = "\"Benchmark\",\"Mode\",\"Threads\",\"Samples\",\"Score\",\"Score "
                             "Error (99.9%)\",\"Unit\"\n";
    const std::string files[] = {
        "",
        "{}",
        "[1]",
        "<p>",
        "metric,library,score\n",
        "metric,library,score\nparse,a,fast\n",
        "metric,library,score\nparse,a,0\n",
        "metric,library,score\nparse,,1\n",
        "metric,library,score\nparse,a\n",
        "metric,library,score\nparse,a,1\nparse,a,2\n",
        "metric,library,score\n\"parse,a,1\n",
        "metric,library,score\n\"parse\"x,a,1\n",
        "operation,fixture,contender,threads\nserialize,small,a,many\n",
        "metric,operation,fixture,contender,n,sample\nserialize/small,serialize,small,a,0,0\n",
        "metric,operation,fixture,contender,n,sample\nserialize/small,serialize,small,a,5,1\n",
        "[]",
        R"([{"mode":"thrpt"}])",
        R"([{"benchmark":"A.b","mode":"thrpt"}])",
        R"([{"benchmark":"A.b","mode":"fast"}])",
        jmh + "1}]",
        jmh + R"({"scoreUnit":"s"}}])",
        jmh + R"({"scoreUnit":"s","score":[]}}])",
        jmh + R"({"scoreUnit":1,"score":1}}])",
        head,
        head + "A.b,fast,1,1,1,1,ops/s\n",
        head + "A.b,thrpt,none,1,1,1,ops/s\n",
        head + "A.b,thrpt,1,few,1,1,ops/s\n",
        head + "A.b,thrpt,1,1,much,1,ops/s\n",
        head + "A.b:x,thrpt,1,1,1,1,ops/s\n",
        "\"Benchmark\",\"Mode\"\n",
        R"({"context":{},"benchmarks":1})",
        R"({"context":{},"benchmarks":[{}]})",
        R"({"context":{},"benchmarks":[{"name":"a/b"}]})",
        R"({"schema":"jinbang-report"})",
        R"({"schema":"jinbang-report","schemaVersion":1,"title":5})",
        R"({"schema":"jinbang-report","schemaVersion":1,"cells":[{"threads":1.5}]})",
        R"({"schema":"jinbang-report","schemaVersion":1,"cells":{}})",
        R"({"schema":"jinbang-report","schemaVersion":1,"cells":[{"mode":"fast"}]})",
        R"({"schema":"jinbang-report","schemaVersion":1,"cells":[{"reuse":1}]})"};
    for (const std::string &file : files) {
        const auto read = core::archive::readReport(file, {"a.csv", {}});
        ASSERT_FALSE(read) << file;
        std::string detail = read.error().detail;
        if (const auto place = detail.find(": ");
            detail.starts_with("line ") && place != detail.npos)
            detail.erase(0, place + 2);
        EXPECT_TRUE(detail.empty() || isKnownEngineText(detail)) << file << ": " << detail;
    }
}

TEST(EngineText, knowsWhyACellHasNoNumber)
{
    core::contest::Entry entry;
    std::string reason;
    (void)core::contest::variantFor(entry, core::Operation::Walk, reason);
    EXPECT_TRUE(isKnownEngineText(reason)) << reason;
    entry.variant = "dom";
    (void)core::contest::variantFor(entry, core::Operation::Walk, reason);
    EXPECT_TRUE(isKnownEngineText(reason)) << reason;
    for (int code = 0; code <= int(core::ErrorCode::System); ++code) {
        const std::string sentence = core::sentence({core::ErrorCode(code), "/a b.json", "line 1"});
        EXPECT_TRUE(isKnownEngineText(sentence)) << sentence;
    }
    for (const char *said :
         {"SIGSEGV in sample", "exit status 3 in check; it said: oops: bad",
          "after timing: at /a/0: expected 1, got 2",
          "Boost.JSON: too deep: at byte 32 the input goes beyond the 32 levels of nesting that it "
          "reads (the deepest has 40). Choose a flatter input, or leave this library out.",
          "SIGSEGV in parse; it said: the stack of 8192 KiB is full: the input is nested deeper "
          "than this library, which has no limit of its own, can recurse. Choose a flatter input, "
          "or leave this library out.",
          "RapidJSON, serialize/small: the machine was too busy for enough undisturbed processes; "
          "disturbed ones count, too",
          "serialize/small: 16 blocks, 15 of them undisturbed for every contender; every contender "
          "met the target; target met by 3 of 4"})
        EXPECT_TRUE(isKnownEngineText(said)) << said;
    EXPECT_FALSE(isKnownEngineText("a library's own words"));
}

TEST(EngineText, isChineseInAChineseWindowAndKeepsNamesAndNumbers)
{
    Language language;
    language.use(QStringLiteral("en"));
    EXPECT_EQ(engineText("No debugger."), QStringLiteral("No debugger."));
    language.use(QStringLiteral("zh_CN"));
    for (const char *pattern : kEnginePatterns)
        EXPECT_TRUE(hasHan(engineText(pattern))) << pattern;
    const QString load = engineText(
        "Other programs are at work (load 3.5, waiting 12 % of the time). Close them, or wait.");
    EXPECT_TRUE(load.contains(QStringLiteral("3.5")) && load.contains(QStringLiteral("12 %"))
                && hasHan(load))
        << load.toStdString();
    const QString nested = engineText("after timing: at /a/%1/b: expected 1, got %2");
    EXPECT_TRUE(nested.contains(QStringLiteral("/a/%1/b")) && nested.contains(QStringLiteral("%2")))
        << nested.toStdString();
    EXPECT_EQ(engineText("a library's own words"), QStringLiteral("a library's own words"));
    const QString error =
        errorText({core::ErrorCode::InvalidJson, "a.json", syntaxDetail("[1,\n tru]")});
    EXPECT_TRUE(error.contains(QStringLiteral("第 2 行"))) << error.toStdString();
    language.use(QStringLiteral("en"));
    EXPECT_EQ(errorText({core::ErrorCode::CannotRead, "a.json", {}}).count(u'('), 0);
}

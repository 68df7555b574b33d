// SPDX-License-Identifier: GPL-3.0-or-later
// What was measured must survive the file: the same value, the same bytes, and what a newer version
// put into it.
#include "core/archive/reportjson.h"
#include "tests/core/archive/samplereport.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <set>

using namespace jinbang::core;
using namespace jinbang::core::archive;
using testing::HasSubstr;
using Json = nlohmann::ordered_json;

namespace {

std::string saved(const Report &report)
{
    return written(writeReportJson, report);
}

/// Objects whose member names are data.
bool isMap(const std::string &name)
{
    static const std::set<std::string> kMaps{"points",    "missing",     "params",
                                             "secondary", "percentiles", "counters"};
    return kMaps.contains(name);
}

/// Adds a member that no version knows to every object, at its end.
void addUnknown(Json &value, const std::string &name, const std::string &parent)
{
    if (value.is_array()) {
        for (Json &element : value)
            addUnknown(element, name, name);
    } else if (value.is_object()) {
        for (const auto &member : value.items())
            addUnknown(member.value(), member.key(), name);
        const bool contenderFacts = name == "facts" && parent == "contenders";
        if (!isMap(name) && !contenderFacts)
            value["x-future"] = {{"list", {1, 18446744073709551615ULL, "书"}}};
    }
}

} // namespace

TEST(ReportJson, LoadsWhatItSaved)
{
    const Report report = fullReport();
    const auto loaded = readReportJson(saved(report), "r.json");
    ASSERT_TRUE(loaded) << sentence(loaded.error());
    EXPECT_EQ(*loaded, report);
}

TEST(ReportJson, IsByteIdenticalAfterLoadAndSave)
{
    const std::string text = saved(fullReport());
    const auto loaded = readReportJson(text, "r.json");
    ASSERT_TRUE(loaded);
    EXPECT_EQ(saved(*loaded), text);
}

TEST(ReportJson, KeepsUnknownMembersAtEveryLevel)
{
    Json tree = Json::parse(saved(fullReport()));
    addUnknown(tree, "", "");
    const auto loaded = readReportJson(tree.dump(), "r.json");
    ASSERT_TRUE(loaded) << sentence(loaded.error());
    const std::string once = saved(*loaded);
    EXPECT_EQ(Json::parse(once), tree);
    EXPECT_EQ(saved(*readReportJson(once, "r.json")), once);
}

TEST(ReportJson, KeepsWholeNumbersExactly)
{
    const Json tree = Json::parse(saved(fullReport()));
    EXPECT_EQ(tree["config"]["seed"].get<std::uint64_t>(), 18446744073709551615ULL);
    EXPECT_EQ(tree["environment"]["availableBytes"].get<std::uint64_t>(), 9007199254740993ULL);
}

TEST(ReportJson, HasTheMembersOfTheContract)
{
    const Json tree = Json::parse(saved(fullReport()));
    for (const char *name : {"schema", "schemaVersion", "generator", "runId", "title", "tags",
                             "startedAt", "finishedAt", "state", "environment", "config",
                             "contenders", "fixtures", "cells", "comparisons", "ranking", "log"})
        EXPECT_TRUE(tree.contains(name)) << name;
    for (const char *name : {"contender",
                             "variant",
                             "library",
                             "version",
                             "operation",
                             "fixture",
                             "mode",
                             "threads",
                             "reuse",
                             "keys",
                             "allocator",
                             "status",
                             "reason",
                             "ranked",
                             "unrankedReason",
                             "nsPerOp",
                             "ciLow",
                             "ciHigh",
                             "relHalfWidth",
                             "opsPerSecond",
                             "bytesPerSecond",
                             "points",
                             "blocks",
                             "forks",
                             "min",
                             "median",
                             "mean",
                             "max",
                             "betweenSd",
                             "withinSd",
                             "judgedRelHalfWidth",
                             "targetMet",
                             "classic",
                             "percentiles",
                             "allocsPerOp",
                             "bytesPerOp",
                             "peakRssBytes",
                             "outputBytes",
                             "exactness",
                             "notes"})
        EXPECT_TRUE(tree["cells"][0].contains(name)) << name;
    for (const char *name : {"contender", "variant", "library", "rank", "title", "total", "mark",
                             "points", "ciLow", "ciHigh", "group", "cells", "cellsTotal"})
        EXPECT_TRUE(tree["ranking"][0]["entries"][0].contains(name)) << name;
    EXPECT_EQ(tree["config"]["deadlineMs"], 61500);
    EXPECT_EQ(tree["cells"][0]["forks"][0]["samples"]["n"], Json({1000, 1001}));
}

TEST(ReportJson, NeverWritesWhatIsNotFinite)
{
    Report report = fullReport();
    report.cells[0].nsPerOp = std::numeric_limits<double>::infinity();
    report.cells[0].forks[0].samples[0].wallNs = std::numeric_limits<double>::quiet_NaN();
    const Json tree = Json::parse(saved(report));
    EXPECT_TRUE(tree["cells"][0]["nsPerOp"].is_null());
    EXPECT_TRUE(tree["cells"][0]["forks"][0]["samples"]["wallNs"][0].is_null());
    EXPECT_TRUE(readReportJson(saved(report), "r.json"));
}

TEST(ReportJson, NamesThePlaceOfAWrongValue)
{
    const std::string text = "{\"schema\": \"jinbang-report\", \"schemaVersion\": 1,\n"
                             "  \"cells\": [{\"contender\": \"书\", \"threads\": \"two\"}]}";
    const auto loaded = readReportJson(text, "r.json");
    ASSERT_FALSE(loaded);
    EXPECT_EQ(loaded.error().code, ErrorCode::BadFormat);
    EXPECT_EQ(loaded.error().subject, "r.json");
    EXPECT_THAT(loaded.error().detail, HasSubstr("line 2, column 43"));
}

TEST(ReportJson, NamesThePlaceOfBrokenSyntax)
{
    const auto loaded =
        readReportJson("{\"schema\": \"jinbang-report\",\r\n \"a\": [1, }", "r.json");
    ASSERT_FALSE(loaded);
    EXPECT_THAT(loaded.error().detail, HasSubstr("line 2, column 11"));
}

TEST(ReportJson, RefusesANewerSchemaAndOtherFiles)
{
    const auto newer = readReportJson(R"({"schema":"jinbang-report","schemaVersion":2})", "r.json");
    ASSERT_FALSE(newer);
    EXPECT_EQ(newer.error().code, ErrorCode::NewerVersion);
    EXPECT_EQ(readReportJson(R"({"schema":"other"})", "r.json").error().code, ErrorCode::BadFormat);
    EXPECT_EQ(readReportJson("[1]", "r.json").error().code, ErrorCode::BadFormat);
    EXPECT_EQ(readReportJson(" \n", "r.json").error().code, ErrorCode::EmptyInput);
    EXPECT_EQ(readReportJson(R"({"schema":"jinbang-report"})", "r.json").error().code,
              ErrorCode::BadFormat);
}

TEST(ReportJson, AnyCutOfAFileIsRefusedNotHalfRead)
{
    const std::string text = saved(fullReport());
    for (std::size_t size = 0; size + 2 < text.size(); size += 7)
        EXPECT_FALSE(readReportJson(text.substr(0, size), "r.json")) << size;
}

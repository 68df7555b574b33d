// SPDX-License-Identifier: GPL-3.0-or-later
// Stops: a crash, a wrapped number or a silent default from a line that another program wrote.
#include "core/protocol/codec.h"

#include <gtest/gtest.h>

namespace jinbang::core::protocol {
namespace {

constexpr std::string_view kTask = R"("task":{"operation":"parse","variant":"dom"})";
constexpr std::string_view kFixture = R"("fixture":{"bytes":2})";

std::string run(std::string_view task, std::string_view fixture, std::string_view measure)
{
    return std::string(R"({"type":"run","protocol":1,"id":1,)")
        .append(task)
        .append(",")
        .append(fixture)
        .append(",")
        .append(measure)
        .append("}");
}

std::string problemOf(std::string_view line)
{
    const Result<Request> request = decodeRequest(line);
    return request ? "accepted"
                   : std::string(name(request.error().code)) + ": " + request.error().detail;
}

std::string eventProblemOf(std::string_view line)
{
    std::uint64_t bytes = 0;
    const Result<Event> event = decodeEvent(line, bytes);
    return event ? "accepted" : std::string(name(event.error().code)) + ": " + event.error().detail;
}

struct Row {
    std::string line;
    std::string problem; // how the answer starts
};

TEST(BadRequest, IsRefusedWithThePlace)
{
    const std::vector<Row> rows{
        {"", "protocol-violation: the line is no JSON"},
        {"{\"type\":", "protocol-violation: the line is no JSON"},
        {"[]", "protocol-violation: the line is not an object"},
        {"{}", "protocol-violation: \"type\" is missing"},
        {R"({"type":5})", "protocol-violation: \"type\" is not a string"},
        {R"({"type":"dance"})", "protocol-violation: \"type\" has an unknown value"},
        {R"({"type":"describe"})", "protocol-violation: \"protocol\" is missing"},
        {R"({"type":"describe","protocol":2})", "protocol-version: 2"},
        {run(R"("task":{"operation":"sing","variant":"x"})", kFixture, R"("measure":{})"),
         R"(protocol-violation: "task.operation" has the unknown value "sing")"},
        {run(R"("task":{"operation":"parse","variant":"x","threads":0})", kFixture,
             R"("measure":{})"),
         R"(protocol-violation: "task.threads" is not a whole number from 1 to 4096)"},
        {run(kTask, R"("fixture":{"bytes":-1})", R"("measure":{})"),
         R"(protocol-violation: "fixture.bytes")"},
        {run(kTask, R"("fixture":{"bytes":1.5})", R"("measure":{})"),
         R"(protocol-violation: "fixture.bytes")"},
        {run(kTask, R"("fixture":{"bytes":18446744073709551616})", R"("measure":{})"),
         R"(protocol-violation: "fixture.bytes")"},
        {run(kTask, R"("fixture":7)", R"("measure":{})"),
         R"(protocol-violation: "fixture" is not an object)"},
        {run(kTask, kFixture, R"("measure":{"n":0})"), R"(protocol-violation: "measure.n")"},
        {run(kTask, kFixture, R"("measure":{"samples":1000001})"),
         R"(protocol-violation: "measure.samples")"},
        {run(kTask, kFixture, R"("measure":{"warmupMinNs":-1})"),
         R"(protocol-violation: "measure.warmupMinNs")"},
        {run(kTask, kFixture, R"("measure":{"warmupMinNs":"5"})"),
         R"(protocol-violation: "measure.warmupMinNs")"},
        {run(kTask, kFixture, R"("measure":{"sampleTargetNs":1e400})"),
         "protocol-violation: the line is no JSON"},
        {run(kTask, kFixture, R"("measure":{"sampleTargetNs":1e300})"),
         R"(protocol-violation: "measure.sampleTargetNs")"},
        {run(kTask, kFixture, R"("measure":{"fixed":{"iterations":1}})"),
         R"(protocol-violation: "measure.fixed.iterationNs" is missing)"},
        {run(kTask, kFixture, R"("measure":{"check":1})"),
         R"(protocol-violation: "measure.check" is not true or false)"},
        {std::string(kLongestLine, ' '), "protocol-violation: the line is longer than 1 MiB"},
        {std::string(1000000, '['), "protocol-violation: the line is no JSON"},
        {"\xff\xfe{}", "protocol-violation: the line is no JSON: ??{}"},
    };
    for (const Row &row : rows)
        EXPECT_EQ(problemOf(row.line).substr(0, row.problem.size()), row.problem)
            << row.line.substr(0, 200);
}

TEST(BadEvent, IsRefusedWithThePlace)
{
    const std::vector<Row> rows{
        {R"({"type":"hello","protocol":9})", "protocol-version: 9"},
        {R"({"type":"hello","protocol":1,"id":"A b"})", R"(protocol-violation: "id" may have)"},
        {R"({"type":"hello","protocol":1,"id":"a","library":"l","version":"1","variants":[{}]})",
         R"(protocol-violation: "variants[0].id" is missing)"},
        {R"({"type":"hello","protocol":1,"id":"a","library":"l","version":"1","variants":[],"facts":{"a":1}})",
         R"(protocol-violation: "facts" holds)"},
        {R"({"type":"sample","n":0,"wallNs":1})", R"(protocol-violation: "n")"},
        {R"({"type":"sample","n":1,"wallNs":-1})", R"(protocol-violation: "wallNs")"},
        {R"({"type":"sample","n":1,"wallNs":1,"perThread":[-1]})",
         R"(protocol-violation: "perThread")"},
        {R"({"type":"result","n":1,"histogram":[[1]]})", R"(protocol-violation: "histogram")"},
        {R"({"type":"result","n":1,"counters":{"a":"b"}})", R"(protocol-violation: "counters")"},
        {R"({"type":"error","status":"ok"})", R"(protocol-violation: "status")"},
        {R"({"type":"error","status":"timeout"})", R"(protocol-violation: "status")"},
        {R"({"type":"error"})", R"(protocol-violation: "status" is missing)"},
        {R"({"type":"answer","accepted":true,"bytes":1e19})", R"(protocol-violation: "bytes")"},
        {R"({"type":"serving","port":70000})", R"(protocol-violation: "port")"},
    };
    for (const Row &row : rows)
        EXPECT_EQ(eventProblemOf(row.line).substr(0, row.problem.size()), row.problem) << row.line;
}

TEST(GoodLine, UnknownMembersAreIgnoredAndWholeNumbersMayLookReal)
{
    EXPECT_EQ(problemOf(R"({"type":"describe","protocol":1.0,"mood":{"deep":[1]}})"), "accepted");
    std::uint64_t bytes = 0;
    const Result<Event> event =
        decodeEvent(R"({"type":"answer","accepted":true,"bytes":1e3,"x":null})", bytes);
    ASSERT_TRUE(event.has_value());
    EXPECT_EQ(bytes, 1000U);
}

TEST(GoodLine, OptionalMembersMayBeNull)
{
    EXPECT_EQ(
        problemOf(run(kTask, kFixture, R"("measure":{"n":null,"fixed":null,"samples":null})")),
        "accepted");
}

} // namespace
} // namespace jinbang::core::protocol

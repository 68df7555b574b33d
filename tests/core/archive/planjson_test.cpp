// SPDX-License-Identifier: GPL-3.0-or-later
// A plan survives its file with every member, and a file that is no plan says where and why.
#include "core/archive/planjson.h"

#include <gtest/gtest.h>

namespace jinbang::core::archive {
namespace {

std::string written(const contest::Plan &plan)
{
    std::string text;
    {
        Output output([&](std::string_view piece) { text += piece; });
        writePlanJson(plan, output);
    }
    return text;
}

contest::Plan everyMember()
{
    contest::Plan plan;
    plan.title = "金榜 \"quoted\"";
    plan.preset = contest::Preset::Custom;
    plan.entries = {{"simdjson", "dom"}, {"nlohmann", ""}};
    plan.workloads = {{"users", false, 500, ""},
                      {"/data/一 二.json", true, std::nullopt, "GB18030"}};
    plan.operations = {Operation::Parse, Operation::Walk};
    plan.modes = {Mode::SampleTime, Mode::SingleShot};
    plan.threads = {1, 4};
    plan.reuse = {true, false};
    plan.keys = {KeyOrder::Shuffled};
    plan.allocators = {"system", "jemalloc"};
    plan.only = {{Operation::Parse, "a.json", "simdjson", "dom", {}, {}, {}, {}, {}},
                 {Operation::Walk, "users:500", "nlohmann", "", Mode::SampleTime, 4, false,
                  KeyOrder::Shuffled, "jemalloc"}};
    plan.oversubscribe = true;
    plan.pinnedCpus = {1};
    plan.sampling.minBlocks = 7;
    plan.sampling.maxBlocks = 9;
    plan.sampling.deadlineNs = 60e9;
    plan.sampling.twin = true;
    plan.sampling.fixed = protocol::FixedIterations{1, 2e9, 3, 4e9};
    plan.timeoutNs = 5e9;
    plan.maxTimeNs = 6e9;
    plan.memoryCapBytes = 1 << 30;
    plan.extraPasses = false;
    plan.seed = 18446744073709551615U;
    plan.formula = Formula::Geometric;
    plan.unsupported = UnsupportedRule::Omit;
    return plan;
}

TEST(PlanJson, KeepsEveryMember)
{
    const auto plan = everyMember();
    const auto read = readPlanJson(written(plan), "a.jinbang");
    ASSERT_TRUE(read) << sentence(read.error());
    EXPECT_EQ(*read, plan);
    EXPECT_EQ(written(*read), written(plan));
    EXPECT_EQ(*readPlanJson(written({}), "a.jinbang"), contest::Plan{});
}

TEST(PlanJson, WhatIsAbsentKeepsItsDefaultAndWhatIsUnknownIsPassedOver)
{
    const auto read =
        readPlanJson(R"({"schema":"jinbang-plan","schemaVersion":1,"title":"t","later":{"a":[1]}})",
                     "a.jinbang");
    ASSERT_TRUE(read);
    contest::Plan plan;
    plan.title = "t";
    EXPECT_EQ(*read, plan);
}

TEST(PlanJson, RefusesWhatIsNoPlan)
{
    const auto code = [](std::string_view text) {
        return readPlanJson(text, "a.jinbang").error().code;
    };
    EXPECT_EQ(code(""), ErrorCode::EmptyInput);
    EXPECT_EQ(code("[1,2"), ErrorCode::BadFormat);
    EXPECT_EQ(code(R"({"schema":"jinbang-report","schemaVersion":1})"), ErrorCode::BadFormat);
    EXPECT_EQ(code(R"({"schema":"jinbang-plan","schemaVersion":99})"), ErrorCode::NewerVersion);
    const auto wrong = readPlanJson(
        "{\"schema\":\"jinbang-plan\",\"schemaVersion\":1,\n\"threads\":[1,\"x\"]}", "a.jinbang");
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().code, ErrorCode::BadFormat);
    EXPECT_NE(wrong.error().detail.find("line 2"), std::string::npos) << wrong.error().detail;
}

} // namespace
} // namespace jinbang::core::archive

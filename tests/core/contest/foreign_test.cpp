// SPDX-License-Identifier: GPL-3.0-or-later
// Contenders that do not check themselves: what is held against them, and one in Python in a real
// run.
#include "core/contest/contest.h"
#include "core/contest/foreigncheck.h"
#include "core/json/digest.h"
#include "core/json/strictreader.h"
#include "tests/core/contest/fakecontest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <unistd.h>

namespace jinbang::core::contest {
namespace {

using testing::Contains;
using testing::HasSubstr;

json::Digest digestOf(std::string_view text, bool &valid)
{
    json::Digester digester;
    json::SyntaxError error;
    valid = json::readStrict(text, digester, error);
    return digester.digest();
}

protocol::Answer answers(std::string text)
{
    return {1, true, {}, std::move(text)};
}

TEST(Decoy, DiffersInOneValueAndStaysJson)
{
    for (const char *text :
         {R"({"a":1,"b":"x"})", R"({"a":"9","t":true})", R"({"k":"abc"})", "19",
          R"(["\u0041\"",-9.5e3,0.1])", R"({"id":12345678901234567890123,"n":7})",
          R"( { "a" : [ false ] } )"}) {
        const auto decoy = decoyOf(text);
        ASSERT_TRUE(decoy.has_value()) << text;
        bool valid = false, decoyValid = false;
        EXPECT_NE(digestOf(text, valid).exact, digestOf(*decoy, decoyValid).exact) << *decoy;
        EXPECT_TRUE(valid && decoyValid) << *decoy;
    }
    EXPECT_EQ(decoyOf("{}"), std::nullopt);
    EXPECT_EQ(decoyOf(R"({"key":null})"), std::nullopt);
}

TEST(DamagedCopies, AreNoJson)
{
    for (const char *text : {R"({"a":1,"b":"x"})", "[]", "12", R"("s")"}) {
        const auto copies = damagedCopies(text);
        EXPECT_FALSE(copies.empty());
        for (const auto &copy : copies) {
            bool valid = true;
            digestOf(copy, valid);
            EXPECT_FALSE(valid) << copy;
        }
    }
    EXPECT_EQ(damagedCopies(R"({"a":1})").size(), 3U);
    // A reader of records refuses a key it does not know: only a value asks about UTF-8.
    EXPECT_THAT(damagedCopies(R"({"a\":" : {"b":"x"}})"),
                Contains("{\"a\\\":\" : {\"b\":\"\xffx\"}}"));
}

TEST(CheckAnswer, ComparesByValue)
{
    const std::string text = R"({"a":[1,0.1],"b":"x"})";
    const auto verdict = [&](Operation operation, std::string answer) {
        return checkAnswer(operation, answers(std::move(answer)), text);
    };
    EXPECT_EQ(verdict(Operation::Parse, R"({ "b":"x", "a":[1.0, 0.1] })").exactness,
              Exactness::Exact);
    EXPECT_EQ(verdict(Operation::Parse, R"({"a":[1,0.10000000000000002],"b":"x"})").exactness,
              Exactness::Ulp1);
    EXPECT_EQ(verdict(Operation::Parse, R"({"a":[1,0.10000000000000005],"b":"x"})").status,
              CellStatus::Wrong);
    EXPECT_THAT(verdict(Operation::Parse, R"({"a":[1,0.1],"b":"y"})").reason, HasSubstr("/b"));
    EXPECT_EQ(verdict(Operation::Parse, R"({"a":[1,0.1]})").status, CellStatus::Wrong);
    EXPECT_THAT(verdict(Operation::Parse, "{").reason, HasSubstr("not JSON"));
    EXPECT_EQ(verdict(Operation::Stringify, text).status, CellStatus::Ok);
    EXPECT_EQ(verdict(Operation::Stringify, R"({"a":[1, 0.1],"b":"x"})").status, CellStatus::Wrong);
    EXPECT_EQ(verdict(Operation::Prettify, text).status, CellStatus::Wrong);
    EXPECT_EQ(verdict(Operation::Prettify, "{\n \"a\": [1, 0.1],\n \"b\": \"x\"\n}").status,
              CellStatus::Ok);
    EXPECT_EQ(checkAnswer(Operation::Parse, {1, false, "no", {}}, text).status,
              CellStatus::Rejected);
    EXPECT_EQ(checkAnswer(Operation::Validate, {1, true, {}, {}}, text).status, CellStatus::Ok);
}

// A scripted contender that answers checks with what a test wants.
class Foreign : public testing::Test
{
protected:
    using AnswerTo =
        std::function<protocol::Answer(const protocol::Check *, std::string_view last)>;
    CellEnd runWith(const AnswerTo &answer)
    {
        auto hello = helloOf("foreign", {Operation::Parse});
        hello.selfChecking = claimsToCheckItself;
        const Measurer measurer{hello, [this](const auto &) { return nsPerOp; }};
        launcher.scripts["foreign"] = [=](const protocol::Request &request) -> std::vector<Step> {
            const auto answered = [](protocol::Answer given, std::uint64_t id) {
                given.id = id;
                return std::vector<Step>{says(given)};
            };
            if (const auto *check = std::get_if<protocol::Check>(&request))
                return answered(answer(check, {}), check->id);
            if (const auto *last = std::get_if<protocol::Last>(&request))
                return answered(answer(nullptr, "last"), last->id);
            return measurer(request);
        };
        Roster roster;
        roster.candidates.push_back({{"foreign", {"foreign"}, origin}, hello, {}});
        Plan plan;
        plan.sampling = samplingOf(Preset::Quick);
        plan.workloads = {{"small", false, {}, {}}};
        plan.operations = {Operation::Parse};
        plan.extraPasses = false;
        plan.seed = 1;
        const auto folder = std::filesystem::temp_directory_path()
                            / ("jinbang-foreign-" + std::to_string(::getpid()));
        Surroundings around{launcher, ticker,  JINBANG_SOURCE_DIR "/resources", {}, folder, {},
                            {},       {"wrap"}};
        const auto data = runContest(plan, roster, around, {}, {});
        std::filesystem::remove_all(folder);
        EXPECT_TRUE(data.has_value());
        if (data && !data->forks.empty())
            notes = data->forks.front().result.notes;
        return data && endOf(*data, 0, 0) != nullptr ? *endOf(*data, 0, 0) : CellEnd{};
    }
    // The inline text that came with a check.
    std::string sent() const { return launcher.payloads.back(); }
    /// Answers as it should.
    CellEnd runHonest()
    {
        std::string fixture;
        return runWith([&](const protocol::Check *check, std::string_view) -> protocol::Answer {
            if (check == nullptr)
                return {1, true, {}, fixture};
            if (fixture.empty())
                fixture = sent();
            bool valid = false;
            digestOf(sent(), valid);
            return valid ? protocol::Answer{check->id, true, {}, sent()}
                         : protocol::Answer{check->id, false, "no", {}};
        });
    }
    Origin origin = Origin::Installed;
    bool claimsToCheckItself = false;
    double nsPerOp = 1000;
    std::vector<std::string> notes; // of the first process
    FakeTicker ticker;
    FakeLauncher launcher{ticker};
};

bool isJson(const std::string &text)
{
    bool valid = false;
    digestOf(text, valid);
    return valid;
}

TEST_F(Foreign, AnHonestOneIsMeasured)
{
    const auto end = runHonest();
    EXPECT_EQ(end.status, CellStatus::Ok) << end.reason;
    EXPECT_THAT(notes, testing::IsEmpty());
}

TEST_F(Foreign, TheClaimToCheckItselfIsNotBelievedOfOthersPrograms)
{
    origin = Origin::ThisRun;
    claimsToCheckItself = true;
    const auto end = runWith([&](const protocol::Check *, std::string_view) -> protocol::Answer {
        return {1, true, {}, "{}"};
    });
    EXPECT_EQ(end.status, CellStatus::Wrong) << end.reason;
}

TEST_F(Foreign, TimesThatNoMemoryCanHaveAreImplausible)
{
    nsPerOp = 1e-6;
    EXPECT_EQ(runHonest().status, CellStatus::Ok);
    EXPECT_THAT(notes, testing::Contains(testing::StartsWith("implausible:")));
}

TEST_F(Foreign, SamplesThatAreLongerThanTheRunAreImplausible)
{
    nsPerOp = 50'000; // five samples of 50 ms each in a run of 50 ms
    EXPECT_EQ(runHonest().status, CellStatus::Ok);
    EXPECT_THAT(notes, testing::ElementsAre("implausible:samples of 250 ms in a run of 50.0 ms"));
    nsPerOp = 10'000; // as long as the run
    EXPECT_EQ(runHonest().status, CellStatus::Ok);
    EXPECT_THAT(notes, testing::IsEmpty());
}

TEST_F(Foreign, SamplesOfNoTimeBreakTheProtocol)
{
    nsPerOp = 0;
    const auto end = runHonest();
    EXPECT_EQ(end.status, CellStatus::Crashed);
    EXPECT_THAT(end.reason, HasSubstr("0 ns"));
}

TEST_F(Foreign, ARememberedAnswerIsFoundByTheDecoy)
{
    std::string fixture;
    const auto end = runWith([&](const protocol::Check *, std::string_view) -> protocol::Answer {
        if (fixture.empty())
            fixture = sent();
        return {1, true, {}, fixture};
    });
    EXPECT_EQ(end.status, CellStatus::Wrong);
    EXPECT_THAT(end.reason, HasSubstr("one value changed"));
}

TEST_F(Foreign, AStrictOneMustRefuseDamage)
{
    const auto end = runWith([&](const protocol::Check *, std::string_view) -> protocol::Answer {
        return {1, true, {}, sent()};
    });
    EXPECT_EQ(end.status, CellStatus::Wrong);
    EXPECT_THAT(end.reason, HasSubstr("damaged"));
}

TEST_F(Foreign, WhatTheLastOperationLeftIsChecked)
{
    const auto end =
        runWith([&](const protocol::Check *check, std::string_view) -> protocol::Answer {
            if (check == nullptr)
                return {1, true, {}, "{}"};
            if (!isJson(sent()))
                return {check->id, false, "no", {}};
            return {check->id, true, {}, sent()};
        });
    EXPECT_EQ(end.status, CellStatus::Wrong);
    EXPECT_THAT(end.reason, HasSubstr("after timing"));
}

class PythonRun : public testing::TestWithParam<bool>
{
};

// By path as a registered contender is, and inline behind a prefix as on another machine.
TEST_P(PythonRun, ALanguageAwayFromCppTakesPart)
{
    const auto ticker = systemTicker();
    const auto launcher = processLauncher(*ticker);
    const auto folder =
        std::filesystem::temp_directory_path() / ("jinbang-python-" + std::to_string(::getpid()));
    Surroundings around{
        *launcher, *ticker, JINBANG_SOURCE_DIR "/resources", folder / "journals", folder, {},
        {},        {}};
    if (GetParam())
        around.runnerPrefix = {"env", "JINBANG_REMOTE=1"};
    const auto roster =
        describeAll({{"py",
                      {JINBANG_PYTHON, JINBANG_SOURCE_DIR "/tests/support/pycontender.py"},
                      Origin::Registered}},
                    *launcher, *ticker, around.runnerPrefix);
    ASSERT_TRUE(roster.candidates.at(0).usable()) << roster.candidates.at(0).problem;
    Plan plan;
    plan.sampling = samplingOf(Preset::Quick);
    plan.sampling.minBlocks = plan.sampling.maxBlocks = 2;
    plan.sampling.warmupMinNs = 1e6;
    plan.sampling.warmupMaxNs = 5e6;
    plan.workloads = {{"bean", false, 1, {}}};
    plan.extraPasses = false;
    plan.operations = {Operation::Serialize, Operation::Deserialize, Operation::Parse};
    plan.seed = 5;
    const auto data = runContest(plan, roster, around, {}, {});
    std::filesystem::remove_all(folder);
    ASSERT_TRUE(data.has_value()) << sentence(data.error());
    ASSERT_EQ(data->ends.size(), 3U);
    for (const auto &end : data->ends)
        EXPECT_EQ(text(end.status), text(CellStatus::Ok)) << end.reason;
    for (const auto &fork : data->forks)
        EXPECT_EQ(fork.result.exactness, Exactness::Exact);
}

INSTANTIATE_TEST_SUITE_P(ByPathAndInline, PythonRun, testing::Bool());

// Programs of others that say what is not so, beside one that is honest.
TEST(PythonLiars, EachLosesItsOwnCellOnly)
{
    const auto ticker = systemTicker();
    const auto launcher = processLauncher(*ticker);
    const auto folder =
        std::filesystem::temp_directory_path() / ("jinbang-liars-" + std::to_string(::getpid()));
    const Surroundings around{
        *launcher, *ticker, JINBANG_SOURCE_DIR "/resources", folder / "journals", folder, {},
        {},        {}};
    std::vector<ContenderCommand> commands;
    Plan plan;
    for (const std::string lie : {"none", "long-samples", "stray-sample", "stray-result",
                                  "stray-error", "stray-answer", "many-samples"}) {
        commands.push_back({lie,
                            {JINBANG_PYTHON, JINBANG_SOURCE_DIR "/tests/support/pyliar.py", lie},
                            Origin::Registered});
        plan.entries.push_back({lie, {}});
    }
    plan.sampling = samplingOf(Preset::Quick);
    plan.sampling.minBlocks = plan.sampling.maxBlocks = 1;
    plan.sampling.warmupMinNs = 1e6;
    plan.sampling.warmupMaxNs = 5e6;
    plan.workloads = {{"bean", false, 1, {}}};
    plan.extraPasses = false;
    plan.operations = {Operation::Parse};
    plan.seed = 5;
    const auto data = runContest(plan, describeAll(commands, *launcher, *ticker), around, {}, {});
    std::filesystem::remove_all(folder);
    ASSERT_TRUE(data.has_value()) << sentence(data.error());
    ASSERT_EQ(data->ends.size(), plan.entries.size());
    const auto notesOf = [&](int entry) {
        const auto fork = std::ranges::find(data->forks, entry, &Fork::entry);
        return fork == data->forks.end() ? std::vector<std::string>{} : fork->result.notes;
    };
    for (int entry = 0; entry < static_cast<int>(plan.entries.size()); ++entry) {
        const auto &end = *endOf(*data, 0, entry);
        const bool measured = entry < 2;
        EXPECT_EQ(text(end.status), text(measured ? CellStatus::Ok : CellStatus::Crashed))
            << data->entries[static_cast<std::size_t>(entry)].label << ": " << end.reason;
        const bool many = data->entries[static_cast<std::size_t>(entry)].label == "many-samples";
        EXPECT_THAT(end.reason, HasSubstr(measured ? ""
                                          : many   ? "more samples than the"
                                                   : "which nobody asked"));
    }
    EXPECT_THAT(notesOf(0), Not(testing::Contains(testing::StartsWith("implausible"))));
    EXPECT_THAT(notesOf(1), testing::Contains(testing::StartsWith("implausible:samples of")));
}

} // namespace
} // namespace jinbang::core::contest

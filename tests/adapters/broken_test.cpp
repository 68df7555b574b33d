// SPDX-License-Identifier: GPL-3.0-or-later
// The broken contender does wrong what its variants say, and nothing else: a lie that is none would
// make the proof of the check worthless.
#include "core/record/generator.h"
#include "core/record/recordjson.h"
#include "tests/adapters/answer.h"
#include "tests/support/broken/adapter.h"
#include "tests/support/probe/adapter.h"

#include <gtest/gtest.h>

namespace jinbang::tests {
namespace {

using namespace core;
using record::RecordType;

constexpr std::string_view kDocument = R"({"a":[1.5,{"b":"x\"\n"}],"c":0.1,"d":null})";

class Broken : public testing::Test
{
protected:
    Answer ask(std::string_view variant, Operation operation)
    {
        contract::Task task{.operation = operation,
                            .variant = std::string(variant),
                            .record = {},
                            .many = false,
                            .reuse = true};
        contract::Input input{kDocument, nullptr};
        if (isRecordOperation(operation)) {
            task.record = RecordType::Client;
            input = {m_text, &m_client};
        }
        auto answer = tests::ask(m_adapter, task, input);
        EXPECT_TRUE(answer) << variant;
        return answer ? std::move(*answer) : Answer();
    }
    /// Largest distance of a double, and whether all else is equal.
    json::Difference found(std::string_view variant, Operation operation)
    {
        Answer answer = ask(variant, operation);
        if (operation == Operation::Deserialize)
            return record::compareRecords(m_client, answer.m_record.value(), 2);
        if (operation == Operation::Parse || operation == Operation::Walk)
            return difference(kDocument, answer.m_document.value().text(), 2);
        return difference(operation == Operation::Serialize ? std::string_view(m_text) : kDocument,
                          answer.m_text.value(), 2);
    }

    BrokenAdapter m_adapter;
    record::AnyRecord m_client = [] {
        auto client =
            std::get<record::Client>(record::generate(RecordType::Client, false, 1, 5, ""));
        client.guid = "quote \" and\nline";
        return client;
    }();
    std::string m_text = record::canonicalText(m_client, KeyOrder::Ordered, 0);
};

constexpr std::array kAnswering{Operation::Serialize, Operation::Deserialize, Operation::Parse,
                                Operation::Stringify, Operation::Prettify,    Operation::Walk};

TEST_F(Broken, HonestIsRight)
{
    for (const Operation operation : kAnswering) {
        const auto difference = found("honest", operation);
        EXPECT_TRUE(difference.equal) << difference.message;
        EXPECT_EQ(difference.largestUlp, 0U);
    }
}

TEST_F(Broken, UlpsAreCounted)
{
    for (const Operation operation : kAnswering) {
        EXPECT_EQ(found("ulp1", operation).largestUlp, 1U) << text(operation);
        EXPECT_EQ(found("ulp2", operation).largestUlp, 2U) << text(operation);
        EXPECT_TRUE(found("ulp2", operation).equal) << text(operation);
    }
}

TEST_F(Broken, AFieldIsMissing)
{
    for (const Operation operation : kAnswering)
        EXPECT_FALSE(found("drops-field", operation).equal) << text(operation);
}

TEST_F(Broken, AnEscapeIsMissed)
{
    for (const Operation operation : {Operation::Deserialize, Operation::Parse, Operation::Walk})
        EXPECT_FALSE(found("missed-escape", operation).equal) << text(operation);
    for (const Operation operation : {Operation::Serialize, Operation::Stringify})
        EXPECT_FALSE(strictly(ask("missed-escape", operation).m_text.value())) << text(operation);
}

TEST_F(Broken, ShapesAreSwappedAndValuesAreNot)
{
    const auto shape = [&](Operation operation) {
        return json::shapeOf(ask("swapped-shape", operation).m_text.value());
    };
    EXPECT_EQ(shape(Operation::Serialize), json::TextShape::Pretty);
    EXPECT_EQ(shape(Operation::Stringify), json::TextShape::Pretty);
    EXPECT_EQ(shape(Operation::Prettify), json::TextShape::Compact);
    for (const Operation operation : kAnswering)
        EXPECT_TRUE(found("swapped-shape", operation).equal) << text(operation);
}

TEST_F(Broken, ResultIsDiscarded)
{
    const Answer answer = ask("discards-result", Operation::Deserialize);
    EXPECT_FALSE(answer.m_record || answer.m_text || answer.m_document);
}

TEST_F(Broken, ConstantIgnoresWhatItIsGiven)
{
    auto operation = m_adapter.make({.operation = Operation::Parse,
                                     .variant = "constant",
                                     .record = {},
                                     .many = false,
                                     .reuse = true});
    ASSERT_TRUE(operation);
    ASSERT_TRUE((*operation)->prepare({kDocument, nullptr}));
    ASSERT_TRUE((*operation)->prepare({"not JSON", nullptr}));
    ASSERT_TRUE((*operation)->run(1));
    Answer answer;
    (*operation)->output(answer);
    EXPECT_TRUE(difference(kDocument, answer.m_document.value().text(), 0).equal);
}

TEST_F(Broken, InputIsChangedAfterEachRun)
{
    auto operation = m_adapter.make({.operation = Operation::Parse,
                                     .variant = "mutates-input",
                                     .record = {},
                                     .many = false,
                                     .reuse = true});
    ASSERT_TRUE(operation);
    const ExactText text(kDocument);
    ASSERT_TRUE((*operation)->prepare({text.view(), nullptr}));
    for (int run = 0; run < 2; ++run) {
        ASSERT_TRUE((*operation)->run(3));
        EXPECT_NE(text.view(), kDocument);
    }
}

TEST_F(Broken, FailureIsIgnored)
{
    const contract::Task task{.operation = Operation::Deserialize,
                              .variant = "ignores-failure",
                              .record = RecordType::User,
                              .many = false,
                              .reuse = true};
    EXPECT_TRUE(tests::ask(m_adapter, task, {"[1", nullptr}));
}

using BrokenDeathTest = Broken;

TEST_F(BrokenDeathTest, DiesOfTheSignalItSays)
{
    EXPECT_EXIT((void)ask("crash", Operation::Parse), testing::KilledBySignal(SIGSEGV), "");
    EXPECT_EXIT((void)ask("abort", Operation::Parse), testing::KilledBySignal(SIGABRT), "");
}

TEST(Probe, AnswersRightWhateverItDoes)
{
    const ProbeAdapter probe;
    for (const auto &variant : probe.about().variants) {
        const contract::Task task{.operation = Operation::Parse,
                                  .variant = variant.id,
                                  .record = {},
                                  .many = false,
                                  .reuse = true};
        const auto answer = ask(probe, task, {kDocument, nullptr}, 1);
        ASSERT_TRUE(answer) << variant.id;
        EXPECT_TRUE(difference(kDocument, answer->m_document.value().text(), 0).equal);
    }
}

} // namespace
} // namespace jinbang::tests

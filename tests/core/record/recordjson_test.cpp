// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/record/allrecords.h"

namespace jinbang::core::record {
namespace {

std::string problemOf(std::string_view text, RecordType type, bool many = false)
{
    const auto result = readRecord(text, type, many);
    EXPECT_FALSE(result) << text;
    EXPECT_EQ(result.error().code, ErrorCode::BadFormat);
    return result.error().detail;
}

TEST(RecordJson, EveryTypeComesBackFromItsText)
{
    for (const auto [type, many] : allKinds()) {
        for (const KeyOrder order : {KeyOrder::Ordered, KeyOrder::Shuffled}) {
            const AnyRecord made = generate(type, many, 50, 9, kBody);
            const auto back = readRecord(canonicalText(made, order, 9), type, many);
            ASSERT_TRUE(back) << sentence(back.error());
            const json::Difference difference = compareRecords(made, *back, 0);
            EXPECT_TRUE(difference.equal) << difference.message;
            EXPECT_EQ(difference.inexact, 0u);
            EXPECT_EQ(canonicalText(*back, KeyOrder::Ordered, 0),
                      canonicalText(made, KeyOrder::Ordered, 0));
        }
    }
}

TEST(RecordJson, TellsWhatItsTextSays)
{
    for (const auto [type, many] : allKinds()) {
        const AnyRecord made = generate(type, many, 3, 2, kBody);
        json::Digester told;
        tell(made, told);
        EXPECT_TRUE(
            json::equalByValue(told.digest(), digestOf(canonicalText(made, KeyOrder::Ordered, 2))))
            << text(type);
    }
}

TEST(RecordJson, SpellsTheTypes)
{
    for (const auto [type, many] : allKinds())
        EXPECT_EQ(parseRecordType(text(type)), type);
    EXPECT_EQ(parseRecordType("user"), std::nullopt);
    EXPECT_EQ(text(RecordType::MiniUser), "MiniUser");
}

TEST(RecordJson, NamesWhatDoesNotFit)
{
    EXPECT_EQ(problemOf(R"({"id":1})", RecordType::MiniUser), "at the root: missing key \"name\"");
    EXPECT_EQ(problemOf(R"({"id":1,"name":"a","x":1})", RecordType::MiniUser),
              "at /x: unknown key");
    EXPECT_EQ(problemOf(R"({"id":1,"name":"a","id":1})", RecordType::MiniUser),
              "at /id: repeated key");
    EXPECT_EQ(
        problemOf(R"([{"id":1,"name":"a"},{"id":"1","name":"a"}])", RecordType::MiniUser, true),
        "at /1/id: expected a 32-bit integer, got a string");
    EXPECT_EQ(problemOf(R"({"id":2147483648,"name":"a"})", RecordType::MiniUser),
              "at /id: expected a 32-bit integer, got an integer");
    EXPECT_EQ(problemOf(R"({"id":1.5,"name":"a"})", RecordType::MiniUser),
              "at /id: expected a 32-bit integer, got a number");
    EXPECT_EQ(problemOf(R"({"id":1,"name":null})", RecordType::MiniUser),
              "at /name: expected a string, got null");
    EXPECT_EQ(problemOf(R"({"id":[],"name":""})", RecordType::MiniUser),
              "at /id: expected a 32-bit integer, got an array");
    EXPECT_EQ(problemOf(R"({"id":{},"name":""})", RecordType::MiniUser),
              "at /id: expected a 32-bit integer, got an object");
    EXPECT_EQ(problemOf("[]", RecordType::MiniUser),
              "at the root: expected an object, got an array");
    EXPECT_EQ(problemOf("{}", RecordType::MiniUser, true),
              "at the root: expected an array, got an object");
    EXPECT_EQ(problemOf("7", RecordType::MiniUser, true),
              "at the root: expected an array, got an integer");
    EXPECT_EQ(problemOf("[7]", RecordType::MiniUser, true),
              "at /0: expected an object, got an integer");
    EXPECT_EQ(problemOf(R"({"id":1,"name":"a","date":"2023-02-29","money":1})", RecordType::Entity),
              "at /date: expected a date yyyy-MM-dd, got a string");
    EXPECT_EQ(
        problemOf(R"({"id":1,"name":"a","date":"2024-02-29","money":1e300})", RecordType::Entity),
        "at /money: expected an amount, got a number");
    EXPECT_EQ(problemOf(R"({"id":1,"name":"a","date":"2024-02-29","money":1,"longTime":1})",
                        RecordType::Entity),
              "at /longTime: unknown key");
}

TEST(RecordJson, NamesTheKeyThatAMixedMapRepeats)
{
    std::string bean = canonicalText(Bean{}, KeyOrder::Ordered, 0);
    bean.replace(bean.find("{}"), 2, R"({"a":1,"a":2})");
    EXPECT_EQ(problemOf(bean, RecordType::Bean), "at /objectMap/a: repeated key");
}

TEST(RecordJson, RefusesBadJsonAsSuch)
{
    const auto result = readRecord("{\"id\":1", RecordType::MiniUser, false);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, ErrorCode::InvalidJson);
}

TEST(RecordJson, TakesWholeAmountsAndDoubles)
{
    const auto entity = readRecord(R"({"money":200,"id":1,"name":"a","date":"2024-02-29"})",
                                   RecordType::Entity, false);
    ASSERT_TRUE(entity);
    EXPECT_EQ(std::get<Entity>(*entity).money, Decimal{20000});
}

} // namespace
} // namespace jinbang::core::record

// SPDX-License-Identifier: GPL-3.0-or-later
// Record to text: compact, complete, and exactly the same values when read back by our own reader.
#include "core/json/canonicalwriter.h"
#include "core/record/generator.h"
#include "core/record/recordjson.h"
#include "tests/adapters/offered.h"

#include <limits>

namespace jinbang::tests {
namespace {

using namespace core;
using record::RecordType;

class RecordWriting : public OfferedTest
{
protected:
    Result<Answer> write(const record::AnyRecord &value, RecordType type, bool many, bool reuse)
    {
        contract::Task task = GetParam().task(reuse);
        task.record = type;
        task.many = many;
        return ask(*m_adapter, task, {{}, &value});
    }
    void expectWritten(const record::AnyRecord &value, RecordType type, bool many)
    {
        SCOPED_TRACE(std::string(record::text(type)) + (many ? "[]" : ""));
        for (const bool reuse : {true, false}) {
            const auto answer = write(value, type, many, reuse);
            ASSERT_TRUE(answer) << answer.error().detail;
            ASSERT_TRUE(answer->m_text);
            EXPECT_EQ(json::shapeOf(*answer->m_text), json::TextShape::Compact);
            EXPECT_EQ(answer->m_outputBytes, answer->m_text->size());
            const auto back = record::readRecord(*answer->m_text, type, many);
            ASSERT_TRUE(back) << sentence(back.error()) << *answer->m_text;
            const auto found = record::compareRecords(value, *back, 0);
            EXPECT_TRUE(found.equal) << found.message;
        }
    }
};

TEST_P(RecordWriting, WritesEveryRecord)
{
    for (const RecordType type : {RecordType::User, RecordType::Article, RecordType::Bean,
                                  RecordType::MiniUser, RecordType::Entity, RecordType::Client}) {
        for (const bool many : {false, true})
            expectWritten(record::generate(type, many, 7, 42, "<a href=\"/\">\\ \x01 \x1F 金</a>"),
                          type, many);
    }
}

TEST_P(RecordWriting, WritesTheLimitsOfTypes)
{
    record::Client client;
    client.id = std::numeric_limits<std::int64_t>::min();
    client.registered = std::numeric_limits<std::int64_t>::max();
    client.age = std::numeric_limits<std::int32_t>::min();
    client.guid = std::string("\0\x1F\"\\/\x7F", 6) + "\xE2\x80\xA8\xF0\x9F\x8F\x86";
    client.balance = -0.1;
    client.scores = {5e-324, 1.7976931348623157e308, 0.1 + 0.2, 1e22, 1e-7, 100000.0,
                     -1.0,   123456789.125};
    client.addresses.resize(1);
    expectWritten(client, RecordType::Client, false);
    expectWritten(std::vector<record::Client>{}, RecordType::Client, true);
    record::Bean bean;
    bean.objectMap = {{"", true}, {"a", std::int64_t{-1}}, {"金\"", 2.5}, {"s", std::string("\n")}};
    expectWritten(bean, RecordType::Bean, false);
    record::Entity entity;
    entity.date = {1, 1, 1};
    entity.money = {-1250};
    entity.longTime.value = 7;
    expectWritten(entity, RecordType::Entity, false);
}

TEST_P(RecordWriting, NeedsARecord)
{
    contract::Task task = GetParam().task();
    EXPECT_FALSE(m_adapter->make(task));
    task.record = RecordType::User;
    EXPECT_FALSE(ask(*m_adapter, task, {"{}", nullptr}));
    const record::AnyRecord other = record::MiniUser{};
    EXPECT_FALSE(ask(*m_adapter, task, {"{}", &other}));
}

// Infinity is no JSON: the writer refuses, or what it wrote is caught by the strict reader.
TEST_P(RecordWriting, NeverWritesInfinityUnnoticed)
{
    record::Client client;
    client.balance = std::numeric_limits<double>::infinity();
    const auto answer = write(client, RecordType::Client, false, true);
    if (answer) {
        EXPECT_FALSE(record::readRecord(*answer->m_text, RecordType::Client, false));
    }
}

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(RecordWriting); // a library without a writer
INSTANTIATE_TEST_SUITE_P(All, RecordWriting, testing::ValuesIn(offered({Operation::Serialize})),
                         nameOf);

} // namespace
} // namespace jinbang::tests

// SPDX-License-Identifier: GPL-3.0-or-later
// Text to record: every record, any key order, nothing half read, nothing borrowed from the input.
#include "core/record/generator.h"
#include "core/record/recordjson.h"
#include "tests/adapters/offered.h"

namespace jinbang::tests {
namespace {

using namespace core;
using record::RecordType;

constexpr std::uint64_t kSeed = 20240501;
constexpr std::string_view kBody =
    "<p class=\"x\">金榜 &amp; \\ / \b\f\n\r\t \x01 \xF0\x9F\x8F\x86</p>";

struct Kind {
    RecordType type;
    bool many;
};

std::vector<Kind> allKinds()
{
    std::vector<Kind> kinds;
    for (const RecordType type : {RecordType::User, RecordType::Article, RecordType::Bean,
                                  RecordType::MiniUser, RecordType::Entity, RecordType::Client})
        kinds.insert(kinds.end(), {{type, false}, {type, true}});
    return kinds;
}

contract::Task taskFor(const Offered &offered, Kind kind, bool reuse = true)
{
    contract::Task task = offered.task(reuse);
    task.record = kind.type;
    task.many = kind.many;
    return task;
}

class RecordReading : public OfferedTest
{
protected:
    Result<Answer> read(Kind kind, std::string_view text, bool reuse = true)
    {
        const ExactText exact(text);
        auto answer = ask(*m_adapter, taskFor(GetParam(), kind, reuse), {exact.view(), nullptr});
        EXPECT_EQ(exact.view(), text) << "the input was changed";
        return answer;
    }
    void expectRead(Kind kind, KeyOrder order, bool reuse)
    {
        SCOPED_TRACE(std::string(record::text(kind.type)) + (kind.many ? "[]" : ""));
        const auto expected = record::generate(kind.type, kind.many, 7, kSeed, kBody);
        const auto answer = read(kind, record::canonicalText(expected, order, kSeed), reuse);
        ASSERT_TRUE(answer) << answer.error().detail;
        ASSERT_TRUE(answer->m_record);
        const auto found = record::compareRecords(expected, *answer->m_record,
                                                  std::max<std::uint64_t>(GetParam().ulp, 1));
        EXPECT_TRUE(found.equal) << found.message;
        if (GetParam().ulp == 0) {
            EXPECT_EQ(found.inexact, 0U);
        }
    }
};

TEST_P(RecordReading, ReadsEveryRecord)
{
    for (const Kind kind : allKinds()) {
        expectRead(kind, KeyOrder::Ordered, true);
        expectRead(kind, KeyOrder::Ordered, false);
    }
}

TEST_P(RecordReading, ReadsKeysInAnyOrder)
{
    for (const Kind kind : allKinds()) {
        expectRead(kind, KeyOrder::Shuffled, true);
        expectRead(kind, KeyOrder::Shuffled, false);
    }
}

// A text that stops anywhere is refused: On-Demand and SAX readers could have all they need by
// then.
TEST_P(RecordReading, RefusesTextCutShort)
{
    for (const Kind kind : {Kind{RecordType::MiniUser, true}, Kind{RecordType::Entity, false},
                            Kind{RecordType::Client, false}}) {
        const auto text =
            record::generateText(kind.type, kind.many, 2, kSeed, KeyOrder::Ordered, kBody);
        for (std::size_t length = 0; length < text.size(); ++length)
            EXPECT_FALSE(read(kind, std::string_view(text).substr(0, length))) << length;
    }
}

TEST_P(RecordReading, RefusesWhatFollowsTheDocument)
{
    for (const Kind kind : allKinds()) {
        const auto text =
            record::generateText(kind.type, kind.many, 2, kSeed, KeyOrder::Ordered, kBody);
        for (const std::string_view tail : {"x", " x", "]", "}", "{}", ",1", "\"\"", " null", "1"})
            EXPECT_FALSE(read(kind, text + std::string(tail))) << record::text(kind.type) << tail;
        EXPECT_TRUE(read(kind, text + " \r\n\t"));
    }
}

TEST_P(RecordReading, RefusesBadUtf8WhenStrict)
{
    if (!GetParam().strict())
        return; // a trusting variant says that it does not check
    for (const std::string_view bytes :
         {"\xFF", "\xC0\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xE4\xBD", "\xD6\xD0"}) {
        const std::string text = "{\"id\":1,\"name\":\"a" + std::string(bytes) + "z\"}";
        EXPECT_FALSE(read({RecordType::MiniUser, false}, text)) << text;
    }
}

TEST_P(RecordReading, RefusesWhatIsNoSuchRecord)
{
    for (const std::string_view text : {R"({"id":1})",
                                        R"({"name":"a"})",
                                        R"({})",
                                        R"([])",
                                        R"(1)",
                                        R"("a")",
                                        R"(null)",
                                        R"({"id":"1","name":"a"})",
                                        R"({"id":1,"name":2})",
                                        R"({"id":1.5,"name":"a"})",
                                        R"({"id":null,"name":"a"})",
                                        R"({"id":1,"name":null})",
                                        R"({"id":true,"name":"a"})",
                                        R"({"id":[1],"name":"a"})",
                                        R"({"id":1,"name":{"a":1}})",
                                        R"({"id":2147483648,"name":"a"})",
                                        R"({"id":-2147483649,"name":"a"})",
                                        R"({"id":9223372036854775808,"name":"a"})",
                                        R"({"id":1 "name":"a"})",
                                        R"({"id":1,"name":"a",})",
                                        R"({"id":01,"name":"a"})",
                                        R"({"id":1,"name":"a" "b"})",
                                        R"({"id":1,"name":"\x"})",
                                        R"([{"id":1,"name":"a"}])"})
        EXPECT_EQ(read({RecordType::MiniUser, false}, text).has_value(), lenient(text)) << text;
    for (const std::string_view text : {R"({"id":1,"name":"a"})", R"([{"id":1,"name":"a"} 1])",
                                        R"([{"id":1,"name":"a"},])", R"([{"id":1,"name":"a"},{}])"})
        EXPECT_FALSE(read({RecordType::MiniUser, true}, text)) << text;
    for (const std::string_view day : {"2024-1-01", "2024-13-01", "20240101", "2024-01-01T"}) {
        const std::string text =
            R"({"id":1,"name":"a","money":1.5,"date":")" + std::string(day) + "\"}";
        EXPECT_FALSE(read({RecordType::Entity, false}, text)) << text;
    }
}

// Whether an unknown member is skipped or refused is the library's documented way; what must not be
// is a record filled from it, or an error hidden in it.
TEST_P(RecordReading, UnknownMembersNeverEndInTheRecord)
{
    for (const std::string_view unknown :
         {R"("x":1)", R"("x":{"id":9,"name":["z"]})", R"("x":[[{"id":9}],null,true,"s",1.5])",
          R"("Name":"z")", R"("i":9)", R"("ids":9)", R"("":{})"}) {
        for (const std::string &text : {"{" + std::string(unknown) + R"(,"id":1,"name":"a"})",
                                        R"({"id":1,)" + std::string(unknown) + R"(,"name":"a"})",
                                        R"({"id":1,"name":"a",)" + std::string(unknown) + "}"}) {
            const auto answer = read({RecordType::MiniUser, false}, text);
            if (answer) {
                EXPECT_EQ(std::get<record::MiniUser>(*answer->m_record),
                          (record::MiniUser{1, "a"}));
            }
        }
    }
}

TEST_P(RecordReading, KeysWithEscapesAreReadOrRefused)
{
    const auto answer = read({RecordType::MiniUser, false}, R"({"id":1,"n\u0061me":"a"})");
    if (answer) {
        EXPECT_EQ(std::get<record::MiniUser>(*answer->m_record), (record::MiniUser{1, "a"}));
    } else {
        EXPECT_EQ(GetParam().variant.id, "ondemand"); // the one that documents it
    }
}

// A string_view into the parser or the input would show it here.
TEST_P(RecordReading, OwnsWhatItRead)
{
    for (const bool reuse : {true, false}) {
        const Kind kind{RecordType::Client, true};
        const auto expected = record::generate(kind.type, kind.many, 3, kSeed, kBody);
        ExactText text(record::canonicalText(expected, KeyOrder::Ordered, 0));
        auto operation = m_adapter->make(taskFor(GetParam(), kind, reuse));
        ASSERT_TRUE(operation);
        ASSERT_TRUE((*operation)->prepare({text.view(), nullptr}));
        ASSERT_TRUE((*operation)->run(1));
        text.overwrite('x');
        ASSERT_TRUE(read(kind, record::generateText(kind.type, kind.many, 3, kSeed + 1,
                                                    KeyOrder::Ordered, kBody)));
        Answer answer;
        (*operation)->output(answer);
        ASSERT_TRUE(answer.m_record);
        EXPECT_TRUE(record::compareRecords(expected, *answer.m_record, 2).equal);
    }
}

// What a refused text left in a kept parser must not show in the next answer.
TEST_P(RecordReading, ReadsOnAfterARefusal)
{
    const Kind kind{RecordType::User, true};
    const auto expected = record::generate(kind.type, kind.many, 5, kSeed, kBody);
    const std::string good = record::canonicalText(expected, KeyOrder::Ordered, 0);
    auto operation = m_adapter->make(taskFor(GetParam(), kind));
    ASSERT_TRUE(operation);
    for (std::size_t length : {std::size_t{1}, good.size() / 3, good.size() / 2, good.size() - 1}) {
        const ExactText bad(std::string_view(good).substr(0, length));
        ASSERT_TRUE((*operation)->prepare({bad.view(), nullptr}));
        const auto refused = (*operation)->run(3);
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().code, ErrorCode::Rejected);
        EXPECT_FALSE(refused.error().detail.empty());
        ASSERT_TRUE((*operation)->prepare({good, nullptr}));
        ASSERT_TRUE((*operation)->run(2));
        Answer answer;
        (*operation)->output(answer);
        ASSERT_TRUE(answer.m_record);
        EXPECT_TRUE(record::compareRecords(expected, *answer.m_record, 2).equal);
    }
}

INSTANTIATE_TEST_SUITE_P(All, RecordReading, testing::ValuesIn(offered({Operation::Deserialize})),
                         nameOf);

} // namespace
} // namespace jinbang::tests

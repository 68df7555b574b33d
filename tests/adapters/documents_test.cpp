// SPDX-License-Identifier: GPL-3.0-or-later
// Documents: what is held, walked and printed is what the strict reader reads.
#include "core/json/canonicalwriter.h"
#include "core/record/generator.h"
#include "tests/adapters/offered.h"

namespace jinbang::tests {
namespace {

using namespace core;
using record::RecordType;

/// Objects and arrays only, integers within 2^53: what every library here can hold.
std::vector<std::string> documents()
{
    std::vector<std::string> texts{
        "{}",
        "[]",
        "[[],{},[{}]]",
        R"({"":"","a":{"":null}})",
        R"([null,true,false,0,-1,1.5,-2.5e-3,1E3,"é\u00e9\ud83c\udfc6\"\\\/\b\f\n\r\t\u0000"])",
        " \n{ \"a\" :\t[ 1 , 2 ] }\r\n",
        readCase("A21_twitter_like_cjk.json")};
    for (const RecordType type : {RecordType::Client, RecordType::Bean, RecordType::User})
        texts.push_back(record::generateText(type, true, 5, 11, KeyOrder::Shuffled, "<p>"));
    return texts;
}

class Documents : public OfferedTest
{
protected:
    Result<Answer> answer(std::string_view text, bool reuse = true)
    {
        const ExactText exact(text);
        auto answer = ask(*m_adapter, GetParam().task(reuse), {exact.view(), nullptr});
        EXPECT_EQ(exact.view(), text) << "the input was changed";
        return answer;
    }
    void expectSame(std::string_view expected, std::string_view actual, std::uint64_t ulp)
    {
        const auto found = difference(expected, actual, ulp);
        EXPECT_TRUE(found.equal) << found.message;
    }
};

class DocumentReading : public Documents
{
};
class DocumentPrinting : public Documents
{
};

TEST_P(DocumentReading, HoldsWhatTheStrictReaderHolds)
{
    for (const std::string &text : documents()) {
        for (const bool reuse : {true, false}) {
            const auto found = answer(text, reuse);
            ASSERT_TRUE(found) << found.error().detail << text;
            if (GetParam().operation == Operation::Validate) {
                EXPECT_TRUE(found->m_accepted);
                continue;
            }
            ASSERT_TRUE(found->m_document);
            expectSame(text, found->m_document->text(), GetParam().ulp);
            if (GetParam().operation == Operation::Walk) {
                // Of the answer itself: its numbers may be an ulp off.
                EXPECT_EQ(*found->m_walked, found->m_document->digest().sum);
            } else {
                EXPECT_FALSE(found->m_walked);
            }
        }
    }
}

TEST_P(DocumentReading, RefusesDamage)
{
    for (const std::string &text : documents()) {
        const std::string_view whole =
            std::string_view(text).substr(0, text.find_last_of("]}") + 1);
        const std::size_t step = whole.size() / 200 + 1;
        for (std::size_t length = 0; length < whole.size(); length += step)
            EXPECT_FALSE(answer(whole.substr(0, length))) << length;
        EXPECT_FALSE(answer(whole.substr(0, whole.size() - 1)));
        for (const std::string_view tail : {"x", " x", "]", "}", "{}", "1", ",", "\"\""})
            EXPECT_FALSE(answer(std::string(whole) + std::string(tail))) << tail;
    }
    for (const std::string_view text :
         {"",      " ",         "[1,]",          "[1 2]",      "{\"a\" 1}", "{\"a\":1,}", "{a:1}",
          "[01]",  "[1.]",      "[.5]",          "[+1]",       "[1e]",      "[tru]",      "[nul]",
          "['a']", "[\"\\x\"]", "[\"\\u12g4\"]", "[\"\x01\"]", "[NaN]",     "[1,//\n2]"})
        EXPECT_EQ(answer(text).has_value(), lenient(text)) << text;
    if (GetParam().strict()) {
        EXPECT_FALSE(answer("[\"\xFF\"]"));
    }
}

TEST_P(DocumentReading, ReadsOnAfterARefusal)
{
    auto operation = m_adapter->make(GetParam().task());
    ASSERT_TRUE(operation);
    const std::string good = documents().back();
    for (const std::string_view bad :
         {std::string_view(good).substr(0, good.size() / 2), std::string_view("[\"\\u12\"]"),
          std::string_view("[{\"a\":[1,2,{\"b\":"), std::string_view("")}) {
        ASSERT_TRUE((*operation)->prepare({bad, nullptr}));
        ASSERT_FALSE((*operation)->run(1));
        ASSERT_TRUE((*operation)->prepare({good, nullptr}));
        ASSERT_TRUE((*operation)->run(3));
        Answer found;
        (*operation)->output(found);
        if (GetParam().operation == Operation::Validate) {
            EXPECT_TRUE(found.m_accepted);
        } else {
            expectSame(good, found.m_document->text(), GetParam().ulp);
        }
    }
}

// Pretty is pretty and compact is compact, whatever the method is called.
TEST_P(DocumentPrinting, PrintsTheSameValuesInTheRightShape)
{
    const auto shape = GetParam().operation == Operation::Prettify ? json::TextShape::Pretty
                                                                   : json::TextShape::Compact;
    for (const std::string &text : documents()) {
        for (const bool reuse : {true, false}) {
            const auto found = answer(text, reuse);
            ASSERT_TRUE(found) << found.error().detail << text;
            ASSERT_TRUE(found->m_text);
            EXPECT_EQ(found->m_outputBytes, found->m_text->size());
            if (text.size() > 10) { // "{}" is both
                EXPECT_EQ(json::shapeOf(*found->m_text), shape) << *found->m_text;
            }
            expectSame(text, *found->m_text, GetParam().ulp);
        }
    }
}

TEST_P(DocumentPrinting, RefusesToPrepareDamage)
{
    EXPECT_FALSE(answer("[1,2"));
    EXPECT_FALSE(answer("[1,2]x"));
}

INSTANTIATE_TEST_SUITE_P(
    All, DocumentReading,
    testing::ValuesIn(offered({Operation::Parse, Operation::Walk, Operation::Validate})), nameOf);
INSTANTIATE_TEST_SUITE_P(All, DocumentPrinting,
                         testing::ValuesIn(offered({Operation::Stringify, Operation::Prettify})),
                         nameOf);

} // namespace
} // namespace jinbang::tests

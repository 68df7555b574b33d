// SPDX-License-Identifier: GPL-3.0-or-later
// Stops: an answer that is right but unusual being called wrong, and the other way round.
#include "core/json/strictreader.h"
#include "core/measure/judge.h"
#include "core/protocol/plausible.h"

#include <gtest/gtest.h>

namespace jinbang::core::measure {
namespace {

/// Says whatever it was told to say.
class Saying final : public contract::Operation
{
public:
    Saying(core::Operation what, std::string text)
        : m_what(what)
        , m_text(std::move(text))
    {
    }
    Result<void> prepare(const contract::Input &) override { return {}; }
    Result<void> run(std::uint64_t) override { return {}; }
    void output(contract::AnswerSink &sink) override
    {
        if (isWriting(m_what))
            return sink.text(m_text);
        (void)json::readStrict(m_text, sink.document(), "test");
        if (m_what != core::Operation::Walk)
            return;
        json::Digester digester;
        (void)json::readStrict(m_text, digester, "test");
        sink.walked(digester.digest().sum);
    }

private:
    core::Operation m_what;
    std::string m_text;
};

Verdict judged(std::string_view expected, std::string actual,
               core::Operation what = core::Operation::Parse)
{
    Saying operation(what, std::move(actual));
    const Result<Expectation> expectation = expectationOf(expected, nullptr);
    EXPECT_TRUE(expectation.has_value());
    return judge(what, operation, *expectation);
}

TEST(Judge, SortedKeysAndOtherNumberFormsAreTheSameValue)
{
    EXPECT_TRUE(judged(R"({"b":1.0,"a":1e2})", R"({"a":100,"b":1})").ok());
    EXPECT_TRUE(judged(R"({"b":1.0,"a":1e2})", R"({"a":100,"b":1})", core::Operation::Walk).ok());
    EXPECT_TRUE(judged(R"(["\u00e9/"])", R"(["é\/"])", core::Operation::Stringify).ok());
}

TEST(Judge, DroppedDuplicateKeysAreANote)
{
    for (const auto what :
         {core::Operation::Parse, core::Operation::Walk, core::Operation::Stringify}) {
        const Verdict verdict = judged(R"({"a":1,"a":2,"b":[3]})", R"({"a":2,"b":[3]})", what);
        EXPECT_TRUE(verdict.ok()) << verdict.reason;
        EXPECT_EQ(verdict.notes, (std::set<std::string>{"drops-duplicate-keys"}));
    }
}

TEST(Judge, ALostMinusOfZeroIsANote)
{
    const Verdict verdict = judged("[-0.0,1]", "[0,1]");
    EXPECT_TRUE(verdict.ok());
    EXPECT_EQ(verdict.notes, (std::set<std::string>{"negative-zero"}));
}

TEST(Judge, SortedKeysWithRoundedDoublesAreFoundOneUlpOff)
{
    const Verdict verdict =
        judged(R"({"z":0.1,"a":0.2,"m":5})", R"({"a":0.20000000000000004,"m":5,"z":0.1})");
    EXPECT_TRUE(verdict.ok()) << verdict.reason;
    EXPECT_EQ(verdict.exactness, Exactness::Ulp1);
}

TEST(Judge, AWrongIntegerIsNeverRounding)
{
    EXPECT_FALSE(judged("[9007199254740993]", "[9007199254740992]").ok());
    EXPECT_FALSE(judged("[18446744073709551615]", "[1.8446744073709552e19]").ok());
}

TEST(Judge, TheFirstDifferenceIsNamed)
{
    const Verdict verdict = judged(R"({"users":[{"name":"a"},{"name":"b"}]})",
                                   R"({"users":[{"name":"a"},{"name":"c"}]})");
    EXPECT_EQ(verdict.status, CellStatus::Wrong);
    EXPECT_EQ(verdict.reason, R"(at /users/1/name: expected "b", got "c")");
}

TEST(Judge, PrettyTextOfOneValueNeedsNoLineBreak)
{
    EXPECT_TRUE(judged("{}", "{}", core::Operation::Prettify).ok());
    EXPECT_TRUE(judged("5", "5", core::Operation::Prettify).ok());
    EXPECT_FALSE(judged("[5]", "[5]", core::Operation::Prettify).ok());
    EXPECT_FALSE(judged("[5,6]", "[5, 6]", core::Operation::Stringify).ok());
}

TEST(Judge, NumbersDecideWhetherExactnessApplies)
{
    EXPECT_EQ(judged(R"(["a"])", R"(["a"])").exactness, Exactness::NotApplicable);
    EXPECT_EQ(judged("[0.1]", "[0.1]").exactness, Exactness::Exact);
}

TEST(VerdictAdd, KeepsTheFirstFailureAndTheWorstExactness)
{
    Verdict all;
    Verdict ulp;
    ulp.exactness = Exactness::Ulp1;
    ulp.largestUlp = 1;
    ulp.notes.insert("n");
    all.add(ulp);
    Verdict exact;
    exact.exactness = Exactness::Exact;
    all.add(exact);
    all.add(wrong("first"));
    all.add(wrong("second"));
    EXPECT_EQ(all.reason, "first");
    EXPECT_EQ(all.exactness, Exactness::Ulp1);
    EXPECT_EQ(all.largestUlp, 1U);
    EXPECT_EQ(all.notes.size(), 1U);
}

TEST(Implausible, OnlyBeyondWhatMemoryCanDo)
{
    EXPECT_EQ(protocol::implausible(3.0, 1000), "implausible:1.00 KB in 3 ns");
    EXPECT_EQ(protocol::implausible(1.0, 2), "implausible:2 B in 1 ns");
    EXPECT_EQ(protocol::implausible(40.0, 100), "");
    EXPECT_EQ(protocol::implausible(10'000, 200'000), ""); // 20 GB/s
    EXPECT_EQ(protocol::implausible(20, 20), "");
}

} // namespace
} // namespace jinbang::core::measure

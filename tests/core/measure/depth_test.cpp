// SPDX-License-Identifier: GPL-3.0-or-later
// Stops: "too deep" without a number, a place or a next step; a full stack that says nothing.
#include "core/base/buildinfo.h"
#include "core/measure/depth.h"
#include "core/protocol/codec.h"
#include "tests/core/measure/reference.h"
#include "tests/core/measure/talk.h"

#include <gtest/gtest.h>

#include <csignal>

namespace jinbang::core::measure {
namespace {

constexpr std::string_view kWords =
    "too deep: at byte 3 the input goes beyond the 2 levels of nesting that it reads (the deepest "
    "has 4). Choose a flatter input, or leave this library out.";
constexpr std::string_view kDeep = R"([ {"[":[["]"]]}])"; // byte 7 opens the third level

/// A library that reads two levels.
class Shallow final : public contract::Adapter
{
public:
    contract::About about() const override
    {
        contract::About about = m_reader.about();
        about.library = "Shallow";
        about.depthLimit = 2;
        return about;
    }
    Result<std::unique_ptr<contract::Operation>> make(const contract::Task &) const override
    {
        class Refusing final : public contract::Operation
        {
        public:
            Result<void> prepare(const contract::Input &) override { return {}; }
            Result<void> run(std::uint64_t) override
            {
                return Error{ErrorCode::Rejected, "Shallow",
                             "too deep [shallow:5 at /usr/include/shallow.h:1:2 in function 'f']"};
            }
            void output(contract::AnswerSink &) override {}
        };
        return std::unique_ptr<contract::Operation>(std::make_unique<Refusing>());
    }

private:
    test::ReferenceAdapter m_reader;
};

TEST(Depth, IsThatOfBracketsOutsideStrings)
{
    EXPECT_EQ(depthOf("1", 0).deepest, 0U);
    EXPECT_EQ(depthOf("[]", 1).deepest, 1U);
    EXPECT_EQ(depthOf("[]", 1).beyondAt, 2U);
    EXPECT_EQ(depthOf("[]", 0).beyondAt, 0U);
    const Depth depth = depthOf(kDeep, 2);
    EXPECT_EQ(depth.deepest, 4U);
    EXPECT_EQ(depth.beyondAt, 7U);
    EXPECT_EQ(depthOf(R"(["\"[[[", [[1], [2]], {}])", 1).deepest, 3U);
    EXPECT_EQ(depthOf(R"(["\\", [1]])", 1).beyondAt, 7U);
    EXPECT_EQ(depthOf("]]][", 1).deepest, 1U);
}

TEST(Depth, IsNamedOnlyWhereItIsTheReason)
{
    const contract::About about = Shallow().about();
    const Error deep{ErrorCode::Rejected, "Shallow", "too deep"};
    EXPECT_EQ(withDepth(deep, about, "[[[[]]]]").detail,
              "too deep: at byte 2 the input goes beyond the 2 levels of nesting that it reads "
              "(the deepest has 4). Choose a flatter input, or leave this library out.");
    EXPECT_EQ(withDepth(deep, about, "[[]]"), deep);
    const Error other{ErrorCode::Rejected, "Shallow", "a comma is missing"};
    EXPECT_EQ(withDepth(other, about, "[[[[]]]]"), other);
    const Error memory{ErrorCode::OutOfMemory, "Shallow", "too deep"};
    EXPECT_EQ(withDepth(memory, about, "[[[[]]]]"), memory);
    EXPECT_EQ(withDepth(deep, test::ReferenceAdapter().about(), "[[[[]]]]"), deep);
}

TEST(Depth, IsToldByARunAndByACheck)
{
    test::Talk talk{Shallow()};
    protocol::Run run;
    run.task.operation = core::Operation::Parse;
    run.task.variant = "strict";
    talk.say(test::runLine(run, "[[ [[1]]]]"));
    const auto failure = std::get<protocol::Failure>(talk.hearAll().back());
    EXPECT_EQ(failure.status, CellStatus::Rejected);
    EXPECT_EQ(failure.reason, "Shallow: " + std::string(kWords));
    constexpr std::string_view kText = "[[ [[1]]]]";
    protocol::Check check;
    check.task = run.task;
    check.fixture.bytes = kText.size();
    talk.say(protocol::encode(protocol::Request(check)).append(kText));
    EXPECT_EQ(std::get<protocol::Answer>(talk.hear()).reason, kWords);
    talk.say(protocol::Describe{});
    EXPECT_EQ(std::get<protocol::Hello>(talk.hear()).facts.at("depth limit"), "2");
}

/// Fills the stack.
int recurse(int n) // NOLINT(misc-no-recursion)
{
    volatile char frame[512];
    frame[0] = static_cast<char>(n);
    return n < 0 ? 0 : recurse(n + 1) + frame[0];
}

TEST(Depth, AFullStackSaysSo)
{
    if (std::string_view(buildinfo::kSanitizers).empty()) { // which have words of their own
        EXPECT_EXIT(
            {
                tellFullStack();
                (void)recurse(0);
            },
            testing::KilledBySignal(SIGSEGV),
            "the stack of [0-9]+ KiB is full: .*Choose a flatter input");
        EXPECT_EXIT(
            {
                tellFullStack();
                *reinterpret_cast<volatile int *>(std::uintptr_t{64}) = 1;
            },
            testing::KilledBySignal(SIGSEGV), "^$");
    }
}

} // namespace
} // namespace jinbang::core::measure

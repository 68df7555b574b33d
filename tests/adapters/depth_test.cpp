// SPDX-License-Identifier: GPL-3.0-or-later
// Every variant reads as deep as its adapter says and no deeper, and what it then says is
// recognised as being about depth.
#include "core/measure/depth.h"
#include "tests/adapters/offered.h"

namespace jinbang::tests {
namespace {

using namespace core;

/// Deeper than any library with a limit reads, and not so deep that one without has no stack left.
constexpr std::uint64_t kWithoutLimit = 1500;

std::string nested(std::uint64_t levels, std::string_view open, std::string_view close)
{
    std::string text;
    for (std::uint64_t i = 0; i < levels; ++i)
        text += open;
    text += open == "[" ? "1" : "null";
    for (std::uint64_t i = 0; i < levels; ++i)
        text += close;
    return text;
}

class Deep : public OfferedTest
{
protected:
    Result<void> outcome(const std::string &text)
    {
        const ExactText exact(text);
        const auto answer = ask(*m_adapter, GetParam().task(), {exact.view(), nullptr}, 1);
        if (!answer)
            return measure::withDepth(answer.error(), m_adapter->about(), exact.view());
        return {};
    }
};

TEST_P(Deep, IsReadUpToTheLimitAndRefusedWithItBeyond)
{
    const auto limit = m_adapter->about().depthLimit;
    for (const auto &[open, close] : {std::pair("[", "]"), std::pair(R"({"a":)", "}")}) {
        const auto read = outcome(nested(limit.value_or(kWithoutLimit), open, close));
        EXPECT_TRUE(read) << open << ' ' << read.error().detail;
        if (!limit)
            continue;
        const auto refused = outcome(nested(*limit + 1, open, close));
        if (refused) { // simdjson's On-Demand walks without counting
            EXPECT_EQ(GetParam().variant.api, Api::OnDemand) << open;
            continue;
        }
        EXPECT_EQ(refused.error().code, ErrorCode::Rejected);
        const std::string at = std::to_string(*limit * std::string_view(open).size());
        EXPECT_NE(refused.error().detail.find(": at byte " + at + " the input goes beyond the "
                                              + std::to_string(*limit) + " levels"),
                  std::string::npos)
            << refused.error().detail;
    }
}

INSTANTIATE_TEST_SUITE_P(All, Deep,
                         testing::ValuesIn(offered({Operation::Parse, Operation::Stringify,
                                                    Operation::Prettify, Operation::Walk,
                                                    Operation::Validate})),
                         nameOf);

} // namespace
} // namespace jinbang::tests

// SPDX-License-Identifier: GPL-3.0-or-later
// The floor gives back the bytes, each time in a copy of its own.
#include "adapters/floor/adapter.h"
#include "tests/adapters/answer.h"

#include <gtest/gtest.h>

namespace jinbang::tests {
namespace {

using namespace core;

TEST(Floor, CopiesForEveryOperation)
{
    const adapters::FloorAdapter floor;
    const contract::About about = floor.about();
    ASSERT_EQ(about.defaults.size(), 7U);
    ASSERT_EQ(about.variants.size(), 1U);
    EXPECT_EQ(about.variants[0].api, Api::None);
    for (const auto &[operation, variant] : about.defaults) {
        const contract::Task task{
            .operation = operation, .variant = variant, .record = {}, .many = false, .reuse = true};
        const ExactText text("no JSON at all");
        const auto answer = ask(floor, task, {text.view(), nullptr});
        ASSERT_TRUE(answer);
        EXPECT_EQ(answer->m_text, "no JSON at all");
    }
}

TEST(Floor, OwnsItsCopy)
{
    const auto operation = adapters::FloorAdapter().make({.operation = Operation::Parse,
                                                          .variant = "copy",
                                                          .record = {},
                                                          .many = false,
                                                          .reuse = true});
    ASSERT_TRUE(operation);
    ExactText text("[1,2,3]");
    ASSERT_TRUE((*operation)->prepare({text.view(), nullptr}));
    ASSERT_TRUE((*operation)->run(1));
    text.overwrite('x');
    Answer answer;
    (*operation)->output(answer);
    EXPECT_EQ(answer.m_text, "[1,2,3]");
    EXPECT_EQ((*operation)->outputBytes(), 7U);
}

} // namespace
} // namespace jinbang::tests
